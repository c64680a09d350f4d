/** A store over tables: what SQLite and PostgreSQL have in common. */
import { PlatformConfigError } from "../../config-error.ts";
import { errorMessage } from "../../read-error.ts";
import { assertStorable, isStorable } from "../describe.ts";
import type { OpenStore } from "../lazy-store.ts";
import type { StoreState } from "../store.ts";
import type { SqlDriver } from "./driver.ts";
import { deleteAll, insertState } from "./insert.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { createQueries, type Queries } from "./queries.ts";
import { hasTenants, readState } from "./read-state.ts";
import type { Script } from "./script.ts";

/**
 * Makes a store of an open database, and brings its tables up to date. The database is closed when that fails.
 *
 * @throws PlatformConfigError when its tables are not of this version, or cannot be made
 */
export async function createSqlStore(driver: SqlDriver): Promise<OpenStore> {
  try {
    await migrate(driver, migrations);
  } catch (error) {
    await driver.close();
    if (error instanceof PlatformConfigError) throw error;
    const message = `The tables of the ${driver.dialect.name} store cannot be made or brought up to date: ${errorMessage(error)}.`;
    throw new PlatformConfigError(message, { cause: error });
  }
  const queries = createQueries(driver.dialect);
  return { ...createRequests(driver, queries), ...createWholes(driver) };
}

/** Gives the first row. Every request takes this path, and rows that are there already are not waited for. */
function firstOf<Row>(read: () => readonly Row[] | Promise<readonly Row[]>): Promise<Row | undefined> {
  try {
    const rows = read();
    return "then" in rows ? rows.then(([row]) => row) : Promise.resolve(rows[0]);
  } catch (error) {
    return Promise.reject(error);
  }
}

/** What requests ask: one query each. */
function createRequests(driver: SqlDriver, queries: Queries) {
  const findCredential = driver.prepare(queries.findCredential, "first look-up");
  const get = driver.prepare(queries.get, "second look-up");
  const list = driver.prepare(queries.list);
  const listTagged = driver.prepare(queries.listTagged);
  const replace = driver.prepare(queries.replace);
  return {
    findCredential: (api, id) => firstOf(() => findCredential({ api, id })),
    get: ({ tenantId, kind, parentId, id }, scope) =>
      firstOf(() => get({ tenantId, scope, kind, parentId, id })),
    list: async ({ tenantId, kind, parentId, tags }, scope) => {
      const values = { tenantId, scope, kind, parentId };
      if (tags.length === 0) return (await list(values)).map(({ body }) => body);
      // JSON hides from the driver what cannot be stored, so that a server would refuse it. No resource has such a tag.
      if (!tags.every(({ key, value }) => isStorable(key) && isStorable(value ?? ""))) return [];
      const wanted = JSON.stringify(tags.map(({ key, value }) => [key, value]));
      return (await listTagged({ ...values, tags: wanted })).map(({ body }) => body);
    },
    replace: async ({ tenantId, kind, parentId, id }, scope, expected, { body, etag }) => {
      const rows = await replace({ tenantId, scope, kind, parentId, id, expected, body, etag });
      return rows.length > 0;
    },
  } satisfies Partial<OpenStore>;
}

/** What reads or changes everything: scripts in a transaction. */
function createWholes(driver: SqlDriver) {
  const { dialect } = driver;
  const write = async (state: StoreState, script: () => Script<boolean>) => {
    assertStorable(state);
    return driver.transaction("exclusive", script);
  };
  return {
    insert: async (state) => {
      await write(state, function* () {
        yield* insertState(dialect, state);
        return true;
      });
    },
    insertIfEmpty: (state) =>
      write(state, function* () {
        if (yield* hasTenants(dialect)) return false;
        yield* insertState(dialect, state);
        return true;
      }),
    replaceAll: async (state) => {
      await write(state, function* () {
        yield* deleteAll(dialect);
        yield* insertState(dialect, state);
        return true;
      });
    },
    read: () => driver.transaction("snapshot", () => readState(dialect)),
    ping: () => driver.ping(),
    close: () => driver.close(),
  } satisfies Partial<OpenStore>;
}
