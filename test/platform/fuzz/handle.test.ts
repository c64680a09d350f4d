/** Whatever a request is, the platform answers it, and a request that it refuses changes nothing. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPlatform, type Platform } from "../../../src/platform/index.ts";
import type { PlatformRequest } from "../../../src/platform/pipeline/message.ts";
import { checkAnswer } from "./check-answer.ts";
import { anyRequest, anyWrite } from "./requests.ts";
import { runs } from "./runs.ts";
import { createSeed } from "./test-data.ts";

describe("in process", () => {
  let platform: Platform;
  let failures: unknown[] = [];
  beforeAll(async () => {
    failures = [];
    platform = createPlatform({
      seed: createSeed(),
      checkResponses: true,
      onError: (error) => void failures.push(error),
    });
    await platform.ready();
  });
  afterAll(() => platform.close());

  const check = async (request: PlatformRequest): Promise<number> => {
    const response = await platform.handle(request);
    expect(failures).toEqual([]);
    checkAnswer(request, response);
    return response.status;
  };

  const readState = async (): Promise<string> => JSON.stringify(await platform.export());

  /** Comparing a megabyte each time would cost time for nothing. */
  const keepSmall = async (state: string): Promise<string> => {
    if (state.length < 100_000) return state;
    await platform.reset();
    return readState();
  };

  test("every request is answered in the form of its API, and a refused one changes nothing", async () => {
    const seen = new Set<number>();
    let before = await readState();
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const status = await check(request);
        seen.add(status);
        const after = await readState();
        if (status >= 300 || request.method !== "PUT") expect(after).toBe(before);
        before = await keepSmall(after);
      }),
      { numRuns: runs(2000) },
    );
    // The requests are worth something only if they come to all kinds of answers; others come seldom.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  });

  test("a write of any body is taken whole or refused whole", async () => {
    const seen = new Set<number>();
    let before = await readState();
    await fc.assert(
      fc.asyncProperty(anyWrite, async (request) => {
        const status = await check(request);
        seen.add(status);
        const after = await readState();
        if (status !== 200) expect(after).toBe(before);
        before = await keepSmall(after);
      }),
      { numRuns: runs(1000) },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
    expect([200, 400, 413]).toEqual(expect.arrayContaining([...seen]));
  });

  test("requests that come at once are all answered", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 2, maxLength: 30 }), async (requests) => {
        const responses = await Promise.all(requests.map((request) => platform.handle(request)));
        for (const [index, response] of responses.entries()) {
          const request = requests[index];
          if (request) checkAnswer(request, response);
        }
        expect(failures).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});
