/** Operation table: the operations of an API as generated data, for client, platform and scripts. */
import type { ParameterStyle } from "./parameter-style.ts";

/** One parameter of an operation (OpenAPI 3.1, Parameter Object). */
export interface OperationParameter extends ParameterStyle {
  readonly required: boolean;
}

/** How a body is carried: parsed JSON, a string, or bytes. */
export type BodyKind = "json" | "text" | "binary";

/** A documented success response. */
export interface OperationSuccess {
  readonly kind: BodyKind | "none";
  /** Absent if there is no body. */
  readonly mediaType?: string;
  /** Member of the body that holds the payload (`x-payload`); absent if the whole body is the payload. */
  readonly payload?: string;
  /** JSON type of the payload, if it is always an object or always an array. */
  readonly type?: "object" | "array";
  /** Whether its status is an assumption of the document, so that any other 2xx may stand for it. */
  readonly isStatusInferred?: true;
}

/** Returns the documented status of a success: its own, or one that the document infers. */
export function documentedStatus(successes: Operation["success"], status: number): number {
  if (successes[status]) return status;
  const inferred = Object.keys(successes).find((each) => successes[Number(each)]?.isStatusInferred);
  return Number(inferred ?? status);
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

/** One operation of an API. */
export interface Operation {
  readonly operationId: string;
  /** HTTP method in upper case (RFC 9110 section 9). */
  readonly method: string;
  /** Path template, relative to the base URL. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  readonly requestBody: {
    readonly mediaType: string;
    readonly kind: BodyKind;
    readonly required: boolean;
  } | null;
  /** Alternatives in the document's order, the one without credentials last; empty if the operation takes no credentials. */
  readonly security: readonly SecurityAlternative[];
  /** Address in the document, if it is not that of the other operations: a client sends there only if its caller names it. */
  readonly server?: string;
  /** By status code. */
  readonly success: Readonly<Record<number, OperationSuccess>>;
  /** Whether the method is safe (RFC 9110 section 9.2.1). */
  readonly safe: boolean;
  /** Whether the method is idempotent (RFC 9110 section 9.2.2). */
  readonly idempotent: boolean;
  readonly beta: boolean;
  readonly deprecated: boolean;
}

/** The operations of an API, by operationId. */
export type OperationTable = Readonly<Record<string, Operation>>;
