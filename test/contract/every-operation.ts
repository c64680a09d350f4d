/** Tests for every operation of every API, on any server: examples are accepted, and responses match the document. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type Api, readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { demoCredentials, exampleArguments, importClient } from "../../scripts/lib/clients.ts";
import { type DocumentOperation, dereference, listOperations } from "../../scripts/lib/document.ts";
import type { Mock } from "../../scripts/mock/start-mocks.ts";
import type { ResponseValidatorTable } from "../../src/contract/validator.ts";
import { compileResponses } from "./bundle-schemas.ts";
import type { Recorder } from "./traffic.ts";

/** The server of every API. */
export interface Served {
  /** Name of the server, for titles. */
  readonly title: string;
  /** The served APIs; called inside tests. */
  readonly served: () => readonly Mock[];
  /** By API name. The last tests validate what they recorded. */
  readonly recorders: ReadonlyMap<string, Recorder>;
  /** Whether a request can select a named example of the document. */
  readonly showsExamples: boolean;
}

/** Call options that select a named example of Prism. */
export const prefer = (example: string) => ({ headers: { Prefer: `example=${example}` } });

/**
 * Registers the tests. They also validate what was recorded before.
 */
export function describeEveryOperation(who: Served): void {
  const { title, recorders } = who;
  describe(`every named example, on ${title}`, () => {
    test("of a request is accepted, and of a response is returned without its envelope", async () => {
      for (const api of (await readRegister()).apis) {
        const { document, baseUrl } = servedOf(who, api.name);
        const { createClient } = await importClient(api);
        const client = createClient({
          baseUrl,
          fetch: recorders.get(api.name)?.fetch,
          drift: "throw",
          ...demoCredentials(document),
        });
        for (const operation of listOperations(document)) {
          const call = client[operation.operationId];
          if (!call) throw new Error(`The client has no ${operation.operationId}.`);
          const requests = listArguments(document, operation);
          for (const request of requests) expect(await call(...request)).toBeTypeOf("object");
          if (who.showsExamples) await expectExamples(document, operation, call, requests[0] ?? []);
        }
      }
    });
  });

  describe(`the responses of ${title}`, () => {
    test("cover every operation of every document", () => expectCoverage(who));
    test("match the schema of their status, with Ajv and with the generated validators", () =>
      expectFit(who));
  });
}

function servedOf({ served, title }: Served, api: string): Mock {
  const found = served().find(({ name }) => name === api);
  if (!found) throw new Error(`${title} does not serve ${api}.`);
  return found;
}

async function expectExamples(
  document: OpenApiDocument,
  operation: DocumentOperation,
  call: (...given: unknown[]) => Promise<unknown>,
  request: readonly unknown[],
): Promise<void> {
  const examples = responseExamples(document, operation);
  expect(examples.length, `response examples of ${operation.operationId}`).toBeGreaterThan(0);
  for (const [name, envelope] of examples) {
    expect(Object.values(envelope)).toContainEqual(await call(...request, prefer(name)));
  }
}

/** The named examples of an operation's success responses. */
function responseExamples(document: OpenApiDocument, { object }: DocumentOperation): [string, object][] {
  const success = Object.entries(object.responses).filter(([status]) => status.startsWith("2"));
  return success.flatMap(([, reference]) => {
    const { content } = dereference(document, reference);
    return Object.entries(content?.["application/json"]?.examples ?? {}).map(
      ([name, example]): [string, object] => [name, Object(dereference(document, example).value)],
    );
  });
}

/** The arguments of a call for each named example of the request body; one list if there is no body. */
function listArguments(document: OpenApiDocument, operation: DocumentOperation): unknown[][] {
  const { parameters, bodies } = exampleArguments(document, operation);
  const first = operation.parameters.length > 0 ? [parameters] : [];
  return operation.requestBody ? [...bodies.values()].map((body) => [...first, body]) : [first];
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Imports the generated validators of an API's success responses. */
async function importValidators({ name, generated }: Api): Promise<ResponseValidatorTable> {
  const file = path.join(generated, "responses.js");
  const { responses } = await import(pathToFileURL(file).href);
  if (typeof responses !== "object") throw new Error(`${name}: ${file} does not export responses.`);
  return responses;
}

function expectCoverage({ title, served, recorders }: Served): void {
  for (const { name, document } of served()) {
    const described = listOperations(document).map(({ operationId }) => operationId);
    const successes = recorders.get(name)?.responses.filter(({ status }) => isSuccess(status)) ?? [];
    const covered = new Set(successes.map(({ operationId }) => operationId));
    const missing = described.filter((operationId) => !covered.has(operationId));
    expect(described.length).toBeGreaterThan(0);
    expect(
      missing,
      `call these operations of ${name} on ${title} in test/contract/operations.test.ts`,
    ).toEqual([]);
  }
}

async function expectFit(who: Served): Promise<void> {
  for (const api of (await readRegister()).apis) {
    const { name } = api;
    const { document } = servedOf(who, name);
    const validators = compileResponses(document);
    const generated = await importValidators(api);
    const recorded = who.recorders.get(name)?.responses ?? [];
    expect(recorded.length).toBeGreaterThan(0);
    for (const { operationId, status, contentType, body } of recorded) {
      const validate = validators.get(`${operationId} ${status}`);
      if (!validate) throw new Error(`The document of ${name} describes no ${status} of ${operationId}.`);
      expect(contentType).toMatch(/^application\/json\b/);
      validate(body);
      expect(validate.errors ?? [], `${operationId} ${status}`).toEqual([]);
      const compiled = generated[operationId];
      if (!compiled) throw new Error(`${operationId} has no generated validator.`);
      compiled(body);
      expect(compiled.errors ?? [], `${operationId} ${status}`).toEqual([]);
    }
  }
}
