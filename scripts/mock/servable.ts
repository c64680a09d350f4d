/** Removes from a document the responses that Prism cannot serve. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { listOperations } from "../lib/document.ts";

/**
 * Removes `default` responses whose content has media ranges only, such as any media type.
 *
 * Prism responds to an invalid request with the document's error response if there is one. It cannot write a body whose media type is
 * a range, and responds with 500. Without that response it responds with 401, 415 or 422 and problem details (RFC 9457) that name the
 * violation.
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
