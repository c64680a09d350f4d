/** Definition of an API on the platform: its generated tables, its envelopes and a handler per operation. */
import type { OperationTable } from "../../contract/operation.ts";
import type { BodyOf, ParametersOf, PayloadOf } from "../../contract/operation-types.ts";
import type { RequestValidatorTable, ResponseValidatorTable } from "../../contract/validator.ts";
import type { PlatformHeaders } from "../pipeline/message.ts";
import type { RateLimit } from "../pipeline/rate-limiter.ts";
import type { Store } from "../store/store.ts";

/** JSON text of a value. Most payloads are sent as they are stored, without being parsed. */
export type JsonText<Value> = string & {
  /** Never there: it makes the text of one type another type than that of a second. */
  readonly valueType?: Value;
};

/** Input of a handler: an authenticated request that has passed every check. */
export interface Call<Parameters = unknown, Body = unknown> {
  /** Path and query parameters by name. They fit the contract. */
  readonly parameters: Parameters;
  /** The body. It fits the contract; undefined for an operation without one. */
  readonly body: Body;
  /** The tenant that the credential belongs to. Every access to the store is limited to it. */
  readonly scope: string;
  readonly store: Store;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Request headers by lower-case name, for `If-Match` and `If-None-Match`. */
  readonly headers: PlatformHeaders;
}

/** Result of a handler: the payload without its envelope. */
export interface Answer<Payload = unknown> {
  readonly payload: JsonText<Payload>;
  /** Validator of the resource, without quotes; absent for a list. */
  readonly etag?: string;
}

/** Does what an operation is for. */
export type Handler<Parameters = unknown, Body = unknown, Payload = unknown> = (
  call: Call<Parameters, Body>,
) => Promise<Answer<Payload>>;

/**
 * Handlers of an API: one for every operation, so that a missing one does not compile.
 *
 * @typeParam Table the generated operation table
 * @typeParam Types the generated `operations` interface of the same document
 */
export type HandlersOf<Table extends OperationTable, Types> = {
  readonly [Id in keyof Table & keyof Types]: Handler<
    ParametersOf<Types[Id]>,
    BodyOf<Types[Id]>,
    NonNullable<PayloadOf<Types[Id], Table[Id]["success"]["payload"]>>
  >;
};

/** One API, as the platform serves it. */
export interface PlatformApi {
  /** Its name in the register, and the realm of its credentials. */
  readonly name: string;
  readonly operations: OperationTable;
  readonly requests: RequestValidatorTable;
  /** Loads the response validators, which only a platform with `checkResponses` needs. */
  readonly loadResponses: () => Promise<ResponseValidatorTable>;
  /** By operationId. An operation that has none is answered with 501. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Puts the envelope of a success around a payload. */
  readonly wrap: (payload: string, status: number, requestId: string) => string;
  /** The body of an error. */
  readonly describeError: (status: number, message: string, requestId: string) => object;
  /** What the field's servers allow, for `rateLimit: true`. */
  readonly fieldRateLimit: RateLimit;
}

/**
 * Makes an API of its parts.
 *
 * @param api the parts, with handlers of their own types
 * @returns the same, for code that serves any API
 */
export function defineApi<Handlers extends object>(
  api: Omit<PlatformApi, "handlers"> & { readonly handlers: Handlers },
): PlatformApi {
  // Each handler is called with parameters and a body that its own operation's validators have passed, which are of the types that
  // the same document gives it.
  return api as PlatformApi & { readonly handlers: Handlers };
}
