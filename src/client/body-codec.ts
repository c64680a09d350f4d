/** How the bodies of one kind are written and read. The client core knows JSON; a generated client passes the others that its API has. */
import type { BodyContent as DocumentedContent, Operation } from "../contract/operation.ts";
import type { LimitedCall } from "./call-limits.ts";

/** A body as `fetch` takes it, which can be sent any number of times. */
export type WrittenBody = string | Blob | FormData;

/** Rejects the request, with the issues of its parameters. */
export type Fail = (message: string, options?: ErrorOptions, keyword?: string, pointer?: string) => never;

/** Context of writing a body. */
export interface BodyContext {
  /** Null for an operation that no document describes. */
  readonly requestBody: (DocumentedContent & Pick<NonNullable<Operation["requestBody"]>, "others">) | null;
  /** Headers of the request by lower-case name, with the documented `content-type`, which may be changed. */
  readonly headers: Record<string, string>;
  readonly fail: Fail;
  /** Validates the value that a server reads; undefined without a validator. */
  readonly check: ((value: unknown) => void) | undefined;
}

/** Serializes a request body. Throws by `fail`. */
export type WriteBody<Content extends WrittenBody = WrittenBody> = (
  body: unknown,
  context: BodyContext,
) => Content;

/** Writes and reads bodies of one kind. */
export interface BodyCodec {
  readonly write?: WriteBody;
  /** How openapi-fetch reads the body of a success: its option `parseAs`; as JSON by default. */
  readonly parseAs?: string;
  /** Reads the body of a success: its bytes, or what `open` returned. Returns undefined if it is a web page in place of `mediaType`. */
  readonly read?: (content: unknown, headers: Headers, mediaType: string | undefined) => unknown;
  /** Takes over the body of a response that is not read whole; undefined if it is not documented as a stream. */
  readonly open?: (
    call: LimitedCall,
    response: Response,
  ) => { readonly content: ReadableStream<Uint8Array>; readonly isTruncated: boolean } | undefined;
}
