/** Minimal bundled documents for the generator's tests. */
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";

const bodySchema = { type: "object", properties: { size: { type: "integer" } }, additionalProperties: false };

/** JSON content with this schema, for a request body or a response. */
export function jsonContent(schema: unknown): object {
  return { "application/json": { schema } };
}

/** Creates the smallest document with a parameter of each kind, a request body and an envelope. */
export function documentWith(
  change: (operation: Record<string, unknown>) => void = () => {},
  schemas: object = {},
): OpenApiDocument {
  const envelope = {
    type: "object",
    required: ["result"],
    properties: { status: { type: "integer" }, result: { type: "object" } },
    "x-payload": "result",
  };
  const operation: Record<string, unknown> = {
    operationId: "updateThing",
    summary: "Update a thing",
    parameters: [
      { name: "id", in: "path", required: true, "x-flag": "thing-id", schema: { type: "string" } },
      { name: "tag", in: "query", schema: { type: "array", items: { type: "string" } } },
    ],
    requestBody: { required: true, content: jsonContent(structuredClone(bodySchema)) },
    responses: { "200": { description: "Fine", content: jsonContent(envelope) } },
  };
  change(operation);
  // Only the parts of a bundle that the generator reads.
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    security: [{ key: [] }],
    paths: { "/things/{id}": { put: operation } },
    components: { schemas, securitySchemes: { key: { type: "http", scheme: "Basic" } } },
  } as unknown as OpenApiDocument;
}

/** An edit for {@link documentWith}: the schema of the request body. */
export function bodyOf(schema: unknown): (operation: Record<string, unknown>) => void {
  return (operation) => {
    operation["requestBody"] = { required: true, content: jsonContent(schema) };
  };
}

/** An edit for {@link documentWith}: the schema of the success response. */
export function successOf(schema: unknown): (operation: Record<string, unknown>) => void {
  return (operation) => {
    operation["responses"] = { "200": { description: "Fine", content: jsonContent(schema) } };
  };
}
