/** Runtimes that are commands: Node, Bun and Deno run the smoke program as a script beside the installed package. */
import path from "node:path";
import process from "node:process";
import { repositoryRoot } from "../lib/repository.ts";
import { type Found, findInstalled } from "./install.ts";
import { run } from "./process.ts";
import { limitMs, type Runtime, type Trial, type Tried, variables } from "./runtime.ts";

const traits = {
  browser: false,
  hidesRedirects: false,
  requires: false,
  variables: true,
  refusalIsKnown: true,
};

/** Names that Bun's packages have for processors. */
const bunProcessors: Readonly<Record<string, string>> = { arm64: "aarch64" };

/**
 * Node of one major version.
 *
 * @param major the version
 */
export function node(major: number): Runtime {
  const find = (): Promise<Found> =>
    findInstalled(`node-${major}-${process.platform}-${process.arch}`, "bin/node");
  return {
    name: `node-${major}`,
    traits: { ...traits, requires: true },
    // The repository's own Node is one of them, and installed by `npm ci`.
    find: major === 24 ? findOwnNode : find,
    attempt: async (trial) => {
      const tried = await runScript(trial, []);
      if (tried.version.startsWith(`${major}.`)) return tried;
      throw new Error(`${trial.file} is Node ${tried.version}, not ${major}`);
    },
  };
}

async function findOwnNode(): Promise<Found> {
  return { file: path.join(repositoryRoot, "node_modules/node/bin/node") };
}

/** Bun, with its own installer of packages off. */
export const bun: Runtime = {
  name: "bun",
  traits,
  find: () =>
    findInstalled(`@oven/bun-${process.platform}-${bunProcessors[process.arch] ?? process.arch}`, "bin/bun"),
  attempt: (trial) => runScript(trial, ["--no-install"]),
};

/** Deno, with permission for the test server and the package's variables, and for nothing else. */
export const deno: Runtime = {
  name: "deno",
  traits,
  find: () => findInstalled(`@deno/${process.platform}-${process.arch}-glibc`, "deno"),
  attempt: (trial) => {
    const names = Object.keys(variables("")).concat("DATAPLAT_ACCESS_TOKEN", "DATAPLAT_OBSERVABILITY_URL");
    const permissions = ["--allow-net=127.0.0.1", `--allow-env=${names.join(",")}`];
    const offline = ["--no-prompt", "--no-remote", "--no-lock", "--node-modules-dir=manual"];
    return runScript(trial, ["run", ...offline, ...permissions]);
  },
};

async function runScript({ file, project, here }: Trial, flags: readonly string[]): Promise<Tried> {
  const env = {
    HOME: project.folder,
    PATH: process.env["PATH"],
    DENO_NO_UPDATE_CHECK: "1",
    DO_NOT_TRACK: "1",
    ...variables(here.baseUrl),
  };
  const common = { file, cwd: project.folder, env, limitMs };
  const version = await run({ ...common, args: ["--version"] });
  const output = await run({ ...common, args: [...flags, "command.js", JSON.stringify(here)] });
  return { version: readVersion(version), output };
}

/**
 * Finds the version in what `--version` prints.
 *
 * @param text its output
 * @throws when there is none
 */
export function readVersion(text: string): string {
  const [version] = /\d+(?:[.-]\d+){2,}/.exec(text) ?? [];
  if (version === undefined) throw new Error(`--version printed no version: ${text.trim()}`);
  return version;
}
