/** The operation table that each API's bindings hand to the client. Its entries are generated. */

/** One parameter of an operation (OpenAPI 3.1, Parameter Object). */
export interface OperationParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
}

/** What the client must know of an operation to call it. */
export interface Operation {
  readonly operationId: string;
  /** The method as it is sent (RFC 9110 section 9). */
  readonly method: string;
  /** The path template, relative to the base address. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  readonly requestBody: { readonly required: boolean; readonly mediaType: "application/json" } | null;
  /** Whether it only reads (RFC 9110 section 9.2.1). */
  readonly safe: boolean;
  /** Whether sending it twice has the effect of sending it once (RFC 9110 section 9.2.2). */
  readonly idempotent: boolean;
  readonly beta: boolean;
  readonly deprecated: boolean;
}

/** The operations of one API, by operationId. */
export type OperationTable = Readonly<Record<string, Operation>>;
