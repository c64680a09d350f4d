/** One round: the platform is killed under load, once or twice, and what it stored is checked after each restart. */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { createPlatform, type Seed } from "../../../src/platform/index.ts";
import { messageOf } from "../../lib/message-of.ts";
import { type ServerProcess, startPlatformProcess } from "../../lib/server-process.ts";
import { withTemporaryFolder } from "../../lib/temporary-folder.ts";
import { findProblems } from "./check.ts";
import { createSeries, exportFrom, startLoad } from "./write-load.ts";

export interface RoundResult {
  readonly acknowledged: number;
  readonly kills: number;
  /** Empty if all is well. */
  readonly problems: readonly string[];
}

export function runRound(): Promise<RoundResult> {
  return withTemporaryFolder((folder) => runOn(path.join(folder, "platform.db")));
}

async function runOn(file: string): Promise<RoundResult> {
  const start = (): ServerProcess => startPlatformProcess("--data", file, "--demo");
  const total = { acknowledged: 0, kills: 0 };
  const problems: string[] = [];
  let server = start();
  try {
    if (Math.random() < 0.2) {
      await Promise.race([sleep(Math.random() * 500), server.address]);
      await server.kill();
      total.kills += 1;
      server = start();
    }
    const before = await exportFrom(await server.address);
    problems.push(...(await checkDemoData(before)));
    const series = createSeries(before);
    for (let kills = Math.random() < 0.5 ? 1 : 2; kills > 0 && problems.length === 0; kills -= 1) {
      const load = startLoad(await server.address, series);
      await load.reached(1 + Math.random() * 250);
      await sleep(Math.random() * 8);
      await server.kill();
      total.kills += 1;
      const result = await load.done;
      total.acknowledged += result.acknowledged;
      server = start();
      problems.push(
        ...result.problems,
        ...findProblems(before, await exportFrom(await server.address), series),
      );
    }
    if ((await server.stop()) !== 0)
      problems.push(`SIGTERM did not end the process with 0. ${server.stderr()}`);
    problems.push(...checkIntegrity(file));
  } catch (error) {
    problems.push(messageOf(error));
  } finally {
    await server.kill();
  }
  return { ...total, problems };
}

/** Checks that the demo data was loaded as a whole, also if the first start was killed. */
async function checkDemoData(stored: Seed): Promise<readonly string[]> {
  const platform = createPlatform({ demo: true });
  try {
    return findProblems(withoutTimes(await platform.export()), withoutTimes(stored), []);
  } finally {
    await platform.close();
  }
}

/** Removes the times, which are those of the start. */
function withoutTimes(seed: Seed): Seed {
  return JSON.parse(
    JSON.stringify(seed, (name, value) => (/^(?:created|updated)At$/.test(name) ? undefined : value)),
  );
}

/** Runs SQLite's own check. The platform must have exited. */
function checkIntegrity(file: string): readonly string[] {
  const database = new DatabaseSync(file);
  const result = JSON.stringify(database.prepare("PRAGMA integrity_check").all());
  database.close();
  return result === '[{"integrity_check":"ok"}]' ? [] : [`integrity_check: ${result.slice(0, 500)}`];
}
