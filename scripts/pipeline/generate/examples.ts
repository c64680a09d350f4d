/** `examples.ts` of an API: what the platform answers where an operation has no handler. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { sample } from "openapi-sampler";
import { createBundleReader, type DocumentOperation } from "../../../src/contract/read-document.ts";
import { namedExamples } from "../../../src/samples/document-values.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { formats } from "./formats.ts";
import { printName } from "./literal.ts";

/**
 * Prints the body of each operation's first success: the first example of the document that the schema accepts, otherwise a sample of the
 * schema. An operation without either has none, and a warning says so.
 */
export function generateExamples(
  title: string,
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): string {
  const reader = createBundleReader(document);
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, formats });
  ajv.addSchema(document, "document");
  const lines = operations.flatMap(({ entry: { operationId, success }, responses }) => {
    const [status = ""] = Object.keys(success);
    const { kind = "none" } = success[Number(status)] ?? {};
    const content = responses.find((response) => response.status === status)?.content;
    if (kind === "none" || !content) return [];
    const { schema } = content;
    const isValid = (value: unknown): boolean => {
      if (kind !== "json") return typeof value === "string";
      return schema === undefined || ajv.getSchema(`document#${encodeURI(schema.place)}`)?.(value) === true;
    };
    const sampled = (skipNonRequired: boolean): unknown =>
      schema ? sample(schema.object, { skipWriteOnly: true, skipNonRequired, quiet: true }, document) : null;
    const found = [
      ...namedExamples(reader, content.node).values(),
      // No sample is a picture. The second ends where a schema contains itself.
      ...(kind === "binary" ? [] : [sampled(false), sampled(true)]),
    ].find((value) => value !== undefined && isValid(value));
    if (found === undefined) {
      if (kind === "json")
        console.warn(
          `Warning: ${title}: the platform answers ${operationId} with 501: it has no example, and no sample of its schema is valid.`,
        );
      return [];
    }
    const text = kind === "json" ? JSON.stringify(found) : found;
    return [`  ${printName(operationId)}: ${JSON.stringify(text)},\n`];
  });
  return `/** Example bodies of the ${title}, by operationId. */
export const examples: Readonly<Record<string, string>> = {
${lines.join("")}};
`;
}
