/** Examples and credentials that scripts take from a document; the mock and the demo show those of the APIs. */
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { demoOptions } from "../../../scripts/lib/credentials.ts";
import { curlCommand } from "../../../scripts/pipeline/mock/curl.ts";
import type { Mock } from "../../../scripts/pipeline/mock/start-mocks.ts";
import { listOperations } from "../../../src/contract/read-document.ts";

/** Creates a document with one operation. */
function documentWith(
  parameter: object,
  scheme: object = { type: "http", scheme: "bearer" },
): OpenApiDocument {
  const envelope = { type: "object", properties: { data: { type: "object" } } };
  const get = {
    operationId: "getThing",
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" }, ...parameter }],
    responses: { 200: { content: { "application/json": { schema: envelope } } } },
  };
  const document = {
    info: { title: "Things" },
    paths: { "/things/{id}": { get } },
    security: [{ main: [] }],
    components: { securitySchemes: { main: scheme } },
  };
  // It has the members that the functions under test read.
  return document as unknown as OpenApiDocument;
}

/** A mock that serves a document. */
function mockOf(document: OpenApiDocument): Mock {
  return { name: "things", baseUrl: "http://127.0.0.1:1", document };
}

test("a parameter without an example has no curl command", () => {
  expect(curlCommand(mockOf(documentWith({ example: "a b" })))).toContain("/things/a%20b'");
  expect(curlCommand(mockOf(documentWith({})))).toBeUndefined();
});

test("credentials follow from the security of the operations", () => {
  const optionsOf = (scheme: object) => demoOptions(listOperations(documentWith({}, scheme)));
  // The name of a scheme is case-insensitive.
  expect(optionsOf({ type: "http", scheme: "Basic" })).toEqual({
    keyId: "demo-key",
    keySecret: "demo-secret",
  });
  expect(optionsOf({ type: "apiKey", in: "header", name: "X-Key" })).toEqual({ apiKey: "demo-token" });
});
