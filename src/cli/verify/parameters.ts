/** Parameters of the operations that are verified: from flags, and otherwise from the profile. */
import type { CommandModel } from "../operation/command-model.ts";
import { type Flag, listFlags } from "../operation/flags.ts";
import { readValue } from "../operation/read-value.ts";
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
    return texts.length > 0 ? [[flag.path[0] ?? "", readTexts(flag, texts)] as const] : [];
  });
  return fillParameters(command, defaults, Object.fromEntries(given));
}

function readTexts({ name, value, isList }: Flag, texts: readonly string[]): unknown {
  const [first = "", ...others] = texts;
  if (isList) return texts.map((text) => readValue(value.items ?? { type: "any" }, text, `--${name}`));
  if (others.length > 0) throw new UsageError(`--${name} was passed twice.`);
  return readValue(value, first, `--${name}`);
}
