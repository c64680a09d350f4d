/** `dataplat verify`: compares the responses of the APIs with their contract. */
import type { ParseArgsOptionsConfig } from "node:util";
import { defaults } from "../client/settings.ts";
import { type Flag, listParameterFlags } from "./flags/flags.ts";
import type { CliApi } from "./model/cli-api.ts";
import type { CliContext, Command } from "./model/command.ts";
import { reportFormats } from "./verify/report.ts";

const ownOptions = {
  api: { type: "string" },
  profile: { type: "string" },
  "base-url": { type: "string" },
  output: { type: "string" },
  timeout: { type: "string" },
  attempts: { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

const usage = `Compare the responses of the APIs with their contract. Calls every operation that only reads, with the given
parameters, and reports drift: each value that differs. It also says what it could not verify.

Usage: dataplat verify [options]

  --api NAME        Only this API (default: every API that is configured)
  --profile NAME    Use this profile (default: the environment, or else the profile "default")
  --base-url URL    Address of the API of --api; credentials from the environment
  --output FORMAT   text, json or junit (default: text)
  --timeout MS      Timeout of each attempt, in milliseconds (default: ${defaults.timeoutMs})
  --attempts N      Maximum number of attempts (default: ${defaults.retry.attempts})
  -h, --help        Print this help

Parameters of operations (default: those of the profile). Repeat the flag of a list for
each item; write an object as JSON. Ids are never taken from other responses, since no document says which id to use.
`;

const exits = `
The exit code is 0 without drift, 8 with drift, otherwise that of the first call that failed: 3 configuration
or credentials, 4 invalid parameter, 5 refused by the server, 6 network, 7 timeout. It is 2 if no operation could be
called.
`;

/** Creates the command, with the parameters of the operations as flags. */
export function createVerify({ apis }: Pick<CliContext, "apis">): Command {
  const flags = groupFlags(apis);
  const parameterOptions = Object.fromEntries(
    [...flags].map(([name, users]) => [
      name,
      { type: "string", multiple: users.some(({ isList }) => isList) } as const,
    ]),
  );
  const lines = [...flags].map(([name, [first]]) => `  --${name}\n      ${first?.value.text ?? ""}\n`);
  return {
    usage: `${usage}${lines.join("")}${exits}`,
    options: { ...parameterOptions, ...ownOptions },
    completions: { api: "apis", output: reportFormats },
    // Completion and help load the flags alone.
    run: async (values, context) => (await import("./verify/run-verify.ts")).runVerify(values, context),
  };
}

/** The flags of the parameters of all operations that only read, by name. */
function groupFlags(apis: readonly CliApi[]): ReadonlyMap<string, readonly Flag[]> {
  const groups = new Map<string, readonly Flag[]>();
  const commands = apis.flatMap((api) => api.commands.filter(({ safe }) => safe));
  for (const flag of commands.flatMap(listParameterFlags)) {
    if (!Object.hasOwn(ownOptions, flag.name))
      groups.set(flag.name, [...(groups.get(flag.name) ?? []), flag]);
  }
  return groups;
}
