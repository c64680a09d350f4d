/** Every operation through its client against a mock, and every answer against the document, independently of the mock. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { type Api, readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { demoCredentials, exampleArguments, importClient } from "../../scripts/lib/clients.ts";
import { type DocumentOperation, dereference, listOperations } from "../../scripts/lib/document.ts";
import type { Mock } from "../../scripts/mock/start-mocks.ts";
import { createManagementClient, type ManagementClient } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClient } from "../../src/observability.ts";
import { compileResponses } from "./bundle-schemas.ts";
import { useMocks } from "./mocks.ts";
import { createRecorder, type Recorder } from "./traffic.ts";

const running = useMocks();
const recorders = new Map<string, Recorder>();
let management: ManagementClient;
let observability: ObservabilityClient;

const organizationId = "11111111-1111-4111-8111-111111111111";
const serviceId = "22222222-2222-4222-8222-222222222222";
const pipeId = "33333333-3333-4333-8333-333333333333";

beforeAll(() => {
  for (const { name, document } of running().mocks) recorders.set(name, createRecorder(document));
  const options = (name: string) => {
    const recorder = recorders.get(name);
    if (!recorder) throw new Error(`The register has no ${name}.`);
    return { baseUrl: running().baseUrl(name), fetch: recorder.fetch };
  };
  management = createManagementClient({
    ...options("management"),
    keyId: "demo-key",
    keySecret: "demo-secret",
  });
  observability = createObservabilityClient({ ...options("observability"), accessToken: "demo-token" });
});

function mockOf(api: string): Mock {
  const mock = running().mocks.find(({ name }) => name === api);
  if (!mock) throw new Error(`No mock of ${api} runs.`);
  return mock;
}

/** Asks Prism for one of the document's named examples. */
const prefer = (example: string) => ({ headers: { Prefer: `example=${example}` } });

describe("the Management API through its client", () => {
  test.each(["kafka", "objectStorage", "kinesis", "postgres"] as const)(
    "getPipe gives a pipe with a %s source",
    async (kind) => {
      const pipe = await management.getPipe({ organizationId, serviceId, pipeId }, prefer(kind));
      expect(Object.keys(pipe.source ?? {})).toEqual([kind]);
      expect(Object.keys(pipe.settings ?? {})).toHaveLength(12);
    },
  );

  test("updatePipeSettings gives all twelve settings, null ones among them", async () => {
    const settings = await management.updatePipeSettings(
      { organizationId, serviceId, pipeId },
      { engine_max_threads: 0, object_storage_concurrency: null },
      prefer("withNull"),
    );
    expect(Object.keys(settings)).toHaveLength(12);
    expect(Object.values(settings)).toContain(null);
  });

  test("listServices gives services, with and without a filter", async () => {
    const all = await management.listServices({ organizationId });
    expect(all[0]?.id).toBe(serviceId);
    const filtered = await management.listServices(
      { organizationId, filter: ["tag:env=prod", "tag:team"] },
      prefer("empty"),
    );
    expect(filtered).toEqual([]);
  });

  test("withResponse gives status, headers and request id beside the payload", async () => {
    const { data, response, requestId, attempts } = await management.getPipe.withResponse({
      organizationId,
      serviceId,
      pipeId,
    });
    expect(data.id).toBe(pipeId);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(attempts).toBe(1);
  });
});

describe("the Observability API through its client", () => {
  test.each(["tile", "search"] as const)("updateAlert gives an alert on a %s", async (source) => {
    const alert = await observability.updateAlert({ id: "alert-1" }, { threshold: 10 }, prefer(source));
    expect(alert.source).toBe(source);
  });

  test("listDashboards gives dashboards with tiles and series, or none", async () => {
    const dashboards = await observability.listDashboards();
    expect(dashboards[0]?.tiles?.[0]?.series?.length).toBeGreaterThan(0);
    expect(await observability.listDashboards(prefer("empty"))).toEqual([]);
  });
});

describe("every named example", () => {
  test("of a request is accepted, and of a response comes back without its envelope", async () => {
    for (const api of (await readRegister()).apis) {
      const mock = mockOf(api.name);
      const { createClient } = await importClient(api);
      const client = createClient({
        baseUrl: mock.baseUrl,
        fetch: recorders.get(api.name)?.fetch,
        ...demoCredentials(mock.document),
      });
      for (const operation of listOperations(mock.document)) {
        const examples = responseExamples(mock.document, operation);
        const requests = listArguments(mock.document, operation);
        expect(examples.length, `${operation.operationId} shows what comes back`).toBeGreaterThan(0);
        for (const [name, envelope] of examples) {
          const payload = await client[operation.operationId]?.(...(requests[0] ?? []), prefer(name));
          expect(Object.values(envelope)).toContainEqual(payload);
        }
        for (const request of requests) await client[operation.operationId]?.(...request);
      }
    }
  });
});

/** The named examples of an operation's success, by name. */
function responseExamples(document: OpenApiDocument, { object }: DocumentOperation): [string, object][] {
  const success = Object.entries(object.responses).filter(([status]) => status.startsWith("2"));
  return success.flatMap(([, reference]) => {
    const { content } = dereference(document, reference);
    return Object.entries(content?.["application/json"]?.examples ?? {}).map(
      ([name, example]): [string, object] => [name, Object(dereference(document, example).value)],
    );
  });
}

/** The arguments of a call, once per named example of the request body, or once when there is no body. */
function listArguments(document: OpenApiDocument, operation: DocumentOperation): unknown[][] {
  const { parameters, bodies } = exampleArguments(document, operation);
  const first = operation.parameters.length > 0 ? [parameters] : [];
  return operation.requestBody ? [...bodies.values()].map((body) => [...first, body]) : [first];
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

type Validators = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The response validators that `generate` wrote for an API: by operationId, then by status. */
async function importValidators({ name, generated }: Api): Promise<Validators> {
  const file = path.join(generated, "response-validators.js");
  const { responseValidators } = await import(pathToFileURL(file).href);
  if (typeof responseValidators !== "object") throw new Error(`${name}: ${file} has no responseValidators.`);
  return responseValidators;
}

describe("what the mocks served", () => {
  test("covers every operation of every document", () => {
    for (const { name, document } of running().mocks) {
      const described = listOperations(document).map(({ operationId }) => operationId);
      const answered = recorders.get(name)?.exchanges.filter(({ status }) => isSuccess(status)) ?? [];
      const covered = new Set(answered.map(({ operationId }) => operationId));
      const missing = described.filter((operationId) => !covered.has(operationId));
      expect(described.length).toBeGreaterThan(0);
      expect(missing, `operations of ${name} that no test called`).toEqual([]);
    }
  });

  test("fits the schema of its status, by Ajv and by our generated validators", async () => {
    for (const api of (await readRegister()).apis) {
      const { name } = api;
      const { document } = mockOf(name);
      const validators = compileResponses(document);
      const generated = await importValidators(api);
      const exchanges = recorders.get(name)?.exchanges ?? [];
      expect(exchanges.length).toBeGreaterThan(0);
      for (const { operationId, status, contentType, body } of exchanges) {
        const validate = validators.get(`${operationId} ${status}`);
        if (!validate) throw new Error(`The document of ${name} describes no ${status} of ${operationId}.`);
        expect(contentType).toMatch(/^application\/json\b/);
        validate(body);
        expect(validate.errors ?? [], `${operationId} ${status}`).toEqual([]);
        const compiled = generated[operationId]?.[status];
        expect(typeof compiled === "function" && compiled(body), `${operationId} ${status}`).toBe(true);
      }
    }
  });
});
