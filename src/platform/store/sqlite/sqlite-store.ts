/** Store in one SQLite file, which this process opens alone: reads are from memory, writes go through to the file. */

import { errorMessage } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import { now } from "../../lib/timers.ts";
import { assertStorable } from "../describe.ts";
import {
  assertInsertable,
  createMemory,
  createReads,
  insertIntoMemory,
  type Memory,
  removeFromMemory,
  replaceInMemory,
} from "../memory.ts";
import { migrate } from "../migrations.ts";
import { createInserts, type LastPositions, readStoreState } from "../state-rows.ts";
import { createStatements } from "../statements.ts";
import type { Store, StoreState } from "../store.ts";
import { createStore, type OpenStore } from "../store-lifecycle.ts";
import { explainOpenError } from "./errors.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { SqliteFile } from "./open-file.ts";

/** Options of a SQLite store. */
export interface SqliteStoreOptions {
  /** Path of the file, which is created if it is missing; its folder must exist. */
  readonly file: string;
}

const statements = createStatements("sqlite");

/**
 * Creates a store that keeps everything in one SQLite file and in memory. Needs Node 22.13 or later.
 *
 * @returns the store; nothing is opened until its `open` is called
 */
export function createSqliteStore({ file }: SqliteStoreOptions): Store {
  return createStore("sqlite", async () => {
    // The rest of the platform runs without Node's file system.
    const { openSqliteFile } = await import("./open-file.ts");
    const opened = openSqliteFile(file);
    try {
      const memory = await load(opened);
      return createWriteThrough(opened, memory);
    } catch (error) {
      opened.close();
      const explained = explainOpenError(error, file);
      if (explained instanceof PlatformConfigError) throw explained;
      const message = `The tables of ${file} cannot be created, updated or read: ${errorMessage(error)}.`;
      throw new PlatformConfigError(message, { cause: error });
    }
  });
}

/** Migrates the tables in the file's first transaction, and reads everything. Nothing else uses the connection yet. */
async function load({ execute, query }: SqliteFile): Promise<Memory> {
  await migrate("sqlite", query);
  execute("commit");
  return createMemory(await readStoreState(statements, query));
}

function createWriteThrough(file: SqliteFile, loaded: Memory): OpenStore {
  let memory = loaded;
  const commits = createGroupCommit(file.transact);
  const insert = (state: StoreState) => {
    assertInsertable(memory, state);
    file.transact(() => insertRows(file, state));
    insertIntoMemory(memory, state);
  };
  return {
    ...createReads(() => memory),
    replace: async (key, scope, expected, next) => {
      const { tenantId, kind, parentId, id } = key;
      const values = [tenantId, scope, kind, parentId, id, expected, next.body, next.etag];
      return commits.write(
        () => file.query(statements.replaceResource, values),
        () => replaceInMemory(memory, key, scope, expected, next),
      );
    },
    remove: async (key, scope, expected) => {
      const { tenantId, kind, parentId, id } = key;
      return commits.write(
        () => file.query(statements.removeResource, [tenantId, scope, kind, parentId, id, expected]),
        () => removeFromMemory(memory, key, scope, expected),
      );
    },
    insert: async (state) => insert(state),
    insertIfEmpty: async (state) => {
      if (memory.tenants.size > 0) return false;
      insert(state);
      return true;
    },
    replaceAll: async (state) => {
      assertStorable(state);
      const next = createMemory(state);
      file.transact(() => {
        file.execute(
          [statements.deleteResources, statements.deleteCredentials, statements.deleteTenants].join(";"),
        );
        insertRows(file, state);
      });
      memory = next;
    },
    getMetadata: async (name) => file.query<{ value: string }>(statements.getMetadata, [name])[0]?.value,
    setMetadata: async (name, value) =>
      file.transact(() => file.query(statements.setMetadata, [name, value])),
    // Writes as much as a small change of a resource does: it shows that the disk is not full.
    ping: async () =>
      commits.write(
        () => file.query(statements.setMetadata, ["pinged-at", String(now())]),
        () => {},
      ),
    close: async () => {
      commits.flush();
      file.close();
    },
  };
}

function insertRows(file: SqliteFile, state: StoreState): void {
  const [last] = file.query<LastPositions>(statements.lastPositions);
  if (!last) throw new Error("SQLite returned no positions.");
  for (const { sql, rows } of createInserts(statements, state, last)) file.query(sql, [rows]);
}
