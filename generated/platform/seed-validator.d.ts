// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
/** One way in which a seed breaks its schema, as Ajv reports it, without its message. */
export interface SeedError {
  /** JSON Pointer to the value, empty for the root (RFC 6901). */
  readonly instancePath: string;
  /** Where in the schema the keyword stands. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Tells whether a value is a seed; every way in which it is not is then in `errors`, until the next call. */
export declare const validateSeed: {
  (value: unknown): boolean;
  errors?: readonly SeedError[] | null;
};
