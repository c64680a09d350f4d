import type { LimitedCall } from "./call-limits.ts";
import type { ClientOptions } from "./options.ts";

type Fetch = NonNullable<ClientOptions["fetch"]>;

/** Authorization of one request. */
export interface Authorization {
  /** Headers with the credentials, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Secrets in the headers, which are redacted from errors. */
  readonly secrets: readonly string[];
  /** Sends a request with the credentials that are not in a header of their own; by default, by `fetch` alone. */
  readonly wrap?: (fetch: Fetch) => Fetch;
  /** Gets another token after a 401; absent if there is only one. */
  readonly renew?: Authorize;
}

/** Authorizes a request of a call, within its limits. Throws ConfigError if no valid token is available. */
export type Authorize = (call: LimitedCall) => Authorization | Promise<Authorization>;
