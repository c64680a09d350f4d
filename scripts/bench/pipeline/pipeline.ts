/** The pipeline (lint, bundle, generate): against the same tools one by one, and with documents that grow. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Api, readRegister } from "../../lib/apis.ts";
import type { Goal } from "../goal.ts";
import { type RunOptions, runNode } from "../run-node.ts";
import { median, medianRatio } from "../statistics.ts";
import { formatTable } from "../table.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { writeSyntheticApi } from "./synthetic.ts";

const once = "scripts/bench/pipeline/once.ts";
const sizes = [5, 50, 500] as const;

/** Times the pipeline and prints two tables. */
export async function benchPipeline(): Promise<readonly Goal[]> {
  return withTemporaryFolder(async (folder) => [
    await compareWithCommandLines(folder),
    await compareSizes(folder),
  ]);
}

/** Runs a script and returns the milliseconds that it takes, start included. */
async function time(script: string, args: readonly string[], options?: RunOptions): Promise<number> {
  const startedAt = performance.now();
  await runNode(script, args, options);
  return performance.now() - startedAt;
}

/** One tool's command line. */
type Step = readonly [label: string, script: string, args: readonly string[], options?: RunOptions];

/** The steps that do the work of the pipeline for one API. */
function stepsOf({ name, root }: Api, folder: string): readonly Step[] {
  const bundle = path.join(folder, name);
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  const spectral = "node_modules/@stoplight/spectral-cli/dist/index.js";
  const typescript = "node_modules/openapi-typescript/bin/cli.js";
  const bundleAs = (format: string): Step => {
    const args = ["bundle", name, "--config", "redocly.yaml", "--output", `${bundle}.${format}`];
    return [`redocly bundle, ${name}.${format}`, redocly, args];
  };
  const ruleset = ["--ruleset", ".spectral.yaml", "--fail-severity", "hint"];
  return [
    [`redocly lint, ${name}`, redocly, ["lint", name, "--config", "redocly.yaml"]],
    [`spectral lint, ${name}`, spectral, ["lint", root, ...ruleset]],
    bundleAs("yaml"),
    bundleAs("json"),
    // In another folder: the older Redocly core of openapi-typescript rejects redocly.yaml.
    [
      `openapi-typescript, ${name}`,
      typescript,
      [`${bundle}.json`, "--output", `${bundle}.ts`],
      { cwd: folder },
    ],
  ];
}

async function compareWithCommandLines(folder: string): Promise<Goal> {
  const rounds = 5;
  const { apis } = await readRegister();
  const steps = apis.flatMap((api) => stepsOf(api, folder)).map((step) => ({ step, times: [] as number[] }));
  const pipeline: number[] = [];
  const commandLines: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pipeline.push(await time(once, [folder]));
    let total = 0;
    for (const { step, times } of steps) {
      const [, ...command] = step;
      times.push(await time(...command));
      total += times.at(-1) ?? 0;
    }
    commandLines.push(total);
  }
  const ratio = medianRatio(pipeline, commandLines);
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
  console.log(`Lint, bundle and generate ${apis.map(({ name }) => name).join(" and ")}, ${rounds} rounds\n`);
  console.log(
    formatTable([
      ["", "median s", "ratio"],
      ...steps.map(({ step: [label], times }) => [`  ${label}`, seconds(median(times))]),
      ["all command lines, one after another", seconds(median(commandLines)), "1.00"],
      ["the pipeline, in one process", seconds(median(pipeline)), ratio.toFixed(2)],
    ]),
  );
  return { what: "pipeline time over the command lines' time", value: ratio, atMost: 0.6 };
}

async function compareSizes(folder: string): Promise<Goal> {
  const rounds = 3;
  const documents = sizes.map((size) => ({
    size,
    folder: path.join(folder, String(size)),
    times: [] as number[],
  }));
  for (const { size, folder: place } of documents) {
    await mkdir(place);
    await writeSyntheticApi(place, size);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { folder: place, times } of documents) {
      times.push(await time(once, [path.join(place, "output"), path.join(place, "redocly.yaml")]));
    }
  }
  console.log(`\nLint, bundle and generate documents of ${sizes.join(", ")} operations, ${rounds} rounds\n`);
  const rows = documents.map(({ size, times }) => [
    String(size),
    median(times).toFixed(0),
    (median(times) / size).toFixed(1),
  ]);
  console.log(formatTable([["operations", "median ms", "ms per operation"], ...rows]));
  const [small, , large] = documents.map(({ size, times }) => times.map((taken) => taken / size));
  const value = medianRatio(large ?? [], small ?? []);
  return { what: `pipeline time per operation, ${sizes[2]} operations over ${sizes[0]}`, value, atMost: 1 };
}
