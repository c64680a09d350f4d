/** The types of a client, derived from an operation table and the generated types of the same document. */

import type { OperationTable } from "./operation.ts";
import type { CallOptions } from "./options.ts";

/** A list that is only read, so that callers may pass a readonly one as well. */
type ReadOnly<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

/** Shows a type as its members rather than as what it was made of, and keeps their documentation. */
type Simplify<T> = { [Key in keyof T]: ReadOnly<T[Key]> } & {};

/** The members of an optional group of parameters; none when there is no such group. */
type Group<T> = [Exclude<T, undefined>] extends [never] ? unknown : Exclude<T, undefined>;

/** Path and query parameters of an operation in one object. The generator refuses two of one name. */
type ParametersOf<Types> = Types extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Simplify<Group<Path> & Group<Query>>
  : never;

type BodyOf<Types> = Types extends { requestBody?: { content: { "application/json": infer Body } } }
  ? Body
  : never;

/** The JSON body of every success status. */
type SuccessOf<Types> = Types extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & number}` extends `2${string}`
        ? Responses[Status] extends { content: { "application/json": infer Body } }
          ? Body
          : never
        : never;
    }[keyof Responses]
  : never;

/** What is inside the envelope of a success. */
type PayloadOf<Types, Member extends string> =
  SuccessOf<Types> extends infer Envelope
    ? Member extends keyof Envelope
      ? Envelope[Member]
      : never
    : never;

/** `(parameters, body, options?)`, leaving out what an operation does not have. */
type ArgumentsOf<Entry, Types> = Entry extends { parameters: readonly []; requestBody: null }
  ? [options?: CallOptions]
  : Entry extends { parameters: readonly [] }
    ? [body: BodyOf<Types>, options?: CallOptions]
    : Entry extends { requestBody: null }
      ? [parameters: ParametersOf<Types>, options?: CallOptions]
      : [parameters: ParametersOf<Types>, body: BodyOf<Types>, options?: CallOptions];

/** A payload together with how it came. */
export interface WithResponse<Payload> {
  readonly data: Payload;
  readonly response: { readonly status: number; readonly headers: Headers };
  /** The request's id, from the body or a header, where the server gives one. */
  readonly requestId: string | undefined;
  /** How many requests were sent. */
  readonly attempts: number;
}

/** One operation of a client: a function that resolves to the payload without its envelope. */
export interface ClientOperation<Arguments extends unknown[], Payload> {
  // No documentation here: over a call, editors would show it in place of the operation's own.
  (...args: Arguments): Promise<Payload>;
  /** The same call, resolving to the payload together with status, headers and request id. */
  withResponse(...args: Arguments): Promise<WithResponse<Payload>>;
}

/**
 * A client: one function per operation.
 *
 * @typeParam Table the generated operation table
 * @typeParam Types the generated `operations` interface of the same document
 * @typeParam Member the envelope's member that holds the payload
 */
export type Client<Table extends OperationTable, Types, Member extends string> = {
  readonly [Id in keyof Table]: Id extends keyof Types
    ? ClientOperation<ArgumentsOf<Table[Id], Types[Id]>, PayloadOf<Types[Id], Member>>
    : never;
};
