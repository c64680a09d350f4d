/** Conformance suite: registers cases for one platform. */
import { afterAll, beforeAll, describe, test } from "vitest";
import { groups } from "./cases/index.ts";
import { type Check, createContractCheck, createPlatformCheck } from "./invariants.ts";
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
    let subject: Subject;
    let checks: readonly Check[] = [];
    beforeAll(async () => {
      checks = [await createContractCheck(), createPlatformCheck()];
      subject = await start();
    });
    afterAll(() => subject?.close());
    for (const [group, cases] of Object.entries(selected)) {
      describe(group, () => {
        for (const [sentence, run] of Object.entries(cases)) {
          test(sentence, async () => {
            const { own, stranger, seed } = createTestData();
            await subject.seed(seed);
            const send: Subject["send"] = async (request) => {
              const response = await subject.send(request);
              for (const check of checks) check(request, response);
              return response;
            };
            const addAccount = async () => {
              const other = createTestData();
              await subject.seed(other.seed);
              return other.own;
            };
            await run({ own, stranger, addAccount, seed: subject.seed, send });
          });
        }
      });
    }
  });
}
