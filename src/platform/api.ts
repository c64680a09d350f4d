/** What an API brings to the platform: its generated tables, how its envelopes look, and a handler per operation. */
import type { PlatformHeaders } from "./message.ts";
import type { RateLimit } from "./rate-limiter.ts";
import type { Store } from "./store/store.ts";

/** One way in which a value breaks its schema, as the compiled validators report it. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled schema: tells whether a value fits, and keeps the reasons until its next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** An operation as `generated/<api>/operations.ts` has it. */
export interface OperationEntry {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
  }[];
  readonly requestBody: { readonly required: boolean; readonly mediaType: string } | null;
}

/** How an operation is served, as `generated/<api>/serving.ts` has it. */
export interface ServingEntry {
  /** HTTP authentication scheme in lower case. */
  readonly authentication: "basic" | "bearer";
  /** Query parameters that may be repeated. */
  readonly repeated: readonly string[];
  /** Status of the one success. */
  readonly success: number;
}

/** JSON text of a value. Most payloads are sent as they are stored, without being parsed. */
export type JsonText<Value> = string & {
  /** Never there: it makes the text of one type another type than that of a second. */
  readonly valueType?: Value;
};

/** What a handler is given: a request that has passed every check, of a caller who is known. */
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

/** What a handler gives: the payload, which the envelope is put around. */
export interface Answer<Payload = unknown> {
  readonly payload: JsonText<Payload>;
  /** Validator of the resource, without quotes; absent for a list. */
  readonly etag?: string;
}

/** Does what an operation is for. */
export type Handler<Parameters = unknown, Body = unknown, Payload = unknown> = (
  call: Call<Parameters, Body>,
) => Promise<Answer<Payload>>;

/** Places without parameters are `never` in the generated types. */
type Present<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type PathOf<Operation> = Operation extends { parameters: { path?: infer Path } } ? Present<Path> : unknown;
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? Present<Query>
  : unknown;
type BodyOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : undefined;
type EnvelopeOf<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Envelope } } };
}
  ? Envelope
  : never;
type PayloadOf<Operation, Member> = Member extends keyof EnvelopeOf<Operation>
  ? NonNullable<EnvelopeOf<Operation>[Member]>
  : never;

/** The handler of one operation, typed by the generated types. `Member` is the envelope's member that holds the payload. */
export type HandlerOf<Operation, Member> = Handler<
  PathOf<Operation> & QueryOf<Operation>,
  BodyOf<Operation>,
  PayloadOf<Operation, Member>
>;

/** A handler for every operation of an API: one that is missing does not compile. */
export type HandlersOf<Operations, Member> = {
  readonly [Name in keyof Operations]: HandlerOf<Operations[Name], Member>;
};

/** One API, as the platform serves it. */
export interface PlatformApi {
  /** Its name in the register, and the realm of its credentials. */
  readonly name: string;
  readonly operations: Readonly<Record<string, OperationEntry>>;
  readonly serving: Readonly<Record<string, ServingEntry>>;
  readonly requestValidators: Readonly<
    Record<string, { readonly parameters?: Validator; readonly body?: Validator }>
  >;
  /** Loads the response validators, which only a platform that checks its responses needs. */
  readonly loadResponseValidators: () => Promise<
    Readonly<Record<string, Readonly<Record<string, Validator>>>>
  >;
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
