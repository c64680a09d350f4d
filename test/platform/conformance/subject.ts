/** The platform under test, behind one of its transports. */
import type { Seed } from "../../../src/platform/seed/seed.ts";

/** A request, exactly as it is sent. */
export interface TestRequest {
  /** The API's name in the register. */
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

/** A platform under test. */
export interface Subject {
  /** Sends one request and resolves to the whole response. */
  send(request: TestRequest): Promise<TestResponse>;
  /** Adds data. */
  seed(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** Headers of the connection. */
const transport = ["connection", "keep-alive", "date", "transfer-encoding"];

/**
 * Removes the headers of the connection.
 *
 * @param headers all of them, with names in any case
 */
export function keepHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const named = [...headers].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(named.filter(([name]) => !transport.includes(name)));
}
