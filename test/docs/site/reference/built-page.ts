/** Built pages, read as HTML. */
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { type Content, hasClass, textOf } from "../../../../src/docs/twins/elements.ts";
import type { ExpectedPage } from "./expectations.ts";

export interface BuiltPage {
  /** Text of the content, with single spaces. */
  readonly text: string;
  /** Text of each row by the id of its heading, without nested rows. */
  readonly rows: ReadonlyMap<string, string>;
  /** Values of the code blocks that are JSON. */
  readonly json: readonly unknown[];
}

export function readPage(html: string): BuiltPage {
  const main = select("main", fromHtml(html));
  if (!main) throw new Error("The page has no main element.");
  const rows = selectAll(".ref-row", main).map((row) => {
    const anchor = select("h3, h4, h5, h6", row)?.properties["id"] ?? "";
    return [String(anchor), normalize(row.children.map(textOutsideRows).join(""))] as const;
  });
  return {
    text: normalize(textOf(main)),
    rows: new Map(rows),
    json: selectAll('pre[data-language="json"]', main).map((block) => JSON.parse(textOf(block))),
  };
}

function textOutsideRows(node: Content): string {
  if (node.type !== "element") return textOf(node);
  return hasClass(node, "ref-row") ? "" : node.children.map(textOutsideRows).join("");
}

/** Lists what a page lacks, and its rows that are not in the document. */
export function findDifferences(page: BuiltPage, expected: ExpectedPage): string[] {
  const texts = expected.texts.flatMap(plainLines).filter((text) => !hasText(page.text, text));
  const rows = expected.rows.flatMap(([anchor, facts]) => {
    const row = page.rows.get(anchor);
    if (row === undefined) return [`#${anchor} is missing`];
    return facts
      .flatMap(plainLines)
      .filter((text) => !hasText(row, text))
      .map((text) => `#${anchor} lacks: ${text}`);
  });
  const values = new Set(page.json.map((value) => JSON.stringify(value)));
  return [
    ...texts.map((text) => `missing: ${text}`),
    ...rows,
    ...[...page.rows.keys()]
      .filter((anchor) => anchor !== "" && expected.names?.has(anchor.replace(/.*\./, "")) === false)
      .map((anchor) => `#${anchor} is not in the document`),
    ...expected.examples
      .map((value) => JSON.stringify(value))
      .filter((value) => !values.has(value))
      .map((value) => `missing example: ${value}`),
  ];
}

/** Whether a text is there, and not only as the beginning or the end of longer words or numbers. */
function hasText(content: string, text: string): boolean {
  const start = /^\w/.test(text) ? "(?<![\\w.])" : "";
  const end = /\w$/.test(text) ? "(?!\\w|\\.\\d)" : "";
  return new RegExp(start + text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&") + end).test(content);
}

/** Lines of a Markdown text as they read on a page: a paragraph may continue on the next line. */
function plainLines(text: string): string[] {
  return text
    .split(/\n/)
    .filter((line) => !/^\s*(?:```|\|(?:-+\|)+$)/.test(line))
    .flatMap((line) => (/^\s*\|/.test(line) ? line.split("|") : [line]))
    .map((line) =>
      normalize(
        line.replace(/^\s*(?:#+|-) /, "").replaceAll(/\*\*|`|(?<![\w/])\*(?=\w)|(?<=\w)\*(?!\w)/g, ""),
      ),
    )
    .filter((line) => line !== "");
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
