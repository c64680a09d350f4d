/** `dataplat serve` as a process. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { demo } from "../../src/testing.ts";
import { linesStartingWith, runDataplat, sendCurl, useFolder, useProcesses } from "./processes.ts";

const { start, serve } = useProcesses();
const folder = useFolder();
const run = promisify(execFile);

const credentials = { keyId: demo.keyId, keySecret: demo.keySecret };

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
    `Authorization: Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`,
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

describe("the output of serve", () => {
  test("starts with the address, where both APIs respond", async () => {
    const { url, stdout, stderr } = await serve(["--demo"]);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(stdout()).toContain("/v1/organizations/...");
    expect(stdout()).toContain("/api/v2/...");
    expect(stdout()).toContain("in memory, lost on exit; loaded the demo data");
    const management = createManagementClient({ baseUrl: url, ...credentials });
    expect((await management.getPipe(demo.pipe)).id).toBe(demo.pipeId);
    const observability = createObservabilityClient({ baseUrl: url, accessToken: demo.accessToken });
    expect(await observability.listDashboards()).not.toEqual([]);
    expect(stderr()).toBe("");
  });

  test("has examples for curl and TypeScript that work when pasted", async () => {
    const { url, stdout } = await serve(["--demo"]);
    const [get = "", update = "", ...others] = linesStartingWith("curl", stdout());
    const [program = "", ...otherPrograms] = linesStartingWith("import", stdout());
    expect([...others, ...otherPrograms]).toEqual([]);
    expect(await (await sendCurl(get)).json()).toMatchObject({ status: 200, result: { id: demo.pipeId } });
    expect(await (await sendCurl(update)).json()).toMatchObject({ result: { engine_max_threads: 8 } });
    const management = createManagementClient({ baseUrl: url, ...credentials });
    expect((await management.getPipe(demo.pipe)).settings?.engine_max_threads).toBe(8);
    expect(program).toContain('from "dataplat/management"');
    // The sources instead of the package, which may not be compiled.
    const source = program.replace("dataplat/management", path.join(repositoryRoot, "src/management.ts"));
    const file = path.join(await folder(), "pasted.mts");
    await writeFile(file, source);
    expect((await run(process.execPath, [file])).stdout).toContain(demo.pipeId);
  });

  test("says how to add credentials if there are none", async () => {
    const data = path.join(await folder(), "new.db");
    const hint = "No credentials exist yet";
    for (const args of [[], ["--data", data]]) {
      const { url, stdout } = await serve(args);
      expect(stdout()).toContain(hint);
      expect(stdout()).toContain(
        "restart with --demo or --seed FILE, or send a seed to POST /_platform/seed.",
      );
      expect(stdout()).not.toMatch(/curl|import/);
      const seed = {
        organizations: [{ id: demo.organizationId, keys: [{ id: "k", secret: "a-long-secret" }] }],
      };
      const response = await fetch(`${url}/_platform/seed`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(seed),
      });
      expect(response.status).toBe(204);
    }
    expect((await serve(["--demo"])).stdout()).not.toContain(hint);
  });

  test("has no examples that would fail with existing data", async () => {
    const [data, seed] = [path.join(await folder(), "other.db"), path.join(await folder(), "seed.json")];
    await writeFile(seed, JSON.stringify({ teams: [{ id: "team", tokens: [{ token: "a-long-token" }] }] }));
    const first = await serve(["--data", data, "--seed", seed]);
    expect(first.stdout()).toContain(`sqlite, ${data}; loaded ${seed}`);
    await first.stop("SIGTERM");
    const second = await serve(["--data", data, "--demo"]);
    expect(second.stdout()).toContain("kept the existing data and did not load the demo data");
    expect(second.stdout()).toContain("The existing data does not include the demo data.");
    expect(second.stdout()).not.toMatch(/curl|import/);
    await second.stop("SIGTERM");
    expect((await serve(["--data", data])).stdout()).not.toContain("No credentials");
  });

  test("warns if other machines can connect, and if they know the demo credentials", async () => {
    const [plain, publicDemo] = [
      /warning: other machines can reach 0\.0\.0\.0/,
      /demo credentials are public/,
    ];
    const withDemo = await serve(["--host", "0.0.0.0", "--demo"]);
    expect(withDemo.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${withDemo.url}/_platform/ready`)).status).toBe(200);
    await expect.poll(withDemo.stderr).toMatch(publicDemo);
    expect(withDemo.stderr()).toMatch(plain);
    const withoutDemo = await serve(["--host", "0.0.0.0"]);
    await expect.poll(withoutDemo.stderr).toMatch(plain);
    await withoutDemo.stop("SIGTERM");
    expect(withoutDemo.stderr()).not.toMatch(publicDemo);
  });
});

describe("serve", () => {
  test("stores changes in a file before it responds", async () => {
    const data = path.join(await folder(), "kept.db");
    const first = await serve(["--data", data, "--demo"]);
    const before = createManagementClient({ baseUrl: first.url, ...credentials });
    await before.updatePipeSettings(demo.pipe, { engine_max_threads: 11 });
    await first.stop("SIGKILL");
    const second = await serve(["--data", data, "--demo"]);
    expect(second.stdout()).toContain(
      "did not load the demo data. To start over, stop the server and delete",
    );
    const after = createManagementClient({ baseUrl: second.url, ...credentials });
    expect((await after.getPipe(demo.pipe)).settings?.engine_max_threads).toBe(11);
  });

  test("accepts the admin token of the environment, and requires it", async () => {
    const token = "a-long-admin-token";
    const { url } = await serve([], { DATAPLAT_ADMIN_TOKEN: token });
    const metrics = `${url}/_platform/metrics`;
    expect((await fetch(metrics)).status).toBeGreaterThanOrEqual(401);
    expect((await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  test("accepts at most --max-connections connections", async () => {
    const { url } = await serve(["--demo", "--max-connections", "1"]);
    const { socket } = await startUpdate(url);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
    socket.destroy();
    await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(404);
  });

  test("keeps serving if its output is closed", async () => {
    const server = await serve(["--demo"]);
    server.process.stdout.destroy();
    server.process.stderr.destroy();
    const management = createManagementClient({ baseUrl: server.url, ...credentials });
    expect((await management.getPipe(demo.pipe)).id).toBe(demo.pipeId);
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
  });
});

describe("a signal", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("stops serve, with exit code 0: %s", async (signal) => {
    const server = await serve(["--demo"]);
    expect(await server.stop(signal)).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe("");
  });

  test("ends the process while it reads a seed from a pipe that nothing is written to", async () => {
    const pipe = path.join(await folder(), "pipe");
    await run("mkfifo", [pipe]);
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
  });

  test.each(["SIGINT", "SIGTERM"] as const)("ends the process if it is the second: %s", async (signal) => {
    const server = await serve(["--demo"]);
    await startUpdate(server.url);
    server.process.kill("SIGTERM");
    await refusesConnections(server.url);
    // For half a second, the same signal counts as the first one.
    await setTimeout(600);
    expect(await server.stop(signal)).toEqual({ code: null, signal });
  });

  test("counts once if npm forwards the Ctrl-C of a terminal", async () => {
    const server = await serve(["--demo"]);
    await fetch(`${server.url}/_platform/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ operationId: "listDashboards", fault: { type: "latency", ms: 1000 } }),
    });
    const observability = createObservabilityClient({ baseUrl: server.url, accessToken: demo.accessToken });
    const dashboards = observability.listDashboards();
    const faults = async () => (await fetch(`${server.url}/_platform/faults`)).text();
    await expect.poll(faults).toContain('"fired":1');
    server.process.kill("SIGINT");
    await setTimeout(20);
    expect(await server.stop("SIGINT")).toEqual({ code: 0, signal: null });
    expect(await dashboards).not.toEqual([]);
  });
});

test("serve exits with 1 and a message of one line if it cannot start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  // A TCP server has an AddressInfo.
  const { port } = other.address() as AddressInfo;
  const missing = path.join(await folder(), "missing", "file");
  const cases: readonly [readonly string[], RegExp][] = [
    [["--port", String(port)], new RegExp(`port ${port} of 127\\.0\\.0\\.1`)],
    [["--port", "0", "--host", "192.0.2.1"], /192\.0\.2\.1/],
    [["--port", "0", "--data", missing], /missing/],
    [["--port", "0", "--seed", missing], /missing/],
    [["--port", "0", "--database-url", "postgres://user:hidden@127.0.0.1:1/x"], /PostgreSQL/],
  ];
  for (const [args, message] of cases) {
    const { code, stdout, stderr } = await runDataplat("serve", ...args);
    expect([args, code, stdout]).toEqual([args, 1, ""]);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^dataplat: .+\n$/);
    expect(stderr).not.toContain("hidden");
  }
  other.close();
});
