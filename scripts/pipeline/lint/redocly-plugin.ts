/** Redocly plugin with the rules of this repository. redocly.yaml names it, so that `npx redocly lint` applies the rules too. */
import type { Plugin } from "@redocly/openapi-core";
import { describedProperties } from "./rules/described-properties.ts";
import { fileReferences } from "./rules/file-references.ts";
import { inferredMembers } from "./rules/inferred-members.ts";
import { supported } from "./rules/supported.ts";

// biome-ignore lint/style/noDefaultExport: Redocly calls the default export of a plugin.
export default function createPlugin(): Plugin {
  return {
    id: "dataplat",
    // The rule `supported` says what to do about it; `struct` would only say that it is unexpected.
    typeExtension: {
      oas3: (types) => ({
        ...types,
        Schema: { ...types["Schema"], properties: { ...types["Schema"]?.properties, nullable: null } },
      }),
    },
    rules: {
      oas3: {
        "described-properties": describedProperties,
        "file-references": fileReferences,
        "inferred-members": inferredMembers,
        supported,
      },
    },
  };
}
