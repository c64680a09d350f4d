import type { OpenApiDocument } from "../../../src/docs/reference/documents.ts";

/** Creates a minimal document with these parts. */
export function createDocument(parts: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return { info: { title: "Reports API", version: "1.2.3" }, paths: {}, ...parts };
}
