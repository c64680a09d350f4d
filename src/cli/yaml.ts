/** YAML of results and bodies. Imported on first use, since the parser takes longer to load than most commands run. */
import { Document, parse, Scalar, visit } from "yaml";
import { isObject } from "../contract/openapi.ts";
import { checkInteger } from "./operation/read-value.ts";
import { escapeQuoted, hasUnsafe } from "./output/escape.ts";

/** Formats a value as YAML 1.2. */
export function formatYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      // Only quoted strings can have escapes.
      const isUnsafe = typeof node.value === "string" && hasUnsafe(node.value.replaceAll("\n", ""));
      if (isUnsafe) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return escapeQuoted(document.toString({ lineWidth: 0 }));
}

/**
 * Parses YAML 1.2, of which JSON is a part.
 *
 * @param name name of its source, for an error
 * @throws UsageError if an integer is beyond 2^53; YAMLParseError if it is not YAML
 */
export function parseYaml(text: string, name: string): unknown {
  const convert = (value: unknown): unknown => {
    if (typeof value === "bigint") return checkInteger(value, name);
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, convert(each)]));
  };
  return convert(parse(text, { intAsBigInt: true, logLevel: "error" }));
}
