/** Stores of `dataplat serve` processes, one for each test. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach } from "vitest";
import { type ServerProcess, serve } from "../../../scripts/lib/server-process.ts";
import { createDatabase } from "../postgres.ts";

/** Where processes keep their data. */
export interface Place {
  /** The options of `dataplat serve` for it. */
  readonly args: readonly string[];
  remove(): Promise<void>;
}

/** @returns a new SQLite file */
export async function createSqlitePlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-processes-"));
  return {
    args: ["--data", path.join(folder, "platform.db")],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @returns a new PostgreSQL database */
export async function createPostgresPlace(): Promise<Place> {
  const { url, drop } = await createDatabase();
  return { args: ["--database-url", url], remove: drop };
}

/** Processes of a test. */
export interface Processes {
  /** Creates a place, which is removed after the test. */
  place(create: () => Promise<Place>): Promise<Place>;
  /** Starts a process with demo data; it is killed after the test if it still runs. */
  start(place: Place): ServerProcess;
}

/**
 * Registers the cleanup of processes and places. Call it at the top level of a test file.
 */
export function useProcesses(): Processes {
  const places: Place[] = [];
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill()));
    await Promise.all(places.splice(0).map((place) => place.remove()));
  });
  return {
    place: async (create) => {
      const place = await create();
      places.push(place);
      return place;
    },
    start: (place) => {
      const server = serve(...place.args, "--demo");
      servers.push(server);
      return server;
    },
  };
}
