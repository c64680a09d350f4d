/** Finds an element of the page. Throws if it is missing: page and script are then of different versions. */
export function select<Found extends Element = HTMLElement>(parent: ParentNode, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
