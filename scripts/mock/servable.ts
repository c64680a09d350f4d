/** Takes out of a document what Prism cannot serve. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { listOperations } from "../lib/document.ts";

/**
 * Removes `default` responses whose content is media ranges only, "any media type" among them.
 *
 * Prism answers a bad request with the document's error response when there is one, cannot write a body whose media type
 * is a range, and ends with a 500 that says nothing about the request. Without that response it answers 401, 415 or 422
 * with problem details (RFC 9457) that name the breach.
 *
 * @param document a bundled document; it is not changed
 * @returns a copy without those responses
 */
export function withoutUnservableDefaults(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { object, responses } of listOperations(copy)) {
    const content = responses["default"] ?? [];
    const onlyRanges = content.length > 0 && content.every(({ mediaType }) => mediaType.includes("*"));
    if (onlyRanges) delete object.responses?.["default"];
  }
  return copy;
}
