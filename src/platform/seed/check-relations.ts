import { seedSections } from "../../../generated/platform/seed-sections.ts";
import type { SeedIssue } from "./seed-error.ts";

/** Checks what a schema cannot express. Parts of `seed` that violate it are skipped, so that both checks report issues together. */
export function* checkRelations(seed: unknown): Iterable<readonly SeedIssue[]> {
  for (const section of seedSections) yield* section.checkRelations({ pointer: "", value: seed });
}
