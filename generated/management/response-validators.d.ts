// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
/** One way in which a value breaks its schema, as Ajv reports it, without its message. */
export interface ValidationError {
  /** JSON Pointer to the value, empty for the root (RFC 6901). */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Tells whether a value fits its schema; every way in which it does not is then in `errors`, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

export declare const responseValidators: {
  readonly listServices: { readonly "200": Validator };
  readonly getPipe: { readonly "200": Validator };
  readonly updatePipeSettings: { readonly "200": Validator };
};
