/** YAML of bodies. Imported on first use, since the parser takes longer to load than most commands run. */
import { parseDocument } from "yaml";
import { isObject } from "../../contract/openapi.ts";
import { checkInteger } from "./read-value.ts";

/** Parses YAML 1.2, of which JSON is a part. Throws UsageError if an integer is beyond 2^53; YAMLError if it is not YAML, or has an unknown tag. */
export function parseYaml(text: string, name: string): unknown {
  const convert = (value: unknown): unknown => {
    if (typeof value === "bigint") return checkInteger(value, name);
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, convert(each)]));
  };
  const document = parseDocument(text, { intAsBigInt: true });
  // An unknown tag is a warning, and its value would lose its type.
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw problem;
  return convert(document.toJS());
}
