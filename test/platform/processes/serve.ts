/** Processes of `dataplat serve` on stores that several of them may share. */
import { onTestFinished } from "vitest";
import { type ServerProcess, startPlatformProcess } from "../../../scripts/lib/server-process.ts";
import type { TestStorage } from "../store/test-storage.ts";

/**
 * Creates a storage, which is removed after the test.
 *
 * @returns starts a process with demo data on it, which is killed after the test if it still runs
 */
export async function prepareServe(createStorage: () => Promise<TestStorage>): Promise<() => ServerProcess> {
  const { options, remove } = await createStorage();
  onTestFinished(remove);
  const { data, databaseUrl = "" } = options;
  return () => {
    const storage = data === undefined ? ["--database-url", databaseUrl] : ["--data", data];
    const server = startPlatformProcess(...storage, "--demo");
    onTestFinished(() => server.kill());
    return server;
  };
}
