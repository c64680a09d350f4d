/** The time from the start of a process to its first response. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startServerProcess } from "../../../lib/server-process.ts";
import type { BenchSubject } from "../bench-subject.ts";
import { formatTable, type Goal, median, medianRatio } from "../results.ts";
import { createWorkload } from "./workload.ts";

const rounds = 7;
const measured = "platform, new SQLite file, --demo";
const bareServer = "bare node:http";

export async function benchColdStart(subject: BenchSubject, folder: string): Promise<readonly Goal[]> {
  const [{ headers } = { headers: {} }] = createWorkload(subject).scenarios;
  const bytes = path.join(folder, "cold-bytes.json");
  await writeFile(bytes, JSON.stringify({ status: 200, headers: [["content-length", "2"]], body: "{}" }));
  const serve = ["dist/src/cli/dataplat.js", "serve", "--port", "0", "--demo"] as const;
  const commands: readonly [name: string, command: (round: number) => readonly [string, ...string[]]][] = [
    [measured, (round) => [...serve, "--data", path.join(folder, `cold-${round}.db`)]],
    ["platform, existing SQLite file, --demo", () => [...serve, "--data", path.join(folder, "cold-0.db")]],
    ["platform, memory, --demo", () => serve],
    [bareServer, () => ["scripts/measure/bench/platform/serve-bytes.ts", bytes]],
  ];
  const rows = commands.map(([name, command]) => ({ name, command, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { command, times } of rows) {
      const startedAt = performance.now();
      const server = startServerProcess(...command(round));
      try {
        const response = await fetch((await server.address) + subject.get.path, { headers });
        await response.text();
        times.push(performance.now() - startedAt);
        if (!response.ok)
          throw new Error(`${command(round).join(" ")}: the first response is ${response.status}.`);
      } finally {
        await server.stop();
      }
    }
  }
  console.log(`\nFrom the start of a process to its first response, ${rounds} rounds\n`);
  const cells = rows.map(({ name, times }) => [
    name,
    ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0)),
  ]);
  console.log(formatTable([["", "median ms", "minimum", "maximum"], ...cells]));
  const [platform = [], bare = []] = [rows[0]?.times, rows.find(({ name }) => name === bareServer)?.times];
  return [
    { what: `cold start, ${measured}, ms`, value: median(platform), atMost: 200, decimals: 0 },
    { what: `cold start, ${measured}, over ${bareServer}`, value: medianRatio(platform, bare), atMost: 1.5 },
  ];
}
