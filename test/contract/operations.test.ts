/** Every operation on stock `prism mock` and on the platform: through its client, with `drift: "throw"`, and as plain HTTP. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoSeed } from "../../generated/platform/demo-seed.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { demoOptions } from "../../scripts/lib/credentials.ts";
import { exampleArguments, importClient } from "../../scripts/lib/import-client.ts";
import { type RunningMocks, startMocks } from "../../scripts/pipeline/mock/start-mocks.ts";
import {
  createBundleReader,
  type DocumentOperation,
  listOperations,
} from "../../src/contract/read-document.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { namedExamples } from "../../src/samples/document-values.ts";
import { documentedOperations } from "../documented-operations.ts";
import { invalidRequests } from "../invalid-requests.ts";
import { type Check, createContractCheck } from "../platform/conformance/invariants.ts";
import type { TestRequest } from "../platform/conformance/subject.ts";
import { addressOn, demoSecrets, expectRejected, writeRequest } from "../send-request.ts";
import { exchanges, keyWithColon, valuesOf } from "./conversation.ts";

const { apis } = await readRegister();
const [first, ...others] = demoSeed.organizations ?? [];
const withKey = first ? [{ ...first, keys: [...(first.keys ?? []), keyWithColon] }] : [];
const seed = { ...demoSeed, organizations: [...withKey, ...others] };
const platform = createPlatform({ seed, checkResponses: true });
let mocks: RunningMocks;
let platformUrl: string;
beforeAll(async () => {
  mocks = await startMocks();
  platformUrl = (await platform.listen()).url;
});
afterAll(() => Promise.all([mocks.stop(), platform.close()]));

type Call = (...given: unknown[]) => Promise<unknown>;
type Served = { readonly operation: DocumentOperation; readonly call: Call; readonly requests: unknown[][] };

/** The operations of an API with the client's function and the arguments of each request example. */
async function serve(name: string, baseUrl: string, options = {}) {
  const document = mocks.mocks.find((mock) => mock.name === name)?.document;
  if (!document) throw new Error(`${name} has no mock.`);
  const { createClient } = await importClient({ name });
  const operations = listOperations(document);
  const client = createClient({ baseUrl, drift: "throw", ...demoOptions(operations), ...options });
  const served = operations.map((operation): Served => {
    const { operationId } = operation.entry;
    const call = client[operationId];
    if (!call) throw new Error(`The client has no ${operationId}.`);
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
function examplePayloads(document: OpenApiDocument, { responses }: DocumentOperation): [string, unknown[]][] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  return successes.flatMap(({ content }) => {
    const examples = content ? [...namedExamples(createBundleReader(document), content.node)] : [];
    return examples.map(([name, value]): [string, unknown[]] => [name, Object.values(Object(value))]);
  });
}

/** `typeof` the result of a call, by the kind of its response. */
const types = {
  ...{ json: "object", binary: "object", text: "string" },
  ...{ stream: "object", form: "object", none: "undefined" },
} as const;

const isDelete = ({ operation }: { readonly operation: DocumentOperation }) =>
  operation.entry.method === "DELETE";

describe.each(apis)("the mock and the platform of $name", ({ name }) => {
  test("accept each request example", async () => {
    for (const baseUrl of [mocks.baseUrl(name), addressOn(platformUrl, name)]) {
      const { served } = await serve(name, baseUrl);
      // A deleted resource is not there for the others.
      const ordered = served.toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)));
      for (const { operation, call, requests } of ordered) {
        expect(requests).not.toEqual([]);
        const kinds = Object.values(operation.entry.success).map(({ kind }) => types[kind]);
        for (const request of requests) expect(kinds).toContain(typeof (await call(...request)));
      }
    }
  });

  test("and the client reject each request that violates one rule of the document", async () => {
    const { document, served } = await serve(name, addressOn(platformUrl, name));
    for (const { operation, call } of served) {
      for (const invalid of invalidRequests(document, operation)) {
        await expectRejected(operation, invalid, call, [
          // 422 is Prism's own choice. The platform has one status for every request that is not valid.
          [mocks.baseUrl(name), 422],
          [addressOn(platformUrl, name), 400],
        ]);
      }
    }
  });

  test("have each response example, which a call on the mock returns without its envelope", async () => {
    const { document, served } = await serve(name, mocks.baseUrl(name));
    for (const { operation, call, requests } of served) {
      if (operation.responses.every(({ status, content }) => !status.startsWith("2") || !content)) continue;
      const examples = examplePayloads(document, operation);
      expect(examples, operation.entry.operationId).not.toEqual([]);
      for (const [example, members] of examples) {
        const options = { headers: { Prefer: `example=${example}` } };
        expect(members).toContainEqual(await call(...(requests[0] ?? []), options));
      }
    }
  });
});

describe("the mock and the platform answer", () => {
  let check: Check;
  beforeAll(async () => {
    check = await createContractCheck();
  });

  /** Sends a request, and checks a success with the validators that every success is checked with. */
  async function send(baseUrl: string, { target, ...init }: TestRequest): Promise<number> {
    const response = await fetch(baseUrl + target, init);
    const { status, headers } = response;
    check({ ...init, target }, { status, headers: Object.fromEntries(headers), text: await response.text() });
    return status;
  }

  test.each(exchanges)("%s: mock %s, platform %s", async (what, onMock, onPlatform, change) => {
    let count = 0;
    for (const one of documentedOperations) {
      const { api, operation } = one;
      const request = change(writeRequest(operation, valuesOf(one), demoSecrets), one);
      if (!request) continue;
      count += 1;
      const successes = Object.keys(operation.success).map(Number);
      const allowed = (status: unknown) => (status === "success" ? successes : [status]);
      const id = `${operation.operationId}: ${what}`;
      expect(allowed(onMock), id).toContain(await send(mocks.baseUrl(api), request));
      // An earlier request may have removed a resource.
      await platform.reset();
      expect(allowed(onPlatform), id).toContain(await send(addressOn(platformUrl, api), request));
    }
    expect(count).toBeGreaterThan(0);
  });
});

test("the mock names what is wrong in a header", async () => {
  const one = documentedOperations.find(({ operation }) => operation.operationId === "updatePipeSettings");
  const { target = "", ...init } = one ? writeRequest(one.operation, valuesOf(one), demoSecrets) : {};
  const body = '{"engine_max_threads": 65}';
  const response = await fetch(mocks.baseUrl("management") + target, { ...init, body });
  expect([response.status, await response.text()]).toEqual([422, "null"]);
  expect(JSON.parse(response.headers.get("sl-violations") ?? "")).toMatchObject([
    { location: ["request", "body", "engine_max_threads"] },
  ]);
});
