/** Conformance suite: registers every case for one platform. */
import { afterAll, beforeAll, describe, test } from "vitest";
import type { Case, CaseContext } from "./case.ts";
import { groups } from "./cases/index.ts";
import { type Check, createContractCheck, createPlatformCheck } from "./invariants.ts";
import type { Subject, SubjectKind } from "./subject.ts";
import { createTestData } from "./test-data.ts";

/** Options of the suite. */
export interface SuiteOptions {
  /** Store and transport, for the title. */
  readonly title: string;
  readonly kind: SubjectKind;
  /** Starts the platform before the first case. */
  readonly start: () => Promise<Subject>;
}

/** Registers all cases for one platform. A case that is known to fail there must fail; its title says why. */
export function conformance({ title, kind, start }: SuiteOptions): void {
  describe(`conformance of ${title}`, () => {
    let subject: Subject | undefined;
    let checks: readonly Check[] = [];
    beforeAll(async () => {
      checks = [await createContractCheck(), createPlatformCheck()];
      subject = await start();
    });
    afterAll(async () => {
      await subject?.close();
    });
    const prepare = async (): Promise<CaseContext> => {
      if (!subject) throw new Error(`${title} did not start.`);
      return createContext(subject, checks);
    };
    for (const group of groups) {
      describe(group.title, () => {
        for (const one of group.cases) registerCase(one, kind, prepare);
      });
    }
  });
}

function registerCase(
  { title, failsOn, run }: Case,
  kind: SubjectKind,
  prepare: () => Promise<CaseContext>,
): void {
  const reason = failsOn?.[kind];
  if (reason === undefined) {
    test(title, async () => run(await prepare()));
    return;
  }
  test(`${title} [fails here: ${reason}]`, async () => {
    // Preparing stays outside: only the case itself may fail.
    const context = await prepare();
    const failed = await run(context).then(
      () => false,
      () => true,
    );
    if (!failed) throw new Error(`This case holds now: remove \`${kind}\` from its \`failsOn\`.`);
  });
}

async function createContext(subject: Subject, checks: readonly Check[]): Promise<CaseContext> {
  const { own, stranger, seed } = createTestData();
  await subject.seed(seed);
  return {
    own,
    stranger,
    seed: subject.seed,
    send: async (request) => {
      const response = await subject.send(request);
      for (const check of checks) check(request, response);
      return response;
    },
  };
}
