/** A platform under test, in process or on a port, and the cases that it must pass. */
import type { Platform, PlatformOptions, Seed } from "../../../src/platform/index.ts";
import type { TestRequest } from "../../send-request.ts";
import type { TestAccount } from "./test-data.ts";

export type { TestRequest };

export interface TestResponse {
  readonly status: number;
  /** By lower-case name; without those of the connection, such as `date`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Subject {
  /** Sends one request and resolves to the whole response. */
  send(request: TestRequest): Promise<TestResponse>;
  seed(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** Context of a case. Each case has data of its own. */
export interface CaseContext extends Pick<Subject, "seed"> {
  /** Sender of the requests. */
  readonly own: TestAccount;
  /** Another account, whose data must stay hidden. */
  readonly stranger: TestAccount;
  /** Sends a request and checks the invariants of every response. */
  send(request: TestRequest): Promise<TestResponse>;
  /** Sends a request that must be rejected with a status, and words in the message. */
  reject(request: TestRequest, status: number, ...words: readonly string[]): Promise<TestResponse>;
  addAccount(): Promise<TestAccount>;
}

/** Cases about one thing, by title. */
export type Cases = Readonly<Record<string, (context: CaseContext) => Promise<void>>>;

/** Options of the platforms under test: response checks, and a clock that advances with each reading. */
export function platformOptions(): PlatformOptions {
  let time = Date.parse("2026-11-21T12:00:00.000Z");
  return { checkResponses: true, now: () => ++time };
}

export const inProcess = (platform: Platform) => createSubject(platform, platform.fetch, platform.baseUrl);

export async function onAPort(platform: Platform): Promise<Subject> {
  return createSubject(platform, fetch, (await platform.listen()).url);
}

const ofConnection = ["connection", "keep-alive", "date", "transfer-encoding"];

function createSubject(platform: Platform, fetch: typeof globalThis.fetch, baseUrl: string): Subject {
  return {
    send: async ({ target, ...request }) => {
      const response = await fetch(baseUrl + target, request);
      const text = await response.text();
      const headers = [...response.headers].filter(([name]) => !ofConnection.includes(name));
      return { status: response.status, headers: Object.fromEntries(headers), text };
    },
    seed: platform.seed,
    close: platform.close,
  };
}
