/** Starts one PostgreSQL server for all tests of the platform, before the first of them. */
import type { TestProject } from "vitest/node";
import { createCluster, findPostgres } from "../../scripts/lib/postgres-cluster.ts";

/** The server, or why there is none. */
export type ProvidedPostgres =
  | { readonly url: string; readonly binaries: string }
  | { readonly reason: string };

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/**
 * Vitest's global setup of this folder.
 *
 * @param tests the project of these tests, which is given the server
 * @returns what removes it afterwards
 */
export async function setup(tests: TestProject): Promise<() => Promise<void>> {
  try {
    const binaries = await findPostgres();
    const cluster = await createCluster(binaries);
    tests.provide("postgres", { url: cluster.url, binaries });
    return () => cluster.remove();
  } catch (error) {
    // Where everything counts, tests that did not run must not look like tests that passed.
    if (process.env["CI"] !== undefined && process.env["CI"] !== "false") throw error;
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Tests on PostgreSQL are left out: ${reason}.`);
    tests.provide("postgres", { reason });
    return async () => {};
  }
}
