/** The members of a body, which a click inserts. The page loads this module when the list is opened. */

import { element } from "../../dom.ts";
import type { MemberFacts } from "../describe-operation.ts";

export function listMembers(
  list: HTMLElement,
  members: readonly MemberFacts[],
  body: HTMLTextAreaElement,
): void {
  const items = members.map((member) => {
    const button = Object.assign(element("button", member.name), { type: "button" });
    button.addEventListener("click", () => insert(body, member));
    const item = element("li", "");
    item.append(button, element("small", [member.type, member.values].filter(Boolean).join(", ")));
    return item;
  });
  list.replaceChildren(...items);
}

/** Inserts a member with its example, or replaces its value. A body that is not a JSON object stays. */
function insert(body: HTMLTextAreaElement, { name, example }: MemberFacts): void {
  try {
    const value: unknown = JSON.parse(body.value.trim() || "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    body.value = JSON.stringify({ ...value, [name]: example ?? null }, null, 2);
  } catch {
    return;
  }
  body.dispatchEvent(new Event("input", { bubbles: true }));
}
