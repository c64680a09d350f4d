/** Several platforms over one PostgreSQL: what a second process adds, and where the machine ends. */
import { cpus } from "node:os";
import { messageOf } from "../../lib/message-of.ts";
import { createCluster, findPostgres } from "../../lib/postgres-cluster.ts";
import { medianRatio } from "../statistics.ts";
import { formatTable } from "../table.ts";
import type { LoadGenerator } from "./load-generator.ts";
import { describeSamples, type Sample, sampleHeads, type Taker, takeInTurn, takeSample } from "./sample.ts";
import type { Scenario, Subject } from "./scenarios.ts";
import type { ServerProcess } from "./server-process.ts";
import { withServers } from "./servers.ts";

const rounds = 3;
const manner = { warmUpMs: 200, measuredMs: 1000, awake: false };
/** How many processes share the database. */
const sizes = [1, 2, 4] as const;

/** Samples by scenario and number of processes. */
type Samples = ReadonlyMap<string, readonly Sample[]>;

/**
 * Measures one, two and four platforms over one throw-away server, in turn, and prints a table per scenario. Where there is no PostgreSQL,
 * it says so instead.
 *
 * @param subject what is served
 * @param generator puts the load on
 * @param folder to write to
 */
export async function benchScale(subject: Subject, generator: LoadGenerator, folder: string): Promise<void> {
  const binaries = await findPostgres().catch((error: unknown) => {
    console.log(`\nPlatforms over one PostgreSQL are left out: ${messageOf(error)}.`);
  });
  if (binaries === undefined) return;
  const cluster = await createCluster(binaries);
  try {
    const scenarios = [subject.read, subject.write];
    const samples = await withServers(subject, folder, async (servers) => {
      const platforms: ServerProcess[] = [];
      while (platforms.length < Math.max(...sizes)) {
        platforms.push(await servers.platform("--database-url", cluster.url));
      }
      return takeInTurn(takersOf(generator, scenarios, platforms), rounds);
    });
    for (const scenario of scenarios) printTable(scenario, samples);
  } finally {
    await cluster.remove();
  }
}

function key({ name }: Scenario, size: number): string {
  return `${name}, ${size}`;
}

function takersOf(
  generator: LoadGenerator,
  scenarios: readonly Scenario[],
  platforms: readonly ServerProcess[],
): ReadonlyMap<string, Taker> {
  const takers = new Map<string, Taker>();
  for (const scenario of scenarios) {
    for (const size of sizes) {
      const some = platforms.slice(0, size);
      takers.set(key(scenario, size), () => takeSample(generator, some, scenario, manner));
    }
  }
  return takers;
}

function printTable(scenario: Scenario, samples: Samples): void {
  const rates = (size: number): number[] =>
    (samples.get(key(scenario, size)) ?? []).map(({ perSecond }) => perSecond);
  const rows = sizes.map((size) => [
    size === 1 ? "1 process" : `${size} processes`,
    ...describeSamples(samples.get(key(scenario, size)) ?? []),
    medianRatio(rates(size), rates(1)).toFixed(2),
  ]);
  const shared = `${cpus().length} processors for all of them, PostgreSQL and the load generator`;
  console.log(`\n${scenario.name}, platforms over one PostgreSQL, ${rounds} rounds; ${shared}\n`);
  console.log(formatTable([["", ...sampleHeads, "over one"], ...rows]));
}
