/** Rule `supported`: everything in a document is carried end to end. `generate` reads documents with the same reader. */
import path from "node:path";
import type { Location, Oas3Rule } from "@redocly/openapi-core";
import type { JsonObject } from "../../../src/contract/openapi.ts";
import { isObject } from "../../../src/contract/openapi.ts";
import { readDocument } from "../../../src/contract/read-document.ts";
import { clientTypes } from "../../lib/apis.ts";

export const supported: Oas3Rule = () => ({
  Root: {
    leave(document, { location, report, resolve }) {
      // The name of an API is that of its folder.
      const api = path.basename(path.dirname(location.source.absoluteRef));
      const { problems } = readDocument<Location>(
        // A parsed document has string keys.
        { object: document as unknown as JsonObject, place: location },
        {
          child: (place, name) => place.child(name),
          resolve: ($ref, from) => {
            const { node, location: place } = resolve<object>({ $ref }, from.source.absoluteRef);
            return place && isObject(node) ? { object: node, place } : undefined;
          },
        },
        (name) => clientTypes(api).includes(name),
      );
      for (const { message, place } of problems) report({ message, location: place });
    },
  },
});
