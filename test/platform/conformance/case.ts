/** A case: one sentence about how the platform behaves, with the requests that prove it. */
import type { Ask, Reply, Subject, SubjectKind } from "./subject.ts";
import type { Party } from "./world.ts";

/** What a case is given. Its data is its own. */
export interface CaseContext {
  /** Who asks. */
  readonly own: Party;
  /** Somebody else. */
  readonly stranger: Party;
  /** Sends a request and checks what holds for every response. */
  send(ask: Ask): Promise<Reply>;
  /** Adds data. */
  readonly seed: Subject["seed"];
}

/** One case. */
export interface Case {
  /** A sentence of behaviour. */
  readonly title: string;
  /**
   * Why it does not hold on a kind of subject. There it must fail: a reason that is no longer true fails a test.
   */
  readonly cannot?: Partial<Record<SubjectKind, string>>;
  run(context: CaseContext): Promise<void>;
}

/** Cases about one thing. */
export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly Case[];
}

/** Why Prism fails cases about what is stored. */
export const forgets = { prism: "a mock answers with examples and remembers nothing" } as const;

/** Why Prism fails cases about how refusals look. */
export const refusesOtherwise = {
  prism: "its refusals are its own: other statuses, and problem details instead of the API's form",
} as const;

/** Why Prism fails cases about who may see what. */
export const knowsNobody = {
  prism: "it takes any credential of the right scheme, and owns no data",
} as const;

/** Why Prism fails cases about what the platform adds to the contract. */
export const noExtensions = {
  prism: "this is an extension of the platform, not part of the contract",
} as const;

/** Why nothing is asked with HEAD through Prism. */
export const prismReadsHead = { proxy: "Prism reads a body that a HEAD does not have, and fails" } as const;

/** Why the query is not looked at closely through Prism. */
export const prismRewritesQuery = { proxy: "Prism decodes the query leniently and writes it anew" } as const;
