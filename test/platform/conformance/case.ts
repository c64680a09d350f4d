/** Conformance cases: sentences of behaviour, and the requests that prove them. */
import type { Subject, TestRequest, TestResponse } from "./subject.ts";
import type { TestAccount } from "./test-data.ts";

/** Context of a case. Each case has data of its own. */
export interface CaseContext {
  /** Sender of the requests. */
  readonly own: TestAccount;
  /** Another account, whose data must stay hidden. */
  readonly stranger: TestAccount;
  /** Sends a request and checks the invariants of every response. */
  send(request: TestRequest): Promise<TestResponse>;
  addAccount(): Promise<TestAccount>;
  readonly seed: Subject["seed"];
}

/** Cases about one thing, by title. */
export type Cases = Readonly<Record<string, (context: CaseContext) => Promise<void>>>;
