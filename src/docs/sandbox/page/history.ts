/** The latest requests, each as a link that fills its form again; folded to the last one. */
import { element, select } from "../../dom.ts";

const maxRequests = 10;

export function addToHistory(details: HTMLElement, fragment: string, text: string): void {
  select(details, "summary").textContent = `Latest requests: ${text}`;
  const item = element("li", "");
  item.append(Object.assign(element("a", text), { href: `#${fragment}` }));
  const entries = select(details, "ol");
  entries.prepend(item);
  if (entries.childElementCount > maxRequests) entries.lastElementChild?.remove();
  details.hidden = false;
}
