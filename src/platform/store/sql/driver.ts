/** What a database must be able to do to carry a store: the thin piece that differs between them. */
import type { Kysely, RawBuilder } from "kysely";
import type { Query } from "./query.ts";
import type { Script } from "./script.ts";
import type { Tables } from "./tables.ts";

/** How one database wants its SQL. */
export interface SqlDialect {
  readonly name: "sqlite" | "postgres";
  /** Builds and compiles queries; runs none. */
  readonly builder: Kysely<Tables>;
  /** Rows of a JSON array that comes as text, each in a column `value`, for the `from` of a query. */
  readonly jsonElements: (text: string) => RawBuilder<{ value: string }>;
}

/**
 * `exclusive`: writes, one at a time for everybody who opened the same place. `snapshot`: only reads, all as of one moment.
 */
export type TransactionMode = "exclusive" | "snapshot";

/**
 * A query that looks up one thing by its name. Of two in one request, the second may see what the first saw, or what another request's first
 * saw later, so that the place need not be asked twice whether anything has changed. A second one without a first may be older than its call.
 */
export type QueryUse = "first look-up" | "second look-up";

/** An open database. Its methods throw StoreUnavailableError when it does not answer. */
export interface SqlDriver {
  readonly dialect: SqlDialect;
  /**
   * Makes a query ready to run on its own, atomically.
   *
   * @param query the query
   * @param use what it is for, when it is one of those that all requests make
   * @returns runs it; the rows are not to be changed
   */
  prepare<Values extends object, Row>(
    query: Query<Values, Row>,
    use?: QueryUse,
  ): (values: Values) => readonly Row[] | Promise<readonly Row[]>;
  /** Runs a script, all or nothing. A script may be run anew when nothing of the first run was kept. */
  transaction<Result>(mode: TransactionMode, script: () => Script<Result>): Promise<Result>;
  /** Asks for a sign of life. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
