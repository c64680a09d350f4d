import { jsonTokens } from "../../json-tokens.ts";

/** A longer text is shown without colors, which would take seconds. */
const maxLength = 200_000;

/**
 * Creates the content of a `pre` element with the class `json`.
 *
 * @param json JSON text
 */
export function highlight(json: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const tokens = json.length > maxLength ? [{ text: json, kind: undefined }] : jsonTokens(json);
  for (const { text, kind } of tokens) {
    fragment.append(
      kind === undefined
        ? text
        : Object.assign(document.createElement("span"), { className: kind, textContent: text }),
    );
  }
  return fragment;
}
