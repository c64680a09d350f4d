/** What holds for every operation of every API, whoever serves it: examples are taken, and answers fit the document. */
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

/** Who is asked. */
export interface Served {
  /** Who it is, for people. */
  readonly title: string;
  /** Every API, inside a test. */
  readonly served: () => readonly Mock[];
  /** By the API's name; what goes through them is looked at in the end. */
  readonly recorders: ReadonlyMap<string, Recorder>;
  /** Whether it answers with the document's examples when it is asked for one by name. */
  readonly showsExamples: boolean;
}

/** Asks Prism for one of the document's named examples. */
export const prefer = (example: string) => ({ headers: { Prefer: `example=${example}` } });

/**
 * Registers the tests. What was recorded before them is looked at as well.
 *
 * @param who serves the operations
 */
export function describeEveryOperation(who: Served): void {
  const { title, recorders } = who;
  describe(`every named example, with ${title}`, () => {
    test("of a request is accepted, and of a response comes back without its envelope", async () => {
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

  describe(`what ${title} answered`, () => {
    test("covers every operation of every document", () => expectCoverage(who));
    test("fits the schema of its status, by Ajv and by our generated validators", () => expectFit(who));
  });
}

function servedOf({ served, title }: Served, api: string): Mock {
  const found = served().find(({ name }) => name === api);
  if (!found) throw new Error(`${title}: there is no ${api}.`);
  return found;
}

async function expectExamples(
  document: OpenApiDocument,
  operation: DocumentOperation,
  call: (...given: unknown[]) => Promise<unknown>,
  request: readonly unknown[],
): Promise<void> {
  const examples = responseExamples(document, operation);
  expect(examples.length, `${operation.operationId} shows what comes back`).toBeGreaterThan(0);
  for (const [name, envelope] of examples) {
    expect(Object.values(envelope)).toContainEqual(await call(...request, prefer(name)));
  }
}

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
    const answered = recorders.get(name)?.exchanges.filter(({ status }) => isSuccess(status)) ?? [];
    const covered = new Set(answered.map(({ operationId }) => operationId));
    const missing = described.filter((operationId) => !covered.has(operationId));
    expect(described.length).toBeGreaterThan(0);
    expect(missing, `operations of ${name} that no test called on ${title}`).toEqual([]);
  }
}

async function expectFit(who: Served): Promise<void> {
  for (const api of (await readRegister()).apis) {
    const { name } = api;
    const { document } = servedOf(who, name);
    const validators = compileResponses(document);
    const generated = await importValidators(api);
    const exchanges = who.recorders.get(name)?.exchanges ?? [];
    expect(exchanges.length).toBeGreaterThan(0);
    for (const { operationId, status, contentType, body } of exchanges) {
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
