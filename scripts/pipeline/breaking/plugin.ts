/** Redocly plugin for `redocly diff`: one form for both descriptions, and rules for what Redocly's own do not find or state. */
import type { Plugin } from "@redocly/openapi-core";
import { normalize } from "./normalize.ts";
import { rules } from "./rules.ts";
import { replaced, uses } from "./uses.ts";

// biome-ignore lint/style/noDefaultExport: Redocly calls the default export of a plugin.
export default function createPlugin(): Plugin & { readonly diff: object } {
  return { id: "gate", decorators: { oas3: { normalize } }, diff: { oas3: { ...rules, uses, replaced } } };
}
