/** Jest and Vitest, which run modules in a realm of their own: the smoke program is a test beside the installed package. */
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../lib/repository.ts";
import {
  createFilesFolder,
  defaultTraits,
  execute,
  installed,
  type RunContext,
  type Runtime,
  variables,
} from "./runtime.ts";

const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--rootDir", ".", "--runInBand"];
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--globals"];

interface TestRunner {
  readonly name: string;
  /** Arguments of Node.js. */
  readonly command: readonly string[];
  /** Tests run in jsdom, so that the client takes the runtime for a browser. */
  readonly jsdom?: boolean;
  /** Also runs the checks with mock libraries, and the guide's examples of them. */
  readonly mocking?: boolean;
}

function testRunner({ name, command, jsdom = false, mocking = false }: TestRunner): Runtime {
  const args = [...command, "runner.test.js", ...(mocking ? ["guide/"] : [])];
  return {
    name,
    userAgent: jsdom ? / jsdom\// : /^Node\.js\/24\b/,
    traits: { ...defaultTraits, browser: jsdom },
    run: (context) => runTests(context, args, mocking),
  };
}

async function runTests(
  { project, smoke }: RunContext,
  args: readonly string[],
  mocking: boolean,
): Promise<string> {
  await linkPackages(project);
  await writeGuideFiles(project);
  const folder = await createFilesFolder({ project });
  const reportFile = path.join(folder, "report.json");
  const env = {
    HOME: project,
    PATH: process.env["PATH"],
    SMOKE: JSON.stringify({ ...smoke, folder, reportFile, mocking }),
    ...variables(smoke.baseUrl),
  };
  await execute(process.execPath, args, { cwd: project, env });
  return readFile(reportFile, "utf8");
}

/** Links the dependencies of scripts/measure/runtimes/package.json into the project, as if they were installed there. */
async function linkPackages(project: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, "package.json"), "utf8"));
  for (const name of Object.keys(manifest.dependencies)) {
    const link = path.join(project, "node_modules", name);
    await mkdir(path.dirname(link), { recursive: true });
    await rm(link, { force: true });
    await symlink(await installed(name), link);
  }
}

/** Files that the guide on testing shows: two configurations of Jest, and tests that Jest and Vitest run. */
export const guideFiles: readonly string[] = [
  "jest.config.cjs",
  "jsdom-environment.cjs",
  "msw.test.js",
  "nock.test.js",
];

/** Writes the files of the guide on testing to the project's folder `guide`. */
async function writeGuideFiles(project: string): Promise<void> {
  await mkdir(path.join(project, "guide"), { recursive: true });
  const guide = await readFile(path.join(repositoryRoot, "src/docs/content/docs/guides/testing.md"), "utf8");
  for (const [, name = "", code = ""] of guide.matchAll(/^```js title="(.+?)"\n([\s\S]*?)^```$/gm)) {
    if (guideFiles.includes(name)) await writeFile(path.join(project, "guide", name), code);
  }
}

export const testRunners: readonly Runtime[] = [
  testRunner({ name: "jest", command: [...jest, "--transform", "{}"], mocking: true }),
  testRunner({
    name: "jest-commonjs",
    // Without Node's flag, babel-jest makes CommonJS of everything.
    command: [...jest.slice(1), "--config", "guide/jest.config.cjs"],
  }),
  testRunner({
    name: "jest-jsdom",
    command: [...jest, "--transform", "{}", "--env", "./guide/jsdom-environment.cjs"],
    jsdom: true,
  }),
  testRunner({ name: "vitest-vm-threads", command: [...vitest, "--pool", "vmThreads"], mocking: true }),
  testRunner({ name: "vitest-jsdom", command: [...vitest, "--environment", "jsdom"], jsdom: true }),
];
