/** A project that has the package installed, in which snippets run as a reader's files would. */
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { compileCache } from "../cli/processes.ts";

/** Packages that snippets import besides this one. */
const installed = [
  ...[".bin/vitest", "@opentelemetry", "@tanstack", "@types", "openapi-fetch", "openapi-react-query"],
  ...["react", "react-dom", "vitest"],
];

/** A folder with a `node_modules`. */
export interface Project {
  readonly folder: string;
  /** Writes a file and returns its path. */
  write(name: string, text: string): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a project. `dataplat` is the sources, so that it needs no build. */
export async function createProject(commands: readonly string[]): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-guides-"));
  const write = async (name: string, text: string): Promise<string> => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    return file;
  };
  const sources = Object.entries(manifest.exports).map(([entry, target]) => [
    entry,
    typeof target === "string" ? target : target.default.replace("/dist/", "/").replace(/\.js$/, ".ts"),
  ]);
  for (const command of commands) {
    const [program = "", ...args] = command.split(" ");
    await execute(program, args, { cwd: folder });
  }
  await write(
    "node_modules/dataplat/package.json",
    JSON.stringify({ name: "dataplat", type: "module", exports: Object.fromEntries(sources) }),
  );
  const program = path.join(repositoryRoot, "src/cli/dataplat.ts");
  const file = await write("node_modules/.bin/dataplat", `#!/bin/sh\nexec node '${program}' "$@"\n`);
  await chmod(file, 0o755);
  const links = [
    ...["src", "generated"].map((name) => [name, `node_modules/dataplat/${name}`]),
    ...installed.map((name) => [`node_modules/${name}`, `node_modules/${name}`]),
  ];
  for (const [target = "", link = ""] of links) {
    await symlink(path.join(repositoryRoot, target), path.join(folder, link));
  }
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function run(
  { folder }: Project,
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  // Without those of the test runner that this runs in.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    PATH: `${path.join(folder, "node_modules/.bin")}:${process.env["PATH"]}`,
    NODE_COMPILE_CACHE: compileCache,
    ...variables,
  };
  return execute(file, [...args], { cwd: folder, env, timeout: 60_000 });
}

/** Runs a script of `sh` on a pseudo-terminal without colors, and returns what it shows. */
export async function runOnTerminal(
  project: Project,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const command = `stty cols 80; exec sh -eu '${file}'`;
  const { stdout, stderr } = await run(project, "script", ["-qefc", command, "/dev/null"], {
    ...variables,
    ...{ NO_COLOR: "1", TERM: "xterm", LC_ALL: "C.UTF-8" },
  });
  return { stdout: stripVTControlCharacters(stdout).replaceAll("\r\n", "\n"), stderr };
}

/** Runs all test files of the project with Vitest, and returns by file what failed; undefined if it has no test that passed. */
export async function runTests(project: Project): Promise<ReadonlyMap<string, string | undefined>> {
  const report = path.join(project.folder, "report.json");
  const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
  // In one worker, which starts once.
  const options = ["--no-isolate", "--max-workers=1", "--reporter=json", `--outputFile=${report}`];
  // It exits with 1 if a test fails; the report says which.
  const { stderr } = await run(project, process.execPath, [vitest, "run", ...options], {}).catch(Object);
  const { default: results } = await import(report, { with: { type: "json" } }).catch(() => {
    throw new Error(`Vitest wrote no report: ${stderr}`);
  });
  return new Map(
    results.testResults.map(({ name, message, assertionResults: tests }: FileReport) => [
      path.basename(name),
      tests.some(({ status }) => status === "passed")
        ? [message, ...tests.flatMap(({ failureMessages }) => failureMessages)].join("\n").trim()
        : undefined,
    ]),
  );
}

interface FileReport {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}
