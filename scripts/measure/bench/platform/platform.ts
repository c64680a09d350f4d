import { withTemporaryFolder } from "../../../lib/temporary-folder.ts";
import { readBenchSubject } from "../bench-subject.ts";
import { compileOnce } from "../compiled.ts";
import type { Goal } from "../results.ts";
import { benchColdStart } from "./cold-start.ts";
import { benchThroughput } from "./throughput.ts";

/** Measures throughput and cold start of the local platform, and prints their tables. */
export async function benchPlatform(): Promise<readonly Goal[]> {
  await compileOnce();
  const subject = await readBenchSubject();
  return withTemporaryFolder(async (folder) => [
    ...(await benchThroughput(subject, folder)),
    ...(await benchColdStart(subject, folder)),
  ]);
}
