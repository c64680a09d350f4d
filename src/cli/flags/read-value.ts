/** Reads the values of flags by their schemas. */
import { parseUserJson } from "../../contract/parse-json.ts";
import { convertText } from "../../contract/read-parameter.ts";
import type { CommandModel, ValueModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";

/** Reads a value. A text of another form stays, for the validator to name. Throws UsageError for a rounded integer and for broken JSON. */
export function readValue({ type, nullable }: ValueModel, text: string, flag: string): unknown {
  if (text === "null" && nullable) return null;
  if (type === "string" || type === "boolean") return convertText(text, type);
  const value = parseJson(text, flag);
  if (type === "number" || type === "integer") return convertText(text, type);
  // A text may be valid where JSON is, so that a mistake in JSON must not be sent as a text.
  if (type === "any" && value === undefined && /^\s*[{["]/.test(text))
    throw new UsageError(`${flag} is not JSON. Write a text that begins so as a JSON string.`);
  return value ?? text;
}

/** Parses JSON. Returns undefined if it is not JSON. Throws UsageError if the value would lose something, such as the end of a long id. */
export function parseJson(text: string, name: string): unknown {
  const parsed = parseUserJson(text);
  if ("syntaxError" in parsed) return undefined;
  if (!parsed.isLossy()) return parsed.value;
  throw new UsageError(`${name} has an integer beyond 2^53, which would be rounded, or a member twice.`);
}

/** The parameters of a call: those that were given, and defaults of others. */
export function fillParameters(
  { parameters }: Pick<CommandModel, "parameters">,
  defaults: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const filled = parameters
    .filter(({ name }) => Object.hasOwn(defaults, name))
    .map((model) => [model.name, readValue(model, defaults[model.name] ?? "", `parameters.${model.name}`)]);
  return { ...Object.fromEntries(filled), ...given };
}
