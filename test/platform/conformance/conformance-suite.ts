/** Conformance suite: registers cases for one platform. */
import { afterAll, beforeAll, describe, test } from "vitest";
import { groups } from "./cases/index.ts";
import { createPlatformCheck } from "./invariants.ts";
import { expectError } from "./responses.ts";
import type { Subject } from "./subject.ts";
import { createTestData } from "./test-data.ts";

/**
 * Registers cases for one platform.
 *
 * @param title store and transport
 * @param start starts the platform before the first case
 * @param selected groups of cases, all by default
 */
export function conformance(title: string, start: () => Promise<Subject>, selected = groups): void {
  describe(`conformance of ${title}`, () => {
    const check = createPlatformCheck();
    let subject: Subject;
    beforeAll(async () => {
      subject = await start();
    });
    afterAll(() => subject?.close());
    const send: Subject["send"] = async (request) => {
      const response = await subject.send(request);
      check(request, response);
      return response;
    };
    const cases = Object.entries(selected).flatMap(([group, each]) =>
      Object.entries(each).map(([sentence, run]) => [`${group}: ${sentence}`, run] as const),
    );
    test.each(cases)("%s", async (_, run) => {
      const { own, stranger, seed } = createTestData();
      await subject.seed(seed);
      await run({
        own,
        stranger,
        send,
        seed: subject.seed,
        addAccount: async () => {
          const other = createTestData();
          await subject.seed(other.seed);
          return other.own;
        },
        reject: async (request, status, ...words) => {
          const response = await send(request);
          expectError(response, status, ...words);
          return response;
        },
      });
    });
  });
}
