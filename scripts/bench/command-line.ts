/** Time of commands as processes, against Node.js alone and a script with one `fetch`. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startServerProcess } from "../lib/server-process.ts";
import { readBenchSubject } from "./bench-subject.ts";
import { compileOnce } from "./compiled.ts";
import type { Goal } from "./goal.ts";
import { runNode } from "./run-node.ts";
import { median, medianRatio } from "./statistics.ts";
import { formatTable } from "./table.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const rounds = 25;
const executable = "dist/src/cli/dataplat.js";

/** Environment of the commands: no profile of this machine is read. */
type Environment = Readonly<Record<string, string>>;

/** One measured process. */
interface Subject {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
}

/** Times the commands in turn, and prints a table. */
export async function benchCommandLine(): Promise<readonly Goal[]> {
  await compileOnce();
  return withTemporaryFolder(async (folder) => {
    const { get, name } = await readBenchSubject();
    const empty = path.join(folder, "empty.mjs");
    await writeFile(empty, "0");
    const server = startServerProcess(executable, "serve", "--port", "0", "--demo", "--no-docs");
    try {
      const address = await server.address;
      const script = path.join(folder, "fetch.mjs");
      const authorization = `Basic ${btoa("demo-key:demo-secret")}`;
      const request = JSON.stringify({ headers: { authorization } });
      await writeFile(
        script,
        `const response = await fetch(${JSON.stringify(address + get.path)}, ${request});\nconsole.log(JSON.stringify((await response.json()).result));\n`,
      );
      const parameters = Object.entries(get.parameters).flatMap(([parameter, value]) => [
        `--${parameter}`,
        value,
      ]);
      const subjects: readonly Subject[] = [
        { name: "node, empty script", script: empty, args: [] },
        { name: "dataplat --help", script: executable, args: ["--help"] },
        {
          name: "completion",
          script: executable,
          args: ["completion", "bash", "--", "get-pipe", "--o"],
        },
        { name: "one bare fetch", script, args: [] },
        { name: "dataplat get-pipe", script: executable, args: ["get-pipe", ...parameters] },
      ];
      const environment = {
        [`DATAPLAT_${name.toUpperCase()}_URL`]: address,
        DATAPLAT_KEY_ID: "demo-key",
        DATAPLAT_KEY_SECRET: "demo-secret",
        DATAPLAT_CONFIG: path.join(folder, "none.json"),
      };
      return await measure(subjects, environment);
    } finally {
      await server.stop();
    }
  });
}

async function measure(subjects: readonly Subject[], env: Environment): Promise<readonly Goal[]> {
  const rows = subjects.map((subject) => ({ ...subject, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { script, args, times } of rows) {
      const startedAt = performance.now();
      const output = await runNode(script, args, { env });
      times.push(performance.now() - startedAt);
      if (args.length > 0 && output === "") throw new Error(`${args.join(" ")} printed nothing.`);
    }
  }
  console.log(`Commands as processes, ${rounds} rounds\n`);
  const cells = rows.map(({ name, times }) => [
    name,
    median(times).toFixed(0),
    Math.min(...times).toFixed(0),
  ]);
  console.log(formatTable([["", "median ms", "minimum"], ...cells]));
  const [node = [], help = [], completion = [], bare = [], operation = []] = rows.map(({ times }) => times);
  return [
    { what: "dataplat --help, times node alone", value: medianRatio(help, node), atMost: 1.6 },
    { what: "completion, times node alone", value: medianRatio(completion, node), atMost: 1.6 },
    { what: "dataplat get-pipe, times one bare fetch", value: medianRatio(operation, bare), atMost: 1.25 },
  ];
}
