/** Invariants of every response. The platforms under test validate their successes themselves. */
import { expect } from "vitest";
import { tenantOperations } from "./requests.ts";
import { jsonOf } from "./responses.ts";
import type { TestRequest, TestResponse } from "./subject.ts";

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Implementation details that no response may contain. */
const details =
  /\n\s+at |at async |node_modules|node:internal|file:\/\/|\.[jt]s:\d|\bSELECT\b|SQLITE|sqlstate/i;

/** Unknown members of a body: a response repeats their names, which may be any text, such as `select`. */
const unknownMembers = /(?<=\/body\/)(?:(?!\/body\/).)*?(?= is unknown)/g;

/** Creates a check of the headers, the envelope and the request id. Returns a check that also rejects a repeated request id. */
export function createPlatformCheck(maxStatus = 499) {
  const requestIds = new Set<string>();
  return (request: Pick<TestRequest, "method" | "target">, response: TestResponse): void => {
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

const successes = tenantOperations.flatMap(({ operation }) => Object.values(operation.success));

/** Media types of successes that are not JSON; undefined for one without content. */
const otherTypes = successes.flatMap(({ kind, mediaType }) => (kind === "json" ? [] : [mediaType]));

/** Whether some success is JSON without an envelope. */
const hasBarePayloads = successes.some(({ kind, payload }) => kind === "json" && payload === undefined);

/** Checks the envelope of a success and the form of an error. */
function checkBody(target: string, response: TestResponse, requestId: string): void {
  const { status, headers, text } = response;
  const type = text === "" ? headers["content-type"] : (headers["content-type"] ?? "");
  if (status < 400 && otherTypes.some((other) => type === other || type?.startsWith(`${other};`))) return;
  expect(type).toBe("application/json");
  const body = jsonOf(response);
  const isManagement = /^(?:[a-zA-Z]+:\/\/[^/?#]*)?\/v1(?:$|[/?#])/.test(target);
  const { success, error, message } = isManagement ? managementBody : observabilityBody;
  if (isManagement && "requestId" in body) expect(body).toMatchObject({ status, requestId });
  if (status < 400 && hasBarePayloads && Object.keys(body).join() !== success.join()) return;
  expect(Object.keys(body)).toEqual(status < 400 ? success : error);
  if (status >= 400) expect(body.error ?? body.message).toMatch(message);
  else expect(body.result ?? body.data).toBeTypeOf("object");
}

const managementBody = {
  success: ["status", "requestId", "result"],
  error: ["status", "requestId", "error"],
  message: /^[A-Z]+(_[A-Z]+)*: \S/,
};

const observabilityBody = { success: ["data"], error: ["message"], message: /\S/ };
