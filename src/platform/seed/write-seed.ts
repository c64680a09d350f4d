/** Writes seeds as files. */
import { seedSections } from "../../../generated/platform/seed-sections.ts";
import { maxYamlLength } from "./parse-seed.ts";
import type { Seed } from "./seed.ts";

/** Tells editors where the schema is: the path from the root of a project that has installed the package. */
const schemaComment =
  " yaml-language-server: $schema=./node_modules/dataplat/generated/platform/seed.schema.json";

/** Lists whose items are separated by empty lines. */
const spaced = new Set(seedSections.flatMap(({ spacedLists }) => spacedLists));

/** Text of one line without invisible characters. */
const visibleLine = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
/** Lines such as those of a certificate. Block scalars do not preserve empty lines and spaces at line ends in all cases. */
const paragraph = /^(?:[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?\n)+$/u;

/**
 * Writes a seed as YAML that `readSeed` reads as the same seed. If that would be longer than `readSeed` accepts, the seed is written as
 * JSON, which is YAML as well, and may be longer. Returns YAML 1.2 with values that YAML 1.1 reads in the same way.
 */
export async function writeSeed({ $schema: _, ...seed }: Seed): Promise<string> {
  const json = JSON.stringify(seed);
  // Writing it as YAML would take seconds.
  if (json.length > maxYamlLength) return json;
  const { Document, isNode, isScalar, isSeq, visit } = await import("./yaml.ts");
  const document = new Document(seed, {
    version: "1.2",
    schema: "core",
    compat: "yaml-1.1",
    aliasDuplicateObjects: false,
  });
  document.commentBefore = schemaComment;
  visit(document, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value !== "string" || visibleLine.test(scalar.value)) return;
      scalar.type = paragraph.test(scalar.value) ? "BLOCK_LITERAL" : "QUOTE_DOUBLE";
    },
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !spaced.has(String(key.value)) || !isSeq(value)) return;
      for (const item of value.items.slice(1)) if (isNode(item)) item.spaceBefore = true;
    },
  });
  const text = document.toString({ lineWidth: 0, doubleQuotedAsJSON: true });
  return text.length > maxYamlLength ? json : text;
}
