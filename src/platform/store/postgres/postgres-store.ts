/** Store in a PostgreSQL database, which many platforms can share. */
import { errorMessage } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import { assertStorable, isStorable, StoreConflictError } from "../describe.ts";
import { findPendingMigrations, migrate } from "../migrations.ts";
import { createInserts, type LastPositions, readStoreState } from "../state-rows.ts";
import { createStatements, type RunQuery } from "../statements.ts";
import type { Credential, ResourceVersion, Store, StoreState } from "../store.ts";
import { createStore, type OpenStore } from "../store-lifecycle.ts";
import { createPool } from "./create-pool.ts";
import { createTransactions, type Transactions } from "./transactions.ts";

const statements = createStatements("postgres");

/**
 * Creates a store in tables whose names begin with `dataplat_`. Nothing is loaded or connected until its `open` is called. `databaseUrl`:
 * `postgres://user:password@host:port/database`, with the parameters of `pg`: `sslmode`, `sslrootcert`, `statement_timeout` and so on.
 */
export function createPostgresStore(databaseUrl: string): Store {
  return createStore("postgres", async () => {
    const pool = await createPool(databaseUrl);
    const transactions = createTransactions(pool);
    try {
      const pending = await findPendingMigrations("postgres", (sql, values = []) =>
        transactions.read(sql, values),
      );
      if (pending.length > 0) await transactions.exclusive((run) => migrate("postgres", run));
    } catch (error) {
      await pool.end();
      if (error instanceof PlatformConfigError) throw error;
      const message = `The tables of the postgres store cannot be created or updated: ${errorMessage(error).replace(/\.$/, "")}.`;
      throw new PlatformConfigError(message, { cause: error });
    }
    return {
      ...createOperations(transactions),
      ...createBulkOperations(transactions),
      close: () => pool.end(),
    };
  });
}

/** The methods that requests call: one statement each. */
function createOperations({ read, write }: Transactions) {
  return {
    findCredential: async (api, id) => {
      if (!isStorable(id)) return undefined;
      return (await read<Credential>(statements.findCredential, [api, id]))[0];
    },
    get: async ({ tenantId, kind, parentId, id }, scope) => {
      const values = [tenantId, scope, kind, parentId, id];
      if (!values.every(isStorable)) return undefined;
      return (await read<ResourceVersion>(statements.getResource, values))[0];
    },
    list: async ({ tenantId, kind, parentId, tags }, scope) => {
      const texts = [
        tenantId,
        scope,
        kind,
        parentId,
        ...tags.flatMap(({ key, value }) => [key, value ?? ""]),
      ];
      if (!texts.every(isStorable)) return [];
      const wanted = JSON.stringify(tags.map(({ key, value }) => [key, value]));
      const values = [wanted, tenantId, scope, kind, parentId];
      return (await read<{ body: string }>(statements.listResources, values)).map(({ body }) => body);
    },
    replace: async ({ tenantId, kind, parentId, id }, scope, expected, { body, etag }) => {
      const values = [tenantId, scope, kind, parentId, id, expected, body, etag];
      if (!values.every(isStorable)) return false;
      return (await write(statements.replaceResource, values)).length > 0;
    },
    remove: async ({ tenantId, kind, parentId, id }, scope, expected) => {
      const values = [tenantId, scope, kind, parentId, id, expected];
      if (!values.every(isStorable)) return false;
      return (await write(statements.removeResource, values)).length > 0;
    },
    getMetadata: async (name) => (await read<{ value: string }>(statements.getMetadata, [name]))[0]?.value,
    setMetadata: async (name, value) => {
      await write(statements.setMetadata, [name, value]);
    },
    ping: async () => {
      await read("select 1", []);
    },
  } satisfies Partial<OpenStore>;
}

/** The methods that read or change everything: transactions. */
function createBulkOperations({ read, snapshot, exclusive }: Transactions) {
  return {
    insert: async (state) => {
      assertStorable(state);
      await exclusive((run) => insertRows(run, state));
    },
    insertIfEmpty: async (state) => {
      assertStorable(state);
      // Without the lock first: another process may hold it for a reset.
      if ((await read(statements.hasTenants, [])).length > 0) return false;
      return exclusive(async (run) => {
        if ((await run(statements.hasTenants)).length > 0) return false;
        await insertRows(run, state);
        return true;
      });
    },
    replaceAll: async (state) => {
      assertStorable(state);
      await exclusive(async (run) => {
        await run(statements.deleteResources);
        await run(statements.deleteCredentials);
        await run(statements.deleteTenants);
        await insertRows(run, state);
      });
    },
    read: () => snapshot((run) => readStoreState(statements, run)),
  } satisfies Partial<OpenStore>;
}

/** @throws StoreConflictError for the first row that exists; the transaction must be rolled back */
async function insertRows(run: RunQuery, state: StoreState): Promise<void> {
  const [last] = await run<LastPositions>(statements.lastPositions);
  if (!last) throw new Error("PostgreSQL returned no positions.");
  let isAnalyzed = false;
  for (const { sql, rows, findConflict } of createInserts(statements, state, last)) {
    if (sql === statements.insertTags && !isAnalyzed) {
      // Without statistics, the lookup of the resource of each tag would scan all resources of the tenant.
      await run("analyze dataplat_resources");
      isAnalyzed = true;
    }
    const added = await run<{ position: number }>(sql, [rows]);
    const conflict = findConflict(new Set(added.map(({ position }) => position)));
    if (conflict !== undefined) throw new StoreConflictError(conflict);
  }
}
