/** Elements of a parsed page. */
import type { fromHtml } from "hast-util-from-html";

export type Root = ReturnType<typeof fromHtml>;
export type Element = Extract<Root["children"][number], { type: "element" }>;
/** An element, a text or a comment. */
export type Content = Element["children"][number];

export function element(
  tagName: string,
  children: readonly Content[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children: [...children] };
}

export function text(value: string): Content {
  return { type: "text", value };
}

export function textOf(node: Content | Root | Root["children"][number] | undefined): string {
  if (node === undefined) return "";
  if ("children" in node) return node.children.map(textOf).join("");
  return node.type === "text" ? node.value : "";
}

export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}
