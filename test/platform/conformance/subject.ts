/** What the suite runs against: something that answers requests. The cases know nothing else of it. */
import type { Seed } from "../../../src/platform/seed/seed.ts";

/** One request, exactly as it is sent. */
export interface TestRequest {
  /** The API's name in the register, which tells where to send it. */
  readonly api: string;
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** One response. */
export interface TestResponse {
  readonly status: number;
  /** By lower-case name; those that belong to a connection or an adapter (`date`, `connection`, ...) are left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Transport between the suite and the platform: `fetch` in process, `port` over HTTP, `proxy` over HTTP through Prism's proxy.
 */
export type SubjectKind = "fetch" | "port" | "proxy";

/** Something that answers requests. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Sends one request and resolves to the whole response. */
  send(request: TestRequest): Promise<TestResponse>;
  /** Adds data to what is there; a mock keeps none and ignores it. */
  seed(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** Headers that say something of the connection, of the time or of the way, and nothing of the answer. */
const transport = ["connection", "keep-alive", "date", "transfer-encoding"];

/**
 * Keeps the headers that a case may look at.
 *
 * @param headers all of them, with names in any case
 */
export function keepHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const named = [...headers].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(named.filter(([name]) => !transport.includes(name)));
}
