/** YAML of results. Imported on first use, since the library takes longer to load than most commands run. */
import { Document, Scalar, visit } from "yaml";
import { escapeText, hasUnsafe } from "./escape.ts";

export function formatYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(document, {
    Scalar(_key, node) {
      // Only quoted strings can have escapes.
      const isUnsafe = typeof node.value === "string" && hasUnsafe(node.value.replaceAll("\n", ""));
      if (isUnsafe) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return escapeText(document.toString({ lineWidth: 0 }));
}
