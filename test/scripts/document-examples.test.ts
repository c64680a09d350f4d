/** Example arguments and credentials that scripts take from a document. */
import { describe, expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import { demoCredentials, exampleArguments } from "../../scripts/lib/import-client.ts";
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
    components: { securitySchemes: { main: scheme }, examples: { shared: { value: "c d" } } },
  };
  // It has the members that the functions under test read.
  return document as unknown as OpenApiDocument;
}

/** A mock that serves a document. */
function mockOf(document: OpenApiDocument): Mock {
  return { name: "things", baseUrl: "http://127.0.0.1:1", document };
}

describe("the value of a parameter", () => {
  test.each([
    ["its example", { example: "a", examples: { one: { value: "x" } } }, "a"],
    ["its first named example", { examples: { one: { value: "b" }, two: { value: "x" } } }, "b"],
    [
      "a named example that is shared",
      { examples: { one: { $ref: "#/components/examples/shared" } } },
      "c d",
    ],
    ["the first example of its schema", { schema: { type: "string", examples: ["e", "x"] } }, "e"],
  ])("is %s, for a call and for curl alike", (_, parameter, value) => {
    const document = documentWith(parameter);
    const [operation] = listOperations(document);
    if (!operation) throw new Error("the document has one operation");
    expect(exampleArguments(document, operation).parameters).toEqual({ id: value });
    expect(curlCommand(mockOf(document))).toContain(`/things/${encodeURIComponent(value)}'`);
  });

  test("is undefined without an example, and then there is no curl command", () => {
    expect(curlCommand(mockOf(documentWith({})))).toBeUndefined();
  });
});

describe("the credentials for a mock", () => {
  test.each([
    ["basic", { keyId: "demo-key", keySecret: "demo-secret" }, " --user 'demo-key:demo-secret'"],
    ["Basic", { keyId: "demo-key", keySecret: "demo-secret" }, " --user 'demo-key:demo-secret'"],
    ["bearer", { accessToken: "demo-token" }, " --header 'Authorization: Bearer demo-token'"],
  ])("are those of the scheme %s, for a client and for curl alike", (scheme, options, argument) => {
    const document = documentWith({ example: "a" }, { type: "http", scheme });
    expect(demoCredentials(document)).toEqual(options);
    expect(curlCommand(mockOf(document))).toContain(argument);
  });

  test("are rejected for a client, and there is no curl command, if the scheme is another", () => {
    const document = documentWith({ example: "a" }, { type: "http", scheme: "digest" });
    expect(() => demoCredentials(document)).toThrow("Things: neither HTTP Basic nor HTTP Bearer");
    expect(curlCommand(mockOf(document))).toBeUndefined();
  });
});
