/** Definition of an API on the platform: its generated tables, and what its hand-written part adds to them. */
import type { Operation, OperationTable } from "../../contract/operation.ts";
import type { ContentOf, ParametersOf, PayloadOf, RequestBodyOf } from "../../contract/operation-types.ts";
import type { ResponseValueTable } from "../../contract/response-value.ts";
import type { RequestValidatorTable, ResponseSchemaTable } from "../../contract/validator.ts";
import type { PlatformHeaders } from "../http/message.ts";
import type { Store } from "../store/store.ts";

/** Number of requests per time, for each credential. */
export interface RateLimit {
  /** Maximum number of requests, at least 1. */
  readonly requests: number;
  /** Length of the window in milliseconds, at least 1. */
  readonly perMs: number;
}

/** JSON text of a value. Most payloads are sent as they are stored, without parsing. */
export type JsonText<Value> = string & {
  /** Never present: distinguishes the texts of different types. */
  readonly valueType?: Value;
};

/** Context of a handler: an authenticated and validated request. */
export interface HandlerContext<Parameters = unknown, Body = unknown> {
  /** Path, query and header parameters by name, valid by the contract. */
  readonly parameters: Parameters;
  /** The body, valid by the contract: a JSON value, text, bytes, or an object with the fields of a form, whose files are `File`; undefined if there is none. */
  readonly body: Body;
  /** Tenant of the credential, to which every access to the store is limited; empty, and no tenant's, if the operation takes none. */
  readonly scope: string;
  readonly store: Store;
  /** Id of the request, for an envelope without a payload: `wrap` writes it otherwise. */
  readonly requestId: string;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Request headers by lower-case name, for `If-Match` and `If-None-Match`. */
  readonly headers: PlatformHeaders;
}

/** Result of a handler, with content of the kind that the operation has for the status. */
export interface HandlerResult {
  /** Status of the success; the first of the operation by default. */
  readonly status?: number;
  /** JSON text: the payload without its envelope, or the whole body if the operation has none. */
  readonly payload?: string;
  /** Members of the envelope besides those that `wrap` writes, such as a cursor. The document need not name the payload then. */
  readonly envelope?: object;
  /** Body of a text media type. */
  readonly text?: string;
  /** Body of a binary media type. */
  readonly bytes?: Uint8Array;
  /** Validator of the resource, without quotes; absent for a list. */
  readonly etag?: string;
  /** Documented headers of the response, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the content is the example of the document, as it is: the whole body, with its envelope. */
  readonly isExample?: true;
}

/** Implements an operation. */
export type Handler<Parameters = unknown, Body = unknown, Result = HandlerResult> = (
  context: HandlerContext<Parameters, Body>,
) => Promise<Result>;

type PartsOf<Content> = { readonly [Name in keyof Content]?: Content[Name] | undefined };

/** The content of a success, as its handler returns it. The members of other kinds must be absent. */
type ResultContentOf<Entry, Media> = Entry extends { kind: "json" }
  ? {
      readonly payload: JsonText<PayloadOf<Entry, ContentOf<Entry, Media, Uint8Array>>>;
      readonly envelope?: PartsOf<ContentOf<Entry, Media, Uint8Array>>;
      readonly text?: never;
      readonly bytes?: never;
    }
  : Entry extends { kind: "text" }
    ? { readonly text: string; readonly payload?: never; readonly bytes?: never }
    : Entry extends { kind: "binary" | "stream" }
      ? { readonly bytes: Uint8Array; readonly payload?: never; readonly text?: never }
      : { readonly payload?: never; readonly text?: never; readonly bytes?: never };

/** The content in any of its media types. */
type AnyContentOf<Entry, Media> =
  | ResultContentOf<Entry, Media>
  | (Entry extends { others: readonly (infer Other)[] } ? ResultContentOf<Other, Media> : never);

/** The body of a request in any of its media types. */
type AnyBodyOf<Entry, Types> =
  | RequestBodyOf<Entry, Types, Uint8Array>
  | (Entry extends { requestBody: { others: readonly (infer Other)[] } }
      ? Types extends { requestBody?: { content: infer Media } }
        ? Other extends unknown
          ? ContentOf<Other, Media, Uint8Array>
          : never
        : never
      : never);

/** Headers that the document describes for a response. */
type HeadersOf<Headers> = {
  readonly [Name in keyof Headers as string extends Name
    ? never
    : number extends Name
      ? never
      : Name]?: string;
};

