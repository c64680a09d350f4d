/** Node.js, Bun and Deno, which run the smoke program as a script beside the installed package. */
import process from "node:process";
import { defaultTraits, execute, installed, type RunContext, type Runtime, variables } from "./runtime.ts";

const platform = `${process.platform}-${process.arch}`;

/**
 * A major version of Node.js.
 *
 * @param major the version
 */
export function node(major: number): Runtime {
  return {
    name: `node-${major}`,
    userAgent: new RegExp(`^Node\\.js/${major}\\b`),
    traits: { ...defaultTraits, requires: true },
    // Node.js 24 is the one that runs this script.
    run: async (context) =>
      runScript(
        major === 24 ? process.execPath : await installed(`node-${major}-${platform}/bin/node`),
        [],
        context,
      ),
  };
}

/** Bun, without automatic installation of packages. */
export const bun: Runtime = {
  name: "bun",
  userAgent: /^Bun\//,
  traits: defaultTraits,
  run: async (context) =>
    runScript(
      await installed(`@oven/bun-${platform.replace("arm64", "aarch64")}/bin/bun`),
      ["--no-install"],
      context,
    ),
};

/** Deno, with permissions for the test server and the package's variables only. */
export const deno: Runtime = {
  name: "deno",
  userAgent: /^Deno\//,
  traits: defaultTraits,
  run: async (context) => {
    const names = [...Object.keys(variables("")), "DATAPLAT_ACCESS_TOKEN", "DATAPLAT_OBSERVABILITY_URL"];
    const permissions = ["--allow-net=127.0.0.1", `--allow-env=${names.join(",")}`];
    const offline = ["--no-prompt", "--no-remote", "--no-lock", "--node-modules-dir=manual"];
    return runScript(
      await installed(`@deno/${platform}-glibc/deno`),
      ["run", ...offline, ...permissions],
      context,
    );
  },
};

function runScript(file: string, flags: readonly string[], { project, smoke }: RunContext): Promise<string> {
  const env = {
    HOME: project,
    PATH: process.env["PATH"],
    DENO_NO_UPDATE_CHECK: "1",
    DO_NOT_TRACK: "1",
    ...variables(smoke.baseUrl),
  };
  return execute(file, [...flags, "command.js", JSON.stringify(smoke)], { cwd: project, env });
}
