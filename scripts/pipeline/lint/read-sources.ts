/** Reads the document that is being linted, with the reader that `generate` uses. */
import type { Location, UserContext } from "@redocly/openapi-core";
import type { Navigation } from "../../../src/contract/document/reader.ts";
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import { type DocumentReading, readDocument } from "../../../src/contract/read-document.ts";

/** A document in its source files. */
interface SourceReading extends DocumentReading {
  /** Position of a place, for a report. */
  readonly locationOf: (place: string) => Location;
}

/** One reading per document: several rules use it. */
const readings = new WeakMap<object, SourceReading>();

export function readSources(
  document: object,
  { location: root, resolve }: Pick<UserContext, "location" | "resolve">,
): SourceReading {
  const known = readings.get(document);
  if (known) return known;
  const locations = new Map<string, Location>();
  const placeOf = (location: Location): string => {
    locations.set(location.absolutePointer, location);
    return location.absolutePointer;
  };
  const locationOf = (place: string): Location => locations.get(place) ?? root;
  const navigation: Navigation = {
    child: (place, name) => placeOf(locationOf(place).child(name)),
    resolve: ($ref, from) => {
      const { node, location } = resolve<object>({ $ref }, locationOf(from).source.absoluteRef);
      return location && isObject(node) ? { object: node, place: placeOf(location) } : undefined;
    },
  };
  // A parsed document has string keys.
  const node = { object: document as JsonObject, place: placeOf(root) };
  const reading = { ...readDocument(node, navigation), locationOf };
  readings.set(document, reading);
  return reading;
}
