/** `npm run demo`: starts a mock of every API, calls every operation through its client, and prints the results. */
import type { BodyContent } from "../../src/contract/operation.ts";
import { listOperations } from "../../src/contract/read-document.ts";
import { replaceFiles } from "../../src/samples/form-sample.ts";
import { type Api, readRegister } from "../lib/apis.ts";
import { demoOptions } from "../lib/credentials.ts";
import { exampleArguments, importClient } from "../lib/import-client.ts";
import { runCommand } from "../lib/run-command.ts";
import { summarize } from "./demo/summarize.ts";
import { describeWithExamples } from "./generate/made-examples.ts";
import { isMocked, type Mock, startMocks } from "./mock/start-mocks.ts";

const withFiles = (content: BodyContent, body: unknown): unknown =>
  content.kind === "binary" && body === undefined
    ? new Uint8Array(1)
    : replaceFiles(content, body, (name) => new File([name], name));

async function callEveryOperation(api: Api, { document: published, baseUrl }: Mock): Promise<number> {
  const { createClient } = await importClient(api);
  // With the values of the samples: the published document need not have an example of each.
  const { normal: document } = await describeWithExamples(api, published);
  const operations = listOperations(document);
  const client = createClient({ baseUrl, ...demoOptions(operations) });
  const width = Math.max(...operations.map(({ entry }) => entry.operationId.length));
  console.log(`\n${document.info?.title}, a mock at ${baseUrl}`);
  let called = 0;
  for (const operation of operations) {
    const { operationId } = operation.entry;
    const call = client[operationId];
    if (!call) throw new Error(`${operationId}: the client of ${api.name} lacks this operation.`);
    if (!isMocked(operation)) {
      console.log(`  ${operationId.padEnd(width)}  not called: a mock has no success for it`);
      continue;
    }
    const { parameters, bodies } = exampleArguments(document, operation);
    const args = [
      ...(operation.parameters.length > 0 ? [parameters] : []),
      ...(operation.requestBody ? [withFiles(operation.requestBody.entry, [...bodies.values()][0])] : []),
    ];
    const result = await call(...args);
    // An open stream keeps this process running until its deadline.
    const payload = result instanceof ReadableStream ? await new Response(result).text() : result;
    console.log(`  ${operationId.padEnd(width)}  ${summarize(payload)}`);
    called += 1;
  }
  return called;
}

const usage = `Starts a mock of every API on a free port, calls every operation through its client, and prints the results.

Usage: npm run demo -- [--help]

  --help   print this text
`;

await runCommand({ name: "demo", usage }, async () => {
  const { apis } = await readRegister();
  const running = await startMocks();
  let called = 0;
  try {
    for (const [index, mock] of running.mocks.entries()) {
      // Mocks are in the order of the register.
      const api = apis[index];
      if (api) called += await callEveryOperation(api, mock);
    }
  } finally {
    await running.stop();
  }
  console.log(`\n${called} operations called, all answered.`);
});
