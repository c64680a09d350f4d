/** One sample: load on some servers for a moment, and what it cost them. */
import { median } from "../statistics.ts";
import { toBytes } from "./ask.ts";
import type { LoadGenerator } from "./load-generator.ts";
import type { Scenario } from "./scenarios.ts";
import type { ServerProcess } from "./server-process.ts";

/** Connections that are open at once. */
export const connections = 20;

/** What one sample has shown. */
export interface Sample {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the servers' processes per request, in microseconds. */
  readonly cpuMicroseconds: number;
  /** Share of the time in which the load generator had something to do. */
  readonly busy: number;
}

/** How a sample is taken. Times are in milliseconds. */
export interface Manner {
  readonly warmUpMs: number;
  readonly measuredMs: number;
  /** Whether the load generator never sleeps. */
  readonly awake: boolean;
}

/**
 * Takes a sample.
 *
 * @param generator puts the load on
 * @param servers take it, shared out by connections
 * @param scenario what they are asked for
 * @param manner how long, and with how much of the machine
 */
export async function takeSample(
  generator: LoadGenerator,
  servers: readonly ServerProcess[],
  scenario: Scenario,
  { warmUpMs, measuredMs, awake }: Manner,
): Promise<Sample> {
  const before = await usedBy(servers);
  const { requests, seconds, p99Ms, answered, busy } = await generator.put({
    addresses: servers.map(({ address }) => address),
    requests: scenario.requests.map(toBytes),
    connections,
    warmUpMs,
    until: { ms: measuredMs },
    awake,
  });
  const cpuMicroseconds = ((await usedBy(servers)) - before) / answered;
  return { perSecond: requests / seconds, p99Ms, cpuMicroseconds, busy };
}

async function usedBy(servers: readonly ServerProcess[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return usages.reduce((total, usage) => total + usage.cpuMicroseconds, 0);
}

/** Takes one sample. */
export type Taker = () => Promise<Sample>;

/**
 * Takes samples in turn, so that a machine which slows down for a while slows all of them. A round before the first is thrown away: after
 * it, everything is warm.
 *
 * @param takers by the name of what each measures
 * @param rounds how often
 * @returns samples by the same names, one of each round
 */
export async function takeInTurn(
  takers: ReadonlyMap<string, Taker>,
  rounds: number,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const samples = new Map([...takers.keys()].map((name) => [name, [] as Sample[]] as const));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, take] of takers) {
      const sample = await take();
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  return samples;
}

/**
 * Writes samples as cells of a table.
 *
 * @param samples one of each round
 * @returns medians: requests per second, how far its rounds lie apart, p99, processor time per request
 */
export function describeSamples(samples: readonly Sample[]): readonly string[] {
  const perSecond = samples.map((sample) => sample.perSecond);
  const middle = median(perSecond);
  const spread = (Math.max(...perSecond) - Math.min(...perSecond)) / middle;
  return [
    Math.round(middle).toLocaleString("en"),
    `${Math.round(spread * 100)} %`,
    median(samples.map((sample) => sample.p99Ms)).toFixed(2),
    median(samples.map((sample) => sample.cpuMicroseconds)).toFixed(1),
  ];
}

/** What `describeSamples` gives. */
export const sampleHeads = ["requests/s", "spread", "p99 ms", "cpu us"] as const;
