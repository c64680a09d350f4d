/**
 * Finds an element of the page.
 *
 * @throws if there is none: page and script do not belong together then
 */
export function select<Found extends Element = HTMLElement>(parent: ParentNode, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
