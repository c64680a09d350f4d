/** `npm run test:runtimes`: installs the packed package as a user would, and calls a real server with it on every runtime. */

import process from "node:process";
import { parseArgs } from "node:util";
import { messageOf } from "./lib/message-of.ts";
import { runScript } from "./lib/run-script.ts";
import { summarize } from "./runtimes/judge.ts";
import { runMatrix } from "./runtimes/matrix.ts";
import { runtimes } from "./runtimes/table.ts";

const names = runtimes.map(({ name }) => name);

const usage = `Packs the package, installs it into an empty project, and runs one program with it on every runtime, and as a
test of Jest and Vitest, against a local HTTP server. What is missing is installed first: from npm into
scripts/runtimes/node_modules, and Chromium, as root, with apt-get.

Usage: npm run test:runtimes -- [--only NAME,NAME]

  --only NAMES  runtimes to try, separated by commas: ${names.join(", ")}
  --help        print this text

A runtime that is missing and cannot be installed is skipped; with CI=true that is a failure.
`;

interface Arguments {
  readonly only: readonly string[];
  readonly help: boolean;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
    return { only: values.only === undefined ? names : readNames(values.only), help: values.help === true };
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`${reason}\nnpm run test:runtimes -- --help explains the options.`);
  }
}

function readNames(list: string): readonly string[] {
  const only = list.split(",").map((name) => name.trim());
  const unknown = only.find((name) => !names.includes(name));
  if (unknown === undefined) return only;
  throw new Error(`--only: there is no runtime "${unknown}". There are ${names.join(", ")}.`);
}

await runScript(async () => {
  const { only, help } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  // Ends through "exit", where what was started is stopped and what was made is removed.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const rows = await runMatrix(
    runtimes.filter(({ name }) => only.includes(name)),
    (line) => console.log(line),
  );
  const ci = process.env["CI"] === "true";
  const { line, ok } = summarize(rows, ci);
  if (ci && rows.some(({ outcome }) => outcome === "skipped")) {
    console.log("CI=true: a runtime that is skipped is a failure.");
  }
  console.log(line);
  if (!ok) process.exitCode = 1;
});
