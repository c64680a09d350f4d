/** Requests per second of the platform, against a bare server that sends the same bytes and against Prism. */
import path from "node:path";
import type { Goal } from "../goal.ts";
import { medianRatio } from "../statistics.ts";
import { formatTable } from "../table.ts";
import { ask } from "./ask.ts";
import type { LoadGenerator } from "./load-generator.ts";
import {
  connections,
  describeSamples,
  type Sample,
  sampleHeads,
  type Taker,
  takeInTurn,
  takeSample,
} from "./sample.ts";
import type { Scenario, Subject } from "./scenarios.ts";
import type { ServerProcess } from "./server-process.ts";
import { type Servers, withServers } from "./servers.ts";

const rounds = 9;
const manner = { warmUpMs: 200, measuredMs: 1000, awake: true };

const sqlite = "platform, SQLite";
const memory = "platform, memory";
const bare = "bare node:http, same bytes";
const prism = "Prism";

type Contestants = ReadonlyMap<string, ServerProcess>;
/** Samples by contestant. */
type Results = ReadonlyMap<string, readonly Sample[]>;

/** Everyone who can do what the scenario asks for. */
async function gather(
  servers: Servers,
  scenarios: readonly Scenario[],
  folder: string,
): Promise<ReadonlyMap<Scenario, Contestants>> {
  const everywhere = [
    [sqlite, await servers.platform("--data", path.join(folder, "throughput.db"))],
    [memory, await servers.platform()],
  ] as const;
  const mock = await servers.prism();
  const gathered = new Map<Scenario, Contestants>();
  for (const scenario of scenarios) {
    const copy = await servers.bare(everywhere[0][1], scenario);
    const others = scenario.prism ? ([[prism, mock]] as const) : [];
    gathered.set(scenario, new Map([...everywhere, [bare, copy], ...others]));
  }
  return gathered;
}

function printTable({ name }: Scenario, bytes: number, results: Results): void {
  const base = results.get(bare) ?? [];
  const rows = [...results].map(([contestant, samples]) => [
    contestant,
    ...describeSamples(samples),
    ratio(samples, base).toFixed(2),
  ]);
  console.log(`\n${name}, answered with ${bytes.toLocaleString("en")} bytes of JSON\n`);
  console.log(formatTable([["", ...sampleHeads, "over bare"], ...rows]));
}

function ratio(samples: readonly Sample[], base: readonly Sample[]): number {
  const rates = (of: readonly Sample[]): number[] => of.map(({ perSecond }) => perSecond);
  return medianRatio(rates(samples), rates(base));
}

/**
 * Measures every scenario on every server that can do it, in turn, and prints a table per scenario.
 *
 * @param subject what is served
 * @param generator puts the load on
 * @param folder to write to
 */
export async function benchThroughput(
  subject: Subject,
  generator: LoadGenerator,
  folder: string,
): Promise<readonly Goal[]> {
  const scenarios = [subject.read, subject.write, subject.list];
  return withServers(subject, folder, async (servers) => {
    const gathered = await gather(servers, scenarios, folder);
    const key = (scenario: Scenario, contestant: string): string => `${scenario.name}: ${contestant}`;
    const takers = new Map<string, Taker>();
    for (const [scenario, contestants] of gathered) {
      for (const [contestant, server] of contestants) {
        takers.set(key(scenario, contestant), () => takeSample(generator, [server], scenario, manner));
      }
    }
    const samples = await takeInTurn(takers, rounds);
    console.log(
      `Answers over ${connections} connections, ${rounds} rounds of ${manner.measuredMs / 1000} s each`,
    );
    const results = new Map<Scenario, Results>();
    for (const [scenario, contestants] of gathered) {
      const own = new Map(
        [...contestants.keys()].map((name) => [name, samples.get(key(scenario, name)) ?? []] as const),
      );
      results.set(scenario, own);
      const [server] = contestants.values();
      const answer = server && (await ask(server.address, scenario.requests[0]));
      printTable(scenario, Buffer.byteLength(answer?.body ?? ""), own);
    }
    printLoad([...samples.values()].flat());
    return goals(subject.read, results.get(subject.read) ?? new Map());
  });
}

/** A load generator that has no time left would measure itself. */
function printLoad(samples: readonly Sample[]): void {
  const most = Math.max(...samples.map(({ busy }) => busy));
  console.log(
    `\nThe load generator had something to do for ${Math.round(most * 100)} % of the time at most.`,
  );
}

function goals({ name }: Scenario, results: Results): readonly Goal[] {
  const goal = (other: string, atLeast: number): Goal => ({
    what: `${name}, requests/s of the ${sqlite}, over ${other}`,
    value: ratio(results.get(sqlite) ?? [], results.get(other) ?? []),
    atLeast,
  });
  return [goal(prism, 10), goal(bare, 0.7)];
}
