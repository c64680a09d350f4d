/** Operation table: the operations of an API as generated data, for client, platform and scripts. */
import type { ParameterStyle } from "./parameter-style.ts";

/** One parameter of an operation (OpenAPI 3.1, Parameter Object). */
export interface OperationParameter extends ParameterStyle {
  readonly required: boolean;
}

/** How a body is carried: parsed JSON, a string, bytes, an object whose members are the fields of a form, or a stream that is not read whole. */
export type BodyKind = "json" | "text" | "binary" | "form" | "stream";

/** One media type of a body. */
export interface BodyContent {
  readonly mediaType: string;
  readonly kind: BodyKind;
  /** Fields of a form. */
  readonly fields?: readonly FormField[];
}

/** A field of a form. */
export interface FormField extends Pick<ParameterStyle, "name" | "kind" | "type" | "members" | "nested"> {
  /** Whether its values, or the elements of its list, are files: `Blob`. */
  readonly isFile?: true;
  /** Media type of its part of a multipart form (`encoding`). */
  readonly contentType?: string;
  /** How a list or an object is written; by default, a list repeats the field, and an object is JSON. */
  readonly style?: ParameterStyle["style"];
  readonly explode?: boolean;
}

/** A documented success response. */
export interface OperationSuccess {
  readonly kind: BodyKind | "none";
  /** Further media types, which a call chooses by its option `accept`. */
  readonly others?: readonly Omit<OperationSuccess, "others">[];
  /** Absent if there is no body. */
  readonly mediaType?: string;
  /** Member of the body that holds the payload (`x-payload`); absent if the whole body is the payload. */
  readonly payload?: string;
  /** JSON type of the payload, if it is always an object or always an array. */
  readonly type?: "object" | "array";
  /** Whether a call has chosen it: it has no validator for drift. */
  readonly isOther?: true;
  /** Whether any other 2xx may stand for its status: it is an assumption of the document, or a range. */
  readonly isStatusInferred?: true;
}

/** Returns the key of a success in the table: its status, one that the document infers, or the range of it. */
export function documentedStatus(successes: Operation["success"], status: number): string {
  const key = Object.keys(successes).find((each) => successes[each]?.isStatusInferred);
  return key === undefined || successes[status] ? String(status) : key;
}

/** One credential of a request: an HTTP authentication scheme (RFC 9110 section 11.1), or a key under a name and in an option of its own. */
export type SecurityPart =
  | { readonly kind: "basic" }
  | { readonly kind: "bearer" }
  | { readonly kind: "header" | "query" | "cookie"; readonly name: string; readonly option: string };

/**
 * One way to authorize a request: one credential, or parts that are sent together; no parts if it is sent without credentials. `scheme` tells
 * the alternatives of an API apart.
 */
export type SecurityAlternative =
  | { readonly scheme: "basic" | "bearer" }
  | { readonly scheme: "key"; readonly header: string }
  | { readonly scheme: string; readonly parts: readonly SecurityPart[] };

/** Lists the credentials that an alternative sends. */
export function partsOf(alternative: SecurityAlternative): readonly SecurityPart[] {
  if ("parts" in alternative) return alternative.parts;
  if (alternative.scheme === "key") return [{ kind: "header", name: alternative.header, option: "apiKey" }];
  return [{ kind: alternative.scheme }];
}

/** One operation of an API. */
export interface Operation {
  readonly operationId: string;
  /** HTTP method in upper case (RFC 9110 section 9). */
  readonly method: string;
  /** Path template, relative to the base URL. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  readonly requestBody:
    | (BodyContent & {
        readonly required: boolean;
        /** Further media types, which a call chooses by its option `contentType`. */
        readonly others?: readonly BodyContent[];
      })
    | null;
  /** Alternatives in the document's order, the one without credentials last; empty if the operation takes no credentials. */
  readonly security: readonly SecurityAlternative[];
  /** Address in the document, if it is not that of the other operations: a client sends there only if its caller names it. */
  readonly server?: string;
  /** By status code; `2XX` for a range, and `default` where the document states no other success. */
  readonly success: Readonly<Record<string, OperationSuccess>>;
  /** Whether the method is safe (RFC 9110 section 9.2.1). */
  readonly safe: boolean;
  /** Whether the method is idempotent (RFC 9110 section 9.2.2). */
  readonly idempotent: boolean;
  readonly beta: boolean;
  readonly deprecated: boolean;
}

/** The operations of an API, by operationId. */
export type OperationTable = Readonly<Record<string, Operation>>;
