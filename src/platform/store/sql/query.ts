/**
 * Queries that Kysely builds and checks once, and that run from then on as plain SQL: its own executor costs several times what an
 * embedded database needs to answer.
 */
import type { Compilable } from "kysely";
import { hashSecret } from "../digest.ts";

/** A value as both databases take and give it. */
export type SqlValue = string | number | null;

/** One row: its values in the order of the query's columns. */
export type SqlRow = readonly SqlValue[];

/** SQL that can run: a query with its values. */
export interface Statement {
  readonly sql: string;
  readonly values: SqlRow;
}

/** A query that was compiled once. `Values` are given by name each time it runs; `Row` is what comes back. */
export interface Query<Values, Row> {
  readonly sql: string;
  /** Whether it may change something. */
  readonly writes: boolean;
  /** Names a prepared statement on a server: one name for one text. */
  readonly name: string;
  /** Names of the values, in the order in which the SQL wants them. */
  readonly parameters: readonly (keyof Values & string)[];
  /** Names of the columns, in the order in which rows hold them. */
  readonly columns: readonly (keyof Row & string)[];
}

/** Stands for a value while a query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a query.
 *
 * @param columns the columns that it gives, in its order
 * @param build builds it with Kysely, from values that stand for those of each run
 * @throws Error when the query holds a value of its own
 */
export function prepare<Values extends object, Row>(
  columns: readonly (keyof Row & string)[],
  build: (values: Values) => Compilable<Row>,
): Query<Values, Row> {
  const standIns = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  // The stand-ins are never read as values, only passed on to Kysely, which keeps what it gets as a parameter.
  const { sql, parameters, query } = build(standIns as Values).compile();
  const names = parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) throw new Error(`A prepared query holds a value: ${sql}`);
    // The proxy was typed as Values: only its members were asked for.
    return parameter.name as keyof Values & string;
  });
  const writes = query.kind !== "SelectQueryNode";
  return { sql, writes, name: `dataplat_${hashSecret(sql).slice(0, 16)}`, parameters: names, columns };
}

/** @returns the values of one run, in the order in which the SQL wants them */
export function bind<Values extends object, Row>(query: Query<Values, Row>, values: Values): SqlValue[] {
  // Values are declared from the columns they are compared with or stored in, which hold nothing else.
  return query.parameters.map((name) => values[name] as SqlValue);
}

/** @returns rows as objects */
export function toRows<Row>(query: Pick<Query<never, Row>, "columns">, rows: readonly SqlRow[]): Row[] {
  return rows.map((row) => toRow(query, row));
}

/** @returns one row as an object */
export function toRow<Row>({ columns }: Pick<Query<never, Row>, "columns">, row: SqlRow): Row {
  const object: Record<string, SqlValue | undefined> = {};
  for (let index = 0; index < columns.length; index += 1) object[columns[index] ?? ""] = row[index];
  // Kysely knows the type of each column, and `columns` names all that the query gives.
  return object as Row;
}
