/** Parameters of the operations that are verified: from flags, and otherwise from the profile. */
import type { CommandModel } from "../operation/command-model.ts";
import { type Flag, listFlags } from "../operation/flags.ts";
import { readTexts } from "../operation/parse-flags.ts";
import { fillParameters } from "../profile/fill-parameters.ts";
import { UsageError } from "../usage-error.ts";

/** Lists the flags of an operation's parameters; an object is one flag with JSON. */
export function listParameterFlags(command: CommandModel): readonly Flag[] {
  return listFlags(command).filter(({ path, in: place }) => place === "parameters" && path.length === 1);
}

/**
 * Reads the parameters of an operation.
 *
 * @param values what was passed, by flag
 * @param defaults texts of the profile, by name
 * @throws UsageError if a parameter of one value was passed twice
 */
export function readParameters(
  command: CommandModel,
  values: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const given = listParameterFlags(command).flatMap((flag) => {
    const texts = [values[flag.name] ?? []].flat().map(String);
    if (texts.length > 1 && !flag.isList) throw new UsageError(`--${flag.name} was passed twice.`);
    return texts.length > 0 ? [[flag.path[0] ?? "", readTexts(flag, texts)] as const] : [];
  });
  return fillParameters(command, defaults, Object.fromEntries(given));
}
