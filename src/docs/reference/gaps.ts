/** Gaps of an API's reference: the section "Not documented" of its document's description. */

/** What is not documented about one subject. */
export interface GapGroup {
  /** Such as `Settings`; undefined for a gap that names none. */
  readonly subject?: string;
  readonly gaps: readonly string[];
}

/**
 * Reads the section "Not documented" of a description. Its items have the form `Subject: gap.`, and items about one subject are
 * neighbours.
 *
 * @param description description of an API, Markdown
 * @returns its items by subject, in order, with code in backticks
 * @throws if there is no such section, or it has other Markdown than a list with code
 */
export function readGaps(description: string): readonly GapGroup[] {
  const [, rest] = description.split(/^## Not documented\n/m);
  const section = rest?.split(/^## /m)[0]?.trim();
  if (!section) throw new Error('The description of an API must have a section "## Not documented".');
  const [before, ...items] = `\n${section}`.split(/\n- /);
  if (before !== "" || items.length === 0 || items.some((item) => /[*_[\]<>]|\n\n/.test(withoutCode(item)))) {
    throw new Error('The section "Not documented" must be a plain list; only `code` is rendered.');
  }
  const groups: { subject?: string; gaps: string[] }[] = [];
  for (const item of items) {
    const text = item.replaceAll(/\s+/g, " ");
    const [, subject, gap = text] = /^([^:]+): (.+)$/.exec(text) ?? [];
    const last = groups.at(-1);
    if (last && subject !== undefined && last.subject === subject) last.gaps.push(gap);
    else groups.push({ ...(subject !== undefined && { subject }), gaps: [gap] });
  }
  return groups;
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, "");
}
