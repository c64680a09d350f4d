/** Rule `supported`: everything in a document is carried end to end. `generate` reads documents with the same reader. */
import type { Oas3Rule } from "@redocly/openapi-core";
import { readSources } from "../read-sources.ts";

export const supported: Oas3Rule = () => ({
  Root: {
    leave(document, context) {
      const { problems } = readSources(document, context);
      for (const { message, place } of problems) context.report({ message, location: place });
    },
  },
});
