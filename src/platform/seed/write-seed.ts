/** Writes seeds as files. */
import type { Seed } from "./seed.ts";

/** Editors take the schema from this line. The path is that of a file at the root of a project that has installed the package. */
const schemaComment =
  " yaml-language-server: $schema=./node_modules/dataplat/generated/platform/seed.schema.json";

/** Lists whose items are long. */
const spaced = new Set(["organizations", "services", "pipes", "teams", "dashboards", "alerts"]);

/** Text on one line, without what would not be seen or would end a line. */
const isOrdinary = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
/** Lines such as those of a certificate. Those with spaces at their ends, or empty ones, do not survive every form of YAML. */
const isParagraph = /^(?:[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?\n)+$/u;

/**
 * Writes a seed as YAML, which `readSeed` reads as the same seed.
 *
 * @param seed any seed; its `$schema` is left out, since the first line says it
 * @returns text in YAML 1.2, whose values YAML 1.1 reads in the same way
 */
export async function writeSeed({ $schema: _, ...seed }: Seed): Promise<string> {
  const { Document, isNode, isScalar, isSeq, visit } = await import("yaml");
  const document = new Document(seed, {
    version: "1.2",
    schema: "core",
    compat: "yaml-1.1",
    aliasDuplicateObjects: false,
  });
  document.commentBefore = schemaComment;
  visit(document, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value !== "string" || isOrdinary.test(scalar.value)) return;
      scalar.type = isParagraph.test(scalar.value) ? "BLOCK_LITERAL" : "QUOTE_DOUBLE";
    },
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !spaced.has(String(key.value)) || !isSeq(value)) return;
      for (const item of value.items.slice(1)) if (isNode(item)) item.spaceBefore = true;
    },
  });
  return document.toString({ lineWidth: 0, doubleQuotedAsJSON: true });
}
