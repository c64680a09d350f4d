/**
 * Requests of every operation with arbitrary changes. `FUZZ_SCALE=50 vitest run --project sources --testTimeout 3600000 test/platform/fuzz`
 * sends 50 times as many.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSafe } from "../../../src/contract/http-methods.ts";
import { createPlatform, type PlatformRequest } from "../../../src/platform/index.ts";
import { settingNames } from "../../openapi/vendor-documentation/management-settings.ts";
import { createPlatformCheck } from "../conformance/invariants.ts";
import { requestsByOperation } from "../conformance/requests.ts";
import { createTestData } from "../conformance/test-data.ts";

const scale = Number(process.env["FUZZ_SCALE"] ?? 1);
const { own, stranger, seed } = createTestData();
const { keyId, keySecret, token } = own;

/** Own requests, those of a stranger, and own ones for the resources of the stranger. */
const valid = fc.constantFrom(
  ...[own, own, own, stranger, { ...stranger, keyId, keySecret, token }].flatMap((account) =>
    Object.values(requestsByOperation(account)),
  ),
);

const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "",
    "*",
    '"abc"',
    'W/"a", "b"',
    "text/html;q=x",
    ",",
    "gzip",
    "Basic ====",
    "Bearer ",
    "\ud800",
  ),
);

const anyTargetPart = fc.oneof(
  anyText,
  fc.constantFrom(..."/?#%.;&=+", "//", "..", "%2F", "%00", "%ff", "\u{1f4a5}", "a".repeat(9000)),
  fc.constantFrom("?filter=tag:env=prod", "?filter=tag:", "&filter=tag:team", "?filter=env", "?x=1"),
);

const names = [...settingNames, "threshold", "name", "channel", "tileId", "dashboardId", "__proto__"];
const anyMember = fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), anyText);

const anyBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), anyMember).map((members) => JSON.stringify(members)),
  fc.json(),
  fc.uint8Array({ maxLength: 100 }),
  fc.constantFrom(
    ...["", "{}", "\ufeff{}", '{"threshold":1e400}', '{"constructor":{"prototype":{"polluted":true}}}'],
    `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
    `{"message":"${"\\n".repeat(400_000)}"}`,
    `{"message":"${"a".repeat(1_100_000)}"}`,
    `{${Array.from({ length: 20_000 }, (_, index) => `"n${index}":1`).join()}}`,
  ),
);

const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const methods = ["GET", "PUT", "HEAD", "OPTIONS", "POST", "DELETE", "QUERY", "get", "constructor"];
const headerNames = [
  ...["accept", "content-type", "content-encoding", "if-match", "if-none-match", "authorization"],
  ...["host", "x-y"],
];

/** Replaces some characters of a text. */
const splice = (text: string, at: number, part: string) => {
  const index = at % (text.length + 1);
  return text.slice(0, index) + part + text.slice(index + (at % 4));
};

const changes = fc.record({
  method: rarely(fc.constantFrom(...methods)),
  target: rarely(anyTargetPart),
  headers: rarely(fc.dictionary(fc.constantFrom(...headerNames), anyText, { maxKeys: 3 })),
  body: rarely(anyBody),
  damage: rarely(anyText),
  at: fc.nat(),
});

/** Any request. One part is changed, on average. */
const anyRequest = fc.tuple(valid, changes).map(([request, change]): PlatformRequest => {
  const { method = request.method, target, headers, damage, at, body = request.body } = change;
  const isDamaged = damage !== undefined && typeof body === "string";
  return {
    method,
    target: target === undefined ? request.target : splice(request.target, at, target),
    headers: { "content-type": "application/json", ...request.headers, ...headers },
    ...(body !== undefined && { body: isDamaged ? splice(body, at, damage) : body }),
  };
});

const check = createPlatformCheck();
const failures: unknown[] = [];
const onError = (error: unknown) => void failures.push(error);
const platform = createPlatform({ seed, checkResponses: true, onError });
beforeAll(() => platform.ready());
afterAll(() => platform.close());

async function send(request: PlatformRequest): Promise<number> {
  const { status, headers, body, broken } = await platform.handle(request);
  expect([failures, broken]).toEqual([[], undefined]);
  check(request, { status, headers, text: String(body ?? "") });
  return status;
}

const exportState = async (): Promise<string> => JSON.stringify(await platform.export());

test("any request gets a response in the form of its API, and changes nothing unless it is a success of an unsafe method", async () => {
  const statuses = new Set<number>();
  let before = await exportState();
  const property = fc.asyncProperty(anyRequest, async (request) => {
    const status = await send(request);
    statuses.add(status);
    const after = await exportState();
    if (isSafe(request.method) || status >= 300) expect(after).toBe(before);
    before = after;
    // Long strings in the state would slow down all further runs.
    if (after.length > 100_000) {
      await platform.reset();
      before = await exportState();
    }
  });
  await fc.assert(property, { numRuns: 3000 * scale });
  // The requests must be good enough to reach the common responses.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 413, 415]));
});

test("any request gets a response while others are in flight", async () => {
  const requests = fc.array(anyRequest, { minLength: 2, maxLength: 30 });
  const property = fc.asyncProperty(requests, async (all) => void (await Promise.all(all.map(send))));
  await fc.assert(property, { numRuns: 60 * scale });
});
