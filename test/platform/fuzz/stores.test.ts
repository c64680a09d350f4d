/** Any sequence of requests has the same responses in memory and on SQLite, also if the SQLite file is closed and opened in between. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { createPlatform, type Platform, type PlatformRequest } from "../../../src/platform/index.ts";
import { withoutRequestId } from "../conformance/responses.ts";
import { alertUpdate, settingsUpdate } from "./arbitrary-bodies.ts";
import { anyRequest, withOwnCredential } from "./arbitrary-requests.ts";
import { seed, targets } from "./fuzz-data.ts";
import { runs } from "./runs.ts";

const folder = await mkdtemp(path.join(tmpdir(), "dataplat-fuzz-"));
let time = Date.parse("2026-11-21T12:00:00.000Z");
const create = (data?: string) => createPlatform({ seed, checkResponses: true, now: () => time, data });
const file = path.join(folder, "platform.db");
const memory = create();
let sqlite = create(file);
afterAll(async () => {
  await Promise.all([memory.close(), sqlite.close()]);
  await rm(folder, { recursive: true });
});

/** An update that matches the contract, with an `If-Match` that refers to the latest ETag of its target, or to the one before. */
const update = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.constant(targets.settings), settingsUpdate),
      fc.tuple(fc.constantFrom(...targets.alerts), alertUpdate),
    ),
    fc.constantFrom("", "", "*", "latest", "previous"),
  )
  .map(([[target, body], match]) => {
    const headers = { "content-type": "application/json", ...(match && { "if-match": match }) };
    return withOwnCredential({ method: "PUT", target, headers, body: JSON.stringify(body) });
  });
const filters = ["", "?filter=tag:env=prod", "?filter=tag:env", "?filter=tag:team=&filter=tag:env"];
const read = fc
  .constantFrom(targets.pipe, targets.dashboards, ...filters.map((query) => targets.services + query))
  .map((target) => withOwnCredential({ method: "GET", target }));
const anyStep = fc.oneof(
  { weight: 6, arbitrary: update },
  { weight: 3, arbitrary: read },
  { weight: 2, arbitrary: anyRequest },
  { weight: 1, arbitrary: fc.constant("restart" as const) },
);

const json = { "content-type": "application/json" };

/** Steps with a response of each status that the test expects, so that these do not depend on chance. */
const everyStatus: readonly (PlatformRequest | "restart")[] = [
  withOwnCredential({ method: "GET", target: targets.pipe }),
  withOwnCredential({ method: "PUT", target: targets.settings, headers: json, body: "{" }),
  { method: "GET", target: targets.pipe, headers: { authorization: "Basic ====" } },
  withOwnCredential({ method: "GET", target: "/v1/nothing" }),
  withOwnCredential({
    method: "PUT",
    target: targets.settings,
    headers: { ...json, "if-match": '"stale"' },
    body: "{}",
  }),
  "restart",
];

async function send({ handle }: Platform, request: PlatformRequest) {
  const { status, headers, body } = await handle(request);
  return withoutRequestId({ status, headers, text: body ?? "" });
}

test("memory and SQLite respond alike to any sequence of requests", async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 40 }), async (steps) => {
    await Promise.all([memory.reset(), sqlite.reset()]);
    let etags = { latest: '"none"', previous: '"none"' };
    for (const step of steps) {
      time += 1000;
      if (step === "restart") {
        await sqlite.close();
        sqlite = create(file);
        continue;
      }
      const match = step.headers?.["if-match"] ?? "";
      const known = { "if-match": etags[match as keyof typeof etags] ?? match };
      const request = match === "" ? step : { ...step, headers: { ...step.headers, ...known } };
      const expected = await send(memory, request);
      expect(await send(sqlite, request)).toEqual(expected);
      statuses.add(expected.status);
      etags = { latest: expected.headers["etag"] ?? etags.latest, previous: etags.latest };
    }
    expect(await sqlite.export()).toEqual(await memory.export());
  });
  await fc.assert(property, { numRuns: runs(60), examples: [[[...everyStatus]]] });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 412]));
});
