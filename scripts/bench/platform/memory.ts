/** Memory of a platform, and whether it grows with the requests that it has answered. */
import path from "node:path";
import { formatTable } from "../table.ts";
import { toBytes } from "./ask.ts";
import type { LoadGenerator } from "./load-generator.ts";
import { connections } from "./sample.ts";
import type { Subject } from "./scenarios.ts";
import { withServers } from "./servers.ts";

/** How many requests come between one look and the next. */
const steps = [100_000, 400_000, 500_000] as const;
/** Connections that write; the others read. */
const writing = 2;

/**
 * Puts a million requests on a platform over SQLite, and prints its memory before, meanwhile and afterwards.
 *
 * @param subject what is served
 * @param generator puts the load on
 * @param folder to write to
 */
export async function benchMemory(subject: Subject, generator: LoadGenerator, folder: string): Promise<void> {
  await withServers(subject, folder, async (servers) => {
    const server = await servers.platform("--data", path.join(folder, "memory.db"));
    const mebibytes = async (): Promise<string> => ((await server.usage()).rss / 2 ** 20).toFixed(0);
    const requests = Array.from({ length: connections }, (_, index) => {
      const from = index < writing ? subject.write : subject.read;
      return toBytes(from.requests[index] ?? from.requests[0]);
    });
    const rows = [["idle", await mebibytes()]];
    let total = 0;
    for (const step of steps) {
      const order = { addresses: [server.address], requests, connections, warmUpMs: 0, awake: false };
      const { answered } = await generator.put({ ...order, until: { requests: step } });
      total += answered;
      rows.push([
        `after ${Math.round(total / 1000).toLocaleString("en")} thousand requests`,
        await mebibytes(),
      ]);
    }
    console.log(`\nMemory of a platform over SQLite; ${writing} of ${connections} connections write\n`);
    console.log(formatTable([["", "MiB resident"], ...rows]));
  });
}
