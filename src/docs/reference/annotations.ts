/** Annotations of a document: what the vendor's documentation does not state. */
import type { JsonObject } from "../../contract/openapi.ts";

export interface Inference {
  readonly reason: string;
  /** Members of the object that the reason is about; empty for the whole object. */
  readonly members: readonly string[];
}

export interface Annotations {
  readonly inferred: readonly Inference[];
  /** Gaps of the vendor's documentation: sentences in Markdown. */
  readonly gaps: readonly string[];
}

export function annotationsOf(...objects: readonly JsonObject[]): Annotations {
  return {
    inferred: inferencesOf(...objects),
    gaps: objects.flatMap((object) => strings(object["x-not-documented"])),
  };
}

function inferencesOf(...objects: readonly JsonObject[]): Inference[] {
  return objects.flatMap(({ "x-inferred": reason, "x-inferred-members": members }) =>
    typeof reason === "string" ? [{ reason, members: strings(members) }] : [],
  );
}

export function gapList(gaps: readonly string[]): string {
  return gaps.map((gap) => `- ${gap}`).join("\n");
}

function strings(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
