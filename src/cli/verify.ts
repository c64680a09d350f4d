/** `dataplat verify`: compares the responses of the APIs with their contract. */
import { type Flag, listParameterFlags } from "./flags/flags.ts";
import { type CliApi, openApis } from "./model/cli-api.ts";
import type { CliContext, Command } from "./model/command.ts";
import { verifyOptions } from "./verify/options.ts";

/** Creates the command, with the parameters of the operations as flags. */
export async function createVerify({ apis }: Pick<CliContext, "apis">): Promise<Command> {
  const parameters = Array.from(groupFlags(await openApis(apis)), ([name, flags], index) => {
    const heading = index === 0 ? "Parameters of operations" : undefined;
    return [name, { ...flags[0], isList: flags.some((flag) => flag.isList), heading }] as const;
  });
  return {
    description: `Compare the responses of the APIs with their contract. Calls every operation that only reads, with the given \
parameters, and reports drift: each value that differs. It also says what it could not verify.`,
    options: { ...verifyOptions, ...Object.fromEntries(parameters) },
    notes: `Parameters default to those of the profile. Repeat the flag of a list for each item; write an object as JSON. Ids are never \
taken from other responses, since no document says which id to use.

The exit code is 0 without drift, 8 with drift, otherwise that of the first call that failed: 3 configuration or credentials, \
4 invalid parameter, 5 refused by the server, 6 network, 7 timeout. It is 2 if no operation could be called.`,
    // Completion and help load the flags alone.
    run: async (values, context) => (await import("./verify/run-verify.ts")).runVerify(values, context),
  };
}

/** The flags of the parameters of all operations that only read, by name. */
function groupFlags(apis: readonly CliApi[]): ReadonlyMap<string, readonly Flag[]> {
  const groups = new Map<string, readonly Flag[]>();
  const commands = apis.flatMap((api) => api.commands.filter(({ safe }) => safe));
  for (const flag of commands.flatMap(listParameterFlags)) {
    if (!Object.hasOwn(verifyOptions, flag.name))
      groups.set(flag.name, [...(groups.get(flag.name) ?? []), flag]);
  }
  return groups;
}
