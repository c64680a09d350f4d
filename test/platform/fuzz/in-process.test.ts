/** Arbitrary requests, in process. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPlatform, type PlatformRequest } from "../../../src/platform/index.ts";
import { anyRequest, anyWrite } from "./arbitrary-requests.ts";
import { checkFuzzResponse } from "./check-response.ts";
import { seed } from "./fuzz-data.ts";
import { runs } from "./runs.ts";

const failures: unknown[] = [];
const onError = (error: unknown) => void failures.push(error);
const platform = createPlatform({ seed, checkResponses: true, onError });
beforeAll(() => platform.ready());
afterAll(() => platform.close());

async function send(request: PlatformRequest): Promise<number> {
  const response = await platform.handle(request);
  expect(failures).toEqual([]);
  checkFuzzResponse(request, response);
  return response.status;
}

const exportState = async (): Promise<string> => JSON.stringify(await platform.export());

/**
 * Sends requests, and expects the same state after each that may not change it.
 *
 * @returns the statuses of all responses
 */
async function checkState(
  requests: fc.Arbitrary<PlatformRequest>,
  numRuns: number,
  mayChange: (request: PlatformRequest, status: number) => boolean,
): Promise<number[]> {
  const statuses = new Set<number>();
  let before = await exportState();
  const property = fc.asyncProperty(requests, async (request) => {
    const status = await send(request);
    statuses.add(status);
    const after = await exportState();
    if (!mayChange(request, status)) expect(after).toBe(before);
    before = after;
    // Long strings in the state would slow down all further runs.
    if (after.length > 100_000) {
      await platform.reset();
      before = await exportState();
    }
  });
  await fc.assert(property, { numRuns: runs(numRuns) });
  return [...statuses];
}

describe("any request", () => {
  test("gets a response in the form of its API, and changes nothing unless it is a successful PUT", async () => {
    const statuses = await checkState(
      anyRequest,
      2000,
      ({ method }, status) => method === "PUT" && status < 300,
    );
    // The requests must be good enough to reach the common responses.
    expect(statuses).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  });

  test("gets a response while others are in flight", async () => {
    const property = fc.asyncProperty(
      fc.array(anyRequest, { minLength: 2, maxLength: 30 }),
      async (requests) => {
        await Promise.all(requests.map(send));
      },
    );
    await fc.assert(property, { numRuns: runs(60) });
  });
});

test("an update with any body is applied completely or not at all", async () => {
  const statuses = await checkState(anyWrite, 1000, (_, status) => status === 200);
  expect(statuses).toEqual(expect.arrayContaining([200, 400]));
  expect([200, 400, 413]).toEqual(expect.arrayContaining(statuses));
});
