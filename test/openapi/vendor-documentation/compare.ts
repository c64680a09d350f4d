/** Compares a document with the transcription of the vendor's documentation, place by place. */
import { isObject } from "../../../src/contract/openapi.ts";
import { annotatedObjects, elementsOf, followed, membersOf, type Node } from "./node.ts";
import type { FlatList } from "./schema.ts";
import type { Inference } from "./transcription.ts";

/** Inferred members of an object; `*` for all. */
function inferredMembers(node: unknown): readonly unknown[] {
  if (!isObject(node) || node["x-inferred"] === undefined) return [];
  return elementsOf(node["x-inferred-members"] ?? ["*"]);
}

/** Lists what only one of document and transcription calls inferred, one line each. Examples are not part of the transcription. */
export function inferenceDifferences(document: Node, inferences: readonly Inference[]): readonly string[] {
  const claims = inferences.map(({ what, places, members = ["*"] }) => ({
    ...{ what, members },
    nodes: places.map((place) => followed(document, place)),
  }));
  const unclaimed = annotatedObjects(document)
    .filter(({ place }) => !place.startsWith("/components/examples/"))
    .flatMap(({ place, node }) =>
      inferredMembers(node)
        .filter(
          (member) =>
            !claims.some(
              ({ nodes, members }) => nodes.includes(node) && members.some((each) => each === member),
            ),
        )
        .map((member) => `${place}: ${member} is inferred only by the document`),
    );
  const missing = claims.flatMap(({ what, members, nodes }) =>
    members
      .filter((member) => !nodes.some((node) => inferredMembers(node).includes(member)))
      .map((member) => `${what}: ${member} is inferred only by the transcription`),
  );
  return [...unclaimed, ...missing];
}

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
