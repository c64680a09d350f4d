/**
 * Prints, as JSON, the cost of one call of one client. Runs in a separate process for each sample.
 *
 * mitata measures elapsed time, so its results vary more than CPU time when other processes run.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runScript } from "../../../lib/run-command.ts";
import { readBenchSubject } from "../bench-subject.ts";
import { clients } from "./clients.ts";
import { createStub, verifyCall } from "./stub.ts";

const warmUpCalls = 10_000;
const blocks = 5;
const callsPerBlock = 4_000;

/**
 * Measures the main thread's CPU time per call, in microseconds, in the fastest of several blocks: other processes take none of this
 * thread's CPU time, but they do take its caches. Each block includes its share of the collection of young objects.
 */
async function measure(call: () => Promise<unknown>, collectGarbage: () => void): Promise<number> {
  collectGarbage();
  const costs: number[] = [];
  for (let block = 0; block < blocks; block += 1) {
    const before = process.threadCpuUsage();
    for (let index = 0; index < callsPerBlock; index += 1) await call();
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / callsPerBlock);
  }
  return Math.min(...costs);
}

await runScript(async () => {
  const [name = ""] = process.argv.slice(2);
  const create = clients[name];
  if (!create) throw new Error(`There is no client ${JSON.stringify(name)}.`);
  const subject = await readBenchSubject();
  await verifyCall(subject.get, async (fetch) => (await create({ subject, fetch })).GET());
  await verifyCall(subject.put, async (fetch) => (await create({ subject, fetch })).PUT());
  const calls = await create({ subject, fetch: createStub(subject) });
  for (let index = 0; index < warmUpCalls; index += 1) await calls.GET();
  for (let index = 0; index < warmUpCalls; index += 1) await calls.PUT();
  setFlagsFromString("--expose-gc");
  // The flag adds this function to every new context.
  const collectGarbage = runInNewContext("gc") as () => void;
  const [GET, PUT] = [await measure(calls.GET, collectGarbage), await measure(calls.PUT, collectGarbage)];
  console.log(JSON.stringify({ GET, PUT }));
});
