/** Reads the document that is being linted, with the reader that `generate` uses. Places are positions in the source files. */
import type { Location, UserContext } from "@redocly/openapi-core";
import type { Navigation } from "../../../src/contract/document/reader.ts";
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import {
  type DocumentNode,
  type DocumentReading,
  readDocument,
} from "../../../src/contract/read-document.ts";

/** An object in a source file. */
export type SourceNode = DocumentNode<Location>;

/** One reading per document: several rules use it. */
const readings = new WeakMap<object, DocumentReading<Location>>();

/** How to move in the source files. */
export function navigateSources(resolve: UserContext["resolve"]): Navigation<Location> {
  return {
    child: (place, name) => place.child(name),
    resolve: ($ref, from) => {
      const { node, location: place } = resolve<object>({ $ref }, from.source.absoluteRef);
      return place && isObject(node) ? { object: node, place } : undefined;
    },
  };
}

export function readSources(
  document: object,
  { location, resolve }: Pick<UserContext, "location" | "resolve">,
): DocumentReading<Location> {
  // A parsed document has string keys.
  const root: SourceNode = { object: document as JsonObject, place: location };
  const reading = readings.get(document) ?? readDocument(root, navigateSources(resolve));
  readings.set(document, reading);
  return reading;
}
