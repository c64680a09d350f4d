/** Measures the heap of this process while its platform handles requests. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createPlatform } from "../../../src/platform/index.ts";
import { createRequests } from "./requests.ts";

/** Growth of the heap in the second half that counts as noise, in bytes: far less than one number per request. */
export const maxGrowth = 256 * 1024;

const samples = 10;

/**
 * Sends requests to a new platform with the demo data.
 *
 * @returns growth of the heap in the second half, in bytes
 * @throws if a response has another status than expected
 */
export async function measureGrowth(count: number, log: (line: string) => void): Promise<number> {
  const platform = createPlatform({ demo: true });
  const collectGarbage = exposeGarbageCollector();
  const heaps: number[] = [];
  try {
    const { teams = [] } = await platform.export();
    const [alert] = teams.flatMap(({ alerts = [] }) => alerts);
    if (!alert) throw new Error("The demo data has no alert.");
    const kinds = createRequests(alert.id);
    for (let index = 0; index < count; index += 1) {
      const kind = kinds[index % kinds.length];
      if (!kind) throw new Error("There are no requests.");
      const request = kind.create(index);
      const { status } = await platform.handle(request);
      if (status !== kind.status) {
        throw new Error(`${request.method} ${request.target}: status ${status}, expected ${kind.status}.`);
      }
      const number = index + 1;
      if (Math.floor((number * samples) / count) === heaps.length) continue;
      collectGarbage();
      const { heapUsed, rss } = process.memoryUsage();
      heaps.push(heapUsed);
      log(
        `${String(number).padStart(9)} requests  heap ${mebibytes(heapUsed)} MiB  rss ${mebibytes(rss)} MiB`,
      );
    }
  } finally {
    await platform.close();
  }
  const [middle = 0, last = 0] = [heaps[samples / 2 - 1], heaps.at(-1)];
  return last - middle;
}

/** Returns Node's `gc`, without a flag on the command line. */
function exposeGarbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("This Node has no garbage collector to call.");
  return () => collect();
}

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}
