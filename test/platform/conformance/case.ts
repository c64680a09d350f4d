/** Conformance case: a sentence about the platform's behaviour, and the requests that prove it. */
import type { Subject, SubjectKind, TestRequest, TestResponse } from "./subject.ts";
import type { Account } from "./test-data.ts";

/** Context of a case. Each case has data of its own. */
export interface CaseContext {
  /** Sender of the requests. */
  readonly own: Account;
  /** Another account, whose data must stay hidden. */
  readonly stranger: Account;
  /** Sends a request and checks the invariants of every response. */
  send(request: TestRequest): Promise<TestResponse>;
  /** Adds data. */
  readonly seed: Subject["seed"];
}

/** One case. */
export interface Case {
  /** A sentence of behaviour. */
  readonly title: string;
  /** Why the case fails on a transport. There it must fail, so that a reason that no longer holds is removed. */
  readonly failsOn?: Partial<Record<SubjectKind, string>>;
  run(context: CaseContext): Promise<void>;
}

/** Cases about one thing. */
export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly Case[];
}

/** Cases that send HEAD. */
export const prismReadsHead = { proxy: "Prism waits for the body of a HEAD response, and fails" } as const;

/** Cases about the exact query. */
export const prismRewritesQuery = { proxy: "Prism decodes and rewrites the query" } as const;
