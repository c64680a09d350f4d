/** YAML of bodies. Imported on first use, since the parser takes longer to load than most commands run. */
import { parseDocument } from "yaml";
import { UsageError } from "../model/errors.ts";

/** Parses YAML 1.2, of which JSON is a part. Throws UsageError if an integer is beyond 2^53; YAMLError if it is not YAML, or has an unknown tag. */
export function parseYaml(text: string, name: string): unknown {
  const document = parseDocument(text, { intAsBigInt: true });
  // An unknown tag is a warning, and its value would lose its type.
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw problem;
  return document.toJS({
    reviver: (_, value) => {
      if (typeof value !== "bigint") return value;
      if (Number.isSafeInteger(Number(value))) return Number(value);
      throw new UsageError(`${name} has an integer beyond 2^53, which would be rounded.`);
    },
  });
}
