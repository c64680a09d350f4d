import type { CallContext } from "./call-context.ts";

/**
 * A request that can be sent any number of times: stands in for `Request`, whose body can be read only once. Each attempt adds the
 * headers.
 */
export interface RequestRecord {
  readonly url: string;
  readonly method: string;
  /** JSON; undefined if there is none. */
  readonly body: string | undefined;
  /** The call that the request belongs to. */
  readonly call: CallContext;
}

/** Creates a record. openapi-fetch calls it with `new`, which returns the object that the function returns. */
export function createRequestRecord(
  url: string,
  { method, body, call }: Omit<RequestRecord, "url">,
): RequestRecord {
  return { url, method, body, call };
}
