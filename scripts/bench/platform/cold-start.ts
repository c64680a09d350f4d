/** From starting a process to its first answer. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { performance } from "node:perf_hooks";
import type { Goal } from "../goal.ts";
import type { Command } from "../run-node.ts";
import { median } from "../statistics.ts";
import { formatTable } from "../table.ts";
import { ask, type Request } from "./ask.ts";
import type { Subject } from "./scenarios.ts";
import { startServer } from "./server-process.ts";
import { prismCommand, serveCommand } from "./servers.ts";

const rounds = 7;
const measured = "platform, new SQLite file, --demo";

/** Milliseconds. */
async function time(command: Command, request: Request): Promise<number> {
  const begin = performance.now();
  const server = await startServer(command, false);
  try {
    const { status } = await ask(server.address, request);
    const taken = performance.now() - begin;
    if (status !== 200) throw new Error(`${command.join(" ")}: its first answer has status ${status}.`);
    return taken;
  } finally {
    await server.stop();
  }
}

/**
 * Times the start of each server, in turn, and prints a table.
 *
 * @param subject what is served; the demo data has its pipe as well
 * @param folder to write to
 */
export async function benchColdStart(subject: Subject, folder: string): Promise<readonly Goal[]> {
  const [request] = subject.read.requests;
  const document = path.join(folder, "cold-document.json");
  await writeFile(document, JSON.stringify(subject.document));
  const bytes = path.join(folder, "cold-bytes.json");
  await writeFile(bytes, JSON.stringify({ status: 200, headers: [["content-length", "2"]], body: "{}" }));
  const data = (name: string): readonly string[] => ["--data", path.join(folder, name), "--demo"];
  const starts = new Map<string, (round: number) => Command>([
    [measured, (round) => serveCommand(...data(`cold-${round}.db`))],
    ["platform, SQLite file of an earlier start", () => serveCommand(...data("cold-0.db"))],
    ["platform, memory, --demo", () => serveCommand("--demo")],
    ["platform, new SQLite file, from sources", (round) => fromSources(...data(`sources-${round}.db`))],
    ["bare node:http", () => ["scripts/bench/platform/serve-bytes.ts", bytes]],
    ["Prism", () => prismCommand(document)],
  ]);
  const times = new Map([...starts.keys()].map((name) => [name, [] as number[]] as const));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, command] of starts) times.get(name)?.push(await time(command(round), request));
  }
  console.log(`\nFrom starting a process to its first answer, ${rounds} rounds\n`);
  const rows = [...times].map(([name, taken]) => [
    name,
    ...[median(taken), Math.min(...taken), Math.max(...taken)].map((ms) => ms.toFixed(0)),
  ]);
  console.log(formatTable([["", "median ms", "least", "most"], ...rows]));
  const value = median(times.get(measured) ?? []);
  return [{ what: "cold start to the first answer, ms", value, atMost: 300, digits: 0 }];
}

function fromSources(...args: readonly string[]): Command {
  const [, ...rest] = serveCommand(...args);
  return ["src/cli/dataplat.ts", ...rest];
}
