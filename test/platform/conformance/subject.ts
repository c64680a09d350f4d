/** The platform under test, as the cases see it. */
import type { Seed } from "../../../src/platform/seed/seed.ts";

/** A request, exactly as it is sent. */
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

/** A response. */
export interface TestResponse {
  readonly status: number;
  /** By lower-case name; without those of the connection, such as `date`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Transport between the suite and the platform: `fetch` in process, `port` over HTTP, `proxy` over HTTP through Prism's proxy.
 */
export type SubjectKind = "fetch" | "port" | "proxy";

/** A platform under test. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Sends one request and resolves to the whole response. */
  send(request: TestRequest): Promise<TestResponse>;
  /** Adds data. */
  seed(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** Headers of the connection. */
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
