/** Inferences: what a document states and the vendor's documentation does not. */

/** A part of a document that may have been inferred. */
export interface Inferable {
  readonly "x-inferred"?: string;
  readonly "x-inferred-members"?: readonly string[];
}

/** Why something was inferred. */
export interface Inference {
  readonly reason: string;
  /** Members of the object that the reason is about; empty for the whole object. */
  readonly members: readonly string[];
}

/** Lists the inferences of some parts of a document. */
export function inferencesOf(...parts: readonly Inferable[]): Inference[] {
  return parts.flatMap(({ "x-inferred": reason, "x-inferred-members": members = [] }) =>
    reason === undefined ? [] : [{ reason, members }],
  );
}

/** Names of the members of {@link Inferable}. */
export const inferableMembers = ["x-inferred", "x-inferred-members"];
