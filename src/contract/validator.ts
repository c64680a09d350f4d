/** Types of the validators that Ajv compiles into `generated/`. */

/** One violation of a schema, as Ajv reports it without the path in the schema. */
export interface ValidationError {
  /** JSON Pointer to the value (RFC 6901); empty for the root. */
  readonly instancePath: string;
  readonly keyword: string;
  /** The rest of a sentence that starts with the value's place, such as `must be a UUID`; absent for unknown members, and in responses. */
  readonly message?: string | undefined;
  /** Details of the violation: in a request, its `limit`, or the missing or unknown `member` and the `known` ones; in a response, by keyword. */
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
  /** Validate the body in its other media types. */
  readonly [mediaType: `${string}/${string}`]: Validator;
}

/** Request validators of an API, by operationId. */
export type RequestValidatorTable = Readonly<Record<string, RequestValidators>>;

/** Members and texts that a document states of a value: others are drift. Recursive schemas have a node that contains itself. */
export interface KnownValues {
  /** Members of an object by name, without a prototype, so that the name of an unknown member finds none; 0 if everything in the member is known. */
  readonly members?: Readonly<Record<string, KnownValues | 0>>;
  /** Members of any other name; undefined if they are unknown. */
  readonly others?: KnownValues | 0;
  /** Items of a list. */
  readonly items?: KnownValues;
  /** Texts of an open list. */
  readonly values?: readonly string[];
}

/** Schema of one success response that is JSON. */
export interface ResponseSchema {
  readonly validate: Validator;
  readonly known: KnownValues;
}

/** Schemas of an API's success responses that are JSON, by operationId and status code. */
export type ResponseSchemaTable = Readonly<Record<string, Readonly<Record<string, ResponseSchema>>>>;
