/** Compares what a document says with what the reference says, place by place. */
import type { FlatList } from "./schema.ts";

/**
 * Every difference between the reference and a document, as one readable line each.
 *
 * @param reference the transcription, flattened
 * @param document the bundle, flattened
 * @returns no line when both say exactly the same
 */
export function differences(reference: FlatList, document: FlatList): readonly string[] {
  const places = [...new Set([...Object.keys(reference), ...Object.keys(document)])].sort();
  return places.flatMap((place) => {
    const stated = reference[place];
    const written = document[place];
    if (stated === written) return [];
    if (written === undefined) return [`missing in the document: ${place} ${stated}`];
    if (stated === undefined) return [`not in the reference: ${place} ${written}`];
    return [`differs: ${place}\n  reference ${stated}\n  document  ${written}`];
  });
}
