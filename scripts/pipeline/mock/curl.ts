/** Builds a curl command from a document to which its mock responds with success. */
import {
  createBundleReader,
  type DocumentOperation,
  listOperations,
} from "../../../src/contract/read-document.ts";
import { curlLine } from "../../../src/samples/curl-sample.ts";
import { exampleOf } from "../../../src/samples/document-values.ts";
import type { SampleValues } from "../../../src/samples/sample-values.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { demoCredentialsOf } from "../../lib/credentials.ts";
import type { Mock } from "./start-mocks.ts";

/**
 * Builds a command for a POSIX shell, on one line: the first GET operation, with the examples of its required parameters. Returns the
 * command, or undefined if no GET operation has an example for each required parameter.
 */
export function curlCommand({ name, document, baseUrl }: Mock): string | undefined {
  for (const operation of listOperations(document, "skip").filter(({ entry }) => entry.method === "GET")) {
    const parameters = requiredExamples(document, operation);
    if (parameters) {
      const values = { api: name, baseUrl, parameters, credentials: demoCredentialsOf(operation) };
      return curlLine(operation.entry, values);
    }
  }
  return undefined;
}

/** The example of each required parameter; undefined if one has none. */
function requiredExamples(
  document: OpenApiDocument,
  { parameters }: DocumentOperation,
): SampleValues["parameters"] | undefined {
  const reader = createBundleReader(document);
  const examples = parameters
    .filter(({ entry }) => entry.required)
    .map(({ entry, node }) => [entry.name, exampleOf(reader, node)] as const);
  if (examples.some(([, value]) => typeof value !== "string" && typeof value !== "number")) return undefined;
  // Only strings and numbers are left.
  return Object.fromEntries(examples) as SampleValues["parameters"];
}
