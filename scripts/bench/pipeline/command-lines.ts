/** Lint, bundle and generation in one process against the same tools, each run from its own command line. */
import path from "node:path";
import { performance } from "node:perf_hooks";
import { type Api, readRegister } from "../../lib/apis.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import type { Goal } from "../goal.ts";
import { type Command, runNode } from "../run-node.ts";
import { median, medianRatio, sum } from "../statistics.ts";
import { formatTable } from "../table.ts";

const rounds = 5;

/** A step of the pipeline, as a command line does it. */
interface Step {
  readonly label: string;
  readonly command: Command;
  /** Where it runs, when that is not the repository. */
  readonly folder?: string;
}

/** What the same work takes with each tool's own command line: one after another, one API after another. */
function stepsOf({ name, root }: Api, folder: string): readonly Step[] {
  const bundle = path.join(folder, name);
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  const spectral = "node_modules/@stoplight/spectral-cli/dist/index.js";
  const typescript = "node_modules/openapi-typescript/bin/cli.js";
  const config = ["--config", "redocly.yaml"];
  return [
    { label: `redocly lint, ${name}`, command: [redocly, "lint", name, ...config] },
    {
      label: `spectral lint, ${name}`,
      command: [spectral, "lint", root, "--ruleset", ".spectral.yaml", "--fail-severity", "hint"],
    },
    ...["yaml", "json"].map((format): Step => {
      const output = `${bundle}.${format}`;
      const command: Command = [redocly, "bundle", name, ...config, "--output", output];
      return { label: `redocly bundle, ${name}.${format}`, command };
    }),
    {
      label: `openapi-typescript, ${name}`,
      command: [typescript, `${bundle}.json`, "--output", `${bundle}.ts`],
      // Away from redocly.yaml, since its older Redocly core does not know newer rules.
      folder,
    },
  ];
}

/**
 * Runs a command and gives the time that it takes, its start included.
 *
 * @param command the script and its arguments
 * @param folder where it runs; the repository when left out
 * @returns milliseconds
 */
export async function time(command: Command, folder = repositoryRoot): Promise<number> {
  const startedAt = performance.now();
  await runNode(command, folder);
  return performance.now() - startedAt;
}

/**
 * Times both in turn.
 *
 * @param folder to write to
 */
export async function benchAgainstCommandLines(folder: string): Promise<readonly Goal[]> {
  const { apis } = await readRegister();
  const steps = apis.flatMap((api) => stepsOf(api, folder));
  const ours: number[] = [];
  const theirs: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await time(["scripts/bench/pipeline/once.ts", folder]));
    const times: number[] = [];
    for (const step of steps) times.push(await time(step.command, step.folder));
    theirs.push(times);
  }
  const totals = theirs.map(sum);
  const ratio = medianRatio(ours, totals);
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
  console.log(`Lint, bundle and generate ${apis.map(({ name }) => name).join(" and ")}, ${rounds} rounds\n`);
  console.log(
    formatTable([
      ["", "median s", "ratio"],
      ...steps.map(({ label }, index) => [
        `  ${label}`,
        seconds(median(theirs.map((times) => times[index] ?? Number.NaN))),
      ]),
      ["each command line, one after another", seconds(median(totals)), "1.00"],
      ["this pipeline, one process", seconds(median(ours)), ratio.toFixed(2)],
    ]),
  );
  return [{ what: "pipeline time over the command lines' time", value: ratio, atMost: 0.6 }];
}
