/** Checks the command lines that pages show: they name existing scripts, commands, options, packages and files. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createContext } from "../../src/cli/context.ts";
import { collectFlags } from "../../src/cli/flags/parse-flags.ts";
import { parseArguments } from "../../src/cli/flags/parse-options.ts";
import { findCommand, openCommand } from "../../src/cli/model/cli-api.ts";
import { runNpmScript } from "../scripts/run.ts";

const variables = [
  ...["DATAPLAT_MANAGEMENT_URL", "DATAPLAT_KEY_ID", "DATAPLAT_KEY_SECRET", "DATAPLAT_OBSERVABILITY_URL"],
  ...["DATAPLAT_ACCESS_TOKEN", "DATAPLAT_DATABASE_URL", "DATAPLAT_ADMIN_TOKEN"],
];

/** Programs that are not part of this repository, whose arguments are not checked. */
const otherPrograms = ["cd", "mkdir", "cp", "git", "sed", "bun", "deno"];

/**
 * Checks the commands of a `sh` block. `files`: names of the files that the page shows, which `node FILE` may run. Returns what is wrong;
 * empty if every command is valid.
 */
export async function checkCommands(code: string, files: readonly string[]): Promise<readonly string[]> {
  const commands = splitCommands(code);
  const problems = await Promise.all(commands.map((command) => checkCommand(command, files)));
  return problems.flatMap((problem, index) =>
    problem === undefined ? [] : [`${commands[index]}: ${problem}`],
  );
}

/** Splits a script into commands, without comments. */
export function splitCommands(code: string): readonly string[] {
  return code
    .replaceAll(/(?:\\|(?<=\|))\n\s*/g, " ")
    .split(/\n|&&/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim())
    .filter((line) => line !== "");
}

async function checkCommand(command: string, files: readonly string[]): Promise<string | undefined> {
  const [assignments = ""] = /^(?:export\s+)?(?:[A-Z_]+=\S*\s*)*/.exec(command) ?? [];
  const names = [...assignments.matchAll(/(DATAPLAT_\w+)=/g)].map(([, name = ""]) => name);
  const unknown = names.find((name) => !variables.includes(name));
  if (unknown !== undefined) return `${unknown} is not an environment variable of the package.`;
  const [program, ...args] = command.slice(assignments.length).split(/\s+/);
  switch (program) {
    case "":
      return undefined;
    case "npm":
      return checkNpm(args);
    case "npx":
      return checkNpx(args);
    case "dataplat":
    case "node_modules/.bin/dataplat":
      return checkDataplat(args);
    case "claude":
    case "codex":
      // They start the command after the hyphens.
      return checkCommand(args.slice(args.indexOf("--") + 1).join(" "), files);
    case "node":
    case "bun":
    case "deno":
      return files.includes(args.at(-1) ?? "") ? undefined : "the page shows no such file.";
    default:
      return otherPrograms.includes(program ?? "") ? undefined : "no test knows this program.";
  }
}

async function checkNpm([command = "", ...args]: readonly string[]): Promise<string | undefined> {
  if (command === "ci" || command === "pack") return undefined;
  // Programs of the guides run in a project that these create.
  if (["init --yes", "pkg set type=module"].includes([command, ...args].join(" "))) return undefined;
  if (command === "install" || command === "i") return checkPackages(args);
  const [name = "", ...rest] = command === "run" ? args : [command, ...args];
  const script = Object.entries(manifest.scripts).find(([key]) => key === name)?.[1];
  if (script === undefined) return `package.json has no script ${name}.`;
  const options = rest.filter((argument) => /^--./.test(argument)).map((option) => option.split("=")[0]);
  if (options.length === 0 || !/^node scripts\/\S+$/.test(script)) return undefined;
  const { stdout } = await runNpmScript(name, ["--help"]);
  const unknown = options.find((option) => !new RegExp(`(?<!\\S)${option}(?![\\w-])`).test(stdout));
  return unknown === undefined ? undefined : `${name} has no option ${unknown}.`;
}

async function checkPackages(args: readonly string[]): Promise<string | undefined> {
  const runtimes = JSON.parse(
    await readFile(path.join(repositoryRoot, "scripts/measure/runtimes/package.json"), "utf8"),
  );
  // Ours is not on the registry: pages install the file that `npm pack` writes.
  const known = [
    ...["../dataplat", "./vendor"].map((folder) => `${folder}/dataplat-${manifest.version}.tgz`),
    ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...runtimes.dependencies }),
  ];
  for (const name of args.filter((argument) => !argument.startsWith("-"))) {
    if (!known.includes(name) && !(await isInstalled(name))) return `no test uses the package ${name}.`;
  }
  return undefined;
}

/** Whether a package is installed here in the version that `NAME@VERSION` states. */
async function isInstalled(specifier: string): Promise<boolean> {
  const [, name, version] = /^(.+)@(.+)$/.exec(specifier) ?? [];
  const file = path.join(repositoryRoot, `node_modules/${name}/package.json`);
  return existsSync(file) && JSON.parse(await readFile(file, "utf8")).version === version;
}

async function checkNpx([name = "", ...rest]: readonly string[]): Promise<string | undefined> {
  if (name === "dataplat") return checkDataplat(rest);
  const paths = rest.filter((argument) => /^\w[^:]*\//.test(argument));
  const files = [
    `node_modules/.bin/${name}`,
    ...paths.map((file) => file.replace(/^node_modules\/dataplat\//, "")),
  ];
  const missing = files.find((file) => !existsSync(path.join(repositoryRoot, file)));
  return missing === undefined ? undefined : `there is no ${missing}.`;
}

async function checkDataplat(words: readonly string[]): Promise<string | undefined> {
  const [name = "", ...args] = words;
  if (name === "--help" || name === "--version") return undefined;
  const context = createContext();
  const entry = context.commands.find((command) => command.name === name);
  const operation = findCommand(context.apis, words);
  if (!entry && !operation) return `there is no command ${name}.`;
  try {
    if (operation) collectFlags((await openCommand(operation)).command, words.slice(operation.words));
    const command = await entry?.load(context);
    if (command) parseArguments(args, command.options, command.positionals?.max);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
