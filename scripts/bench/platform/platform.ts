/** The local platform: how fast it answers, alone and shared, how soon, and how much memory it takes. */
import { compileOnce } from "../compiled.ts";
import type { Goal } from "../goal.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { benchColdStart } from "./cold-start.ts";
import { startLoadGenerator } from "./load-generator.ts";
import { benchMemory } from "./memory.ts";
import { benchScale } from "./scale.ts";
import { readSubject } from "./scenarios.ts";
import { benchThroughput } from "./throughput.ts";

/** Measures the platform, and prints a table of each kind. */
export async function benchPlatform(): Promise<readonly Goal[]> {
  await compileOnce();
  const subject = await readSubject();
  const generator = startLoadGenerator();
  try {
    return await withTemporaryFolder(async (folder) => {
      const goals = [
        ...(await benchThroughput(subject, generator, folder)),
        ...(await benchColdStart(subject, folder)),
      ];
      await benchScale(subject, generator, folder);
      await benchMemory(subject, generator, folder);
      return goals;
    });
  } finally {
    await generator.stop();
  }
}
