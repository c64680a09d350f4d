/** Store in one SQLite file, which this process opens alone: reads are from memory, writes go through to the file. */
import { errorMessage } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import { startWork } from "../../lib/pause.ts";
import { now } from "../../lib/timers.ts";
import {
  assertAbsent,
  checkState,
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

const statements = createStatements("sqlite");

/** Creates a store that keeps everything in one SQLite file and in memory. Needs Node 22.13 or later. Nothing is opened until its `open` is called. */
export function createSqliteStore(file: string): Store {
  return createStore("sqlite", async () => {
    // The rest of the platform runs without Node's file system.
    const { openSqliteFile } = await import("./open-file.ts");
    const opened = openSqliteFile(file);
    try {
      const memory = await load(opened);
      return createWriteThrough(opened, memory);
    } catch (error) {
      await opened.close();
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
  const write = createGroupCommit(file.transact);
  const insert = async (state: StoreState) => {
    await checkState(state);
    assertAbsent(memory, state);
    await insertRows(file, state);
  };
  return {
    ...createReads(() => memory),
    replace: async (key, scope, expected, next) => {
      const { tenantId, kind, parentId, id } = key;
      const values = [tenantId, scope, kind, parentId, id, expected, next.body, next.etag];
      return write(
        () => file.query(statements.replaceResource, values),
        () => replaceInMemory(memory, key, scope, expected, next),
      );
    },
    remove: async (key, scope, expected) => {
      const { tenantId, kind, parentId, id } = key;
      return write(
        () => file.query(statements.removeResource, [tenantId, scope, kind, parentId, id, expected]),
        () => removeFromMemory(memory, key, scope, expected),
      );
    },
    insert: (state) =>
      file.transact(
        () => insert(state),
        () => insertIntoMemory(memory, state),
      ),
    insertIfEmpty: async (state) => {
      // Most files are not empty, and need no transaction.
      if (memory.tenants.size > 0) return false;
      let isEmpty = true;
      const insertOnce = async () => {
        isEmpty = memory.tenants.size === 0;
        if (isEmpty) await insert(state);
      };
      await file.transact(insertOnce, () => {
        if (isEmpty) insertIntoMemory(memory, state);
      });
      return isEmpty;
    },
    replaceAll: (state) => {
      let next: Memory;
      const replace = async () => {
        const pause = startWork();
        next = await checkState(state);
        while (file.query(statements.deleteResources).length > 0) await pause();
        file.execute(`${statements.deleteCredentials}; ${statements.deleteTenants}`);
        await insertRows(file, state);
      };
      return file.transact(replace, () => {
        memory = next;
      });
    },
    getMetadata: async (name) => file.query<{ value: string }>(statements.getMetadata, [name])[0]?.value,
    setMetadata: (name, value) =>
      write(
        () => file.query(statements.setMetadata, [name, value]),
        () => {},
      ),
    // Writes as much as a small change of a resource does: it shows that the disk is not full.
    ping: async () =>
      write(
        () => file.query(statements.setMetadata, ["pinged-at", String(now())]),
        () => {},
      ),
    close: file.close,
  };
}

async function insertRows(file: SqliteFile, state: StoreState): Promise<void> {
  const pause = startWork();
  const [last] = file.query<LastPositions>(statements.lastPositions);
  if (!last) throw new Error("SQLite returned no positions.");
  for (const { sql, rows } of createInserts(statements, state, last)) {
    file.query(sql, [rows]);
    await pause();
  }
}
