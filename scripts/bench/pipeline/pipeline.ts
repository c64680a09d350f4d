/** The pipeline: against other tools, and as documents grow. */
import type { Goal } from "../goal.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { benchAgainstCommandLines } from "./command-lines.ts";
import { benchGrowth } from "./growth.ts";

/** Times lint, bundle and generation, and prints two tables. */
export async function benchPipeline(): Promise<readonly Goal[]> {
  return withTemporaryFolder(async (folder) => [
    ...(await benchAgainstCommandLines(folder)),
    ...(await benchGrowth(folder)),
  ]);
}
