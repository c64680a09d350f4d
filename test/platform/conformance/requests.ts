/** Valid requests of an account, one function per operation. They return plain data, which a case can change. */
import { operations as managementOperations } from "../../../generated/management/operations.ts";
import type { PipeSettingsUpdate } from "../../../generated/management/types.ts";
import { operations as observabilityOperations } from "../../../generated/observability/operations.ts";
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import type { TestRequest } from "./subject.ts";
import type { TestAccount } from "./test-data.ts";

const json = { "content-type": "application/json" };

/** The value of `Authorization` for HTTP Basic. */
export function basicHeader(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
}

/** The path of an account's pipe. */
export function pipePath({ organizationId, serviceId, pipeId }: TestAccount): string {
  return `/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;
}

/** Gets the account's pipe. */
export function getPipe(account: TestAccount): TestRequest {
  return management(account, "GET", pipePath(account));
}

/** Updates the settings of the account's pipe. */
export function updateSettings(
  account: TestAccount,
  body: PipeSettingsUpdate | Record<string, unknown>,
): TestRequest {
  return withBody(management(account, "PUT", `${pipePath(account)}/settings`), JSON.stringify(body));
}

/**
 * Lists the account's services.
 *
 * @param account the sender
 * @param filters values of `filter`, not yet encoded
 */
export function listServices(account: TestAccount, ...filters: readonly string[]): TestRequest {
  const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join("&");
  const path = `/v1/organizations/${account.organizationId}/services`;
  return management(account, "GET", query === "" ? path : `${path}?${query}`);
}

/** Updates the account's alert on a tile. */
export function updateAlert(account: TestAccount, body: AlertUpdate | Record<string, unknown>): TestRequest {
  const path = `/api/v2/alerts/${account.alertId}`;
  return withBody(observability(account, "PUT", path), JSON.stringify(body));
}

/** Lists the account's dashboards. */
export function listDashboards(account: TestAccount): TestRequest {
  return observability(account, "GET", "/api/v2/dashboards");
}

function management({ keyId, keySecret }: TestAccount, method: string, target: string): TestRequest {
  return { method, target, headers: { authorization: basicHeader(keyId, keySecret) } };
}

function observability({ token }: TestAccount, method: string, target: string): TestRequest {
  return { method, target, headers: { authorization: `Bearer ${token}` } };
}

/** One value per operation of every API. A new operation does not compile until it has one. */
export type ByOperation<Value> = Readonly<
  Record<keyof typeof managementOperations | keyof typeof observabilityOperations, Value>
>;

/** One successful request per operation. */
export function requestsByOperation(account: TestAccount): ByOperation<TestRequest> {
  return {
    getPipe: getPipe(account),
    updatePipeSettings: updateSettings(account, { engine_max_threads: 3 }),
    listServices: listServices(account),
    updateAlert: updateAlert(account, { threshold: 3 }),
    listDashboards: listDashboards(account),
  };
}

/** One successful request per operation, with the status of its response and the `Allow` header of its path. */
export function successesOf(account: TestAccount) {
  const requests = requestsByOperation(account);
  const operations = Object.values({ ...managementOperations, ...observabilityOperations });
  return operations.map(({ operationId, path, success }) => {
    const [status = Number.NaN] = Object.keys(success).map(Number);
    const methods = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    const allow = [...methods, ...(methods.some((method) => method === "GET") ? ["HEAD"] : []), "OPTIONS"];
    return { operationId, request: requests[operationId], status, methods, allow: allow.join(", ") };
  });
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
