/** Gaps: what the vendor's documentation of an API, an operation or a schema does not state. */

/** A part of a document that may list gaps. */
export interface WithGaps {
  /** Sentences in Markdown. */
  readonly "x-not-documented"?: readonly string[];
}

/** Name of the member of {@link WithGaps}. */
export const gapsMember = "x-not-documented";

/** Lists the gaps of some parts of a document. */
export function gapsOf(...parts: readonly WithGaps[]): string[] {
  return parts.flatMap((part) => part[gapsMember] ?? []);
}

/** Prints gaps as a Markdown list. */
export function gapList(gaps: readonly string[]): string {
  return gaps.map((gap) => `- ${gap}`).join("\n");
}
