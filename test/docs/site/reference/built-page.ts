/** Built pages, read as HTML. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { ExpectedPage } from "./expectations.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface BuiltPage {
  /** Text of the content, with single spaces. */
  readonly text: string;
  /** Text of each row by the id of its heading, without nested rows. */
  readonly rows: ReadonlyMap<string, string>;
  /** Values of the code blocks that are JSON. */
  readonly json: readonly unknown[];
}

export function readPage(html: string): BuiltPage {
  const [main] = [...elements(parse(html))].filter(({ tagName }) => tagName === "main");
  if (!main) throw new Error("The page has no main element.");
  const all = [...elements(main)];
  const rows = all.filter((element) => hasClass(element, "ref-row"));
  const blocks = all.filter((element) => hasClass(element, "json"));
  return {
    text: normalize(textOf(main)),
    rows: new Map(
      rows.map((row) => [anchorOf(row), normalize(textOf(row, (nested) => hasClass(nested, "ref-row")))]),
    ),
    json: blocks.map((block) => JSON.parse(textOf(block))),
  };
}

/** Lists what a page lacks, and its rows that are not in the document. */
export function findDifferences(page: BuiltPage, expected: ExpectedPage): string[] {
  const anchors = new Set(expected.rows.map(([anchor]) => anchor));
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
      .filter((anchor) => anchor !== "" && !anchors.has(anchor))
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

function anchorOf(row: Element): string {
  const heading = [...elements(row)].find(({ tagName }) => /^h[3-6]$/.test(tagName));
  return heading ? attribute(heading, "id") : "";
}

/** The text of a node, as a search indexes it: words of adjacent elements are joined unless white space separates them. */
export function textOf(node: Node, skip: (element: Element) => boolean = () => false): string {
  if ("value" in node) return node.value;
  const children = "childNodes" in node ? node.childNodes : [];
  const texts = children.map((child) => ("tagName" in child && skip(child) ? "" : textOf(child, skip)));
  return texts.join("");
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, "class").split(" ").includes(name);
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? "";
}

/** A node and the elements in it, in their order. */
function* elements(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  for (const child of "childNodes" in node ? node.childNodes : []) yield* elements(child);
}
