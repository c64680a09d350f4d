/** Types of `redocly diff`, which `@redocly/openapi-core` does not export, and functions that its rules share. */
import type { Location } from "@redocly/openapi-core";
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";

export interface DocumentPart {
  readonly type: { readonly name: string };
  readonly key: string | number;
  readonly value: unknown;
  readonly location: Location;
  /** The part that it refers to. */
  readonly resolved?: DocumentPart;
}

/** Two parts that are compared with each other; one of them is missing if it was added or removed. */
export interface DiffNode {
  readonly base?: DocumentPart;
  readonly revision?: DocumentPart;
  readonly parent: DiffNode | null;
  /** Further places that refer to the same two parts. */
  readonly referencedBy: readonly DiffNode[];
}

/** A difference. `property` is `key` if the part has another name. */
export interface DiffChange {
  readonly kind: "added" | "removed" | "modified";
  readonly node: DiffNode;
  readonly property?: string;
  readonly base?: { readonly value: unknown };
  readonly revision?: { readonly value: unknown };
}

/** The functions that a rule can call. */
export interface DiffContext {
  readonly report: (problem: { readonly message: string; readonly location?: Location }) => void;
  readonly getDirections: () => readonly ("request" | "response")[];
}

export type DiffVisitor = (change: DiffChange, context: DiffContext) => void;

/** Visitors by the type of a part, nested in the types of parts around it. */
export type DiffRule = () => {
  readonly [type: string]: DiffVisitor | { readonly [type: string]: DiffVisitor };
};

/** Operations whose requests or responses contain a node. */
export interface Uses {
  readonly requests: Set<string>;
  readonly responses: Set<string>;
}

/** Finds the operations that a compared node belongs to, also through references. */
export function usesOf(node: DiffNode): Uses {
  const uses: Uses = { requests: new Set(), responses: new Set() };
  const visited = new Set<DiffNode>();
  const walk = (current: DiffNode | null, direction: keyof Uses | undefined): void => {
    if (!current || visited.has(current)) return;
    const type = typeOf(current);
    // Requests and responses lead to it.
    if (type !== "Operation") visited.add(current);
    const next =
      type === "Responses"
        ? "responses"
        : /^(?:RequestBody|ParameterList)$/.test(type)
          ? "requests"
          : direction;
    if (type === "Operation") uses[next ?? "requests"].add(String(objectOf(current)["operationId"]));
    else for (const each of [current.parent, ...current.referencedBy]) walk(each, next);
  };
  walk(node, undefined);
  return uses;
}

export function typeOf({ base, revision }: DiffNode): string {
  return (revision ?? base)?.type.name ?? "";
}

/** The object that a node is, in the new description if it is there. */
export function objectOf({ base, revision }: DiffNode): JsonObject {
  const part = revision ?? base;
  const value = (part?.resolved ?? part)?.value;
  return isObject(value) ? value : {};
}

/** `x` changed from one value to another, was set to one, or was removed. */
export function fromTo(subject: string, { base, revision }: Pick<DiffChange, "base" | "revision">): string {
  const separator = subject === "`type`" ? " | " : ", ";
  const quote = (value: unknown) => `'${[value].flat().map(String).join(separator)}'`;
  if (base?.value === undefined) return `${subject} was set to ${quote(revision?.value)}.`;
  if (revision?.value === undefined) return `${subject} was removed; it was ${quote(base.value)}.`;
  return `${subject} changed from ${quote(base.value)} to ${quote(revision.value)}.`;
}

/** Name of the member or component that a node is. */
export function nameOf({ base, revision }: DiffNode): string {
  return String((revision ?? base)?.key);
}

/** The operations that a node is itself: an operation, or a path with all of them. */
export function operationsOf(node: DiffNode): readonly string[] | undefined {
  if (typeOf(node) === "Operation") return [String(objectOf(node)["operationId"])];
  if (typeOf(node) !== "PathItem") return undefined;
  const operations = Object.values(objectOf(node)).filter(isObject);
  return operations.flatMap(({ operationId }) => (typeof operationId === "string" ? [operationId] : []));
}

/** Reports the changes of some kinds of objects that are described. */
export function on(
  types: readonly string[],
  describe: (change: DiffChange, directions: readonly string[]) => string | undefined,
): DiffRule {
  const visit: DiffVisitor = (change, { report, getDirections }) => {
    const message = describe(change, getDirections());
    if (message) report({ message });
  };
  return () => Object.fromEntries(types.map((type) => [type, visit]));
}

export function onChanged(
  types: readonly string[],
  property: string,
  describe: (change: DiffChange) => string | undefined,
): DiffRule {
  return on(types, (change) =>
    change.kind === "modified" && change.property === property ? describe(change) : undefined,
  );
}

export function lostValues(base: DiffChange["base"], revision: DiffChange["base"]): readonly unknown[] {
  const kept = new Set(asList(revision?.value));
  return asList(base?.value).filter((value) => !kept.has(value));
}

export function quoteAll(values: readonly unknown[]): string {
  return values.map((value) => `'${String(value)}'`).join(", ");
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function describeLostValues(change: DiffChange): string | undefined {
  if (change.revision?.value === undefined) return undefined;
  if (change.base?.value === undefined) return fromTo("Enum", change);
  const gone = lostValues(change.base, change.revision);
  return gone.length > 0 ? `Enum lost values: ${quoteAll(gone)}.` : undefined;
}
