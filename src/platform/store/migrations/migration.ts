/** One change of the tables. */
export interface Migration {
  /** 1 for the first migration, and consecutive. */
  readonly number: number;
  readonly name: string;
  /** Its statements, in order, for each database. */
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}
