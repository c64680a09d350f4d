/** Types of the validators that Ajv compiles into `generated/`. */

/** One violation of a schema, as Ajv reports it without its message. */
export interface ValidationError {
  /** JSON Pointer to the value (RFC 6901); empty for the root. */
  readonly instancePath: string;
  /** JSON Pointer to the keyword in the schema, with `#` in front. */
  readonly schemaPath: string;
  readonly keyword: string;
  /** Details of the violation, by keyword. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Compiled schema. Returns whether a value is valid; `errors` holds every violation until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** Validators of one operation's request. */
export interface RequestValidators {
  /** Validates all parameters as one object, by name. */
  readonly parameters?: Validator;
  readonly body?: Validator;
}

/** Request validators of an API, by operationId. */
export type RequestValidatorTable = Readonly<Record<string, RequestValidators>>;

/** Validators of an API's success responses that are JSON, by operationId and status code. */
export type ResponseValidatorTable = Readonly<Record<string, Readonly<Record<number, Validator>>>>;
