/** The cost of one call of each client, sampled in turn, each sample in a process of its own. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { compileOnce } from "../compiled.ts";
import type { Goal } from "../goal.ts";
import { generateHeyApi } from "../hey-api.ts";
import { installPeers } from "../peers.ts";
import { runNode } from "../run-node.ts";
import { median, medianRatio } from "../statistics.ts";
import { chooseSubject, type Exchange } from "../subject.ts";
import { formatTable } from "../table.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { allFeatures, bases, clients } from "./clients.ts";

const rounds = 5;
/** The young generation as large as it grows in a process that lives long, for every client from the start: its growing is no cost of a call. */
const flags = ["--min-semi-space-size=16", "--max-semi-space-size=16"];
const methods = ["GET", "PUT"] as const;
type Method = (typeof methods)[number];

/** Microseconds per call, one of each round. */
type Samples = Readonly<Record<Method, number[]>>;
type AllSamples = ReadonlyMap<string, Samples>;

async function sample(subject: string, heyApi: string): Promise<AllSamples> {
  const samples = new Map<string, Samples>(Object.keys(clients).map((name) => [name, { GET: [], PUT: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { GET, PUT }] of samples) {
      const command = ["scripts/bench/calls/sample.ts", name, subject, heyApi] as const;
      const printed = await runNode(command, undefined, flags);
      // By sample.ts, which says so.
      const cost = JSON.parse(printed) as Record<Method, number>;
      GET.push(cost.GET);
      PUT.push(cost.PUT);
    }
  }
  return samples;
}

type Ratio = (name: string, base: string, method: Method) => number;

function printTable(
  method: Method,
  { operationId, answer }: Exchange,
  samples: AllSamples,
  ratio: Ratio,
): void {
  console.log(`\n${method} ${operationId}, answered with ${answer.length} characters of JSON\n`);
  const rows = [...samples].map(([name, { [method]: values }]) => [
    name,
    median(values).toFixed(1),
    ...Object.values(bases).map((base) => ratio(name, base, method).toFixed(2)),
  ]);
  const heads = Object.values(bases).map((base) => `over ${base}`);
  console.log(formatTable([["", "median us", ...heads], ...rows]));
}

/** Measures every client and prints a table per method. */
export async function benchCalls(): Promise<readonly Goal[]> {
  const versions = await installPeers();
  await compileOnce();
  const { subject, document } = await chooseSubject();
  const samples = await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, "subject.json");
    await writeFile(file, JSON.stringify(subject));
    return sample(file, await generateHeyApi(document, folder));
  });
  const ratio: Ratio = (name, base, method) =>
    medianRatio(samples.get(name)?.[method] ?? [], samples.get(base)?.[method] ?? []);
  console.log(
    `Processor time of one call over a stub of fetch, ${rounds} rounds, each client in its own process`,
  );
  console.log(
    `(hey-api ${versions["@hey-api/openapi-ts"]}, ky ${versions["ky"]}, openapi-fetch ${versions["openapi-fetch"]}; Stainless-generated: openai ${versions["openai"]}, its generic get and put)`,
  );
  printTable("GET", subject.get, samples, ratio);
  printTable("PUT", subject.put, samples, ratio);
  const goal = (method: Method, base: string, atMost: number): Goal => {
    return {
      what: `${method}, ${allFeatures}, over ${base}`,
      value: ratio(allFeatures, base, method),
      atMost,
    };
  };
  return methods.flatMap((method) => [goal(method, bases.plain, 1.25), goal(method, bases.full, 0.55)]);
}
