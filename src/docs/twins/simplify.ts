/** Prepares a page for its conversion: leaves out what only works in a browser, names the content of tabs, and reduces code to its text. */
import { select, selectAll } from "hast-util-select";
import { type Content, type Element, element, hasClass, text, textOf } from "./elements.ts";

const omittedNames = new Set([
  ...["script", "style", "link", "svg", "button", "template", "form", "noscript", "wbr", "label", "select"],
  "starlight-tabs-restore",
]);
const omittedClasses = ["sl-anchor-link", "output"];
const omittedRoles: readonly unknown[] = ["tablist", "status"];

/** Whether an element is not content: what only works in a browser, and links that repeat their heading. Selectors take twice the time. */
function isOmitted(node: Element): boolean {
  const { href, role } = node.properties;
  return (
    omittedNames.has(node.tagName) ||
    (node.tagName === "a" && (href === undefined || String(href).includes("sandbox/#"))) ||
    omittedClasses.some((name) => hasClass(node, name)) ||
    omittedRoles.includes(role)
  );
}

export function simplify(content: Element, rewriteLink: (href: string) => string): Element {
  const labels = new Map(
    selectAll("[role=tab]", content).map(({ properties, ...tab }) => [
      properties["id"],
      textOf({ properties, ...tab }),
    ]),
  );
  const visit = (node: Content): readonly Content[] => {
    // Positions in the page are copied with the tree, and nothing needs them.
    delete node.position;
    if (node.type !== "element") return [node];
    if (isOmitted(node)) return [];
    const { href, ariaLabelledBy, role } = node.properties;
    if (node.tagName === "figure") return codeBlock(node);
    if (typeof href === "string") node.properties["href"] = rewriteLink(href);
    node.children = node.children.flatMap(visit);
    if (node.tagName === "td") return [element("td", cellLine(node))];
    if (role === "tabpanel") return [label(labels.get(String(ariaLabelledBy)) ?? ""), ...node.children];
    return [node];
  };
  return element("div", content.children.flatMap(visit));
}

const label = (content: string): Element => element("p", [element("strong", [text(content.trim())])]);

/** A cell of a Markdown table is one line: its blocks follow each other, and code is inline. */
function cellLine({ children }: Element): readonly Content[] {
  return children.flatMap((node): readonly Content[] => {
    if (node.type !== "element") return [node];
    if (node.tagName === "div") return cellLine(node);
    if (node.tagName === "pre") {
      const code = textOf(node).replaceAll(/\s+/g, " ").trim();
      return [element("br", []), element("code", [text(code)])];
    }
    const isFirst = node === children.find(({ type }) => type === "element");
    return isFirst ? [node] : [element("br", []), node];
  });
}

/** A block of code has its title as a caption. */
function codeBlock(node: Element): readonly Element[] {
  const pre = select("pre", node);
  const code = textOf(pre);
  if (!pre || code.trim() === "") return [];
  const caption = select("figcaption", node);
  const { dataLanguage } = pre.properties;
  return [element("pre", [text(code)], { dataLanguage, ...(caption && { dataTitle: textOf(caption) }) })];
}
