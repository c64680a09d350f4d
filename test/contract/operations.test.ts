/** Every operation through its client, with each named example of the documents. `drift: "throw"` validates every response. */
import { expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { type DocumentOperation, dereference, listOperations } from "../../scripts/lib/document.ts";
import { demoCredentials, exampleArguments, importClient } from "../../scripts/lib/import-client.ts";
import { useMocks } from "./mocks.ts";
import { usePlatform } from "./platform.ts";

const running = useMocks();
const platform = usePlatform();
const { apis } = await readRegister();

type Call = (...given: unknown[]) => Promise<unknown>;
type Served = { readonly operation: DocumentOperation; readonly call: Call; readonly requests: unknown[][] };

/** The operations of an API with the client's function and the arguments of each request example. */
async function serve(
  name: string,
  baseUrl: string,
): Promise<{ document: OpenApiDocument; served: Served[] }> {
  const document = running().mocks.find((mock) => mock.name === name)?.document;
  if (!document) throw new Error(`${name} has no mock.`);
  const { createClient } = await importClient({ name });
  const client = createClient({ baseUrl, drift: "throw", ...demoCredentials(document) });
  const served = listOperations(document).map((operation) => {
    const call = client[operation.operationId];
    if (!call) throw new Error(`The client has no ${operation.operationId}.`);
    return { operation, call, requests: listArguments(document, operation) };
  });
  expect(served).not.toEqual([]);
  return { document, served };
}

/** The arguments of a call for each named example of the request body; one list if there is no body. */
function listArguments(document: OpenApiDocument, operation: DocumentOperation): unknown[][] {
  const { parameters, bodies } = exampleArguments(document, operation);
  const first = operation.parameters.length > 0 ? [parameters] : [];
  return operation.requestBody ? [...bodies.values()].map((body) => [...first, body]) : [first];
}

/** The payload of each named example of the success response. */
function examplePayloads(document: OpenApiDocument, { object }: DocumentOperation): [string, unknown[]][] {
  const success = Object.entries(object.responses).filter(([status]) => status.startsWith("2"));
  return success.flatMap(([, reference]) => {
    const { content } = dereference(document, reference);
    const examples = Object.entries(content?.["application/json"]?.examples ?? {});
    return examples.map(([name, example]): [string, unknown[]] => {
      return [name, Object.values(Object(dereference(document, example).value))];
    });
  });
}

test.each(apis)("the mock and the platform accept each request example of $name", async ({ name }) => {
  for (const baseUrl of [running().baseUrl(name), platform().url]) {
    const { served } = await serve(name, baseUrl);
    for (const { call, requests } of served) {
      expect(requests).not.toEqual([]);
      for (const request of requests) expect(await call(...request)).toBeTypeOf("object");
    }
  }
});

test.each(apis)(
  "a call on the mock returns each response example of $name, without its envelope",
  async ({ name }) => {
    const { document, served } = await serve(name, running().baseUrl(name));
    for (const { operation, call, requests } of served) {
      const examples = examplePayloads(document, operation);
      expect(examples, operation.operationId).not.toEqual([]);
      for (const [example, members] of examples) {
        const options = { headers: { Prefer: `example=${example}` } };
        expect(members).toContainEqual(await call(...(requests[0] ?? []), options));
      }
    }
  },
);
