/** Types of a client, derived from an operation table and the generated types of the same document. */
import type { OperationTable } from "../contract/operation.ts";
import type { BodyOf, ParametersOf, PayloadOf } from "../contract/operation-types.ts";
import type { CallOptions } from "./options.ts";

/** `(parameters, body, options?)` without what an operation does not have. */
type ArgumentsOf<Entry, Types> = Entry extends { parameters: readonly []; requestBody: null }
  ? [options?: CallOptions]
  : Entry extends { parameters: readonly [] }
    ? [body: BodyOf<Types>, options?: CallOptions]
    : Entry extends { requestBody: null }
      ? [parameters: ParametersOf<Types>, options?: CallOptions]
      : [parameters: ParametersOf<Types>, body: BodyOf<Types>, options?: CallOptions];

/** A payload together with its response. */
export interface WithResponse<Payload> {
  /** HTTP status code. */
  readonly status: number;
  readonly data: Payload;
  /** The parsed response body, of which `data` is a part. */
  readonly body: unknown;
  readonly response: { readonly status: number; readonly headers: Headers };
  /** Request ID from the body or a header, if the server sends one. */
  readonly requestId: string | undefined;
  /** Number of requests sent. */
  readonly attempts: number;
}

/** One operation of a client: a function that resolves to the payload without its envelope. */
export interface ClientOperation<Arguments extends unknown[], Payload> {
  // No documentation here: over a call, editors would show it in place of the operation's own.
  (...args: Arguments): Promise<Payload>;
  /**
   * The same call, resolving to the payload together with status, headers and request ID.
   *
   * @example
   * ```ts
   * const { data, status, requestId } = await management.getPipe.withResponse(pipe);
   * ```
   */
  withResponse(...args: Arguments): Promise<WithResponse<Payload>>;
}

/**
 * A client: one function per operation.
 *
 * @typeParam Table the generated operation table
 * @typeParam Types the generated `operations` interface of the same document
 */
export type Client<Table extends OperationTable, Types> = {
  readonly [Id in keyof Table]: Id extends keyof Types
    ? ClientOperation<ArgumentsOf<Table[Id], Types[Id]>, PayloadOf<Table[Id], Types[Id]>>
    : never;
};
