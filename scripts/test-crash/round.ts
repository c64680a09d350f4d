/** One round: a process on a new file is killed under load, once or more often, and what it leaves is looked at each time. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { createPlatform } from "../../src/platform/index.ts";
import { messageOf } from "../lib/message-of.ts";
import { checkState } from "./check.ts";
import { type ExportedSeed, exportFrom } from "./demo-api.ts";
import { firstDifference } from "./first-difference.ts";
import { startLoad } from "./load.ts";
import { createRandom, type Random } from "./random.ts";
import { type ServerProcess, startServer } from "./server.ts";
import { createTracks, type Track } from "./tracks.ts";

/** What a round came to. */
export interface RoundResult {
  readonly acknowledged: number;
  readonly inFlight: number;
  /** How often a process was killed. */
  readonly kills: number;
  /** What is wrong, in words; empty when all is well. */
  readonly violations: readonly string[];
}

/** How a round is run. */
export interface RoundOptions {
  /** Decides everything that is random. */
  readonly seed: number;
  /** For tests of this check: does something to the file between a kill under load and the start that follows. */
  readonly tamper?: (file: string) => void | Promise<void>;
}

/**
 * Runs a round.
 *
 * @param options its seed
 */
export async function runRound({ seed, tamper }: RoundOptions): Promise<RoundResult> {
  const random = createRandom(seed);
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-crash-"));
  const file = path.join(folder, "platform.db");
  const total = { acknowledged: 0, inFlight: 0, kills: 0 };
  const violations: string[] = [];
  let server: ServerProcess | undefined;
  try {
    if (random.next() < 0.15) {
      await killWhileStarting(file, random);
      total.kills += 1;
    }
    server = serve(file);
    const before = await exportFrom(await server.address);
    violations.push(...(await checkDemo(before)));
    const tracks = createTracks(before, random);
    for (let crashes = random.whole(1, 2); crashes > 0 && violations.length === 0; crashes -= 1) {
      const load = await killUnderLoad(server, tracks, random);
      total.kills += 1;
      total.acknowledged += load.acknowledged;
      total.inFlight += load.inFlight;
      violations.push(...load.violations);
      await tamper?.(file);
      server = serve(file);
      violations.push(...(await checkState(await server.address, tracks, before)));
    }
    violations.push(...(await checkEnd(server, file)));
  } catch (error) {
    violations.push(messageOf(error));
  } finally {
    await server?.kill();
    await rm(folder, { recursive: true, force: true });
  }
  return { ...total, violations };
}

function serve(file: string): ServerProcess {
  return startServer(["--data", file, "--demo"]);
}

/** Somewhere between the birth of the process and the moment at which it serves: whatever is there then, the next start must cope. */
async function killWhileStarting(file: string, random: Random): Promise<void> {
  const server = serve(file);
  await Promise.race([sleep(random.whole(0, 500)), server.address]);
  await server.kill();
}

async function killUnderLoad(server: ServerProcess, tracks: readonly Track[], random: Random) {
  const load = startLoad(await server.address, tracks);
  await load.reached(random.whole(0, 250));
  await sleep(random.next() * 8);
  await server.kill();
  return load.done;
}

async function checkEnd(server: ServerProcess, file: string): Promise<readonly string[]> {
  const violations: string[] = [];
  const code = await server.stop();
  if (code !== 0) violations.push(`the process ended with ${code} after SIGTERM. ${server.stderr()}`.trim());
  const database = new DatabaseSync(file);
  try {
    const rows = database.prepare("PRAGMA integrity_check").all();
    const text = JSON.stringify(rows);
    if (text !== '[{"integrity_check":"ok"}]') violations.push(`integrity_check: ${text.slice(0, 500)}`);
  } finally {
    database.close();
  }
  return violations;
}

/** What was loaded must be the demo data, all of it and once, also when the start before was cut short. */
async function checkDemo(loaded: ExportedSeed): Promise<readonly string[]> {
  const platform = createPlatform({ demo: true });
  try {
    const difference = firstDifference(withoutTimes(await platform.export()), withoutTimes(loaded));
    return difference === undefined ? [] : [`the demo data was not loaded as it is: ${difference}`];
  } finally {
    await platform.close();
  }
}

/** Times that the demo data leaves out are those of the start. */
function withoutTimes(seed: unknown): unknown {
  return JSON.parse(
    JSON.stringify(seed, (name, value) => (/^(?:created|updated)At$/.test(name) ? undefined : value)),
  );
}
