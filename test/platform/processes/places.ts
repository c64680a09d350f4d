/** Places that several processes share, each made afresh for one test. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach } from "vitest";
import { type ServerProcess, startServer } from "../../../scripts/test-crash/server.ts";
import { createDatabase, hasPostgres } from "../postgres.ts";

/** A kind of place. */
export interface PlaceKind {
  readonly name: string;
  /** Whether there is one on this machine. */
  readonly available: boolean;
  /** Makes one. */
  readonly make: () => Promise<Place>;
}

/** One place. */
export interface Place {
  /** What `dataplat serve` is told of it. */
  readonly args: readonly string[];
  remove(): Promise<void>;
}

/** A file. */
export const sqlite: PlaceKind = {
  name: "SQLite",
  available: true,
  make: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "dataplat-processes-"));
    return {
      args: ["--data", path.join(folder, "platform.db")],
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
};

/** A database. */
export const postgres: PlaceKind = {
  name: "PostgreSQL",
  available: hasPostgres,
  make: async () => {
    const { url, drop } = await createDatabase();
    return { args: ["--database-url", url], remove: drop };
  },
};

/** What a test has in hand. */
export interface Processes {
  /** Makes a place, which is removed after the test. */
  place(kind: PlaceKind): Promise<Place>;
  /** Starts a process with the demo data on a place; it is killed after the test if it still runs. */
  start(place: Place): ServerProcess;
}

/**
 * Lets a file's tests start processes. Call it at the file's top level.
 *
 * @returns for use inside tests
 */
export function useProcesses(): Processes {
  const places: Place[] = [];
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill()));
    await Promise.all(places.splice(0).map((place) => place.remove()));
  });
  return {
    place: async (kind) => {
      const place = await kind.make();
      places.push(place);
      return place;
    },
    start: (place) => {
      const server = startServer([...place.args, "--demo"]);
      servers.push(server);
      return server;
    },
  };
}
