/** The conformance suite: every case, against one subject. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Case, CaseContext, CaseGroup } from "./case.ts";
import { groups } from "./cases/index.ts";
import { type Check, createContractCheck, createPlatformCheck } from "./invariants.ts";
import type { Subject, SubjectKind } from "./subject.ts";
import { createWorld } from "./world.ts";

/** What runs the suite. */
export interface SuiteOptions {
  /** What the suite is run against, for people. */
  readonly title: string;
  readonly kind: SubjectKind;
  /** Starts it, before the first case. */
  readonly start: () => Promise<Subject>;
}

/** Registers all cases for one subject. Those that cannot hold there are expected to fail, and say why in their title. */
export function conformance({ title, kind, start }: SuiteOptions): void {
  describe(`conformance of ${title}`, () => {
    let subject: Subject | undefined;
    let checks: readonly Check[] = [];
    beforeAll(async () => {
      checks = [await createContractCheck(), ...(kind === "prism" ? [] : [createPlatformCheck()])];
      subject = await start();
    });
    afterAll(async () => {
      await subject?.close();
    });
    const prepare = async (): Promise<CaseContext> => {
      if (!subject) throw new Error(`${title} did not start.`);
      return createContext(subject, checks);
    };
    for (const group of groups) registerGroup(group, kind, prepare);
  });
}

function registerGroup(
  { title, cases }: CaseGroup,
  kind: SubjectKind,
  prepare: () => Promise<CaseContext>,
): void {
  describe(title, () => {
    for (const one of cases) registerCase(one, kind, prepare);
  });
}

function registerCase(
  { title, cannot, run }: Case,
  kind: SubjectKind,
  prepare: () => Promise<CaseContext>,
): void {
  const reason = cannot?.[kind];
  if (reason === undefined) test(title, async () => run(await prepare()));
  // The data is made outside: only the case itself may fail here.
  else
    test(`${title} [not here: ${reason}]`, async () => {
      const context = await prepare();
      await expect(run(context), "this case holds by now: take its mark away").rejects.toThrow();
    });
}

async function createContext(subject: Subject, checks: readonly Check[]): Promise<CaseContext> {
  const { own, stranger, seed } = createWorld();
  await subject.seed(seed);
  return {
    own,
    stranger,
    seed: subject.seed,
    send: async (ask) => {
      const reply = await subject.send(ask);
      for (const check of checks) check(ask, reply);
      return reply;
    },
  };
}
