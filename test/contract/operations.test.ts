/** Every operation on stock `prism mock` and on the platform: through its client, with `drift: "throw"`, and as plain HTTP. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoSeed } from "../../generated/platform/demo-seed.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { demoOptions } from "../../scripts/lib/credentials.ts";
import { exampleArguments, importClient } from "../../scripts/lib/import-client.ts";
import {
  explainGap,
  isRouted,
  type RunningMocks,
  startMocks,
} from "../../scripts/pipeline/mock/start-mocks.ts";
import { documentedStatus } from "../../src/contract/operation.ts";
import { createBundleReader } from "../../src/contract/read-document.ts";
import { createPlatform, type Seed } from "../../src/platform/index.ts";
import { namedExamples } from "../../src/samples/document-values.ts";
import { replaceFiles } from "../../src/samples/form-sample.ts";
import { type DocumentedOperation, documentedOperations } from "../documented-operations.ts";
import { exampleValues, invalidRequests } from "../invalid-requests.ts";
import { addressOn, demoSecrets, expectRejected, type TestRequest, writeRequest } from "../send-request.ts";
import { exchanges, keyWithColon, prismStatus, valuesOf } from "./conversation.ts";

const { apis } = await readRegister();
/** The demo data, with another key beside the demo key. */
const seed: Seed = JSON.parse(
  JSON.stringify(demoSeed).replace(`{"id":"${demoSecrets.keyId}"`, `${JSON.stringify(keyWithColon)},$&`),
);
const platform = createPlatform({ seed, checkResponses: true });
let mocks: RunningMocks;
let platformUrl: string;
beforeAll(async () => {
  mocks = await startMocks();
  platformUrl = (await platform.listen()).url;
});
afterAll(() => Promise.all([mocks.stop(), platform.close()]));

type Call = (...given: unknown[]) => Promise<unknown>;
type Served = DocumentedOperation & { readonly call: Call; readonly requests: unknown[][] };

/** Whether a document is that of another author, whose examples may have members that its schemas do not describe. */
const isBrought = (name: string) => apis.some((api) => api.name === name && api.unsupported === "skip");

/** The operations of an API with the client's function and the arguments of each request example. */
async function serve(name: string, baseUrl: string) {
  const { createClient } = await importClient({ name });
  const own = documentedOperations.filter(({ api }) => api === name);
  const credentials = demoOptions(own.map(({ described }) => described));
  const drift = isBrought(name) && baseUrl === mocks.baseUrl(name) ? "off" : "throw";
  const client = createClient({ baseUrl, drift, ...credentials });
  const served = own.map((one): Served => {
    const { operationId } = one.operation;
    const call = client[operationId];
    if (!call) throw new Error(`The client has no ${operationId}.`);
    return { ...one, call, requests: listArguments(one) };
  });
  expect(served).not.toEqual([]);
  return served;
}

/** The arguments of a call for each named example of the request body; one list if there is no body. */
function listArguments({ document, described }: DocumentedOperation): unknown[][] {
  const { parameters, bodies } = exampleArguments(document, described);
  const first = described.parameters.length > 0 ? [parameters] : [];
  if (!described.requestBody) return [first];
  const { entry } = described.requestBody;
  const values = bodies.size > 0 ? [...bodies.values()] : [exampleValues(document, described).body];
  return values.map((body) => [...first, replaceFiles(entry, body, (name) => new File(["a"], name))]);
}

/** The payload of each named example of the JSON that a mock answers. */
function examplePayloads({ document, described, operation }: DocumentedOperation): [string, unknown][] {
  const { status, content } = described.responses.find((response) => response.status.startsWith("2")) ?? {};
  const { kind, payload } = operation.success[status ?? ""] ?? {};
  const examples =
    kind === "json" && content ? namedExamples(createBundleReader(document), content.node) : [];
  return [...examples].map(([name, value]) => [name, payload ? Object(value)[payload] : value]);
}

/** `typeof` the result of a call, by the kind of its response. */
const types = { binary: "object", text: "string", stream: "object", form: "object", none: "undefined" };

/** Whether the result of a call is of a documented kind. */
function isDocumented(result: unknown, { operation: { success } }: DocumentedOperation): boolean {
  return Object.values(success).some(({ kind, type }) =>
    kind === "json"
      ? type === undefined || Array.isArray(result) === (type === "array")
      : typeof result === types[kind],
  );
}

const isSuccess = (status: number, { operation: { success } }: DocumentedOperation) =>
  status < 400 && success[documentedStatus(success, status)] !== undefined;

