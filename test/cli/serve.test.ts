/** `dataplat serve` as a process. */
import { once } from "node:events";
import { constants } from "node:fs";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { demo } from "../../src/testing.ts";
import { findOrSkip } from "../find-or-skip.ts";
import { createFolder } from "../temporary-folder.ts";
import { runDataplat, useProcesses } from "./processes.ts";

const { start, serve } = useProcesses();
const curl = await findOrSkip("curl");

const { keyId, keySecret, accessToken } = demo;
const createObservability = (baseUrl: string) => createObservabilityClient({ baseUrl, accessToken });

const postJson = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const body = '{"engine_max_threads":8}';

/** Opens a connection and sends the headers of an update, so that the server waits for its body. */
async function startUpdate(url: string) {
  const { organizationId, serviceId, pipeId } = demo.pipe;
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  const headers = [
    `PUT /v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}/settings HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: Basic ${btoa(`${keyId}:${keySecret}`)}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ];
  socket.write(`${headers.join("\r\n")}\r\n\r\n`);
  await expect.poll(() => received).toContain("100 Continue");
  return { socket, received: () => received };
}

async function refusesConnections(url: string): Promise<void> {
  await expect.poll(() => fetch(url).then(String, () => "refused")).toBe("refused");
}

describe("serve", () => {
  test.skipIf(curl === undefined)(
    "prints the address of the APIs, and examples for curl and TypeScript that work",
    async () => {
      const origin = "http://localhost:5173";
      const server = await serve(["--demo", "--cors", "http://other.example", "--cors", origin]);
      const { url } = server;
      const { headers } = await fetch(`${url}/v1`, { headers: { origin } });
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      const output = server.stdout();
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      for (const text of [
        "/v1/organizations/...",
        "/api/v2/...",
        "in memory, lost on exit; loaded the demo data",
      ]) {
        expect(output).toContain(text);
      }
      expect(output).not.toContain("No credentials exist yet");
      expect(await createObservability(url).listDashboards()).not.toEqual([]);
      const listLines = (word: string) => output.match(new RegExp(`(?<=^ *)${word} .*`, "gm")) ?? [];
      const [get = "", update = "", ...others] = listLines("curl");
      const [program = "", ...otherPrograms] = listLines("import");
      expect([...others, ...otherPrograms]).toEqual([]);
      const runCurl = async (command: string) => JSON.parse((await execute("sh", ["-c", command])).stdout);
      expect(await runCurl(get)).toMatchObject({ status: 200, result: { id: demo.pipeId } });
      expect(await runCurl(update)).toMatchObject({ result: { engine_max_threads: 8 } });
      const [save = ""] = listLines("printf");
      const [getPipe = ""] = listLines("npx dataplat --profile");
      const dataplat = `"${process.execPath}" src/cli/dataplat.ts`;
      const script = [save, getPipe].join("\n").replaceAll("npx dataplat", dataplat);
      const env = { PATH: process.env["PATH"], DATAPLAT_CONFIG: path.join(createFolder(), "config.json") };
      const shell = await execute("sh", ["-c", script], { cwd: repositoryRoot, env });
      expect(JSON.parse(shell.stdout)).toMatchObject({ id: demo.pipeId });
      expect(program).toContain('from "dataplat/management"');
      // The sources instead of the package, which may not be compiled.
      const source = program.replace("dataplat/management", path.join(repositoryRoot, "src/management.ts"));
      const file = path.join(createFolder(), "pasted.mts");
      await writeFile(file, source);
      expect((await execute(process.execPath, [file])).stdout).toContain(demo.pipeId);
      expect(server.stderr()).toBe("");
      // It continues to serve if its output is closed.
      server.process.stdout.destroy();
      server.process.stderr.destroy();
      expect(
        (await createManagementClient({ baseUrl: url, keyId, keySecret }).getPipe(demo.pipe)).settings
          ?.engine_max_threads,
      ).toBe(8);
      expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
    },
  );

  test("prints how to add credentials to a new file, and no examples that would fail later", async () => {
    const data = path.join(createFolder(), "new.db");
    const first = await serve(["--data", data]);
    expect(first.stdout()).toContain("No credentials exist yet");
    const hint = "restart with --demo or --seed FILE, or send a seed to POST /_platform/seed.";
    expect(first.stdout()).toContain(hint);
    expect(first.stdout()).not.toMatch(/curl|import/);
    const keys = [{ id: "k", secret: "a-long-secret" }];
    const seed = { organizations: [{ id: demo.organizationId, keys }] };
    expect((await postJson(`${first.url}/_platform/seed`, seed)).status).toBe(204);
    await first.stop("SIGTERM");
    const second = await serve(["--data", data, "--demo"]);
    expect(second.stdout()).toContain("kept the existing data and did not load the demo data");
    expect(second.stdout()).toContain("To start over, stop the server and delete");
    expect(second.stdout()).toContain("The existing data does not include the demo data.");
    expect(second.stdout()).not.toMatch(/curl|import|No credentials/);
  });

  test("warns if other machines can connect, and if they know the demo credentials", async () => {
    const publicHost = /warning: other machines can reach 0\.0\.0\.0/;
    const publicDemo = /demo credentials are public/;
    const withDemo = await serve(["--host", "0.0.0.0", "--demo"]);
    expect(withDemo.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect.poll(withDemo.stderr).toMatch(publicDemo);
    expect(withDemo.stderr()).toMatch(publicHost);
    const seed = path.join(createFolder(), "seed.json");
    await writeFile(seed, JSON.stringify({ teams: [{ id: "team", tokens: [{ token: "a-long-token" }] }] }));
    const adminToken = "a-long-admin-token";
    const options = ["--host", "0.0.0.0", "--seed", seed];
    const withSeed = await serve(options, { DATAPLAT_ADMIN_TOKEN: adminToken });
    expect(withSeed.stdout()).toContain(`in memory, lost on exit; loaded ${seed}`);
    expect(withSeed.stdout()).not.toContain("No credentials");
    // The admin token of the environment is required.
    const metrics = `${withSeed.url}/_platform/metrics`;
    expect((await fetch(metrics)).status).toBe(401);
    expect((await fetch(metrics, { headers: { authorization: `Bearer ${adminToken}` } })).status).toBe(200);
    await expect.poll(withSeed.stderr).toMatch(publicHost);
    await withSeed.stop("SIGTERM");
    expect(withSeed.stderr()).not.toMatch(publicDemo);
  });

  test("accepts at most --max-connections connections", async () => {
    const { url } = await serve(["--demo", "--max-connections", "1"]);
    const { socket } = await startUpdate(url);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
    socket.destroy();
    await expect.poll(() => fetch(`${url}/v1`).then(({ status }) => status, String)).toBe(404);
  });

  test("exits with 3 and a message of one line if it cannot start", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    // A TCP server has an AddressInfo.
    const { port } = other.address() as AddressInfo;
    const rows: readonly [args: readonly string[], message: RegExp, databaseUrl?: string][] = [
      [["--port", String(port)], new RegExp(`port ${port} of 127\\.0\\.0\\.1`)],
      [["--port", "0", "--database-url", "postgres://u:hidden@127.0.0.1:1/x"], /database of --database-url/],
      [["--data", createFolder()], /--data is .*, which is a folder/],
      [["--port", "0", "--data", ":memory:"], /--data is :memory:/],
      [["--port", "0", "--seed", path.join(createFolder(), "none.yaml")], /none\.yaml cannot be read/],
      [["--port", "0"], /: DATAPLAT_DATABASE_URL is not the address/, "foo"],
    ];
    const starts = rows.map(async ([args, message, databaseUrl]) => {
      const { code, stdout, stderr } = await runDataplat(["serve", ...args], {
        DATAPLAT_DATABASE_URL: databaseUrl,
      });
      expect([code, stdout]).toEqual([3, ""]);
      expect(stderr).toMatch(message);
      expect(stderr).toMatch(/^dataplat: .+\n$/);
      expect(stderr).not.toContain("hidden");
    });
    await Promise.all(starts);
    other.close();
  });
});

describe("a signal", () => {
  test("ends the process while it reads a seed from a pipe without a writer", async () => {
    const pipe = path.join(createFolder(), "pipe");
    await execute("mkfifo", [pipe]);
    const starting = start(["serve", "--port", "0", "--seed", pipe]);
    let writer: FileHandle | undefined;
    const openForWriting = async () => {
      // Without a reader, this fails.
      writer = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
      return writer;
    };
    await expect.poll(openForWriting, { timeout: 20_000 }).toBeDefined();
    expect(await starting.stop("SIGTERM")).toEqual({ code: null, signal: "SIGTERM" });
    expect(starting.stdout()).toBe("");
    await writer?.close();
  });

  test("lets requests in flight finish", async () => {
    const server = await serve(["--demo"]);
    const { socket, received } = await startUpdate(server.url);
    const stopped = server.stop("SIGTERM");
    await refusesConnections(server.url);
    socket.write(body);
    await once(socket, "end");
    expect(received()).toMatch(/HTTP\/1\.1 200 OK\r\n.*connection: close.*"engine_max_threads":8/is);
    expect(await stopped).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe("");
  });

  // For half a second, the same signal counts as the first one.
  test.each([
    ["SIGINT", 0],
    ["SIGTERM", 600],
  ] as const)("ends the process if it is the second: %s after %i ms", async (signal, ms) => {
    const server = await serve(["--demo"]);
    await startUpdate(server.url);
    server.process.kill("SIGTERM");
    await refusesConnections(server.url);
    await setTimeout(ms);
    expect(await server.stop(signal)).toEqual({ code: null, signal });
  });

  test("counts once if npm forwards the Ctrl-C of a terminal", async () => {
    const server = await serve(["--demo"]);
    const faults = `${server.url}/_platform/faults`;
    await postJson(faults, { operationId: "listDashboards", fault: { type: "latency", ms: 300 } });
    const dashboards = createObservability(server.url).listDashboards();
    await expect.poll(async () => (await fetch(faults)).text()).toContain('"fired":1');
    server.process.kill("SIGINT");
    await setTimeout(20);
    expect(await server.stop("SIGINT")).toEqual({ code: 0, signal: null });
    expect(await dashboards).not.toEqual([]);
  });
});
