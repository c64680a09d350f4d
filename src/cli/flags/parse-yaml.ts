/** YAML of bodies. Imported on first use, since the parser takes longer to load than most commands run. */
import { parse } from "yaml";
import { isObject } from "../../contract/openapi.ts";
import { checkInteger } from "./read-value.ts";

/** Parses YAML 1.2, of which JSON is a part. Throws UsageError if an integer is beyond 2^53; YAMLParseError if it is not YAML. */
export function parseYaml(text: string, name: string): unknown {
  const convert = (value: unknown): unknown => {
    if (typeof value === "bigint") return checkInteger(value, name);
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, convert(each)]));
  };
  return convert(parse(text, { intAsBigInt: true, logLevel: "error" }));
}