/** Whether a union has one member. */
type IsSingle<Union, Each = Union> = Each extends unknown ? ([Union] extends [Each] ? true : false) : never;

/** Results of an operation, by status. With several, a handler must state which. */
type ResultOf<Entry extends Operation, Types> = Types extends { responses: infer Responses }
  ? {
      [Status in keyof Entry["success"] & keyof Responses]: AnyContentOf<
        Entry["success"][Status],
        MemberOf<Responses[Status], "content">
      > &
        (IsSingle<keyof Entry["success"]> extends true
          ? { readonly status?: Status extends number ? Status : number }
          : { readonly status: Status extends number ? Status : number }) & {
          readonly etag?: string;
          readonly headers?: HeadersOf<MemberOf<Responses[Status], "headers">>;
        };
    }[keyof Entry["success"] & keyof Responses]
  : never;

type MemberOf<Value, Name extends string> = Value extends { [Member in Name]?: infer Member }
  ? Member
  : never;

/**
 * Handlers of an API: one for every operation, so that a missing one does not compile. `Partial` leaves the others to their examples.
 *
 * @typeParam Table the generated operation table
 * @typeParam Types the generated `operations` interface of the same document
 */
export type HandlersOf<Table extends OperationTable, Types> = {
  readonly [Id in keyof Table & keyof Types]: Handler<
    ParametersOf<Table[Id], Types[Id]>,
    AnyBodyOf<Table[Id], Types[Id]>,
    ResultOf<Table[Id], Types[Id]>
  >;
};

/** Fidelity of one operation, or of an API as a whole. */
export interface Fidelity {
  /** Stated by the vendor's documentation. */
  readonly exact: readonly string[];
  /** Chosen by the platform, with the reason if it is not obvious. */
  readonly choices: readonly string[];
  /** Beyond the contract: do not rely on it in code for the real service. */
  readonly extensions: readonly string[];
}

/** Generated part of an API. */
interface GeneratedApi {
  /** Its name in the register, and the realm of its credentials. */
  readonly name: string;
  readonly operations: OperationTable;
  readonly requests: RequestValidatorTable;
  /** Loads the response validators, which only a platform with `checkResponses` needs. */
  readonly loadResponses: () => Promise<ResponseSchemaTable>;
  /** Documented values of its responses, for drift faults. */
  readonly responseValues: ResponseValueTable;
  /** Loads the example body of each operation that has one, as text, for operations without a handler. */
  readonly loadExamples: () => Promise<Readonly<Record<string, string>>>;
}

/** Hand-written part of an API. Each member is optional. */
export interface ApiPart<Handlers extends object = Readonly<Record<string, Handler>>> {
  /** Path below which the API is served; by default `/` and its name, so that no API is in the way of another, or of the docs. */
  readonly basePath?: string;
  /** Term for a tenant in messages. Without one, the API has no tenants, and accepts any credential of the right form. */
  readonly tenantTerm?: string;
  /** By operationId. An operation without a handler answers its example. */
  readonly handlers?: Handlers;
  /** Wraps the payload of a success in its envelope. */
  readonly wrap?: (payload: string, status: number, requestId: string) => string;
  /** Body of an error response; `{ message }` by default. */
  readonly errorBody?: (status: number, message: string, requestId: string) => object;
  /** Limit for `rateLimit: true`; 100 requests per minute by default. */
  readonly defaultRateLimit?: RateLimit;
  /** Statements on its fidelity, by operationId, and by the name of the API for all of its operations. */
  readonly fidelity?: Readonly<Record<string, Fidelity>>;
  /** Brings stored resources up to the document, whenever a store is opened. `isNew`: whether all data was written by this version. */
  readonly completeStore?: (store: Store, isNew: boolean) => Promise<void>;
}

/** One API, as the platform serves it. */
export type PlatformApi = GeneratedApi & Required<Omit<ApiPart, "tenantTerm">> & Pick<ApiPart, "tenantTerm">;

/** Completes the definition of an API, and types it for code that serves any API. */
export function defineApi<Handlers extends object>(api: GeneratedApi & ApiPart<Handlers>): PlatformApi {
  return {
    basePath: `/${api.name}`,
    wrap: (payload) => payload,
    errorBody: (_status, message) => ({ message }),
    defaultRateLimit: { requests: 100, perMs: 60_000 },
    fidelity: {},
    completeStore: async () => {},
    ...api,
    // Each handler is called only with parameters and a body that the validators of its operation accepted, and these follow from the
    // same document as its types.
    handlers: { ...api.handlers } as PlatformApi["handlers"],
  };
}
