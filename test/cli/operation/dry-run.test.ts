/** `--dry-run` and `--curl`: what they print is what the call sends. */
import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { execute } from "../../../scripts/lib/execute.ts";
import { maxThreads, pipe, pipeFlags } from "../../client/calls.ts";
import { useServer } from "../../client/server.ts";
import { findOrSkip } from "../../find-or-skip.ts";
import { createFolder } from "../../temporary-folder.ts";
import { runCommand } from "../run-command.ts";

const server = useServer();

const setThreads = ["update-pipe-settings", ...pipeFlags, "--engine-max-threads", "8"];
const address = "https://api.example.com";
const url = `${address}/v1/organizations/${pipe.organizationId}/services/${pipe.serviceId}/pipes/${pipe.pipeId}/settings`;
const environment = { DATAPLAT_MANAGEMENT_URL: address, DATAPLAT_OBSERVABILITY_URL: address };

test("--dry-run prints the request, with the names of the credentials in their place", async () => {
  const run = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await runCommand([...args, "--dry-run"], environment);
    expect([code, stderr]).toEqual([0, ""]);
    return stdout;
  };
  const accept = "application/json";
  const authorization = "Basic <keyId:keySecret>";
  expect(await run(...setThreads)).toBe(
    `PUT ${url}\naccept: ${accept}\ncontent-type: ${accept}\nauthorization: ${authorization}\n\n{"engine_max_threads":8}\n`,
  );
  expect(await run("list-dashboards")).toBe(
    `GET ${address}/api/v2/dashboards\naccept: ${accept}\nauthorization: Bearer <accessToken>\n`,
  );
  expect(JSON.parse(await run(...setThreads, "--output", "json"))).toEqual({
    ...{ method: "PUT", url, body: { engine_max_threads: 8 } },
    headers: { accept, "content-type": accept, authorization },
  });
});

test.each(["--dry-run", "--curl"])("%s sends nothing, and reads no secret of a profile", async (flag) => {
  const folder = createFolder();
  const marker = path.join(folder, "marker");
  const config = path.join(folder, "config.json");
  const management = {
    baseUrl: server().baseUrl,
    keyId: { env: "NOT_SET" },
    keySecret: { command: [process.execPath, "-e", `fs.writeFileSync(${JSON.stringify(marker)}, "")`] },
    parameters: { organizationId: pipe.organizationId },
  };
  await writeFile(config, JSON.stringify({ profiles: { default: { management } } }), { mode: 0o600 });
  const args = ["update-pipe-settings", ...pipeFlags.slice(2), "--engine-max-threads", "8"];
  const { code, stdout } = await runCommand([...args, flag], { DATAPLAT_CONFIG: config });
  expect([code, server().requests]).toEqual([0, []]);
  expect(stdout).toContain(`/v1/organizations/${pipe.organizationId}/`);
  await expect(access(marker)).rejects.toThrow("ENOENT");
  const tooMany = [...args.slice(0, -1), `${maxThreads + 1}`, flag];
  const invalid = await runCommand(tooMany, { DATAPLAT_CONFIG: config });
  expect(invalid).toMatchObject({ code: 4, stdout: "" });
  expect(invalid.stderr).toMatch(/^dataplat: nothing was sent: --engine-max-threads must be an integer /);
});

test("--dry-run and --curl exclude each other", async () => {
  const result = await runCommand(["list-dashboards", "--dry-run", "--curl"], environment);
  expect(result).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^dataplat: --dry-run and --curl exclude each other\.\nRun /),
  });
});

const curl = await findOrSkip("curl");
test.skipIf(!curl)("the command of --curl sends the request that the client sends", async () => {
  server().respondWith(200, { data: {} });
  const { baseUrl } = server();
  const env = { DATAPLAT_OBSERVABILITY_URL: baseUrl, DATAPLAT_ACCESS_TOKEN: "token\"of`the'team" };
  const args = ["update-alert", "--id", "a b/'c", "--message", `it's "$HOME" \`id\` \\`, "--name", "@x\n"];
  const { stdout } = await runCommand([...args, "--curl"], env);
  expect(stdout).not.toContain("token");
  await execute("sh", ["-c", stdout], { env: { ...process.env, ...env } });
  await runCommand(args, env);
  const [first, second] = server().requests.map(({ headers, ...others }) => {
    const { accept, authorization, "content-type": type } = headers;
    return { ...others, accept, authorization, type };
  });
  expect(first).toEqual(second);
  expect(second).toMatchObject({ method: "PUT", authorization: `Bearer ${env.DATAPLAT_ACCESS_TOKEN}` });
});
