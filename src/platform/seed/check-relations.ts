import { seedSections } from "../../../generated/platform/seed-sections.ts";
import type { SeedIssue } from "./seed-error.ts";

/**
 * Checks what a schema cannot express, one relation after the other. `seed`: any value. Parts that violate the schema are skipped, so that both
 * checks report their issues together.
 */
export function* checkRelations(seed: unknown): Iterable<readonly SeedIssue[]> {
  for (const section of seedSections) yield* section.checkRelations({ pointer: "", value: seed });
}
