/** Types of a client, derived from an operation table and the generated types of the same document. */
import type { Operation, OperationTable } from "../contract/operation.ts";
import type { ContentOf, ParametersOf, PayloadOf, RequestBodyOf } from "../contract/operation-types.ts";
import type { CallOptions } from "./options.ts";

/** `(parameters, body, options?)` without those that the operation does not have. Optional ones are undefined before one that is required. */
type ArgumentsOf<Entry, Types, Options extends unknown[] = [options?: CallOptions]> = Entry extends {
  parameters: readonly [];
}
  ? BodyArgument<Entry, Types, Options>
  : object extends ParametersOf<Entry, Types>
    ? [BodyOf<Entry>, Options] extends [{ required: true }, unknown] | [unknown, [unknown]]
      ? [parameters: ParametersOf<Entry, Types> | undefined, ...BodyArgument<Entry, Types, Options>]
      : [parameters?: ParametersOf<Entry, Types>, ...BodyArgument<Entry, Types, Options>]
    : [parameters: ParametersOf<Entry, Types>, ...BodyArgument<Entry, Types, Options>];

type BodyArgument<Entry, Types, Options extends unknown[]> = Entry extends { requestBody: null }
  ? Options
  : [BodyOf<Entry>, Options] extends [{ required: true }, unknown] | [unknown, [unknown]]
    ? [body: RequestBodyOf<Entry, Types, BinaryBody>, ...Options]
    : [body?: RequestBodyOf<Entry, Types, BinaryBody>, ...Options];

/** The body of an operation; unknown if it has none. Without `strictNullChecks`, null would have every member. */
type BodyOf<Entry> = Entry extends { requestBody: infer Body }
  ? [keyof Body] extends [never]
    ? unknown
    : Body
  : unknown;

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
type ResponsesOf<Entry extends Pick<Operation, "success">, Types> = Types extends {
  responses: infer Responses;
}
  ? {
      [Status in keyof Entry["success"] & keyof Responses]: WithResponse<
        PayloadOf<Entry["success"][Status], SuccessBodyOf<Entry["success"][Status], Responses[Status]>>,
        Status extends number ? Status : number,
        SuccessBodyOf<Entry["success"][Status], Responses[Status]>
      >;
    }[keyof Entry["success"] & keyof Responses]
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

/** A body in one of its media types. */
type ChosenContent<Content, MediaType> = Content extends { others: readonly (infer Other)[] }
  ? [Extract<Other, { mediaType: MediaType }>] extends [never]
    ? Content
    : Extract<Other, { mediaType: MediaType }>
  : Content;

/** An operation with one media type of its request body, and of its responses. */
type ChosenOperation<Entry extends Operation, ContentType, Accept> = Pick<Entry, "parameters"> & {
  requestBody: BodyOf<Entry> extends { required: infer Required }
    ? ChosenContent<BodyOf<Entry>, ContentType> & { required: Required }
    : null;
  success: { [Status in keyof Entry["success"]]: ChosenContent<Entry["success"][Status], Accept> };
};

/** Media types of a body: the default, and the others, which a call chooses by an option. */
type FirstType<Content> = Content extends { mediaType: infer Name } ? Name : never;
type OtherTypes<Content> = Content extends { others: readonly { mediaType: infer Name }[] } ? Name : never;
type Successes<Entry extends Operation> = Entry["success"][keyof Entry["success"]];

/** Options of a call that chooses media types; `never` stands for the default, which may be left out. */
type ChoiceOptions<Entry extends Operation, ContentType, Accept> = CallOptions &
  ([ContentType] extends [never]
    ? {
        /** Media type of the request body, from which its type follows. */
        readonly contentType?: FirstType<BodyOf<Entry>> | undefined;
      }
    : { readonly contentType: ContentType }) &
  ([Accept] extends [never]
    ? {
        /** Media type of the response, from which the type of the result follows. */
        readonly accept?: FirstType<Successes<Entry>> | undefined;
      }
    : { readonly accept: Accept });

/** Functions of an operation for each choice of media types; `never` stands for the default. */
type ChoicesOf<Entry extends Operation, Types> = {
  [ContentType in "" | (OtherTypes<BodyOf<Entry>> & string)]: {
    [Accept in "" | (OtherTypes<Successes<Entry>> & string)]: ChoiceOf<
      Entry,
      Types,
      Exclude<ContentType, "">,
      Exclude<Accept, "">
    >;
  }["" | (OtherTypes<Successes<Entry>> & string)];
}["" | (OtherTypes<BodyOf<Entry>> & string)];

type ChoiceOf<Entry extends Operation, Types, ContentType, Accept> = ClientOperation<
  ArgumentsOf<
    ChosenOperation<Entry, ContentType, Accept>,
    Types,
    [ContentType, Accept] extends [never, never]
      ? [options?: ChoiceOptions<Entry, ContentType, Accept>]
      : [options: ChoiceOptions<Entry, ContentType, Accept>]
  >,
  ResponsesOf<ChosenOperation<Entry, ContentType, Accept>, Types>["data"],
  ResponsesOf<ChosenOperation<Entry, ContentType, Accept>, Types>
>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/**
 * A client: one function per operation.
 *
 * @typeParam Table the generated operation table
 * @typeParam Types the generated `operations` interface of the same document
 */
export type Client<Table extends OperationTable, Types> = {
  readonly [Id in keyof Table]: Id extends keyof Types
    ? [OtherTypes<BodyOf<Table[Id]>> | OtherTypes<Successes<Table[Id]>>] extends [never]
      ? ClientOperation<
          ArgumentsOf<Table[Id], Types[Id]>,
          ResponsesOf<Table[Id], Types[Id]>["data"],
          ResponsesOf<Table[Id], Types[Id]>
        >
      : UnionToIntersection<ChoicesOf<Table[Id], Types[Id]>>
    : never;
};
