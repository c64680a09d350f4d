/** The command line of the published package, as processes in an empty project. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { execute } from "../../scripts/lib/execute.ts";
import { type ServerProcess, startServerProcess } from "../../scripts/lib/server-process.ts";
import { toolName } from "../../src/cli/model/cli-api.ts";
import { demo } from "../../src/testing.ts";
import { apis } from "../cli/apis.ts";

const { files, project, installed } = inject("package");
const executable = path.join(installed, "dist/src/cli/dataplat.js");
const { organizationId, serviceId, pipeId } = demo;
const pipe = ["--organization-id", organizationId, "--service-id", serviceId, "--pipe-id", pipeId];
const operations = apis.flatMap(({ commands }) => commands);

let server: ServerProcess;
let env: Record<string, string>;
beforeAll(async () => {
  server = startServerProcess(executable, "serve", "--port", "0", "--demo", "--no-docs");
  const url = await server.address;
  env = {
    PATH: process.env["PATH"] ?? "",
    // No profile of this machine is read.
    DATAPLAT_CONFIG: path.join(project, "none.json"),
    DATAPLAT_MANAGEMENT_URL: url,
    DATAPLAT_KEY_ID: demo.keyId,
    DATAPLAT_KEY_SECRET: demo.keySecret,
    DATAPLAT_OBSERVABILITY_URL: url,
    DATAPLAT_ACCESS_TOKEN: demo.accessToken,
  };
  return () => server.stop();
});

async function dataplat(...args: readonly string[]): Promise<string> {
  const command = [executable, ...args];
  return (await execute(process.execPath, command, { cwd: project, env })).stdout;
}

test("reads, changes and verifies, and refuses an invalid change with exit code 4", async () => {
  const change = await dataplat("update-pipe-settings", ...pipe, "--engine-max-threads", "6");
  expect(JSON.parse(change)).toMatchObject({ engine_max_threads: 6 });
  expect(JSON.parse(await dataplat("get-pipe", ...pipe))).toMatchObject({ id: pipeId });
  const query = ["--query", "settings.engine_max_threads"];
  expect(await dataplat("get-pipe", ...pipe, "--output", "yaml", ...query)).toBe("6\n");
  expect(await dataplat("verify", ...pipe)).toContain("0 drift issues");
  const refused = dataplat("update-pipe-settings", ...pipe, "--engine-max-threads", "6000");
  await expect(refused).rejects.toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/^dataplat: nothing was sent: --engine-max-threads /),
  });
});

test("prints help, a document, and candidates and scripts for shells", async () => {
  const help = await dataplat("--help");
  for (const { name } of operations) expect(help).toMatch(new RegExp(`^  ${name}\\s`, "m"));
  expect(await dataplat("get-pipe", "--help")).toContain("--pipe-id");
  expect(JSON.parse(await dataplat("openapi", "management", "-o", "json"))).toHaveProperty("openapi");
  expect(await dataplat("completion", "fish")).toContain("complete -c dataplat");
  expect(await dataplat("completion", "bash", "--", "get-pip")).toMatch(/^get-pipe$/m);
});

test("loads few files for a command, since each takes about a millisecond", async () => {
  const hook = path.join(project, "count.mjs");
  await writeFile(
    hook,
    `import { registerHooks } from "node:module";
    const files = [];
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
    process.on("exit", () => console.error(JSON.stringify(files.filter((url) => url.endsWith(".js")))));`,
  );
  const loadedBy = async (...args: readonly string[]): Promise<readonly string[]> => {
    const flags = ["--import", hook, executable, ...args];
    const { stderr } = await execute(process.execPath, flags, { cwd: project, env });
    return JSON.parse(stderr);
  };
  expect(await loadedBy("--help")).toHaveLength(2);
  expect((await loadedBy("get-pipe", ...pipe)).length).toBeLessThanOrEqual(5);
});

test("serves tools to an agent", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());
  const command = { command: process.execPath, args: [executable, "mcp"], env };
  await client.connect(new StdioClientTransport({ ...command, stderr: "ignore" }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(operations.map(toolName));
  const { content } = await client.callTool({ name: "getPipe", arguments: { ...demo.pipe } });
  expect(content).toMatchObject([{ type: "text", text: expect.stringContaining(pipeId) }]);
});

test("bundles the command line without the platform, and with the licence of each package in it", async () => {
  const bundled = files.filter((file) => /^dist\/src\/cli\/[^/]+\.js$/.test(file));
  expect(bundled).toContain("dist/src/cli/dataplat.js");
  const sources = await Promise.all(bundled.map((file) => readFile(path.join(installed, file), "utf8")));
  // esbuild prints the path of each module.
  const modules = sources.flatMap((source) =>
    [...source.matchAll(/^\/\/ (\S+)$/gm)].map(([, file = ""]) => file),
  );
  expect(modules).toContain("src/cli/main.ts");
  expect(modules.filter((file) => file.startsWith("src/platform/"))).toEqual([]);
  const packages = modules.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  const licenses = await readFile(path.join(installed, "dist/src/cli/LICENSES.txt"), "utf8");
  const listed = [...licenses.matchAll(/^(\S+) \d+\.\d+\.\d+ \([\w.-]+\)$/gm)].map(([, name]) => name);
  expect(listed).toEqual([...new Set(packages)].toSorted());
});
