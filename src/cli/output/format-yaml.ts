/** YAML of results. Imported on first use, since the library takes longer to load than most commands run. */
import { Document, Scalar, visit } from "yaml";
import { escapeLine, escapeText } from "./escape.ts";

export function formatYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(document, {
    Scalar(_key, node) {
      // Only quoted strings can have escapes.
      const text = typeof node.value === "string" ? node.value.replaceAll("\n", "") : "";
      if (escapeLine(text) !== text) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return escapeText(document.toString({ lineWidth: 0 }));
}
