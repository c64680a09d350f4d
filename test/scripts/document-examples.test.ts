/** Examples and credentials that scripts take from a document; the mock and the demo show those of the APIs. */
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { demoCredentials } from "../../scripts/lib/import-client.ts";
import { curlCommand } from "../../scripts/mock/curl.ts";
import type { Mock } from "../../scripts/mock/start-mocks.ts";

/** Creates a document with one operation. */
function documentWith(
  parameter: object,
  scheme: object = { type: "http", scheme: "bearer" },
): OpenApiDocument {
  const envelope = { type: "object", properties: { data: { type: "object" } } };
  const get = {
    operationId: "getThing",
    parameters: [{ name: "id", in: "path", required: true, ...parameter }],
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

test("credentials of another scheme than Basic and Bearer are refused, and there is no curl command", () => {
  const parameter = { example: "a" };
  // The name of a scheme is case-insensitive.
  const basic = documentWith(parameter, { type: "http", scheme: "Basic" });
  expect(demoCredentials(basic)).toEqual({ keyId: "demo-key", keySecret: "demo-secret" });
  const digest = documentWith(parameter, { type: "http", scheme: "digest" });
  expect(() => demoCredentials(digest)).toThrow("Things: neither HTTP Basic nor HTTP Bearer");
  expect(curlCommand(mockOf(digest))).toBeUndefined();
});
