/** Measures the heap while requests go by. */
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createPlatform, type Platform } from "../../src/platform/index.ts";
import { createRequests } from "./requests.ts";

/** What came of it, in bytes. */
export interface Growth {
  /** Of the heap in the second half of the requests. */
  readonly growth: number;
  /** What is taken for noise: far below one number kept per request. */
  readonly allowed: number;
}

const samples = 10;
const allowed = 256 * 1024;

/**
 * Sends requests to a new platform with the demo data, in this process.
 *
 * @param count how many
 * @param log gets a line for each measurement
 * @param leak for tests of this check: is called before every request
 * @throws when a request is answered with another status than it should be
 */
export async function measureGrowth(
  count: number,
  log: (line: string) => void,
  leak: (index: number) => void = () => {},
): Promise<Growth> {
  const platform = createPlatform({ demo: true });
  const collect = exposeCollector();
  try {
    const { teams = [] } = await platform.export();
    const alertId = teams.flatMap(({ alerts = [] }) => alerts)[0]?.id;
    if (alertId === undefined) throw new Error("the demo data has no alert");
    const requests = createRequests(alertId);
    const begin = performance.now();
    const heaps: number[] = [];
    for (let sample = 1; sample <= samples; sample += 1) {
      const [from, to] = [sample - 1, sample].map((part) => Math.floor((count * part) / samples));
      await send(platform, requests, from ?? 0, to ?? 0, leak);
      const { heapUsed, rss } = await settle(collect);
      heaps.push(heapUsed);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      log(`${String(to).padStart(9)} requests  heap ${mib(heapUsed)} MiB  rss ${mib(rss)} MiB  ${seconds} s`);
    }
    const [middle = 0, last = 0] = [heaps[samples / 2 - 1], heaps.at(-1)];
    return { growth: last - middle, allowed };
  } finally {
    await platform.close();
  }
}

async function send(
  platform: Platform,
  requests: ReturnType<typeof createRequests>,
  from: number,
  to: number,
  leak: (index: number) => void,
): Promise<void> {
  for (let index = from; index < to; index += 1) {
    leak(index);
    const kind = requests[index % requests.length];
    if (!kind) continue;
    const request = kind.make(index);
    const { status } = await platform.handle(request);
    if (status === kind.status) continue;
    throw new Error(`${request.method} ${request.target} was answered ${status} and not ${kind.status}`);
  }
}

/** What a collection leaves; the second one takes what finalizers of the first let go. */
async function settle(collect: () => void): Promise<NodeJS.MemoryUsage> {
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    collect();
  }
  return process.memoryUsage();
}

function exposeCollector(): () => void {
  setFlagsFromString("--expose-gc");
  // The flag puts it into contexts that are made from now on.
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("this Node has no gc");
  return () => void collect();
}

function mib(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}
