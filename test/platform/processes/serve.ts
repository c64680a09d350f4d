/** Processes of `dataplat serve` on stores that several of them may share. */
import { onTestFinished } from "vitest";
import { type ServerProcess, startPlatformProcess } from "../../../scripts/lib/server-process.ts";
import type { Place } from "../store/place.ts";

/**
 * Creates a place for data, which is removed after the test.
 *
 * @returns starts a process with demo data on it, which is killed after the test if it still runs
 */
export async function prepareServe(createPlace: () => Promise<Place>): Promise<() => ServerProcess> {
  const { options, remove } = await createPlace();
  onTestFinished(remove);
  const { data, databaseUrl = "" } = options;
  return () => {
    const place = data === undefined ? ["--database-url", databaseUrl] : ["--data", data];
    const server = startPlatformProcess(...place, "--demo");
    onTestFinished(() => server.kill());
    return server;
  };
}
