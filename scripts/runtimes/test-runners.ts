/** Jest and Vitest, which run modules in a realm of their own: the smoke program is a test beside the installed package. */
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { repositoryRoot } from "../lib/repository.ts";
import { readVersion } from "./commands.ts";
import { findInstalled } from "./install.ts";
import { checkCount } from "./judge.ts";
import { run } from "./process.ts";
import type { Project } from "./project.ts";
import { limitMs, type Runtime, type Trial, type Tried, variables } from "./runtime.ts";

/** How many checks `smoke/test-kit.js` and `smoke/mocking.js` have. */
const testKitCheckCount = 5;
const mockingCheckCount = 4;

const node = path.join(repositoryRoot, "node_modules/node/bin/node");
const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--rootDir", ".", "--runInBand"];
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--globals"];

interface TestRunner {
  readonly name: string;
  /** Arguments of Node that start the runner. */
  readonly command: readonly string[];
  /** Whether tests have a `window`, so that the client takes them for a browser. */
  readonly browser?: boolean;
  /** Also runs the checks with mock libraries, and the README's examples of them. */
  readonly mocking?: boolean;
}

function testRunner({ name, command, browser = false, mocking = false }: TestRunner): Runtime {
  const files = mocking ? ["runner.test.js", "readme/"] : ["runner.test.js"];
  return {
    name,
    traits: { browser, hidesRedirects: false, requires: false, variables: true, refusalIsKnown: true },
    checkCount: checkCount + testKitCheckCount + (mocking ? mockingCheckCount : 0),
    find: () => findInstalled("jest", "package.json"),
    attempt: (trial) => runTests(trial, [...command, ...files], mocking),
  };
}

async function runTests(
  { project, here }: Trial,
  command: readonly string[],
  mocking: boolean,
): Promise<Tried> {
  await linkPackages(project);
  await writeReadmeFiles(project);
  const folder = path.join(project.folder, "files");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const reportFile = path.join(folder, "report.json");
  const env = {
    HOME: project.folder,
    PATH: process.env["PATH"],
    SMOKE: JSON.stringify({ ...here, folder, reportFile, mocking }),
    ...variables(here.baseUrl),
  };
  const common = { file: node, cwd: project.folder, env, limitMs };
  const [runner = ""] = command.filter((argument) => argument.startsWith("node_modules/"));
  const version = await run({ ...common, args: [runner, "--version"] });
  await run({ ...common, args: command });
  return { version: readVersion(version), output: await readFile(reportFile, "utf8") };
}

/** Lets the project import what scripts/runtimes/package.json lists, as if it was installed there. */
async function linkPackages({ folder }: Project): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, "package.json"), "utf8"));
  for (const name of Object.keys(manifest.dependencies)) {
    const link = path.join(folder, "node_modules", name);
    await mkdir(path.dirname(link), { recursive: true });
    await rm(link, { force: true });
    await symlink(path.join(import.meta.dirname, "node_modules", name), link);
  }
}

/** Writes the README's JavaScript blocks to the project's folder `readme`. */
async function writeReadmeFiles({ folder }: Project): Promise<void> {
  await mkdir(path.join(folder, "readme"), { recursive: true });
  for (const [name, code] of readJavaScriptBlocks(
    await readFile(path.join(repositoryRoot, "README.md"), "utf8"),
  )) {
    await writeFile(path.join(folder, "readme", name), code);
  }
}

/**
 * Finds the JavaScript blocks of a Markdown text.
 *
 * @param markdown the text
 * @returns the code by its file name, which the first line of each block holds as a comment
 */
export function readJavaScriptBlocks(markdown: string): ReadonlyMap<string, string> {
  const blocks = [...markdown.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  return new Map(blocks.map((code) => [/^\/\/ (\S+)\n/.exec(code)?.[1] ?? "", code]));
}

/** Every test runner. */
export const testRunners: readonly Runtime[] = [
  testRunner({ name: "jest", command: [...jest, "--transform", "{}"], mocking: true }),
  testRunner({
    name: "jest-commonjs",
    // Without Node's flag, babel-jest makes CommonJS of everything.
    command: [...jest.slice(1), "--config", "readme/jest.config.cjs"],
  }),
  testRunner({
    name: "jest-jsdom",
    command: [...jest, "--transform", "{}", "--env", "./readme/jsdom-environment.cjs"],
    browser: true,
  }),
  testRunner({ name: "vitest-vm-threads", command: [...vitest, "--pool", "vmThreads"], mocking: true }),
  testRunner({ name: "vitest-jsdom", command: [...vitest, "--environment", "jsdom"], browser: true }),
];
