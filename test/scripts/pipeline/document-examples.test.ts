/** Examples and credentials that scripts take from a document; the mock and the demo show those of the APIs. */
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { demoOptions } from "../../../scripts/lib/credentials.ts";
import { curlCommand } from "../../../scripts/pipeline/mock/curl.ts";
import type { Mock } from "../../../scripts/pipeline/mock/start-mocks.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { documentWith } from "./minimal-document.ts";

/** A document with one operation, GET. */
function readWith(parameter: object, scheme: object = { type: "http", scheme: "bearer" }): OpenApiDocument {
  let get = {};
  const document = documentWith(({ requestBody: _, ...operation }) => {
    const id = { name: "id", in: "path", required: true, schema: { type: "string" }, ...parameter };
    get = { ...operation, parameters: [id] };
  });
  const components = { securitySchemes: { key: scheme } };
  // Only the parts of a bundle that are read.
  return { ...document, paths: { "/things/{id}": { get } }, components } as unknown as OpenApiDocument;
}

function mockOf(document: OpenApiDocument): Mock {
  return { name: "things", baseUrl: "http://127.0.0.1:1", document };
}

test("a parameter without an example has no curl command", () => {
  expect(curlCommand(mockOf(readWith({ example: "a b" })))).toContain("/things/a%20b'");
  expect(curlCommand(mockOf(readWith({})))).toBeUndefined();
});

test("credentials follow from the security of the operations", () => {
  const optionsOf = (scheme: object) => demoOptions(listOperations(readWith({}, scheme)));
  // The name of a scheme is case-insensitive.
  expect(optionsOf({ type: "http", scheme: "Basic" })).toEqual({
    keyId: "demo-key",
    keySecret: "demo-secret",
  });
  expect(optionsOf({ type: "apiKey", in: "header", name: "X-Key" })).toEqual({ apiKey: "demo-token" });
});
