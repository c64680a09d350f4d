/** Types of `redocly diff`, which `@redocly/openapi-core` does not export. */
import type { Location } from "@redocly/openapi-core";

/** A part of one description. */
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

/** What a rule can do and ask. */
export interface DiffContext {
  readonly report: (problem: { readonly message: string; readonly location?: Location }) => void;
  readonly getDirections: () => readonly ("request" | "response")[];
}

/** Called for each change of a kind of part. */
export type DiffVisitor = (change: DiffChange, context: DiffContext) => void;

/** Visitors by the type of a part, nested in the types of parts around it. */
export type DiffRule = () => {
  readonly [type: string]: DiffVisitor | { readonly [type: string]: DiffVisitor };
};
