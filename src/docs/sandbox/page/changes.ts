/** Marks the values that an update has changed. */
import { element } from "./response.ts";

/** A value that changed. */
interface Change {
  /** Value before; undefined if there was none. */
  readonly before: unknown;
}

/** Finds the values that differ, by path as JSON text. Of a list or an object, its members count. */
function findChanges(
  before: unknown,
  after: unknown,
  path: readonly string[],
  changes: Map<string, Change>,
): void {
  if (typeof after !== "object" || after === null) {
    if (before !== after) changes.set(JSON.stringify(path), { before });
    return;
  }
  for (const [name, value] of Object.entries(after)) {
    findChanges(Reflect.get(Object(before), name), value, [...path, name], changes);
  }
}

/**
 * Marks the changed values in a JSON text that is shown.
 *
 * @param content the text as highlight.ts shows it
 * @param path of the payload in the text
 * @returns number of marks
 */
export function markChanges(
  content: HTMLElement,
  path: readonly string[],
  before: unknown,
  after: unknown,
): number {
  const changes = new Map<string, Change>();
  findChanges(before, after, path, changes);
  let marks = 0;
  for (const { node, path } of listValues(content)) {
    const change = changes.get(JSON.stringify(path));
    if (!change) continue;
    const was = change.before === undefined ? "not set" : JSON.stringify(change.before);
    const mark = document.createElement("mark");
    node.replaceWith(mark);
    mark.append(node);
    mark.after(" ", Object.assign(element("small", `was ${was}`), { className: "was" }));
    marks += 1;
  }
  return marks;
}

/** Lists the elements of strings, numbers and literals, each with its path. */
function listValues(content: HTMLElement): { readonly node: Element; readonly path: readonly string[] }[] {
  const values: { readonly node: Element; readonly path: readonly string[] }[] = [];
  /** Name or index in each object or list that is open. */
  const path: (string | number)[] = [];
  for (const node of [...content.childNodes]) {
    const text = node.textContent ?? "";
    if (!(node instanceof Element)) follow(text, path);
    else if (node.className === "name") path[path.length - 1] = JSON.parse(text);
    else values.push({ node, path: path.map(String) });
  }
  return values;
}

/** Changes a path by the punctuation of JSON. */
function follow(text: string, path: (string | number)[]): void {
  for (const character of text) {
    const last = path.at(-1);
    if (character === "{") path.push("");
    else if (character === "[") path.push(0);
    else if (character === "}" || character === "]") path.pop();
    else if (character === "," && typeof last === "number") path[path.length - 1] = last + 1;
  }
}
