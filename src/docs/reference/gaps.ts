/** Gaps of the vendor's documentation of an API: the section "Not documented" of its document's description. */

/**
 * Reads the section "Not documented". Its items have the form `Subject: gap.`; consecutive items with the same subject are merged.
 *
 * @param description description of an API, Markdown
 * @returns the section as a Markdown list
 * @throws if there is no such section, or it is not a plain list
 */
export function gapsBySubject(description: string): string {
  const [, rest] = description.split(/^## Not documented\n/m);
  const section = rest?.split(/^#+ /m)[0]?.trim();
  if (!section) throw new Error('The description of an API must have a section "## Not documented".');
  const [before, ...items] = `\n${section}`.split(/\n- /);
  if (before !== "" || items.length === 0 || items.some((item) => /\n(?! {2}\S)/.test(item))) {
    throw new Error('The section "Not documented" must be a plain list.');
  }
  const groups: { subject?: string; gaps: string[] }[] = [];
  for (const item of items) {
    const text = item.replaceAll(/\s+/g, " ");
    const [, subject, gap = text] = /^([^:]+): (.+)$/.exec(text) ?? [];
    const last = groups.at(-1);
    if (last && subject !== undefined && last.subject === subject) last.gaps.push(gap);
    else groups.push({ ...(subject !== undefined && { subject }), gaps: [gap] });
  }
  return groups.map(formatGroup).join("\n");
}

function formatGroup({
  subject,
  gaps,
}: {
  readonly subject?: string;
  readonly gaps: readonly string[];
}): string {
  const start = subject === undefined ? "-" : `- **${subject}:**`;
  if (gaps.length === 1) return `${start} ${gaps[0]}`;
  return [start, ...gaps.map((gap) => `  - ${gap}`)].join("\n");
}
