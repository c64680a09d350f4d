/** Definition of an API on the platform: its generated tables, its envelopes and a handler per operation. */
import type { OperationTable } from "../../contract/operation.ts";
import type { BodyOf, ParametersOf, PayloadOf } from "../../contract/operation-types.ts";
import type { RequestValidatorTable, ResponseValidatorTable } from "../../contract/validator.ts";
import type { PlatformHeaders } from "../pipeline/message.ts";
import type { RateLimit } from "../rate-limiter.ts";
import type { Store } from "../store/store.ts";

/** JSON text of a value. Most payloads are sent as they are stored, without parsing. */
export type JsonText<Value> = string & {
  /** Never present: distinguishes the texts of different types. */
  readonly valueType?: Value;
};

/** Context of a handler: an authenticated and validated request. */
export interface HandlerContext<Parameters = unknown, Body = unknown> {
  /** Path, query and header parameters by name, valid by the contract. */
  readonly parameters: Parameters;
  /** The body, valid by the contract; undefined for an operation without one. */
  readonly body: Body;
  /** Tenant of the credential. Every access to the store is limited to it. */
  readonly scope: string;
  readonly store: Store;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Request headers by lower-case name, for `If-Match` and `If-None-Match`. */
  readonly headers: PlatformHeaders;
}

/** Result of a handler: the payload without its envelope. */
export interface HandlerResult<Payload = unknown> {
  readonly payload: JsonText<Payload>;
  /** Validator of the resource, without quotes; absent for a list. */
  readonly etag?: string;
}

/** Implements an operation. */
export type Handler<Parameters = unknown, Body = unknown, Payload = unknown> = (
  context: HandlerContext<Parameters, Body>,
) => Promise<HandlerResult<Payload>>;

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
    NonNullable<PayloadOf<Table[Id], Types[Id]>>
  >;
};

/** One API, as the platform serves it. */
export interface PlatformApi {
  /** Its name in the register, and the realm of its credentials. */
  readonly name: string;
  /** Term for a tenant in messages; "tenant" by default. */
  readonly tenantTerm?: string;
  readonly operations: OperationTable;
  readonly requests: RequestValidatorTable;
  /** Loads the response validators, which only a platform with `checkResponses` needs. */
  readonly loadResponses: () => Promise<ResponseValidatorTable>;
  /** By operationId. The response of an operation without one is 501. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Wraps the payload of a success in its envelope. */
  readonly wrap: (payload: string, status: number, requestId: string) => string;
  /** Body of an error response. */
  readonly errorBody: (status: number, message: string, requestId: string) => object;
  /** Limit for `rateLimit: true`, chosen by the platform. */
  readonly defaultRateLimit: RateLimit;
}

/**
 * Defines an API.
 *
 * @param api its tables and handlers, each typed by its operation
 * @returns the same object, typed for code that serves any API
 */
export function defineApi<Handlers extends object>(
  api: Omit<PlatformApi, "handlers"> & { readonly handlers: Handlers },
): PlatformApi {
  // Each handler is called only with parameters and a body that the validators of its operation accepted, and these follow from the
  // same document as its types.
  return api as PlatformApi & { readonly handlers: Handlers };
}
