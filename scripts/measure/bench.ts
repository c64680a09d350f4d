/** `npm run bench`: compares speed and size with other packages. Only the ratios within one run are comparable between machines. */
import { cpus, totalmem } from "node:os";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { formatGoal, type Goal, isReached } from "./bench/results.ts";

type Part = () => Promise<readonly Goal[]>;

const parts: Readonly<Record<string, () => Promise<Part>>> = {
  pipeline: () => import("./bench/pipeline/pipeline.ts").then(({ benchPipeline }) => benchPipeline),
  operations: () => import("./bench/operations/operations.ts").then(({ benchOperations }) => benchOperations),
  calls: () => import("./bench/calls/calls.ts").then(({ benchCalls }) => benchCalls),
  size: () => import("./bench/size.ts").then(({ benchSize }) => benchSize),
  install: () => import("./bench/install.ts").then(({ benchInstall }) => benchInstall),
  "command-line": () => import("./bench/command-line.ts").then(({ benchCommandLine }) => benchCommandLine),
  platform: () => import("./bench/platform/throughput.ts").then(({ benchPlatform }) => benchPlatform),
  docs: () => import("./bench/docs.ts").then(({ benchDocs }) => benchDocs),
};
const names = Object.keys(parts);

const usage = `Measures this package against others and prints tables. Exits with 1 if a goal is missed.

Usage: npm run bench -- [--only PARTS]

  --only PARTS  parts to run, separated by commas: ${names.join(", ")}
  --help        print this text

The packages to compare with are installed into scripts/measure/bench/node_modules if they are missing.
`;

const command = { name: "bench", usage, options: { only: { type: "string" } } } as const;

await runCommand(command, async ({ values: { only } }) => {
  const selected = only === undefined ? names : only.split(",").map((name) => name.trim());
  const unknown = selected.find((name) => !names.includes(name));
  if (unknown !== undefined) throw argumentError(command, `--only: "${unknown}" is not a part.`);
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`Node ${process.version}, ${processors.length} x ${processors[0]?.model}, ${memory} GiB`);
  const goals: Goal[] = [];
  for (const name of names.filter((each) => selected.includes(each))) {
    console.log("");
    const part = await parts[name]?.();
    goals.push(...((await part?.()) ?? []));
  }
  console.log(`\nGoals\n${goals.map(formatGoal).join("\n")}`);
  if (!goals.every(isReached)) process.exitCode = 1;
});
