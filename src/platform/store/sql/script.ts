/**
 * Work of several statements that says nothing about waiting: a generator that yields each statement and is given its rows. An
 * embedded database runs it without ever giving up control, a server with a wait at each step.
 */
import type { Compilable } from "kysely";
import { type SqlRow, type Statement, toRows } from "./query.ts";

/** Work that ends in a `Result`. */
export type Script<Result> = Generator<Statement, Result, readonly SqlRow[]>;

/**
 * A query that is compiled for this one run, as a step.
 *
 * @param columns the columns that it gives, in its order
 * @returns its rows
 */
export function* runOnce<Row>(
  query: Compilable<Row>,
  columns: readonly (keyof Row & string)[],
): Script<Row[]> {
  const compiled = query.compile();
  // Kysely passes on the values it was given, which the tables' types allow to be nothing else.
  const values = compiled.parameters as SqlRow;
  return toRows({ columns }, yield { sql: compiled.sql, values });
}

/** SQL as it stands, as a step. */
export function* runText(sql: string): Script<void> {
  yield { sql, values: [] };
}
