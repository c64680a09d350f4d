/** Property tests: for any response, a call resolves to a payload or rejects with a DataplatError. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ClientEvent, safe } from "../../../src/index.ts";
import { observabilityClient, stubFetch } from "../calls.ts";
import { head, useRawServer } from "../raw-server.ts";

const server = useRawServer();
const kinds = ["api", "unexpected-response", "network", "timeout"];

const members = ["status", "error", "message", "requestId", "title", "detail"];
const parts = fc.constantFrom("[", '{"a":', '{"error":', '{"message":[', "<title", "<", " ", "A:", "\ud800");
/** Arbitrary bodies: bytes, strings, valid JSON and malformed JSON. */
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.jsonValue().map((data) => JSON.stringify({ data })),
  fc.dictionary(fc.constantFrom(...members), fc.jsonValue()).map((body) => JSON.stringify(body)),
  fc.array(fc.record({ message: fc.jsonValue() }, { requiredKeys: [] })).map((body) => JSON.stringify(body)),
  fc.tuple(parts, fc.nat(30_000)).map(([part, times]) => part.repeat(times)),
  fc.nat(30_000).map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`),
);
const statuses = fc.oneof(
  fc.constantFrom(200, 201, 204, 304, 307, 400, 401, 429, 500, 503),
  fc.integer({ min: 200, max: 599 }),
);
// Values that a header can have.
const values = fc.stringMatching(/^[\t -~\x80-\xff]*$/);
const names = [
  ...["retry-after", "x-ratelimit-reset", "content-length", "content-type", "content-encoding"],
  ...["x-request-id", "deprecation", "sunset", "link", "date"],
];
const headers = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), values),
  fc.dictionary(
    fc.constantFrom("retry-after", "x-ratelimit-reset"),
    fc.oneof(fc.double().map(String), fc.date().map(String), fc.bigInt().map(String)),
  ),
);

test("any status, headers and body result in a payload or a DataplatError", async () => {
  await fc.assert(
    fc.asyncProperty(statuses, headers, bodies, async (status, head, body) => {
      const empty = [204, 205, 304].includes(status);
      const { fetch, sent } = stubFetch(() => new Response(empty ? null : body, { status, headers: head }));
      const events: ClientEvent[] = [];
      // The deadline of 10 ms ends any retry-after delay.
      const onEvent = (event: ClientEvent) => events.push(event);
      const client = observabilityClient("https://api.example.com", { fetch, deadlineMs: 10, onEvent });
      for (const call of [() => client.listDashboards(), () => client.updateAlert({ id: "a" }, {})]) {
        // `safe` rethrows any error outside the union.
        const result = await safe<unknown>(call());
        if (result.ok) {
          expect(status).toBeLessThan(300);
          continue;
        }
        expect(kinds).toContain(result.error.kind);
        expect(result.error.message).toMatch(/\S/);
        expect(result.error.message.length).toBeLessThan(2000);
        if (result.error.kind === "api" && result.error.retryAfterMs !== undefined) {
          expect(result.error.retryAfterMs).toBeGreaterThanOrEqual(0);
        }
      }
      expect(sent.length).toBeLessThanOrEqual(6);
      expect(events.filter(({ type }) => type === "request")).toHaveLength(sent.length);
    }),
    { numRuns: 150 },
  );
});

test("any bytes on a real connection result in a payload or a DataplatError", async () => {
  const heads = fc.constantFrom(
    "",
    "HTTP/1.1 ",
    "HTTP/1.1 200 OK\r\n\r\n",
    "HTTP/1.1 503 Oops\r\nretry-after: 9\r\n\r\n",
    "HTTP/1.1 999 What\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
    "HTTP/1.0 200\r\n\r\n",
    "HTTP/2.0 200 OK\r\n\r\n",
    head("transfer-encoding: chunked"),
    head("content-encoding: gzip"),
    head("content-encoding: br"),
    head("content-encoding: deflate, gzip, br, x"),
    head("content-length: 5"),
    head("content-type: \u00ff"),
  );
  const client = observabilityClient(server().baseUrl, { retry: false, timeoutMs: 2000 });
  await fc.assert(
    fc.asyncProperty(heads, bodies, async (start, body) => {
      server().onRequest((socket) => {
        socket.write(start, "latin1");
        socket.end(body);
      });
      const result = await safe<unknown>(client.listDashboards());
      if (!result.ok) expect(kinds).toContain(result.error.kind);
    }),
    { numRuns: 150 },
  );
});
