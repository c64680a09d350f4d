/** Starts one PostgreSQL server for all tests of the platform, before the first of them. */
import type { TestProject } from "vitest/node";
import { createCluster } from "../../scripts/lib/postgres-cluster.ts";
import { findOrSkip } from "../find-or-skip.ts";

export interface ProvidedPostgres {
  readonly url: string;
  /** Folder of its binaries. */
  readonly binaries: string;
  /** The binary of PgBouncer; undefined if it is missing. */
  readonly pgbouncer: string | undefined;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Null without a server. */
    postgres: ProvidedPostgres | null;
  }
}

/**
 * Vitest's global setup of this folder, for several projects: the first one starts the server.
 *
 * @returns removes the server
 */
export async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
  const tests = vitest.getRootProject();
  if (tests.getProvidedContext().postgres !== undefined) return async () => {};
  const binaries = await findOrSkip("postgresql");
  if (binaries === undefined) {
    tests.provide("postgres", null);
    return async () => {};
  }
  const pgbouncer = await findOrSkip("pgbouncer");
  // Protection from a failure of the machine would take a third of the time.
  const cluster = await createCluster(binaries, { fsync: "off" });
  tests.provide("postgres", { url: cluster.url, binaries, pgbouncer });
  return () => cluster.remove();
}
