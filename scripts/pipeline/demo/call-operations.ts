/** Calls every operation of an API on its mock. */
import type { BodyContent } from "../../../src/contract/operation.ts";
import { type DocumentOperation, listOperations } from "../../../src/contract/read-document.ts";
import { errorMessage } from "../../../src/contract/read-error.ts";
import { replaceFiles } from "../../../src/samples/form-sample.ts";
import type { Api } from "../../lib/apis.ts";
import { demoOptions } from "../../lib/credentials.ts";
import { exampleArguments, importClient } from "../../lib/import-client.ts";
import { describeWithExamples } from "../generate/made-examples.ts";
import { explainGap, type Mock } from "../mock/start-mocks.ts";
import { summarize } from "./summarize.ts";

const withFiles = (content: BodyContent, body: unknown): unknown =>
  content.kind === "binary" && body === undefined
    ? new Uint8Array(1)
    : replaceFiles(content, body, (name) => new File([name], name));

/** Calls the operations, and prints a line for each. Returns how many were called, and how many of these failed. */
export async function callOperations(api: Api, { document: published, baseUrl }: Omit<Mock, "name">) {
  const { createClient } = await importClient(api);
  // With the values of the samples: the published document need not have an example of each.
  const { normal: document } = await describeWithExamples(api, published);
  const operations = listOperations(document);
  const client = createClient({ baseUrl, ...demoOptions(operations) });
  const width = Math.max(...operations.map(({ entry }) => entry.operationId.length));
  console.log(`\n${document.info?.title}, a mock at ${baseUrl}`);
  const count = { called: 0, failed: 0 };

  async function call(operation: DocumentOperation): Promise<string> {
    const { operationId } = operation.entry;
    const send = client[operationId];
    if (!send) throw new Error(`${operationId}: the client of ${api.name} lacks this operation.`);
    const gap = explainGap(operation);
    if (gap) return `not called: ${gap}`;
    count.called += 1;
    const { parameters, bodies } = exampleArguments(document, operation);
    const args = [
      ...(operation.parameters.length > 0 ? [parameters] : []),
      ...(operation.requestBody ? [withFiles(operation.requestBody.entry, [...bodies.values()][0])] : []),
    ];
    try {
      const result = await send(...args);
      // An open stream keeps this process running until its deadline.
      return summarize(result instanceof ReadableStream ? await new Response(result).text() : result);
    } catch (error) {
      count.failed += 1;
      return `failed: ${errorMessage(error).replace(`${operationId}: `, "")}`;
    }
  }

  for (const operation of operations)
    console.log(`  ${operation.entry.operationId.padEnd(width)}  ${await call(operation)}`);
  return count;
}
