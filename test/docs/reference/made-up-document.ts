import {
  type ApiDocument,
  createApiDocument,
  type OpenApiDocument,
} from "../../../src/docs/reference/documents.ts";

export function createApi(members: object = {}, name = "reports"): ApiDocument {
  const document: OpenApiDocument = { info: { title: "Reports API", version: "1.2.3" }, ...members };
  return createApiDocument(name, document);
}
