/** Checks a seed against its schema and its relations. */
import type { ConfigIssue } from "../lib/config-error.ts";
import { startWork } from "../lib/pause.ts";
import { checkRelations } from "./check-relations.ts";
import { checkSchema } from "./check-schema.ts";
import type { SeedIssue } from "./seed-error.ts";

export async function checkSeed(value: unknown): Promise<readonly SeedIssue[]> {
  const pause = startWork();
  const issues = [await checkSchema(value)];
  await pause();
  for (const found of checkRelations(value)) {
    issues.push(found);
    await pause();
  }
  return issues.flat();
}

/** An issue of a seed that has no text, or whose text is too long to locate the issue. */
export function withoutPosition({ pointer, message }: SeedIssue): ConfigIssue {
  return { line: null, column: null, pointer, message };
}
