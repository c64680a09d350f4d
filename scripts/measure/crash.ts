/** `npm run test:crash`: kills the platform under load and checks that no acknowledged write is lost. */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { errorMessage } from "../../src/contract/read-error.ts";
import { createPlatform, type Seed, type SeedAlert } from "../../src/platform/index.ts";
import { demo } from "../../src/testing.ts";
import { isCi } from "../lib/debian-package.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { startPlatformProcess } from "../lib/server-process.ts";
import { withTemporaryFolder } from "../lib/temporary-folder.ts";

const usage = `Starts "dataplat serve" on a new SQLite file, writes over many connections, kills the process with SIGKILL at a random
moment, starts it again, and checks that the file is intact, that every acknowledged write is there as a whole, that nothing
is there that was not sent, and that the demo data was not loaded again.

Usage: npm run test:crash -- [--rounds N]

  --rounds N  number of rounds, 1 or more (default: 200; 20 if CI is set)
  --help      print this text
`;

/** A series of increasing values, written to one group of fields of one alert. */
interface Series {
  readonly id: string;
  /** Fields that are written together, for a value of 1 or more. */
  readonly fieldsFor: (value: number) => Partial<SeedAlert>;
  /** The last value that was sent; 0 before the first. */
  sent: number;
  /** The last value that the platform acknowledged. */
  acknowledged: number;
}

/** Two groups per alert: a write of one group may not undo a write of the other. */
const groups: readonly Series["fieldsFor"][] = [
  (value) => ({ threshold: value + 0.5, name: `crash \u{1f4a5} ${value}` }),
  // Longer than a page of the file, so that a torn write shows.
  (value) => ({ message: `${value} `.repeat(1500) }),
];

const alertsOf = ({ teams = [] }: Seed): readonly SeedAlert[] => teams.flatMap(({ alerts = [] }) => alerts);

/** The values that an alert has of some fields. */
const pick = (alert: object | undefined, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(alert ?? {}, name)]));

async function exportFrom(url: string): Promise<Seed> {
  const response = await fetch(`${url}/_platform/export`, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`GET /_platform/export responded with ${response.status}.`);
  // The platform exports a seed.
  return (await response.json()) as Seed;
}

/** Sends the write of the next value. Returns whether it was acknowledged; the connection is broken otherwise. */
async function write(url: string, series: Series): Promise<boolean> {
  series.sent += 1;
  const fields = series.fieldsFor(series.sent);
  const response = await fetch(`${url}/api/v2/alerts/${series.id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${demo.accessToken}`, "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    // `fetch` throws a TypeError for a broken connection.
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return false;
  if (!response.ok || !isDeepStrictEqual(pick(JSON.parse(text).data, fields), fields))
    throw new Error(`${series.id}: write ${series.sent} got status ${response.status} ${text.slice(0, 500)}`);
  series.acknowledged = series.sent;
  return true;
}

/** Compares what a restarted platform stores with what was there and what was written. */
function check(before: Seed, after: Seed, all: readonly Series[]): void {
  const expected = structuredClone(before);
  for (const series of all) {
    const [old, found] = [expected, after].map((seed) => alertsOf(seed).find(({ id }) => id === series.id));
    const values = Array.from(
      { length: series.sent - series.acknowledged + 1 },
      (_, index) => series.acknowledged + index,
    );
    const fieldsFor = (value: number) =>
      value === 0 ? pick(old, series.fieldsFor(1)) : series.fieldsFor(value);
    const value = values.find((each) => isDeepStrictEqual(pick(found, fieldsFor(each)), fieldsFor(each)));
    if (value === undefined || !old || !found) {
      const shown = JSON.stringify(pick(found, series.fieldsFor(1))).slice(0, 200);
      throw new Error(
        `${series.id}: ${shown} is not a write from ${series.acknowledged} (acknowledged) to ${series.sent} (sent)`,
      );
    }
    Object.assign(old, fieldsFor(value), { updatedAt: found.updatedAt });
    Object.assign(series, { sent: value, acknowledged: value });
  }
  if (!isDeepStrictEqual(after, expected)) throw new Error("Something changed without a write.");
}

/** Checks that the demo data was loaded as a whole, also if the first start was killed. */
async function checkDemoData(stored: Seed): Promise<void> {
  const platform = createPlatform({ demo: true });
  // The times are those of the start.
  const withoutTimes = (seed: Seed): Seed =>
    JSON.parse(
      JSON.stringify(seed, (name, value) => (/^(?:created|updated)At$/.test(name) ? undefined : value)),
    );
  check(withoutTimes(await platform.export()), withoutTimes(stored), []);
  await platform.close();
}

/** Runs SQLite's own check. The platform must have exited. */
function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file);
  const result = JSON.stringify(database.prepare("PRAGMA integrity_check").all());
  database.close();
  if (result !== '[{"integrity_check":"ok"}]') throw new Error(`integrity_check: ${result.slice(0, 500)}`);
}

/** One round: the platform is killed under load, once or twice, and what it stored is checked after each restart. */
async function runRound(folder: string): Promise<{ readonly acknowledged: number; readonly kills: number }> {
  const file = path.join(folder, "platform.db");
  const start = () => startPlatformProcess("--data", file, "--demo");
  let [acknowledged, kills] = [0, 0];
  let server = start();
  const restart = async () => {
    await server.kill();
    kills += 1;
    server = start();
  };
  try {
    if (Math.random() < 0.2) {
      await Promise.race([sleep(Math.random() * 500), server.address]);
      await restart();
    }
    const before = await exportFrom(await server.address);
    await checkDemoData(before);
    const all = alertsOf(before).flatMap(({ id }) =>
      groups.map((fieldsFor): Series => ({ id, fieldsFor, sent: 0, acknowledged: 0 })),
    );
    for (let left = Math.random() < 0.5 ? 1 : 2; left > 0; left -= 1) {
      const url = await server.address;
      const wanted = acknowledged + 1 + Math.random() * 250;
      let running = all.length;
      const load = all.map(async (series) => {
        // Each write is sent as soon as the one before is acknowledged, until the connection breaks.
        while (await write(url, series)) acknowledged += 1;
        running -= 1;
      });
      const done = Promise.all(load);
      while (acknowledged < wanted && running > 0) await Promise.race([sleep(1), done]);
      await sleep(Math.random() * 8);
      await restart();
      await done;
      check(before, await exportFrom(await server.address), all);
    }
    if ((await server.stop()) !== 0)
      throw new Error(`SIGTERM did not end the process with 0. ${server.stderr()}`);
    checkIntegrity(file);
    return { acknowledged, kills };
  } finally {
    await server.kill();
  }
}

const command = { name: "test:crash", usage, options: { rounds: { type: "string" } } } as const;

await runCommand(command, async ({ values: { rounds = isCi ? "20" : "200" } }) => {
  if (!/^[1-9]\d{0,5}$/.test(rounds)) {
    throw argumentError(command, `--rounds ${rounds}: expected a whole number from 1 to 999999.`);
  }
  const total = { acknowledged: 0, kills: 0 };
  for (let round = 1; round <= Number(rounds); round += 1) {
    const { acknowledged, kills } = await withTemporaryFolder(runRound).catch((error: unknown) => {
      throw new Error(`Round ${round} failed: ${errorMessage(error)}`, { cause: error });
    });
    total.acknowledged += acknowledged;
    total.kills += kills;
    if (round % 10 === 0) console.log(`${round}/${rounds} rounds, ${total.acknowledged} acknowledged writes`);
  }
  console.log(
    `ok: rounds ${rounds}, kills ${total.kills}, acknowledged writes ${total.acknowledged}, none lost`,
  );
});
