import type { CallContext } from "./call-context.ts";

/** Arguments that openapi-fetch passes to `Request`: options of `fetch`, and our own. */
export interface RequestRecordInit {
  readonly method: string;
  readonly headers: Headers;
  /** JSON; undefined if there is none. */
  readonly body: string | undefined;
  /** The call that the request belongs to. */
  readonly call: CallContext;
}

/**
 * Stands in for `Request` in openapi-fetch: a record that can be sent any number of times. A real `Request` would have to be cloned for
 * each attempt, since its body can be read only once.
 */
export class RequestRecord implements RequestRecordInit {
  readonly url: string;
  readonly method: string;
  /** Without `Authorization`, which each attempt sets. */
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly call: CallContext;

  constructor(url: string, { method, headers, body, call }: RequestRecordInit) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.call = call;
  }
}
