/** `npm run bench`: a missed goal, a client that does not do its work and a server that fails are noticed. Nothing is timed here. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { type OperationExample, readBenchSubject } from "../../scripts/bench/bench-subject.ts";
import { verifyCall } from "../../scripts/bench/calls/stub.ts";
import { formatGoal, isReached } from "../../scripts/bench/goal.ts";
import type { LoadOptions, LoadResult } from "../../scripts/bench/platform/load.ts";
import { connections, createWorkload } from "../../scripts/bench/platform/workload.ts";
import { runNode } from "../../scripts/bench/run-node.ts";
import { median, medianRatio } from "../../scripts/bench/statistics.ts";
import { createPlatform } from "../../src/platform/index.ts";

test.each([
  [{ value: 1.25, atMost: 1.25 }, "1.25, goal at most 1.25: reached"],
  [{ value: 1.26, atMost: 1.25 }, "1.26, goal at most 1.25: missed"],
  [{ value: 7, atLeast: 7, decimals: 0 }, "7, goal at least 7: reached"],
  [{ value: 0.69, atLeast: 0.7 }, "0.69, goal at least 0.7: missed"],
  [{ value: Number.NaN, atMost: 1 }, "NaN, goal at most 1: missed"],
  [{ value: Number.NaN, atLeast: 1 }, "NaN, goal at least 1: missed"],
])("%j is formatted as %s", (goal, text) => {
  expect(formatGoal({ what: "size", ...goal })).toBe(`size: ${text}`);
  expect(isReached({ what: "size", ...goal })).toBe(text.endsWith("reached"));
});

test("the ratio of two series is the median of the rounds' ratios", () => {
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(median([])).toBeNaN();
  expect(medianRatio([2, 200, 2], [1, 100, 4])).toBe(2);
  expect(() => medianRatio([1, 2], [1])).toThrow("Cannot compare 2 rounds with 1");
});

describe("a client", () => {
  const put: OperationExample = {
    operationId: "updateThing",
    method: "PUT",
    template: "/things/{id}",
    parameters: { id: "1" },
    path: "/things/1",
    body: { size: 1 },
    response: { status: 200, result: { id: "1", size: 1 } },
  };
  const url = "https://api.example.com/things/1";
  const init = { method: "PUT", headers: { authorization: "Basic x" }, body: '{"size":1}' };
  const verify = (input: string, change: RequestInit = {}, result?: unknown) =>
    verifyCall(put, async (fetch) => {
      const response = await fetch(input, { ...init, ...change });
      return result ?? response.json();
    });

  test("is measured if it sends the request and returns the response, or its payload", async () => {
    await verify(url);
    await verify(url, {}, { id: "1", size: 1 });
  });

  test.each<[problem: string, () => Promise<void>]>([
    ["sent nothing", () => verifyCall(put, async () => put.response)],
    ["sent POST", () => verify(url, { method: "POST" })],
    ["called https://api.example.com/", () => verify("https://api.example.com/")],
    ["sent no credentials", () => verify(url, { headers: {} })],
    ['sent the body {"size":2}', () => verify(url, { body: '{"size":2}' })],
    ["did not return the response", () => verify(url, {}, { error: {} })],
  ])("that %s is not measured", async (problem, call) => {
    await expect(call()).rejects.toThrow(`updateThing: the client ${problem}.`);
  });
});

describe("the load generator", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }
  async function load(options: Pick<LoadOptions, "url"> & Partial<LoadOptions>): Promise<LoadResult> {
    const request = "PUT /things/1?a=b HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nok";
    const defaults = { requests: [request], connections: 2, warmUpMs: 1, durationMs: 100 };
    const printed = await runNode("scripts/bench/platform/load.ts", [
      JSON.stringify({ ...defaults, ...options }),
    ]);
    return JSON.parse(printed);
  }

  test("fails on another status", async () => {
    const url = await serve((_, response) => response.writeHead(503).end());
    await expect(load({ url })).rejects.toThrow("503 Service Unavailable");
  });

  test("gets 200 for every request of the workload from a platform with its seed", async () => {
    const { seed, scenarios } = createWorkload(await readBenchSubject());
    const platform = createPlatform({ seed, checkResponses: true });
    const { url, close } = await platform.listen();
    for (const { requests } of scenarios) {
      const { responseBytes } = await load({ url, requests, connections: requests.length });
      expect(responseBytes).toBeGreaterThan(300);
    }
    expect(new Set(scenarios.flatMap(({ requests }) => requests)).size).toBe(connections + 2);
    await close();
    await platform.close();
  });
});
