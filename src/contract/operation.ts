/** Operation table: the operations of an API as generated data, for client, platform and scripts. */
import type { ParameterStyle } from "./parameter-style.ts";

/** One parameter of an operation (OpenAPI 3.1, Parameter Object). */
export interface OperationParameter extends ParameterStyle {
  readonly required: boolean;
}

/** The documented success response of an operation. */
export interface OperationSuccess {
  /** HTTP status code. */
  readonly status: number;
  /** Member of the envelope that holds the payload. */
  readonly payload: string;
  /** JSON type of the payload. */
  readonly type: "object" | "array";
}

/** One operation of an API. */
export interface Operation {
  readonly operationId: string;
  /** HTTP method in upper case (RFC 9110 section 9). */
  readonly method: string;
  /** Path template, relative to the base URL. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  readonly requestBody: { readonly required: boolean; readonly mediaType: "application/json" } | null;
  /** HTTP authentication scheme in lower case (RFC 9110 section 11.1). */
  readonly authentication: "basic" | "bearer";
  readonly success: OperationSuccess;
  /** Whether the method is safe (RFC 9110 section 9.2.1). */
  readonly safe: boolean;
  /** Whether the method is idempotent (RFC 9110 section 9.2.2). */
  readonly idempotent: boolean;
  readonly beta: boolean;
  readonly deprecated: boolean;
}

/** The operations of an API, by operationId. */
export type OperationTable = Readonly<Record<string, Operation>>;
