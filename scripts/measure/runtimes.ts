/** `npm run test:runtimes`: uses the packed package on every supported runtime, against a local HTTP server. */
import { errorMessage } from "../../src/contract/read-error.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { chromium } from "./runtimes/chromium.ts";
import { bun, deno, node, startedNode } from "./runtimes/commands.ts";
import { createProject } from "./runtimes/project.ts";
import { type Runtime, readReport } from "./runtimes/runtime.ts";
import { startSmokeServer } from "./runtimes/smoke-server.ts";
import { testRunners } from "./runtimes/test-runners.ts";
import { workerd, workerdWithNode } from "./runtimes/workerd.ts";

const runtimes: readonly Runtime[] = [
  startedNode,
  ...[20, 22, 24, 26].map(node),
  bun,
  deno,
  workerd,
  workerdWithNode,
  chromium,
  ...testRunners,
];
const names = runtimes.map(({ name }) => name);

const usage = `Packs the package, installs it into an empty project, and runs one program with it on every runtime, and as a test of Jest and
Vitest, against a local HTTP server. Missing runtimes are installed: from npm into scripts/measure/runtimes/node_modules, and, as root
with CI=true, Chromium with apt-get. node is the Node.js that started npm, and node-20 the lowest version that is supported.

Usage: npm run test:runtimes -- [--only NAMES]

  --only NAMES  runtimes to test, separated by commas: ${names.join(", ")}
  --help        print this text
`;

const command = { name: "test:runtimes", usage, options: { only: { type: "string" } } } as const;

await runCommand(command, async ({ values: { only } }) => {
  const selected = only === undefined ? names : only.split(",").map((name) => name.trim());
  const unknown = selected.find((name) => !names.includes(name));
  if (unknown !== undefined) throw argumentError(command, `--only: "${unknown}" is not a runtime.`);
  // Exit listeners stop child processes and remove the project.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const project = await createProject();
  const server = await startSmokeServer();
  let failed = 0;
  try {
    for (const runtime of runtimes.filter(({ name }) => selected.includes(name))) {
      const { name, traits, run } = runtime;
      const smoke = { ...traits, baseUrl: `${server.origin}/${name}`, closedUrl: server.closedUrl };
      const startedAt = performance.now();
      const failures = await run({ project, server, smoke })
        .then((output) => readReport(runtime, output))
        .catch((error: unknown) => [errorMessage(error)]);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (failures.length > 0) failed += 1;
      console.log(`${name.padEnd(18)} ${failures.length > 0 ? "failed" : "passed"} in ${seconds} s`);
      for (const failure of failures) console.log(`  ${failure}`);
    }
  } finally {
    await server.stop();
  }
  if (failed > 0) throw new Error(`${failed} of ${selected.length} runtimes failed.`);
});
