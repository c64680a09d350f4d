/**
 * Replaces what pages are made of by elements that Markdown has: rows of properties by nested lists, tabs and disclosures by their labels
 * and content, code with colors by its text.
 */
import { select, selectAll } from "hast-util-select";
import { type Content, type Element, element, hasClass, isBlank, text, textOf } from "./elements.ts";

/** Elements that are not content: what only works in a browser, and links that repeat their heading. */
const omitted = [
  ...["script", "style", "link", "svg", "button", "template", "form", "noscript", "wbr", "a:not([href])"],
  ...[".sandbox :is(label, select)", '[href*="sandbox/#"]'],
  ...[".sl-anchor-link", "[role=tablist]", "[role=status]", "starlight-tabs-restore", ".sandbox .output"],
].join(", ");

/**
 * Simplifies the content of a page.
 *
 * @param rewriteLink returns the new address of a link
 */
export function simplify(content: Element, rewriteLink: (href: string) => string): Element {
  const labels = new Map(
    selectAll("[role=tab]", content).map(({ properties, ...tab }) => [
      properties["id"],
      textOf({ properties, ...tab }),
    ]),
  );
  const leftOut = new Set(selectAll(omitted, content));
  const visit = (node: Content): readonly Content[] => {
    if (node.type !== "element") return [node];
    if (leftOut.has(node)) return [];
    const { href, ariaLabelledBy, role } = node.properties;
    if (node.tagName === "figure" || node.tagName === "pre") return codeBlock(node);
    if (typeof href === "string") node.properties["href"] = rewriteLink(href);
    node.children = joinRows(node.children.flatMap(visit));
    if (role === "tabpanel") return [label(labels.get(String(ariaLabelledBy)) ?? ""), ...node.children];
    return convert(node);
  };
  return element("div", joinRows(content.children.flatMap(visit)));
}

function convert(node: Element): readonly Content[] {
  switch (node.tagName) {
    case "summary":
      return [label(node.children)];
    case "dl":
      return [element("ul", node.children.flatMap(descriptions))];
    case "table":
      // A cell of a Markdown table is one line.
      return [select("pre", node) ? element("ul", selectAll("tbody tr", node).map(tableRow)) : node];
    case "a":
      return trimLink(node);
    default:
      if (hasClass(node, "ref-head")) return rowHead(node);
      if (hasClass(node, "ref-inferred")) return [noteLine(node)];
      if (hasClass(node, "ref-row") || hasClass(node, "ref-block"))
        return [element("li", node.children, { dataRow: true })];
      return [node];
  }
}

const label = (content: string | readonly Content[]): Element =>
  element("p", [element("strong", typeof content === "string" ? [text(content.trim())] : content)]);

/** A note of one paragraph follows its label in the same line. */
function noteLine({ children }: Element): Element {
  const [name, ...blocks] = children.filter((node) => !isBlank(node));
  const [note, ...others] = blocks
    .flatMap((node) => ("children" in node ? node.children : []))
    .filter((node) => !isBlank(node));
  if (name?.type !== "element" || note?.type !== "element" || note.tagName !== "p" || others.length > 0) {
    return element("div", children);
  }
  return element("p", [...name.children, text(": "), ...note.children]);
}

/** Code of Expressive Code has an element per line; its title is beside it. */
function codeBlock(node: Element): readonly Element[] {
  const pre = node.tagName === "pre" ? node : select("pre", node);
  if (!pre) return [node];
  const language = String(pre.properties["dataLanguage"] ?? (hasClass(pre, "json") ? "json" : "text"));
  const lines = selectAll(".ec-line", pre).map((line) => codeLine(line, language));
  const title = textOf(select(".title", node)).trim();
  const code = lines.length > 0 ? lines.join("\n") : textOf(pre);
  if (code.trim() === "") return [];
  const dataTitle = title === "" ? undefined : title;
  return [element("pre", [text(code)], { dataLanguage: language.replace("plaintext", "text"), dataTitle })];
}

/** The text of a line; that of a diff with its sign, which is shown as a color. */
function codeLine(line: Element, language: string): string {
  const sign = hasClass(line, "ins") ? "+" : hasClass(line, "del") ? "-" : " ";
  return (language === "diff" ? sign : "") + textOf(line).replace(/\n$/, "");
}

/** Name, type and badges in a line; disclosures after it. */
function rowHead({ children }: Element): readonly Content[] {
  const isFlow = (node: Content) => node.type === "element" && /^(?:details|p|div|ul)$/.test(node.tagName);
  const parts = children.filter((node) => !isBlank(node) && !isFlow(node));
  const line = parts.flatMap((part, index) => [...(index > 0 ? [text(", ")] : []), ...rowPart(part)]);
  return [...(line.length > 0 ? [element("p", line)] : []), ...children.filter(isFlow)];
}

/** The heading of a row is the name of its property. */
function rowPart(part: Content): readonly Content[] {
  if (part.type !== "element" || !/^h\d$/.test(part.tagName)) return [part];
  return [element("strong", [element("code", [text(textOf(part))])])];
}

/** Pairs of a description list, in groups, as items. */
function descriptions(group: Content): readonly Content[] {
  if (group.type !== "element") return [];
  const [term, ...details] = group.children.filter((child) => child.type === "element");
  if (term === undefined) return [];
  const first = details.length === 1 ? details[0]?.children : undefined;
  const list = element(
    "ul",
    details.map(({ children }) => element("li", children)),
  );
  const name = term.children.filter((child) => !isBlank(child));
  return [element("li", [...name, text(": "), ...(first ?? [list])])];
}

/** First two cells, such as name and type, in a line; the others below it. */
function tableRow(row: Element): Element {
  const [name, type, ...others] = selectAll("td", row);
  const line = [...inlineOf(name), text(", "), ...inlineOf(type)];
  return element("li", [element("p", line), ...others.flatMap(({ children }) => children)]);
}

/** Content of a cell, which may be a paragraph. */
function inlineOf(cell: Element | undefined): readonly Content[] {
  const children = cell?.children.filter((child) => !isBlank(child)) ?? [];
  return children.flatMap((child) =>
    child.type === "element" && child.tagName === "p" ? child.children : [child],
  );
}

/** Moves white space at the end of a link out of it. */
function trimLink(node: Element): readonly Content[] {
  const last = node.children.at(-1);
  if (last?.type !== "text" || !/\s$/.test(last.value)) return [node];
  last.value = last.value.trimEnd();
  return [node, text(" ")];
}

/** Puts rows that follow each other into a list. */
function joinRows(nodes: readonly Content[]): Content[] {
  const joined: Content[] = [];
  for (const node of nodes) {
    const last = joined.findLast((other) => !isBlank(other));
    const isRow = node.type === "element" && node.properties["dataRow"] === true;
    if (isRow && last?.type === "element" && last.properties["dataRows"]) last.children.push(node);
    else joined.push(isRow ? element("ul", [node], { dataRows: true }) : node);
  }
  return joined;
}
