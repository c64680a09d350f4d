/** The latest requests, each as a link that fills its form again. */
import { element } from "../../dom.ts";

const maxRequests = 10;

export function addToHistory(list: HTMLElement, fragment: string, text: string): void {
  if (!list.hasChildNodes()) list.append(element("h2", "Latest requests"), element("ol", ""));
  const item = element("li", "");
  item.append(Object.assign(element("a", text), { href: `#${fragment}` }));
  const entries = list.querySelector("ol");
  entries?.prepend(item);
  while ((entries?.childElementCount ?? 0) > maxRequests) entries?.lastElementChild?.remove();
  list.hidden = false;
}
