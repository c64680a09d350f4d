/** Rules for `redocly diff` that rate nothing: they state which part a change is about, which operations have it, and its line in the sources. */
import type { Location } from "@redocly/openapi-core";
import { isObject } from "../../src/contract/openapi.ts";
import {
  type DiffChange,
  type DiffContext,
  type DiffNode,
  type DiffRule,
  nameOf,
  nameParameter,
  objectOf,
  operationsOf,
  typeOf,
  type Uses,
  usesOf,
} from "./diff-node.ts";
import { movedParts } from "./normalize.ts";

function fact(describe: (change: DiffChange, context: DiffContext) => string | undefined): DiffRule {
  return () => ({
    any(change, context) {
      const message = isInComponents(change.node) ? undefined : describe(change, context);
      if (message) context.report({ message });
    },
  });
}

/** Whether a node is a component that nothing refers to. Security schemes are used by name. */
function isInComponents(node: DiffNode | null): boolean {
  if (!node || typeOf(node) === "SecurityScheme") return false;
  return typeOf(node) === "Components" || (node.referencedBy.length === 0 && isInComponents(node.parent));
}

/** The message names an addition, a removal or a new name; the subject is the part that contains it. */
function describeSubject({ kind, node, property }: DiffChange): string | undefined {
  if (kind !== "modified" || property === "key") return node.parent ? subjectOf(node.parent) : undefined;
  if (typeOf(node) === "Root") return "Document";
  if (typeOf(node) === "Operation") return `Operation \`${String(objectOf(node)["operationId"])}\``;
  return subjectOf(node);
}

/**
 * Names the part of a document that contains a node, as in "Query parameter `filter[]`" or "`result[].state`". The path of members begins at a
 * component if several places refer to it.
 *
 * @param path the members from the node to the part
 */
function subjectOf(node: DiffNode, path = ""): string | undefined {
  const { parent } = node;
  const body = (name: string) => {
    if (path === "") return name;
    return /^\.\w/.test(path) ? `\`${path.slice(1)}\`` : `${name}, \`${path}\``;
  };
  switch (typeOf(node)) {
    case "Parameter":
      return nameParameter(objectOf(node), path);
    case "Header":
      return `Header \`${nameOf(node)}${path}\``;
    case "RequestBody":
      return body("Request body");
    case "Response":
      return body(`Response \`${nameOf(node)}\``);
    case "ServerVariable":
      return `Server variable \`${nameOf(node)}\``;
    case "SecurityScheme":
      return `Security scheme \`${movedParts.get(Object(node.revision?.value))?.at(-1)}\``;
    case "Schema": {
      const component = (node.base?.resolved ?? node.base)?.key;
      if (node.referencedBy.length > 0) return `\`${component}${path}\``;
      return parent ? subjectOf(parent, step(node) + path) : undefined;
    }
    default:
      return parent ? subjectOf(parent, path) : undefined;
  }
}

/** The step from a schema to one of its own: a member, the items of a list, the values of a map, or an alternative, which is at the same place. */
function step(node: DiffNode): string {
  if (node.parent && typeOf(node.parent) === "SchemaProperties") return `.${nameOf(node)}`;
  return { items: "[]", additionalProperties: ".*" }[nameOf(node)] ?? "";
}

/** Names the operations; a member that is only in requests, or only in responses, is not in the others. */
function describeUse(
  { kind, node, property }: DiffChange,
  direction: keyof Uses,
  { getDirections }: DiffContext,
): string | undefined {
  const operations = operationsOf(node);
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
  if (operations) {
    if (direction === "responses" || (kind === "modified" && typeOf(node) === "Operation")) return undefined;
    return `${operations.length === 1 ? "Operation" : "Operations"}: ${list(operations)}.`;
  }
  if (typeOf(node) === "SecurityRequirement" && direction === "requests" && movedFrom(node))
    return "In requests of every operation that has no `security` of its own.";
  const directions = getDirections();
  const isThere = directions.length === 0 || directions.some((each) => direction === `${each}s`);
  if (!isThere && !/^(?:read|write)Only$/.test(property ?? "")) return undefined;
  const names = [...usesOf(node)[direction]];
  return names.length > 0 ? `In ${direction} of ${list(names)}.` : undefined;
}

/** The line to edit, if Redocly's is another. */
const place: DiffRule = () => ({
  any(change, { report }) {
    const location = movedFrom(change.node, change.property) ?? lineOfName(change);
    if (location) report({ message: "Here.", location });
  },
});

/** The name of what came, or of the part that something went from. */
function lineOfName({ kind, node, property, revision }: DiffChange): Location | undefined {
  if (isInComponents(node)) return undefined;
  if (kind === "added" || property === "key") return node.revision?.location.key();
  if (kind === "modified" && revision?.value !== undefined) return undefined;
  const part = (kind === "removed" ? node.parent : node)?.revision;
  return (part?.resolved ?? part)?.location.key();
}

/** Where the sources have what normalize.ts wrote in another place. */
function movedFrom(node: DiffNode, property?: string): Location | undefined {
  const { revision, parent } = node;
  if (typeOf(node) === "SecurityRequirement") return parent ? movedFrom(parent) : undefined;
  const moved =
    isObject(revision?.value) || Array.isArray(revision?.value) ? movedParts.get(revision.value) : undefined;
  if (moved === undefined) return undefined;
  return rootOf(node).revision?.location.child([
    ...moved,
    ...(property && property !== "key" ? [property] : []),
  ]);
}

function rootOf(node: DiffNode): DiffNode {
  return node.parent ? rootOf(node.parent) : node;
}

/** Rules by name. */
export const facts: Readonly<Record<string, DiffRule>> = {
  subject: fact(describeSubject),
  "in-requests": fact((change, context) => describeUse(change, "requests", context)),
  "in-responses": fact((change, context) => describeUse(change, "responses", context)),
  place,
};