const isDelete = ({ operation }: DocumentedOperation) => operation.method === "DELETE";

describe.each(apis)("the mock and the platform of $name", ({ name }) => {
  test("accept each request example", async () => {
    for (const baseUrl of [mocks.baseUrl(name), addressOn(platformUrl, name)]) {
      const served = await serve(name, baseUrl);
      // A deleted resource is not there for the others.
      const ordered = served.toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)));
      for (const one of ordered) {
        expect(one.requests).not.toEqual([]);
        if (baseUrl === mocks.baseUrl(name) && explainGap(one.described)) continue;
        for (const request of one.requests)
          expect(isDocumented(await one.call(...request), one), one.operation.operationId).toBe(true);
      }
    }
  });

  test("and the client reject each request that violates one rule of the document", async () => {
    for (const one of await serve(name, addressOn(platformUrl, name))) {
      for (const invalid of invalidRequests(one.document, one.described)) {
        // 422 is Prism's own choice. The platform has one status for every request that is not valid.
        const mock = [mocks.baseUrl(name), prismStatus(422, one)] as const;
        // Prism accepts null in place of an optional body, unknown members of a query's object and no member of an exploded one, and
        // without a dialect it ignores a keyword of 2020-12.
        const isExploded = one.operation.parameters.some(
          ({ name, kind, style, explode }) =>
            kind === "object" && style === "form" && explode && `/parameters/${name}` === invalid.pointer,
        );
        const isAccepted =
          (isExploded && invalid.keyword === "required") ||
          (invalid.body === null && !one.operation.requestBody?.required) ||
          /^\/parameters\/.*\/notInTheDocument$/.test(invalid.pointer) ||
          (invalid.keyword === "unevaluatedProperties" && !("jsonSchemaDialect" in one.document)) ||
          !isRouted(one.operation);
        const platform = addressOn(platformUrl, name);
        await expectRejected(one.described, invalid, one.call, platform, isAccepted ? undefined : mock);
      }
    }
  });

  test("have each response example, which a call on the mock returns without its envelope", async () => {
    for (const { call, requests, ...one } of await serve(name, mocks.baseUrl(name))) {
      for (const [example, payload] of examplePayloads(one)) {
        // An example without a name is the only one.
        const options = example === "example" ? {} : { headers: { Prefer: `example=${example}` } };
        expect(await call(...(requests[0] ?? []), options)).toEqual(payload);
      }
    }
  });
});

describe("the mock and the platform answer", () => {
  async function send(baseUrl: string, { target, ...init }: TestRequest): Promise<number> {
    return (await fetch(baseUrl + target, init)).status;
  }

  test.each(exchanges)("%s: mock %s, platform %s", async (what, onMock, onPlatform, change) => {
    for (const one of documentedOperations) {
      const { api, operation } = one;
      const request = change(writeRequest(operation, valuesOf(one), demoSecrets), one);
      if (!request) continue;
      const label = `${operation.operationId}: ${what}`;
      const expectStatus = (status: number, expected: unknown) =>
        expect(isSuccess(status, one) ? "success" : status, label).toBe(expected);
      const isRejected = onMock !== "success" && onMock !== 406 && isRouted(operation);
      if (isRejected || !explainGap(one.described)) {
        // Prism takes the first media type of the document, such as text for an object; the client asks for its own.
        const [{ mediaType = "", others } = {}] = Object.values(operation.success);
        const headers = { ...(others && { accept: mediaType }), ...request.headers };
        const onPrism = await send(mocks.baseUrl(api), { ...request, headers });
        expectStatus(onPrism, prismStatus(onMock, one));
      }
      // An earlier request may have removed a resource.
      await platform.reset();
      expectStatus(await send(addressOn(platformUrl, api), request), onPlatform);
    }
  });
});

/** Operations whose body is an object or a list, so that a string is wrong. */
const withJson = documentedOperations.filter(
  (one) =>
    one.operation.requestBody?.kind === "json" &&
    typeof valuesOf(one).body === "object" &&
    one.described.responses.some(({ status }) => /^[4d]/.test(status)),
);
test.each(withJson.slice(0, 1))("the mock names what is wrong in a header", async (one) => {
  const { target, ...init } = writeRequest(one.operation, valuesOf(one), demoSecrets);
  const response = await fetch(mocks.baseUrl(one.api) + target, { ...init, body: '"text"' });
  expect([400, 422]).toContain(response.status);
  expect(JSON.parse(response.headers.get("sl-violations") ?? "")).toMatchObject([
    { location: ["request", "body"] },
  ]);
});
