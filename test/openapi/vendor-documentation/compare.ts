/** Compares a document with the transcription of the vendor's documentation, place by place. */
import { elementsOf, membersOf } from "./node.ts";
import type { FlatList } from "./schema.ts";

/** Lists every difference, one line each, with only the facts that differ. */
export function differences(transcription: FlatList, document: FlatList): readonly string[] {
  const places = [...new Set([...Object.keys(transcription), ...Object.keys(document)])].sort();
  return places.flatMap((place) => {
    const stated = transcription[place];
    const written = document[place];
    if (stated === written) return [];
    if (written === undefined) return [`only in the transcription: ${place} ${stated}`];
    if (stated === undefined) return [`only in the document: ${place} ${written}`];
    return compareFacts(place, JSON.parse(stated), JSON.parse(written));
  });
}

function compareFacts(place: string, stated: unknown, written: unknown): string[] {
  const [ours, theirs] = [new Map(membersOf(stated)), new Map(membersOf(written))];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    const [a, b] = [ours.get(name), theirs.get(name)];
    if (JSON.stringify(a) === JSON.stringify(b)) return [];
    return [`differs: ${place} ${name}: transcription ${print(a, b)}, document ${print(b, a)}`];
  });
}

/** A value as JSON; of a list, only the elements that the other list does not have. */
function print(value: unknown, other: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value) ?? "nothing";
  const others = new Set(elementsOf(other).map((element) => JSON.stringify(element)));
  return JSON.stringify(value.filter((element) => !others.has(JSON.stringify(element))));
}
