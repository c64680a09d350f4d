/** `examples.ts` of an API: what the platform answers where an operation has no handler. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { createBundleReader, type DocumentOperation } from "../../../src/contract/read-document.ts";
import { namedExamples } from "../../../src/samples/document-values.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { listSome } from "../lint/group-problems.ts";
import { formats } from "./formats.ts";
import { printName } from "./literal.ts";
import { sampleTexts, sampleValues } from "./made-examples.ts";

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
  const without: string[] = [];
  const lines = operations.flatMap(({ entry: { operationId, success }, responses }) => {
    const [status = ""] = Object.keys(success);
    const { kind = "none" } = success[status] ?? {};
    const content = responses.find((response) => response.status === status)?.content;
    if (kind === "none" || !content) return [];
    const { schema } = content;
    const isValid = (value: unknown): boolean => {
      if (kind !== "json") return typeof value === "string";
      return schema === undefined || ajv.getSchema(`document#${encodeURI(schema.place)}`)?.(value) === true;
    };
    // Responses have no writeOnly members, since the document is split.
    const samples = schema ? sampleValues(document, schema.object).toReversed() : [null];
    const texts = () => (kind === "binary" ? [] : sampleTexts(document, content, samples)); // no sample is a picture
    const found = [
      ...namedExamples(reader, content.node).values(),
      ...(kind === "json" ? samples : texts()),
    ].find((value) => value !== undefined && isValid(value));
    if (found === undefined) {
      if (kind === "json") without.push(operationId);
      return [];
    }
    const text = kind === "json" ? JSON.stringify(found) : found;
    return [`  ${printName(operationId)}: ${JSON.stringify(text)},\n`];
  });
  if (without.length > 0)
    console.warn(
      `Warning: ${title}: the platform answers ${without.length} operations with 501, since they have no example and no valid sample of a schema: ${listSome(without)}.`,
    );
  return `/** Example bodies of the ${title}, by operationId. */
export const examples: Readonly<Record<string, string>> = {
${lines.join("")}};
`;
}
