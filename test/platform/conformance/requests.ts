/** Valid requests of an account, one function per operation that cases change. They return plain data. */
import { expect } from "vitest";
import type { PipeSettingsUpdate } from "../../../generated/management/types.ts";
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import { exampleArguments } from "../../../scripts/lib/import-client.ts";
import type { JsonObject } from "../../../src/contract/openapi.ts";
import type { Operation } from "../../../src/contract/operation.ts";
import { type DocumentedOperation, documentedOperations } from "../../documented-operations.ts";
import { basicHeader, hasTenants, writeRequest } from "../../send-request.ts";
import type { TestRequest } from "./subject.ts";
import type { TestAccount } from "./test-data.ts";

/** The operations of the APIs with tenants: the others answer examples to anybody. */
export const tenantOperations = documentedOperations.filter(({ api }) => hasTenants(api));

const json = { "content-type": "application/json" };

export function pipePath({ organizationId, serviceId, pipeId }: TestAccount): string {
  return `/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;
}

export function getPipe(account: TestAccount): TestRequest {
  return management(account, "GET", pipePath(account));
}

export function updateSettings(
  account: TestAccount,
  body: PipeSettingsUpdate | Record<string, unknown>,
): TestRequest {
  return withBody(management(account, "PUT", `${pipePath(account)}/settings`), JSON.stringify(body));
}

/** Lists the account's services. `filters`: values of `filter`, not yet encoded. */
export function listServices(account: TestAccount, ...filters: readonly string[]): TestRequest {
  const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join("&");
  const path = `/v1/organizations/${account.organizationId}/services`;
  return management(account, "GET", query === "" ? path : `${path}?${query}`);
}

export function updateAlert(account: TestAccount, body: AlertUpdate | Record<string, unknown>): TestRequest {
  const path = `/api/v2/alerts/${account.alertId}`;
  return withBody(observability(account, "PUT", path), JSON.stringify(body));
}

export function listDashboards(account: TestAccount): TestRequest {
  return observability(account, "GET", "/api/v2/dashboards");
}

function management({ keyId, keySecret }: TestAccount, method: string, target: string): TestRequest {
  return { method, target, headers: { authorization: basicHeader(keyId, keySecret) } };
}

function observability({ token }: TestAccount, method: string, target: string): TestRequest {
  return { method, target, headers: { authorization: `Bearer ${token}` } };
}

/** One successful request per operation, made from the documents and the account. */
export function requestsByOperation(account: TestAccount): Readonly<Record<string, TestRequest>> {
  return Object.fromEntries(
    tenantOperations.map((one) => [one.operation.operationId, toRequest(one, account)]),
  );
}

function toRequest(one: DocumentedOperation, account: TestAccount): TestRequest {
  const { described, document, operation } = one;
  // The shortest example depends least on other resources.
  const [body] = [...exampleArguments(document, described).bodies.values()].sort(
    (a, b) => JSON.stringify(a).length - JSON.stringify(b).length,
  );
  return writeRequest(operation, { parameters: parametersOf(one, account), body }, account);
}

/** The required parameters: ids of an account in the path, otherwise examples. */
function parametersOf({ document, described }: DocumentedOperation, account: TestAccount): JsonObject {
  const examples = exampleArguments(document, described).parameters;
  const required = described.entry.parameters.filter((parameter) => parameter.required);
  return Object.fromEntries(
    required.map(({ in: place, name }) => [
      name,
      place === "path" ? idOf(described.entry, name, account) : examples[name],
    ]),
  );
}

/** The id in a path: `{pipeId}` is the account's, and `{id}` after `alerts` is its `alertId`. */
function idOf({ operationId, path }: Operation, name: string, account: TestAccount): string {
  const [, owner = ""] = new RegExp(`/([^/]*?)s?/\\{${name}\\}`).exec(path) ?? [];
  const ids = new Map(Object.entries(account));
  const id = ids.get(name) ?? ids.get(`${owner}Id`);
  return id ?? expect.unreachable(`${operationId}: add ${owner}Id to TestAccount in test-data.ts.`);
}

/** Adds or replaces headers, given by lower-case name. */
export function withHeaders(request: TestRequest, headers: Readonly<Record<string, string>>): TestRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/** Sets the body, with content type `application/json`. */
export function withBody(request: TestRequest, body: string | Uint8Array<ArrayBuffer>): TestRequest {
  return { ...request, headers: { ...request.headers, ...json }, body };
}

/** Removes a header, given by lower-case name. */
export function withoutHeader(request: TestRequest, name: string): TestRequest {
  const { [name]: _, ...headers } = request.headers;
  return { ...request, headers };
}
