/** Invariants of every response. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { documentedStatus, type Operation } from "../../../src/contract/operation.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { jsonOf } from "./responses.ts";
import type { TestRequest, TestResponse } from "./subject.ts";

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Implementation details that no response may contain. */
const details =
  /\n\s+at |at async |node_modules|node:internal|file:\/\/|\.[jt]s:\d|\bSELECT\b|SQLITE|sqlstate/i;

/** Unknown members of a body: a response repeats their names, which may be any text, such as `select`. */
const unknownMembers = /(?<=\/body\/)(?:(?!\/body\/).)*?(?= is unknown)/g;

/** A request with the name of its API, unless its path tells it. */
type CheckedRequest = Pick<TestRequest, "method" | "target"> & { readonly api?: string };

export type Check = (request: CheckedRequest, response: TestResponse) => void;

/** Creates a check that every success matches its schema, by two validators. */
export async function createContractCheck(): Promise<Check> {
  const routes = (await Promise.all((await readRegister()).apis.map(readRoutes))).flat();
  return ({ method, target, api }, { status, headers, text }) => {
    const path = target.split("?", 1)[0] ?? "";
    const ofPath = routes.filter((route) => route.pattern.test(path) && (api ?? route.api) === route.api);
    const find = (other: string) => ofPath.find(({ entry }) => entry.method === other);
    const route = find(method) ?? (method === "HEAD" ? find("GET") : undefined);
    if (!route || status < 200 || status > 299) return;
    const { success: successes } = route.entry;
    const success =
      successes[documentedStatus(successes, status)] ?? expect.unreachable(`${status} is not documented`);
    if (success.isStatusInferred) return;
    const documented = [success, ...(success.others ?? [])].map(({ mediaType = "" }) => mediaType);
    const mediaType = (headers["content-type"] ?? "").split(";", 1)[0];
    expect(documented).toContain(mediaType);
    if (success.kind === "json" && mediaType === success.mediaType && method !== "HEAD")
      route.check(status, JSON.parse(text));
  };
}

interface CheckedRoute {
  readonly api: string;
  readonly entry: Operation;
  readonly pattern: RegExp;
  check(status: number, body: unknown): void;
}

async function readRoutes({ name, generated }: { name: string; generated: string }): Promise<CheckedRoute[]> {
  const text = await readFile(path.join(generated, "openapi.json"), "utf8");
  // `generate` wrote it from a linted document.
  const document = JSON.parse(text) as OpenApiDocument;
  const byAjv = compileResponses(document);
  const compiled = await apis.find((api) => api.name === name)?.loadResponses();
  return listOperations(document).map(({ entry }) => ({
    api: name,
    entry,
    pattern: new RegExp(`^${entry.path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    check: (status, body) => {
      const { operationId } = entry;
      const key = `${operationId} ${status}`;
      const validate = byAjv.get(key) ?? expect.unreachable(`${key} has no schema`);
      validate(body);
      expect(validate.errors ?? [], key).toEqual([]);
      const schema =
        compiled?.[operationId]?.[status] ?? expect.unreachable(`${key} has no compiled validator`);
      schema.validate(body);
      expect(schema.validate.errors ?? [], `${key} by the compiled validators`).toEqual([]);
    },
  }));
}

/** Compiles the JSON schemas of every described response at run time, independently of Prism and of the generated validators. */
function compileResponses(document: OpenApiDocument): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // Its types describe a CommonJS module whose default is the module; Node exports the function.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // The references of a schema lead into components.
  const components = { schemas: document.components?.schemas ?? {} };
  return new Map(
    listOperations(document).flatMap(({ entry, responses }) =>
      responses.flatMap(({ status, content }) => {
        if (content?.mediaType !== "application/json") return [];
        const schema = { ...content.schema?.object, components };
        return [[`${entry.operationId} ${status}`, ajv.compile(schema)] as const];
      }),
    ),
  );
}

/** Creates a check of the headers, the envelope and the request id. Returns a check that also rejects a repeated request id. */
export function createPlatformCheck(maxStatus = 499): Check {
  const requestIds = new Set<string>();
  return (request, response) => {
    const { status, headers, text } = response;
    const requestId = headers["x-request-id"] ?? "";
    expect(requestId, text).toMatch(uuid4);
    expect(requestIds.has(requestId), "the request id of another response").toBe(false);
    requestIds.add(requestId);
    expect(status, text).toBeGreaterThanOrEqual(200);
    expect(status, text).toBeLessThanOrEqual(maxStatus);
    expect(status, "422 is never sent").not.toBe(422);
    expect(text.replaceAll(unknownMembers, "")).not.toMatch(details);
    checkHeaders(status, headers);
    if (request.method === "HEAD" || status === 204 || status === 304) expect(text).toBe("");
    else checkBody(request.target, response, requestId);
  };
}

function checkHeaders(status: number, headers: Readonly<Record<string, string>>): void {
  for (const header of Object.entries(headers)) expect(header.join(": ")).toMatch(/^[a-z-]+: [\x20-\x7e]*$/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toBe("private, no-cache");
  if (status === 401) expect(headers["www-authenticate"]).toMatch(/^(Basic|Bearer|ApiKey) realm="[\w-]+"/);
  if (status === 405) expect(headers["allow"]).toMatch(/\bOPTIONS\b/);
  if (status === 429) expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
}

/** Checks the envelope of a success and the form of an error. */
function checkBody(target: string, response: TestResponse, requestId: string): void {
  const { status, headers } = response;
  expect(headers["content-type"]).toBe("application/json");
  const body = jsonOf(response);
  const isManagement = /^(?:[a-zA-Z]+:\/\/[^/?#]*)?\/v1(?:$|[/?#])/.test(target);
  const { success, error, message } = isManagement ? managementBody : observabilityBody;
  expect(Object.keys(body)).toEqual(status < 400 ? success : error);
  if (isManagement) expect(body).toMatchObject({ status, requestId });
  if (status >= 400) expect(body.error ?? body.message).toMatch(message);
  else expect(body.result ?? body.data).toBeTypeOf("object");
}

const managementBody = {
  success: ["status", "requestId", "result"],
  error: ["status", "requestId", "error"],
  message: /^[A-Z]+(_[A-Z]+)*: \S/,
};

const observabilityBody = { success: ["data"], error: ["message"], message: /\S/ };
