/** Marks the values that an update has changed. */
import { element } from "../../dom.ts";

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

export function markChanges(
  content: HTMLElement,
  path: readonly string[],
  before: unknown,
  after: unknown,
): number {
  const changes = new Map<string, Change>();
  findChanges(before, after, path, changes);
  let marks = 0;
  for (const node of content.querySelectorAll<HTMLElement>("[data-path]")) {
    const change = changes.get(node.dataset["path"] ?? "");
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
