/** Node.js, Bun and Deno: the smoke program is a script beside the installed package. Node.js also runs the command line and the test kit. */
import path from "node:path";
import {
  createFilesFolder,
  defaultTraits,
  execute,
  installed,
  type RunContext,
  type Runtime,
  variables,
} from "./runtime.ts";

const platform = `${process.platform}-${process.arch}`;

function nodeRuntime(name: string, userAgent: RegExp, findExecutable: () => Promise<string>): Runtime {
  return {
    name,
    userAgent,
    traits: { ...defaultTraits, requires: true },
    run: async (context) => {
      const file = await findExecutable();
      await runCommands(file, context);
      const folder = await createFilesFolder(context);
      return runScript(file, [], { ...context, smoke: { ...context.smoke, folder } });
    },
  };
}

/** The Node.js that started npm. This script itself runs on the one that npm installed. */
export const startedNode = nodeRuntime(
  "node",
  /^Node\.js\//,
  async () => process.env["npm_node_execpath"] ?? process.execPath,
);

export function node(major: number): Runtime {
  return nodeRuntime(`node-${major}`, new RegExp(`^Node\\.js/${major}\\b`), async () =>
    // Node.js 24 is the one that runs this script.
    major === 24 ? process.execPath : installed(`node-${major}-${platform}/bin/node`),
  );
}

/** Bun, without automatic installation of packages. */
export const bun: Runtime = {
  name: "bun",
  userAgent: /^Bun\//,
  traits: { ...defaultTraits, repeatsWrites: true },
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
  traits: { ...defaultTraits, repeatsWrites: true },
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

/** Runs commands of `dataplat`. Throws if one fails or prints something else. */
async function runCommands(file: string, { project, smoke }: RunContext): Promise<void> {
  const id = "11111111-1111-4111-8111-111111111111";
  const pipe = ["--organization-id", id, "--service-id", id, "--pipe-id", id];
  const commands: readonly (readonly [args: readonly string[], output: RegExp])[] = [
    [["--help"], /^ {2}get-pipe /m],
    [["openapi", "management"], /^openapi: "?3/m],
    [["completion", "bash", "--", "get-p"], /^get-pipe$/m],
    [["list-services", "--organization-id", id, "--output", "yaml"], /name: Grüße/],
    [["update-pipe-settings", ...pipe, "--engine-max-threads", "8"], /"engine_max_threads": 8/],
  ];
  const program = path.join(project, "node_modules/dataplat/dist/src/cli/dataplat.js");
  for (const [args, output] of commands) {
    const printed = await execute(file, [program, ...args], {
      cwd: project,
      env: scriptEnvironment(project, smoke),
    });
    if (!output.test(printed))
      throw new Error(`dataplat ${args.join(" ")} printed: ${printed.slice(0, 500)}`);
  }
}

function runScript(file: string, flags: readonly string[], { project, smoke }: RunContext): Promise<string> {
  const env = scriptEnvironment(project, smoke);
  return execute(file, [...flags, "command.js", JSON.stringify(smoke)], { cwd: project, env });
}

const scriptEnvironment = (project: string, smoke: RunContext["smoke"]) => ({
  HOME: project,
  PATH: process.env["PATH"],
  DENO_NO_UPDATE_CHECK: "1",
  DO_NOT_TRACK: "1",
  ...variables(smoke.baseUrl),
});
