/** Highlights JSON. */

/** A longer text is shown without colors, which would take seconds. */
const maxLength = 200_000;

/** A string, which is a name if a colon follows, a literal or a number. */
const token = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/**
 * Creates the content of a `pre` element.
 *
 * @param json JSON text
 */
export function highlight(json: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  if (json.length > maxLength) {
    fragment.append(json);
    return fragment;
  }
  let end = 0;
  for (const { 0: text, 1: string, 2: colon, index } of json.matchAll(token)) {
    const span = document.createElement("span");
    span.className = colon ? "name" : string ? "string" : "literal";
    span.textContent = text;
    fragment.append(json.slice(end, index), span);
    end = index + text.length;
  }
  fragment.append(json.slice(end));
  return fragment;
}
