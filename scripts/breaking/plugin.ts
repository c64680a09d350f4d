/** Redocly plugin for `redocly diff`: one form for both descriptions, rules for what Redocly's own do not find, and facts for the report. */
import type { Plugin } from "@redocly/openapi-core";
import { facts } from "./facts.ts";
import { normalize } from "./normalize.ts";
import { rules } from "./rules.ts";

// biome-ignore lint/style/noDefaultExport: Redocly calls the default export of a plugin.
export default function createPlugin(): Plugin & { readonly diff: object } {
  return { id: "gate", decorators: { oas3: { normalize } }, diff: { oas3: { ...rules, ...facts } } };
}
