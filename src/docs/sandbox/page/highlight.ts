import { jsonTokens } from "../../json-tokens.ts";

/** A longer text is shown without colors, which would take seconds. */
const maxLength = 200_000;

/** Creates the content of a `pre` element with the class `json`. The element of a string or a literal has its path as `data-path`. */
export function highlight(json: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const tokens = json.length > maxLength ? [{ text: json, kind: undefined }] : jsonTokens(json);
  for (const { text, kind, path } of tokens) {
    if (kind === undefined) {
      fragment.append(text);
      continue;
    }
    const span = Object.assign(document.createElement("span"), { className: kind, textContent: text });
    if (path !== undefined) span.dataset["path"] = path;
    fragment.append(span);
  }
  return fragment;
}
