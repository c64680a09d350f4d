/** Requests per second of the platform, against a bare server that sends the same bytes, and against Prism; and its cold start. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startServerProcess } from "../../../lib/server-process.ts";
import { withTemporaryFolder } from "../../../lib/temporary-folder.ts";
import { startPrism } from "../../../pipeline/mock/prism-process.ts";
import { type BenchSubject, readBenchSubject } from "../bench-subject.ts";
import { compileOnce } from "../compiled.ts";
import { formatTable, type Goal, median, medianRatio } from "../results.ts";
import { runNode } from "../run-node.ts";
import { benchColdStart } from "./cold-start.ts";
import type { LoadOptions, LoadResult } from "./load.ts";
import { connections, createWorkload, type Scenario } from "./workload.ts";

const rounds = 7;
const timing = { connections, warmUpMs: 400, durationMs: 1000 };

const sqlite = "platform, SQLite";
const bare = "bare node:http, same bytes";
const prism = "Prism";

/** Results of one server in one scenario, one per round. */
interface Samples {
  readonly name: string;
  readonly url: string;
  readonly results: LoadResult[];
}

/** Measures throughput and cold start of the local platform, and prints their tables. */
export async function benchPlatform(): Promise<readonly Goal[]> {
  await compileOnce();
  const subject = await readBenchSubject();
  return withTemporaryFolder(async (folder) => [
    ...(await benchThroughput(subject, folder)),
    ...(await benchColdStart(subject, folder)),
  ]);
}

/** Measures every scenario on every server, in turn, and prints a table per scenario. */
async function benchThroughput(subject: BenchSubject, folder: string): Promise<readonly Goal[]> {
  const servers: { stop(): Promise<unknown> }[] = [];
  const start: Start = (script, ...args) => {
    const server = startServerProcess(script, ...args);
    servers.push(server);
    return server.address;
  };
  try {
    const document = path.join(folder, "openapi.json");
    await writeFile(document, JSON.stringify(subject.document));
    const mock = await startPrism(document, 0);
    servers.push(mock);
    const measured = await startServers(subject, folder, start, mock.baseUrl);
    for (let round = 0; round < rounds; round += 1) {
      for (const { scenario, samples } of measured) {
        for (const { url, results } of samples) results.push(await load(url, scenario));
        if (responseBytes(samples, bare) === responseBytes(samples, sqlite)) continue;
        throw new Error(`${scenario.name}: the bare server sends other bytes than the platform.`);
      }
    }
    console.log(
      `Responses over ${connections} connections, ${rounds} rounds of ${timing.durationMs} ms each`,
    );
    for (const { scenario, samples } of measured) printTable(scenario, samples);
    return goalsOf(measured[0]?.samples ?? []);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Start = (script: string, ...args: readonly string[]) => Promise<string>;

/** A scenario with the servers that it is measured on. */
interface Measurement {
  readonly scenario: Scenario;
  readonly samples: readonly Samples[];
}

/** Starts the servers: platforms for all scenarios, a bare server for each. */
async function startServers(
  subject: BenchSubject,
  folder: string,
  start: Start,
  mock: string,
): Promise<readonly Measurement[]> {
  const write = async (name: string, content: object): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, JSON.stringify(content));
    return file;
  };
  const { seed, scenarios } = createWorkload(subject);
  const seedFile = await write("seed.json", seed);
  const servePlatform = (...args: readonly string[]): Promise<string> =>
    start("dist/src/cli/dataplat.js", "serve", "--port", "0", "--seed", seedFile, ...args);
  const sqliteUrl = await servePlatform("--data", path.join(folder, "throughput.db"));
  const platforms = [
    [sqlite, sqliteUrl],
    ["platform, memory", await servePlatform()],
  ];
  const measured: Measurement[] = [];
  for (const scenario of scenarios) {
    const response = await write("response.json", await captureResponse(sqliteUrl, scenario));
    const copy = await start("scripts/measure/bench/platform/serve-bytes.ts", response);
    const all = [...platforms, [bare, copy], [prism, mock]];
    measured.push({ scenario, samples: all.map(([name = "", url = ""]) => ({ name, url, results: [] })) });
  }
  return measured;
}

/** Sends one request and returns what serve-bytes.ts needs to send the same response. */
async function captureResponse(
  url: string,
  { headers: credentials, exchange: { method, path, body } }: Scenario,
): Promise<object> {
  const response = await fetch(url + path, {
    method,
    headers: { ...credentials, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // `node:http` adds these itself.
  const added = ["connection", "date", "keep-alive"];
  const headers = [...response.headers].filter(([name]) => !added.includes(name));
  return { status: response.status, headers, body: await response.text() };
}

async function load(url: string, { requests }: Scenario): Promise<LoadResult> {
  const options: LoadOptions = { url, requests, ...timing };
  return JSON.parse(await runNode("scripts/measure/bench/platform/load.ts", [JSON.stringify(options)]));
}

function printTable({ name }: Scenario, samples: readonly Samples[]): void {
  console.log(`\n${name}, responses of ${responseBytes(samples, bare).toLocaleString("en")} bytes\n`);
  const rows = samples.map(({ name: server, results }) => {
    const rates = results.map(({ requestsPerSecond }) => requestsPerSecond);
    return [
      server,
      Math.round(median(rates)).toLocaleString("en"),
      `${Math.round(((Math.max(...rates) - Math.min(...rates)) / median(rates)) * 100)} %`,
      median(results.map(({ p99Ms }) => p99Ms)).toFixed(2),
      `${Math.round(Math.max(...results.map(({ utilization }) => utilization)) * 100)} %`,
      ratio(samples, server, bare).toFixed(2),
    ];
  });
  console.log(formatTable([["", "requests/s", "spread", "p99 ms", "generator", "over bare"], ...rows]));
}

function responseBytes(samples: readonly Samples[], server: string): number {
  return samples.find(({ name }) => name === server)?.results.at(-1)?.responseBytes ?? Number.NaN;
}

function ratio(samples: readonly Samples[], server: string, base: string): number {
  const rates = (name: string): readonly number[] =>
    samples.find((each) => each.name === name)?.results.map(({ requestsPerSecond }) => requestsPerSecond) ??
    [];
  return medianRatio(rates(server), rates(base));
}

function goalsOf(samples: readonly Samples[]): readonly Goal[] {
  const goal = (base: string, atLeast: number): Goal => ({
    what: `GET one pipe, requests/s of the ${sqlite}, over ${base}`,
    value: ratio(samples, sqlite, base),
    atLeast,
  });
  return [goal(prism, 15), goal(bare, 0.7)];
}
