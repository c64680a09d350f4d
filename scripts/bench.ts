/** `npm run bench`: what must stay fast, as ratios measured side by side in one run. Machines differ; ratios hold. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { promisify } from "node:util";
import { type Api, readRegister } from "./lib/apis.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { runScript } from "./lib/run-script.ts";

const execute = promisify(execFile);
const rounds = 5;
const goal = 0.6;

/** A command of this repository's own tools: a script under node_modules and its arguments. */
type Command = readonly [script: string, ...args: string[]];

/** What the same work takes with each tool's own command line: one after another, one API after another. */
function cliCommands({ name, root }: Api, folder: string): readonly Command[] {
  const bundle = path.join(folder, name);
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  const spectral = "node_modules/@stoplight/spectral-cli/dist/index.js";
  return [
    [redocly, "lint", name, "--config", "redocly.yaml"],
    [spectral, "lint", root, "--ruleset", ".spectral.yaml", "--fail-severity", "hint"],
    [redocly, "bundle", name, "--config", "redocly.yaml", "--output", `${bundle}.yaml`],
    [redocly, "bundle", name, "--config", "redocly.yaml", "--output", `${bundle}.json`],
    // Given the bundle and no redocly.yaml to read, since its older Redocly core does not know newer rules.
    ["node_modules/openapi-typescript/bin/cli.js", `${bundle}.json`, "--output", `${bundle}.ts`],
  ];
}

/** Runs commands one after another and gives the milliseconds that each took. */
async function time(commands: readonly Command[], folder: string): Promise<number[]> {
  const times: number[] = [];
  for (const [script, ...args] of commands) {
    const typescript = script.includes("openapi-typescript");
    const startedAt = performance.now();
    await execute(process.execPath, [path.join(repositoryRoot, script), ...args], {
      cwd: typescript ? folder : repositoryRoot,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    times.push(performance.now() - startedAt);
  }
  return times;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function row(label: string, milliseconds: number): string {
  return `${label.padEnd(58)} ${(milliseconds / 1000).toFixed(2).padStart(7)} s`;
}

/** The two in turn, so that a machine that slows down slows both. */
async function benchPipeline(folder: string): Promise<void> {
  const { apis } = await readRegister();
  const commands = apis.flatMap((api) => cliCommands(api, folder));
  const ours: number[] = [];
  const theirs: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(...(await time([["scripts/bench/pipeline.ts", folder]], folder)));
    theirs.push(await time(commands, folder));
  }
  const ratio = median(ours.map((value, round) => value / sum(theirs[round] ?? [])));
  console.log(
    `Lint, bundle and generate ${apis.map(({ name }) => name).join(" and ")}: medians of ${rounds} rounds`,
  );
  for (const [index, [script, ...args]] of commands.entries()) {
    const label = `${path.relative("node_modules", script).replace(/\/(bin|dist)\/.*/, "")} ${args[0] === "lint" || args[0] === "bundle" ? args[0] : ""}`;
    const target = args.find((arg) => arg.startsWith(folder)) ?? args[1] ?? "";
    const detail = path.relative(target.startsWith(folder) ? folder : repositoryRoot, target) || args[1];
    console.log(row(`  ${label} ${detail}`, median(theirs.map((times) => times[index] ?? Number.NaN))));
  }
  console.log(row("each command line, one after another", median(theirs.map(sum))));
  console.log(row("this repository's pipeline, one process", median(ours)));
  console.log(`ratio ${ratio.toFixed(2)}, goal at most ${goal}: ${ratio <= goal ? "reached" : "missed"}`);
  if (!(ratio <= goal)) process.exitCode = 1;
}

await runScript(async () => {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}\n`);
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-bench-"));
  try {
    await benchPipeline(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
