/** Starts one PostgreSQL server for all tests of the platform, before the first of them. */
import type { TestProject } from "vitest/node";
import { createCluster, findPgbouncer, findPostgres } from "../../scripts/lib/postgres-cluster.ts";

/** The server, or why there is none. */
export type ProvidedPostgres =
  | { readonly url: string; readonly binaries: string; readonly pgbouncer: string | undefined }
  | { readonly reason: string };

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/**
 * Vitest's global setup of this folder.
 *
 * @param tests the project of these tests, which receives the server
 * @returns removes the server
 */
export async function setup(tests: TestProject): Promise<() => Promise<void>> {
  try {
    const binaries = await findPostgres();
    const pgbouncer = await findPgbouncer().catch((error: unknown) => {
      skip("PgBouncer", error);
      return undefined;
    });
    const cluster = await createCluster(binaries);
    tests.provide("postgres", { url: cluster.url, binaries, pgbouncer });
    return () => cluster.remove();
  } catch (error) {
    tests.provide("postgres", { reason: skip("PostgreSQL", error) });
    return async () => {};
  }
}

/** @throws the error in CI, where skipped tests must not look like passed ones */
function skip(name: string, error: unknown): string {
  if (process.env["CI"] !== undefined && process.env["CI"] !== "false") throw error;
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(`Tests on ${name} are skipped: ${reason}.`);
  return reason;
}
