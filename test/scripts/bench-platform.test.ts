/** What the platform's benchmark counts: whole answers, with the status that is due, of the size that is due. Nothing is timed here. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createAnswerReader } from "../../scripts/bench/platform/answer-reader.ts";
import {
  type Answer,
  ask,
  type Request,
  requireSameSize,
  toBytes,
} from "../../scripts/bench/platform/ask.ts";
import { keepAsking } from "../../scripts/bench/platform/connection.ts";
import { startLoadGenerator } from "../../scripts/bench/platform/load-generator.ts";
import type { Address } from "../../scripts/bench/platform/load-order.ts";
import { takeInTurn } from "../../scripts/bench/platform/sample.ts";
import { readSubject } from "../../scripts/bench/platform/scenarios.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<Address> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("It listens on no port.");
  return { host: "127.0.0.1", port: address.port };
}

const put: Request = { method: "PUT", target: "/things/1?a=b", headers: { "x-one": "1" }, body: '{"a":"ä"}' };
const bytes = Buffer.from(toBytes(put));

test("an answer is read however it is cut into pieces, and the next one after it", () => {
  const answer = Buffer.from("HTTP/1.1 201 Created\r\nContent-Length: 4\r\nDate: x\r\n\r\nabcd");
  for (let cut = 1; cut < answer.length; cut += 1) {
    const reader = createAnswerReader();
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect(reader.take(answer.subarray(0, cut))).toBeUndefined();
      expect(reader.take(answer.subarray(cut))).toBe(201);
    }
  }
});

test.each([
  ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "no answer with a length"],
  ["SSH-2.0\r\n\r\n", "no answer with a length"],
  ["HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab", "more than its answer"],
])("%j is refused", (text, message) => {
  expect(() => createAnswerReader().take(Buffer.from(text))).toThrow(message);
});

test("a connection asks until nobody wants more, with the same bytes each time", async () => {
  const bodies: string[] = [];
  const address = await serve(async (request, response) => {
    const chunks = await request.toArray();
    bodies.push(`${request.method} ${request.url} ${request.headers["x-one"]} ${Buffer.concat(chunks)}`);
    response.setHeader("content-length", 2).end("{}");
  });
  let left = 3;
  await keepAsking(address, bytes, () => --left > 0);
  expect(bodies).toEqual(new Array(3).fill('PUT /things/1?a=b 1 {"a":"ä"}'));
});

test("another status than 200, and a connection that breaks, are no figure but an error", async () => {
  const busy = await serve((_, response) => response.writeHead(503, { "content-length": 0 }).end());
  await expect(keepAsking(busy, bytes, () => true)).rejects.toThrow("status 503");
  const broken = await serve((_, response) => response.socket?.end());
  await expect(keepAsking(broken, bytes, () => true)).rejects.toThrow("closed a connection");
});

test("the load generator sends as many requests as it is told, shared out to its servers, and tells of errors", async () => {
  const counts = [0, 0];
  const addresses = await Promise.all(
    counts.map((_, index) =>
      serve((_, response) => {
        counts[index] = (counts[index] ?? 0) + 1;
        response.setHeader("content-length", 0).end();
      }),
    ),
  );
  const generator = startLoadGenerator();
  try {
    const order = { addresses, requests: [toBytes(put)], connections: 4, warmUpMs: 0, awake: true };
    const result = await generator.put({ ...order, until: { requests: 50 } });
    expect(result.requests).toBe(50);
    expect(result.answered).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(result.p99Ms).toBeGreaterThanOrEqual(result.p50Ms);
    const refused = await serve((_, response) => response.writeHead(404, { "content-length": 0 }).end());
    await expect(generator.put({ ...order, addresses: [refused], until: { requests: 1 } })).rejects.toThrow(
      "404",
    );
  } finally {
    await generator.stop();
  }
});

test("two servers are compared only when their answers are of one size, header by header", async () => {
  const address = await serve((_, response) => response.writeHead(200, { "X-Id": "abc" }).end("{}"));
  const answer = await ask(address, put);
  expect(answer).toMatchObject({ status: 200, body: "{}" });
  expect(answer.headers[0]).toEqual(["X-Id", "abc"]);
  const change = (over: Partial<Answer>) => () => requireSameSize(answer, { ...answer, ...over });
  expect(change({ headers: [["x-id", "xyz"], ...answer.headers.slice(1)] })).not.toThrow();
  expect(change({ headers: answer.headers.slice(1) })).toThrow("not of the same size");
  expect(change({ body: "{ }" })).toThrow("not of the same size");
  expect(change({ status: 201 })).toThrow("not of the same size");
});

test("samples are taken in turn, and those of the first round are thrown away", async () => {
  const taken: string[] = [];
  const taker = (name: string) => async () => {
    taken.push(name);
    return { perSecond: taken.length, p99Ms: 0, cpuMicroseconds: 0, busy: 0 };
  };
  const samples = await takeInTurn(new Map(["a", "b"].map((name) => [name, taker(name)])), 2);
  expect(taken).toEqual(["a", "b", "a", "b", "a", "b"]);
  expect(samples.get("b")?.map(({ perSecond }) => perSecond)).toEqual([4, 6]);
});

test("the requests name a pipe of the seed, and each connection writes a pipe of its own", async () => {
  const { read, write, list, seed } = await readSubject();
  const [organization] = seed.organizations ?? [];
  const [service] = organization?.services ?? [];
  const targets = write.requests.map(({ target }) => target);
  const base = `/v1/organizations/${organization?.id}/services`;
  expect(list.requests[0].target).toBe(base);
  expect(organization?.services).toHaveLength(1000);
  expect(read.requests[0].target).toBe(`${base}/${service?.id}/pipes/${service?.pipes?.[0]?.id}`);
  expect(targets).toEqual(service?.pipes?.map(({ id }) => `${base}/${service.id}/pipes/${id}/settings`));
  expect(new Set(targets).size).toBe(20);
});
