/** Entries of a built page in the index of the search: the page itself and each of its sections. */
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { type Content, type Element, textOf } from "../twins/elements.ts";
import type { SearchEntry, SearchKind } from "./search-engine.ts";

/** Kind and weight of the pages below a path; the first that matches counts. */
const pageKinds: readonly (readonly [path: RegExp, kind: SearchKind, weight: number])[] = [
  // It lists the operations again.
  [/^guides\/platform-choices\//, "guide", 0.3],
  [/^guides\/command-line\//, "command", 1.2],
  [/^guides\//, "guide", 1.2],
  // It repeats words of the guides, which explain more.
  [/^reference\/typescript\//, "TypeScript", 0.1],
  [/^reference\/[^/]+\/schemas\//, "schema", 0.7],
  [/^reference\/[^/]+\/[^/]+\//, "operation", 1],
  [/^reference\/downloads\/$/, "reference", 1],
  // Their sections list what other pages explain.
  [/^reference\//, "reference", 0.4],
  [/^/, "page", 0.7],
];

/** Longest text of an entry, in characters: the search of a large API stays small. */
const maxText = 1200;
/** The same for the TypeScript reference, whose names are what is searched for. */
const maxTypeScriptText = 160;

/** Elements that do not end a word. */
const inlineElements = new Set("a abbr b code em i mark small span strong sub sup wbr".split(" "));
const ignored = new Set("h1 thead nav footer script style svg button".split(" "));

/** An entry while the page is read. */
interface Draft extends SearchEntry {
  readonly names: string[];
  text: string;
}

/**
 * Lists the entries of a page. `path`: its path below the base, such as `guides/errors/`. `api`: name of the API that the page is about. On the
 * page of an operation, properties are entries, and other sections are part of the page.
 */
export function readPage(html: string, path: string, api: string | undefined): readonly SearchEntry[] {
  const tree = fromHtml(html);
  const main = select("main", tree);
  const heading = select("h1", tree);
  if (!main || !heading) return [];
  const description = select("meta[name=description]", tree)?.properties["content"];
  const [, kind = "page", weight = 1] = pageKinds.find(([pattern]) => pattern.test(path)) ?? [];
  const page = compact(textOf(heading));
  const common = { kind, weight, page, ...(api !== undefined && { api }) };
  // The words of its address name a page as well.
  const names = [path.split("/").at(-2) ?? ""];
  const text = description ? `${description} ` : "";
  const first: Draft = { ...common, url: path, title: page, names, text };
  const entries = [first];
  let current = first;

  const visit = (node: Content, parent: Element): void => {
    if (node.type === "text") current.text += node.value;
    if (node.type !== "element" || ignored.has(node.tagName) || "dataPagefindIgnore" in node.properties)
      return;
    const id = String(node.properties["id"] ?? "");
    const isField = api !== undefined && id.includes(".");
    const isHeading = /^h[2-6]$/.test(node.tagName) && id !== "";
    if (isHeading && kind === "operation" && !isField) current = first;
    else if (isHeading) {
      const title = compact(textOf(node));
      // Its subject, as in "Pagination: page through services", is a name of it, and so are the objects around a field.
      const section = {
        ...common,
        url: `${path}#${id}`,
        title,
        names: isField ? id.split(".").slice(1, -1) : title.split(": ").slice(0, -1),
        text: "",
      };
      current = isField ? { ...section, kind: "field", weight: 1 } : section;
      entries.push(current);
      return;
    }
    // The first cell of a row names it.
    const isFirst = parent.children.find(({ type }) => type === "element") === node;
    if (node.tagName === "td" && isFirst) current.names.push(compact(textOf(node)));
    for (const child of node.children) visit(child, node);
    if (!inlineElements.has(node.tagName)) current.text += " ";
  };
  visit(main, main);
  return entries.map((entry) => ({
    ...entry,
    text: compact(entry.text).slice(0, kind === "TypeScript" ? maxTypeScriptText : maxText),
  }));
}

/** Merges the entries of properties with one name in an API: the first place counts, a request before others. `places` has the rest. */
export function mergeFields(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const fields = new Map<string, SearchEntry[]>();
  for (const entry of entries.filter(({ kind }) => kind === "field")) {
    const key = JSON.stringify([entry.api, entry.title]);
    fields.set(key, [...(fields.get(key) ?? []), entry]);
  }
  const merged = [...fields.values()].flatMap((places) => {
    const first = places.find(({ url }) => url.includes("#request.")) ?? places[0];
    const pages = [...new Set(places.map(({ page }) => page))].filter((page) => page !== first?.page);
    return first ? [pages.length > 0 ? { ...first, places: pages.slice(0, 3) } : first] : [];
  });
  return [...entries.filter(({ kind }) => kind !== "field"), ...merged];
}

function compact(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
