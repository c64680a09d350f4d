/**
 * Arbitrary requests. `FUZZ_SCALE=50 vitest run --project sources --testTimeout 3600000 test/platform/fuzz` sends 50 times as many.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSafe } from "../../../src/contract/http-methods.ts";
import { createPlatform, type PlatformRequest } from "../../../src/platform/index.ts";
import { createPlatformCheck } from "../conformance/invariants.ts";
import { anyRequest, anyWrite } from "./arbitrary-requests.ts";
import { seed } from "./fuzz-data.ts";

const scale = Number(process.env["FUZZ_SCALE"] ?? 1);
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

describe("any request", () => {
  test("gets a response in the form of its API, and changes nothing unless it is a success of an unsafe method", async () => {
    const statuses = new Set<number>();
    let before = await exportState();
    const requests = fc.oneof({ weight: 2, arbitrary: anyRequest }, { weight: 1, arbitrary: anyWrite });
    const property = fc.asyncProperty(requests, async (request) => {
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
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  });

  test("gets a response while others are in flight", async () => {
    const property = fc.asyncProperty(
      fc.array(anyRequest, { minLength: 2, maxLength: 30 }),
      async (requests) => {
        await Promise.all(requests.map(send));
      },
    );
    await fc.assert(property, { numRuns: 60 * scale });
  });
});
