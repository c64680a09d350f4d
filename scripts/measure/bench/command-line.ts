/** CPU time of commands, compared with Node.js alone and a script with one `fetch`. Other processes disturb it less than elapsed time. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { demo } from "../../../generated/platform/demo-names.ts";
import { startServerProcess } from "../../lib/server-process.ts";
import { withTemporaryFolder } from "../../lib/temporary-folder.ts";
import { type BenchSubject, readBenchSubject } from "./bench-subject.ts";
import { compileOnce } from "./compiled.ts";
import { formatTable, type Goal, median, medianRatio } from "./results.ts";
import { runNode } from "./run-node.ts";

const rounds = 25;
const executable = "dist/src/cli/dataplat.js";

/** A script that is measured as a process. */
interface Script {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
}

export async function benchCommandLine(): Promise<readonly Goal[]> {
  await compileOnce();
  return withTemporaryFolder(async (folder) => {
    const subject = await readBenchSubject();
    const server = startServerProcess(executable, "serve", "--port", "0", "--demo", "--no-docs");
    try {
      const address = await server.address;
      const env = {
        [`DATAPLAT_${subject.name.toUpperCase()}_URL`]: address,
        DATAPLAT_KEY_ID: demo.keyId,
        DATAPLAT_KEY_SECRET: demo.keySecret,
        // No profile of this machine is read.
        DATAPLAT_CONFIG: path.join(folder, "none.json"),
      };
      return await measure(await writeScripts(subject, address, folder), folder, env);
    } finally {
      await server.stop();
    }
  });
}

async function writeScripts(
  { get }: BenchSubject,
  address: string,
  folder: string,
): Promise<readonly Script[]> {
  const empty = path.join(folder, "empty.mjs");
  const bareFetch = path.join(folder, "fetch.mjs");
  const authorization = `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`;
  const init = JSON.stringify({ headers: { authorization } });
  await writeFile(empty, "0");
  await writeFile(
    bareFetch,
    `const response = await fetch(${JSON.stringify(address + get.path)}, ${init});\nconsole.log(JSON.stringify((await response.json()).result));\n`,
  );
  const parameters = Object.entries(get.parameters).flatMap(([name, value]) => [`--${name}`, value]);
  return [
    { name: "node, empty script", file: empty, args: [] },
    { name: "dataplat --help", file: executable, args: ["--help"] },
    { name: "completion", file: executable, args: ["completion", "bash", "--", "get-pipe", "--o"] },
    { name: "one bare fetch", file: bareFetch, args: [] },
    { name: "dataplat get-pipe", file: executable, args: ["get-pipe", ...parameters] },
  ];
}

async function measure(
  scripts: readonly Script[],
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly Goal[]> {
  const usage = path.join(folder, "usage.json");
  const preload = path.join(folder, "preload.cjs");
  await writeFile(
    preload,
    `process.on("exit", () => require("fs").writeFileSync(${JSON.stringify(usage)}, JSON.stringify(process.cpuUsage())));\n`,
  );
  const rows = scripts.map((script) => ({ ...script, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { file, args, times } of rows) {
      const output = await runNode(file, args, { env, flags: ["--require", preload] });
      if (args.length > 0 && output === "") throw new Error(`${args.join(" ")} printed nothing.`);
      const { user, system }: NodeJS.CpuUsage = JSON.parse(await readFile(usage, "utf8"));
      times.push((user + system) / 1000);
    }
  }
  console.log(`CPU time of commands, ${rounds} rounds\n`);
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
