/** `npm run bench`: what must stay fast and small, as ratios measured side by side in one run. Machines differ; ratios hold. */
import { cpus, totalmem } from "node:os";
import { formatGoal, type Goal, isReached } from "./bench/goal.ts";
import { parts, readArguments, usage } from "./bench/parts.ts";
import { runScript } from "./lib/run-script.ts";

function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = processors[0]?.model ?? "unknown processor";
  return `Node ${process.version}, ${process.platform}, ${processors.length} x ${model}, ${memory} GiB`;
}

await runScript(async () => {
  const asked = readArguments(process.argv.slice(2));
  if (asked === "help") return console.log(usage);
  console.log(describeMachine());
  const goals: Goal[] = [];
  for (const name of asked) {
    console.log("");
    const run = await parts[name]();
    goals.push(...(await run()));
  }
  console.log(`\nGoals\n${goals.map(formatGoal).join("\n")}`);
  if (!goals.every(isReached)) process.exitCode = 1;
});
