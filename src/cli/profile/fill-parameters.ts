import type { CommandModel } from "../operation/command-model.ts";
import { readValue } from "../operation/read-value.ts";

/**
 * Fills in the default parameters of a profile.
 *
 * @param defaults their texts, by name
 * @param given parameters of the call, which win
 * @returns parameters of the operation
 */
export function fillParameters(
  { parameters }: Pick<CommandModel, "parameters">,
  defaults: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const filled = parameters.flatMap((model) => {
    const text = Object.hasOwn(defaults, model.name) ? defaults[model.name] : undefined;
    return text === undefined
      ? []
      : [[model.name, readValue(model, text, `parameters.${model.name}`)] as const];
  });
  return { ...Object.fromEntries(filled), ...given };
}
