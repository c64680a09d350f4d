/** Marks the values that an update has changed. */
import { element } from "../../dom.ts";

/** Finds the values that differ: what each was before, by path as JSON text. Of a list or an object, its members count. */
function findChanges(
  before: unknown,
  after: unknown,
  path: readonly string[],
  changes: Map<string, unknown>,
): void {
  if (typeof after !== "object" || after === null) {
    if (before !== after) changes.set(JSON.stringify(path), before);
    return;
  }
  for (const [name, value] of Object.entries(after)) {
    findChanges(Reflect.get(Object(before), name), value, [...path, name], changes);
  }
}

export function markChanges(
  content: HTMLElement,
  path: readonly string[],
  before: unknown,
  after: unknown,
): number {
  const changes = new Map<string, unknown>();
  findChanges(before, after, path, changes);
  let marks = 0;
  for (const node of content.querySelectorAll<HTMLElement>("[data-path]")) {
    const key = node.dataset["path"] ?? "";
    if (!changes.has(key)) continue;
    const was = JSON.stringify(changes.get(key)) ?? "not set";
    const mark = document.createElement("mark");
    node.replaceWith(mark);
    mark.append(node);
    mark.after(" ", Object.assign(element("small", `was ${was}`), { className: "was" }));
    marks += 1;
  }
  return marks;
}
