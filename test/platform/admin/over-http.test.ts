/** The administration surface of a whole platform, over a real port and in process. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createManagementClient } from "../../../src/management.ts";
import { demo, startTestPlatform, type TestPlatform } from "../../../src/testing.ts";
import { connectRaw } from "../transport/raw-client.ts";

const adminToken = "an-admin-token-of-the-test";
const basic = `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`;

describe.each([
  ["in process", false],
  ["on a port", true],
])("%s", (_, listen) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ listen });
  });
  afterAll(() => platform.close());
  const ask = (line: string, init: RequestInit = {}) => {
    const [method = "", path = ""] = line.split(" ");
    return platform.fetch(`${platform.baseUrl}/_platform${path}`, { method, ...init });
  };

  test("it is healthy and ready", async () => {
    expect((await ask("GET /health")).status).toBe(200);
    expect((await ask("GET /ready")).status).toBe(200);
  });

  test("a reset to an export restores what was exported", async () => {
    const client = createManagementClient(platform.managementOptions);
    const before = await (await ask("GET /export")).text();
    await client.updatePipeSettings(demo.pipe, { engine_max_threads: 61 });
    expect(await (await ask("GET /export")).text()).not.toBe(before);
    const headers = { "content-type": "application/yaml" };
    expect((await ask("POST /reset", { headers, body: before })).status).toBe(204);
    expect(await (await ask("GET /export")).text()).toBe(before);
    expect((await client.getPipe(demo.pipe)).settings?.engine_max_threads).not.toBe(61);
  });

  test("a reset restores the initial data, and clears faults and journal", async () => {
    const client = createManagementClient(platform.managementOptions);
    await client.updatePipeSettings(demo.pipe, { engine_max_threads: 61 });
    platform.faults.inject("getPipe", { type: "drop" });
    expect((await ask("POST /reset")).status).toBe(204);
    expect([platform.faults.all(), platform.journal.entries()]).toEqual([[], []]);
    expect((await client.getPipe(demo.pipe)).settings?.engine_max_threads).not.toBe(61);
  });

  test("a seed is added once", async () => {
    const init = { headers: { "content-type": "application/json" }, body: '{"teams":[{"id":"added"}]}' };
    expect((await ask("POST /seed", init)).status).toBe(204);
    expect((await platform.export()).teams).toContainEqual({ id: "added" });
    const again = await ask("POST /seed", init);
    expect([again.status, await again.json()]).toEqual([409, { message: expect.stringContaining("added") }]);
  });

  test("an injected fault fires, and is in journal and metrics", async () => {
    await ask("DELETE /journal");
    const fault = {
      operationId: "getPipe",
      fault: { type: "status", status: 503 },
      tenantId: demo.organizationId,
    };
    const init = { headers: { "content-type": "application/json" }, body: JSON.stringify(fault) };
    expect((await ask("POST /faults", init)).status).toBe(201);
    await createManagementClient(platform.managementOptions).getPipe(demo.pipe);
    expect(await (await ask("GET /faults")).json()).toMatchObject({ faults: [{ times: 1, fired: 1 }] });
    const journal = await ask(`GET /journal?operationId=getPipe&tenantId=${demo.organizationId}`);
    expect(await journal.json()).toMatchObject({
      entries: [
        { status: 503, fault: "status" },
        { status: 200, fault: null },
      ],
    });
    const metrics = await (await ask("GET /metrics")).text();
    expect(metrics).toContain('dataplat_faults_total{fault="status"}');
    expect(metrics).toContain('operation="getPipe",method="GET",status="503"} ');
  });

  test("credentials of an API are rejected, and administration requests are not in the journal", async () => {
    await ask("DELETE /journal");
    for (const authorization of [basic, `Bearer ${demo.accessToken}`]) {
      for (const line of ["GET /health", "POST /reset", "GET /nothing"]) {
        expect((await ask(line, { headers: { authorization } })).status).toBe(401);
      }
    }
    expect(platform.journal.size).toBe(0);
  });

  test("a page of another origin cannot reset it", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://example.com" };
    // A browser sends this without asking first; the browser's own fetch would not let these headers be set.
    const response = await platform.handle({
      method: "POST",
      target: "/_platform/reset",
      headers: { host: "127.0.0.1:4000", ...headers },
    });
    expect(response.status).toBe(403);
    const preflight = await platform.handle({
      method: "OPTIONS",
      target: "/_platform/reset",
      headers: { host: "127.0.0.1:4000", ...headers, "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(403);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

test("with an admin token, only requests with it are allowed, on a port as well", async () => {
  await using platform = await startTestPlatform({ adminToken, listen: true });
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${platform.baseUrl}/_platform/export`, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: basic })).toBe(401);
  expect(await status({ authorization: `Bearer ${demo.accessToken}` })).toBe(401);
  expect(await status({ authorization: `Bearer ${adminToken}x` })).toBe(401);
  expect(await status({ authorization: `bearer ${adminToken}` })).toBe(200);
});

test("a body longer than that of an operation is only read from authorized clients", async () => {
  await using platform = await startTestPlatform({ listen: true });
  const seed = `{"teams":[{"id":"large"}]${" ".repeat(1024 * 1024)}}`;
  const send = (headers: Record<string, string>) =>
    fetch(`${platform.baseUrl}/_platform/seed`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: seed,
    });
  // A stranger is answered on the announced length, before any of the body has come.
  const client = await connectRaw(Number(new URL(platform.baseUrl).port));
  const head = `POST /_platform/seed HTTP/1.1\r\nhost: localhost\r\nauthorization: ${basic}\r\n`;
  client.write(`${head}content-length: ${seed.length}\r\n\r\n`);
  expect((await client.responses(1))[0]?.status).toBe(401);
  client.socket.destroy();
  expect((await send({})).status).toBe(204);
});
