/** Groups of problems that are printed as one. */

/** Groups problems whose messages differ in quoted names only. */
export function groupProblems<Problem extends { readonly message: string }>(
  problems: readonly Problem[],
): readonly (readonly Problem[])[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = problem.message.replaceAll(/`[^`]*`/g, "");
    groups.set(kind, [...(groups.get(kind) ?? []), problem]);
  }
  return [...groups.values()];
}

/** Lists the first three items, and how many more there are. */
export function listSome(items: readonly string[]): string {
  const more = items.length - 3;
  return items.slice(0, 3).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
