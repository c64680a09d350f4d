/** The pipeline (lint, bundle, generate) against the command lines that it runs. operations.ts has documents that grow. */
import path from "node:path";
import { type Api, readRegister } from "../../../lib/apis.ts";
import { withTemporaryFolder } from "../../../lib/temporary-folder.ts";
import { formatTable, type Goal, median, medianRatio } from "../results.ts";
import { runNode } from "../run-node.ts";

/** A script, relative to the repository. */
export const once = "scripts/measure/bench/pipeline/once.ts";

export async function benchPipeline(): Promise<readonly Goal[]> {
  return withTemporaryFolder(async (folder) => [await compareWithCommandLines(folder)]);
}

/** Runs a script and returns the milliseconds that it takes, start included. */
async function time(script: string, args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  await runNode(script, args);
  return performance.now() - startedAt;
}

type Step = readonly [label: string, script: string, args: readonly string[]];

/** The command lines that lint runs, and those that generate runs besides. */
function stepsOf(apis: readonly Api[], folder: string): { lint: readonly Step[]; bundle: readonly Step[] } {
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  const spectral = "node_modules/@stoplight/spectral-cli/dist/index.js";
  const roots = apis.map(({ root }) => root);
  return {
    lint: [
      ["redocly lint", redocly, ["lint"]],
      ["spectral lint", spectral, ["lint", ...roots, "--fail-severity", "hint"]],
    ],
    bundle: apis.map(({ name }) => {
      const output = path.join(folder, `${name}.json`);
      return [`redocly bundle ${name}`, redocly, ["bundle", name, "--output", output]];
    }),
  };
}

async function compareWithCommandLines(folder: string): Promise<Goal> {
  const rounds = 5;
  const { apis } = await readRegister();
  const steps = stepsOf(apis, folder);
  const timed = (list: readonly Step[]) => list.map((step) => ({ step, times: [] as number[] }));
  const [lintSteps, bundleSteps] = [timed(steps.lint), timed(steps.bundle)];
  const [lint, generate]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    lint.push(await time("scripts/pipeline/lint.ts", []));
    generate.push(await time(once, [folder]));
    for (const { step, times } of [...lintSteps, ...bundleSteps]) {
      const [, ...command] = step;
      times.push(await time(...command));
    }
  }
  const sum = (list: readonly { readonly times: readonly number[] }[]) =>
    lint.map((_, round) => list.reduce((total, { times }) => total + (times[round] ?? Number.NaN), 0));
  const lintLines = sum(lintSteps);
  const generateLines = sum([...lintSteps, ...bundleSteps]);
  const both = (a: readonly number[], b: readonly number[]) =>
    a.map((value, round) => value + (b[round] ?? 0));
  const ratio = medianRatio(both(lint, generate), both(lintLines, generateLines));
  const seconds = (milliseconds: readonly number[]): string => (median(milliseconds) / 1000).toFixed(2);
  console.log(`Lint and generate ${apis.map(({ name }) => name).join(" and ")}, ${rounds} rounds\n`);
  console.log(
    formatTable([
      ["", "median s", "over its command lines"],
      ...[...lintSteps, ...bundleSteps].map(({ step: [label], times }) => [`  ${label}`, seconds(times), ""]),
      ["npm run lint", seconds(lint), medianRatio(lint, lintLines).toFixed(2)],
      ["npm run generate", seconds(generate), medianRatio(generate, generateLines).toFixed(2)],
      ["both", seconds(both(lint, generate)), ratio.toFixed(2)],
    ]),
  );
  return {
    what: "lint and generate over the command lines that they run, one after another",
    value: ratio,
    atMost: 1.3,
  };
}
