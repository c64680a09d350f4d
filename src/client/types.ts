/** Types of a client, derived from an operation table and the generated types of the same document. */
import type { Operation, OperationTable } from "../contract/operation.ts";
import type { ContentOf, ParametersOf, PayloadOf, RequestBodyOf } from "../contract/operation-types.ts";
import type { CallOptions } from "./options.ts";

/** `(parameters, body, options?)` without what an operation does not have. What is optional may be left out, or undefined before a body. */
type ArgumentsOf<Entry, Types> = Entry extends { parameters: readonly [] }
  ? BodyArgument<Entry, Types>
  : object extends ParametersOf<Types>
    ? Entry extends { requestBody: { required: true } }
      ? [parameters: ParametersOf<Types> | undefined, ...BodyArgument<Entry, Types>]
      : [parameters?: ParametersOf<Types>, ...BodyArgument<Entry, Types>]
    : [parameters: ParametersOf<Types>, ...BodyArgument<Entry, Types>];

type BodyArgument<Entry, Types> = Entry extends { requestBody: null }
  ? [options?: CallOptions]
  : Entry extends { requestBody: { required: true } }
    ? [body: RequestBodyOf<Entry, Types, BinaryBody>, options?: CallOptions]
    : [body?: RequestBodyOf<Entry, Types, BinaryBody>, options?: CallOptions];

/** A request body of bytes. */
export type BinaryBody = Blob | ArrayBuffer | Uint8Array;

/**
 * A payload together with its response.
 *
 * @typeParam Payload the payload
 * @typeParam Status a documented status
 * @typeParam Body the whole body
 */
export interface WithResponse<Payload, Status extends number = number, Body = unknown> {
  /** HTTP status code. */
  readonly status: Status;
  readonly data: Payload;
  /** The whole response body, of which `data` is a part, or all. */
  readonly body: Body;
  readonly response: { readonly status: number; readonly headers: Headers };
  /** Request ID from the body or a header, if the server sends one. */
  readonly requestId: string | undefined;
  /** Number of requests sent. */
  readonly attempts: number;
}

/** A response of each documented success status: a union by `status`. */
type ResponsesOf<Entry extends Operation, Types> = Types extends { responses: infer Responses }
  ? {
      [Status in keyof Entry["success"] & keyof Responses & number]: WithResponse<
        PayloadOf<Entry["success"][Status], SuccessBodyOf<Entry["success"][Status], Responses[Status]>>,
        Status,
        SuccessBodyOf<Entry["success"][Status], Responses[Status]>
      >;
    }[keyof Entry["success"] & keyof Responses & number]
  : never;

type SuccessBodyOf<Success, Response> = ContentOf<
  Success,
  Response extends { content: infer Media } ? Media : never,
  Blob
>;

/** One operation of a client: a function that resolves to the payload without its envelope. */
export interface ClientOperation<Arguments extends unknown[], Payload, Responses = WithResponse<Payload>> {
  // No documentation here: over a call, editors would show it in place of the operation's own.
  (...args: Arguments): Promise<Payload>;
  /**
   * The same call, resolving to the payload together with status, whole body, headers and request ID.
   *
   * @example
   * ```ts
   * const { data, status, requestId } = await management.getPipe.withResponse(pipe);
   * ```
   */
  withResponse(...args: Arguments): Promise<Responses>;
}

/**
 * A client: one function per operation.
 *
 * @typeParam Table the generated operation table
 * @typeParam Types the generated `operations` interface of the same document
 */
export type Client<Table extends OperationTable, Types> = {
  readonly [Id in keyof Table]: Id extends keyof Types
    ? ClientOperation<
        ArgumentsOf<Table[Id], Types[Id]>,
        ResponsesOf<Table[Id], Types[Id]>["data"],
        ResponsesOf<Table[Id], Types[Id]>
      >
    : never;
};
