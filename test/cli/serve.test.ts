/** `dataplat serve` as a process. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { linesOf, runDataplat, sendCurl, useFolder, useProcesses } from "./running.ts";

const start = useProcesses();
const folder = useFolder();

const pipe = {
  organizationId: "11111111-1111-4111-8111-111111111111",
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};
const credentials = { keyId: "demo-key", keySecret: "demo-secret" };

describe("what it prints", () => {
  test("begins with the address, where both APIs answer at once", async () => {
    const { url, stdout, stderr } = await start(["serve", "--port", "0", "--demo"]);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(stdout()).toContain("/v1/organizations/...");
    expect(stdout()).toContain("/api/v2/...");
    expect(stdout()).toContain("in memory, gone at the end; it was empty, and the demo data was loaded");
    const management = createManagementClient({ baseUrl: url, ...credentials });
    expect((await management.getPipe(pipe)).id).toBe(pipe.pipeId);
    const observability = createObservabilityClient({ baseUrl: url, accessToken: "demo-token" });
    expect((await observability.listDashboards()).length).toBeGreaterThan(0);
    expect(stderr()).toBe("");
  });

  test("has curl lines that work when pasted: one reads the demo pipe, one changes it", async () => {
    const { url, stdout } = await start(["serve", "--port", "0", "--demo"]);
    const [read = "", change = "", ...more] = linesOf(stdout(), "curl");
    expect(more).toEqual([]);
    expect(await (await sendCurl(read)).json()).toMatchObject({ status: 200, result: { id: pipe.pipeId } });
    expect(await (await sendCurl(change)).json()).toMatchObject({ result: { engine_max_threads: 8 } });
    const management = createManagementClient({ baseUrl: url, ...credentials });
    expect((await management.getPipe(pipe)).settings?.engine_max_threads).toBe(8);
  });

  test("has one line of TypeScript that works when pasted", async () => {
    const { stdout } = await start(["serve", "--port", "0", "--demo"]);
    const [line = "", ...more] = linesOf(stdout(), "import");
    expect(more).toEqual([]);
    expect(line).toContain('from "dataplat/management"');
    // The sources stand in for the package, which is compiled for other tests.
    const source = line.replace("dataplat/management", path.join(repositoryRoot, "src/management.ts"));
    const file = path.join(await folder(), "pasted.mts");
    await writeFile(file, source);
    const { stdout: printed } = await promisify(execFile)(process.execPath, [file]);
    expect(printed).toContain(pipe.pipeId);
  });

  test("has neither without demo data, and none that would fail with other data", async () => {
    const empty = await start(["serve", "--port", "0"]);
    expect(empty.stdout()).not.toMatch(/curl|import|demo/);
    const data = path.join(await folder(), "other.db");
    const seed = path.join(await folder(), "seed.json");
    await writeFile(
      seed,
      JSON.stringify({ teams: [{ id: "mine", tokens: [{ token: "some-token-of-mine" }] }] }),
    );
    const first = await start(["serve", "--port", "0", "--data", data, "--seed", seed]);
    expect(first.stdout()).toContain(`sqlite, ${data}; it was empty, and ${seed} was loaded`);
    await first.stop("SIGTERM");
    const second = await start(["serve", "--port", "0", "--data", data, "--demo"]);
    expect(second.stdout()).toContain("kept as it was, the demo data not loaded");
    expect(second.stdout()).toContain("has no demo pipe in it");
    expect(second.stdout()).not.toMatch(/curl|import/);
  });

  test("is followed by a warning when other machines can reach it", async () => {
    const { url, stderr, stdout } = await start(["serve", "--port", "0", "--host", "0.0.0.0"]);
    expect(stdout()).toMatch(/^dataplat serves http:\/\/127\.0\.0\.1:\d+\n/);
    expect((await fetch(`${url}/_platform/ready`)).status).toBe(200);
    await expect.poll(stderr).toContain("warning: 0.0.0.0 is reached from other machines, over plain HTTP");
  });
});

describe("its state", () => {
  test("survives in a file, also when the process is killed", async () => {
    const data = path.join(await folder(), "kept.db");
    const first = await start(["serve", "--port", "0", "--data", data, "--demo"]);
    const before = createManagementClient({ baseUrl: first.url, ...credentials });
    await before.updatePipeSettings(pipe, { engine_max_threads: 11 });
    await first.stop("SIGKILL");
    const second = await start(["serve", "--port", "0", "--data", data, "--demo"]);
    expect(second.stdout()).toContain("kept as it was, the demo data not loaded. To start afresh");
    const after = createManagementClient({ baseUrl: second.url, ...credentials });
    expect((await after.getPipe(pipe)).settings?.engine_max_threads).toBe(11);
  });

  test("is administered with the token of the environment, and not without it", async () => {
    const token = "an-administrator-of-mine";
    const { url } = await start(["serve", "--port", "0"], { env: { DATAPLAT_ADMIN_TOKEN: token } });
    const metrics = `${url}/_platform/metrics`;
    expect((await fetch(metrics)).status).toBeGreaterThanOrEqual(401);
    expect((await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });
});

describe("its end", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("comes with %s, and the exit code is 0", async (signal) => {
    const server = await start(["serve", "--port", "0", "--demo"]);
    expect(await server.stop(signal)).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe("");
  });

  test("waits for requests in flight, which are answered", async () => {
    const server = await start(["serve", "--port", "0", "--demo"]);
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
    });
    const lines = ["GET /api/v2/dashboards HTTP/1.1", "Host: x", "Authorization: Bearer demo-token"];
    // Told to go on, the request is known to have begun.
    socket.write([...lines, "Content-Length: 1", "Expect: 100-continue", "", ""].join("\r\n"));
    await expect.poll(() => received).toContain("100 Continue");
    const stopped = server.stop("SIGTERM");
    await expect.poll(() => fetch(server.url).then(String, () => "refused")).toBe("refused");
    socket.write("x");
    await once(socket, "end");
    expect(received).toMatch(/HTTP\/1\.1 400 Bad Request\r\n.*connection: close.*takes no body/is);
    expect(await stopped).toEqual({ code: 0, signal: null });
  });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("comes at once with a second %s", async (signal, code) => {
    const server = await start(["serve", "--port", "0"]);
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n");
    await once(socket, "data");
    server.process.kill("SIGTERM");
    await expect.poll(() => fetch(server.url).then(String, () => "refused")).toBe("refused");
    // Any sooner, the same signal is taken for the first one.
    await setTimeout(600);
    expect(await server.stop(signal)).toEqual({ code, signal: null });
  });

  test("waits for what is in flight, also when npm passes on a Ctrl-C that the terminal has sent already", async () => {
    const server = await start(["serve", "--port", "0", "--demo"]);
    await fetch(`${server.url}/_platform/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ operationId: "listDashboards", fault: { type: "latency", ms: 1000 } }),
    });
    const answer = fetch(`${server.url}/api/v2/dashboards`, {
      headers: { authorization: "Bearer demo-token" },
    });
    // Once its fault has fired, it is in flight.
    const faults = async () => (await fetch(`${server.url}/_platform/faults`)).text();
    await expect.poll(faults).toContain('"fired":1');
    server.process.kill("SIGINT");
    await setTimeout(20);
    expect(await server.stop("SIGINT")).toEqual({ code: 0, signal: null });
    expect((await answer).status).toBe(200);
  });

  test("does not come because nobody reads its output", async () => {
    const server = await start(["serve", "--port", "0", "--demo"]);
    server.process.stdout.destroy();
    server.process.stderr.destroy();
    const management = createManagementClient({ baseUrl: server.url, ...credentials });
    expect((await management.getPipe(pipe)).id).toBe(pipe.pipeId);
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
  });
});

describe("a start that fails", () => {
  test("ends with exit code 1 and one message that says what to do", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    // A TCP server has an AddressInfo.
    const { port } = holder.address() as AddressInfo;
    const missing = path.join(await folder(), "no", "such.db");
    const cases: readonly [readonly string[], RegExp][] = [
      [
        ["--port", String(port)],
        new RegExp(`cannot listen on port ${port} of 127\\.0\\.0\\.1: the port is taken`),
      ],
      [["--port", "0", "--host", "192.0.2.1"], /of 192\.0\.2\.1: the address is none of this machine's/],
      [["--port", "0", "--data", missing], /such\.db/],
      [["--port", "0", "--seed", `${missing}.yaml`], /such\.db\.yaml/],
      [["--port", "0", "--database-url", "postgres://user:hidden@127.0.0.1:1/x"], /PostgreSQL/],
    ];
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await runDataplat("serve", ...args);
      expect([args, code, stdout]).toEqual([args, 1, ""]);
      expect(stderr).toMatch(message);
      expect(stderr).toMatch(/^dataplat: .+\n$/);
      expect(stderr).not.toContain("hidden");
    }
    holder.close();
  });
});
