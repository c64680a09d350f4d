/** One client in a process of its own: shows that it does its work, warms up, and prints what a call of it costs. */
import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runScript } from "../../lib/run-script.ts";
import type { Subject } from "../subject.ts";
import { type Calls, clients } from "./clients.ts";
import { createStub, noteRequests, type SentRequest } from "./stub.ts";
import { verify } from "./verify.ts";

const warmUp = 10_000;
const blocks = 5;
const callsPerBlock = 4_000;

/**
 * Microseconds of the main thread's processor time per call, of the block that took the least: other programs take no time of this
 * thread, but they do take its caches. A block has its share of the young generation's garbage collection; what grows old is too little, in
 * any client, to be collected within so many calls.
 */
async function cost(call: () => Promise<unknown>, collect: () => void): Promise<number> {
  collect();
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
  const [name = "", file = "", heyApi = ""] = process.argv.slice(2);
  const setUp = clients[name];
  if (!setUp) throw new Error(`There is no client ${JSON.stringify(name)}.`);
  // Written by calls.ts, so that no sample spends its time on reading a document.
  const subject = JSON.parse(await readFile(file, "utf8")) as Subject;
  const stub = createStub(subject);
  const sent: SentRequest[] = [];
  const noted: Calls = await setUp({ subject, fetch: noteRequests(stub, sent), heyApi });
  verify(subject.get, await noted.GET(), sent.pop());
  verify(subject.put, await noted.PUT(), sent.pop());

  const calls = await setUp({ subject, fetch: stub, heyApi });
  for (let index = 0; index < warmUp; index += 1) await calls.GET();
  for (let index = 0; index < warmUp; index += 1) await calls.PUT();
  setFlagsFromString("--expose-gc");
  // The flag puts this function into every new context.
  const collect = runInNewContext("gc") as () => void;
  console.log(JSON.stringify({ GET: await cost(calls.GET, collect), PUT: await cost(calls.PUT, collect) }));
});
