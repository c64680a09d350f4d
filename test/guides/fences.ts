/** Reads the fenced code blocks of Markdown pages. */

export interface Fence {
  /** Path of its page in the repository. */
  readonly page: string;
  /** Line of its opening fence, from 1. */
  readonly line: number;
  /** First word of its info string, such as `ts`. */
  readonly language: string;
  /** `title="..."` of its info string, such as a file name. */
  readonly title: string | undefined;
  readonly code: string;
  /** Content of the fence titled "Output" that follows it. */
  readonly output: string | undefined;
}

/** A block as it stands on the page. */
type Block = Omit<Fence, "output"> & { readonly endLine: number };

/**
 * Reads the fenced code blocks of a page. One titled "Output" belongs to the block before it. Throws an error for an indented fence, one
 * that is not closed, and an output that does not follow a block.
 */
export function readFences(page: string, markdown: string): readonly Fence[] {
  const lines = markdown.split("\n");
  const fences: Fence[] = [];
  let previousEnd = 0;
  for (const block of readBlocks(page, lines)) {
    const { endLine, ...fence } = block;
    if (block.title === "Output") {
      const previous = fences.pop();
      const isNext = lines.slice(previousEnd, block.line - 1).every((line) => line.trim() === "");
      if (!previous || previous.output !== undefined || !isNext) {
        throw new Error(`${page}:${block.line}: an output must follow the block that prints it.`);
      }
      fences.push({ ...previous, output: block.code });
    } else {
      fences.push({ ...fence, output: undefined });
    }
    previousEnd = endLine;
  }
  return fences;
}

function* readBlocks(page: string, lines: readonly string[]): Generator<Block> {
  let start: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (!/^\s*(?:```|~~~)/.test(line)) continue;
    if (!line.startsWith("```"))
      throw new Error(`${page}:${index + 1}: use a fence of \`\`\`, not indented.`);
    if (start === undefined) {
      start = index;
      continue;
    }
    const info = lines[start]?.slice(3) ?? "";
    yield {
      page,
      line: start + 1,
      endLine: index + 1,
      language: /^\S*/.exec(info)?.[0] ?? "",
      title: /\btitle="([^"]+)"/.exec(info)?.[1],
      code: lines
        .slice(start + 1, index)
        .map((text) => `${text}\n`)
        .join(""),
    };
    start = undefined;
  }
  if (start !== undefined) throw new Error(`${page}:${start + 1}: the fence is not closed.`);
}
