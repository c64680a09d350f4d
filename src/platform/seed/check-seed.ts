/** Checks a seed against its schema and its relations. */
import { seedSections } from "../../../generated/platform/seed-sections.ts";
import type { ConfigIssue } from "../lib/config-error.ts";
import { startWork } from "../lib/pause.ts";
import { checkSchema } from "./check-schema.ts";
import type { SeedIssue } from "./seed-error.ts";

export async function checkSeed(value: unknown): Promise<readonly SeedIssue[]> {
  const pause = startWork();
  const issues = [await checkSchema(value)];
  await pause();
  // These skip parts that violate the schema, so that both checks report their issues together.
  for (const section of seedSections) {
    for (const found of section.checkRelations({ pointer: "", value })) {
      issues.push(found);
      await pause();
    }
  }
  return issues.flat();
}

/** An issue of a seed that has no text, or whose text is too long to locate the issue. */
export function withoutPosition({ pointer, message }: SeedIssue): ConfigIssue {
  return { line: null, column: null, pointer, message };
}
