/** Invariants of every response. The suite checks them on each one. */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { listOperations } from "../../../scripts/lib/document.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { compileResponses } from "../../contract/bundle-schemas.ts";
import { bodyOf } from "./responses.ts";
import type { TestRequest, TestResponse } from "./subject.ts";

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Implementation details that no response may contain. */
const inside = /\n\s+at |node_modules|file:\/\/|\.[jt]s:\d|\bSELECT\b|SQLITE|sqlstate/i;

/** Checks a response to a request. */
export type Check = (request: TestRequest, response: TestResponse) => void;

/** Creates a check that every success matches its schema, by two validators. */
export async function createContractCheck(): Promise<Check> {
  const routes = (await Promise.all((await readRegister()).apis.map(readRoutes))).flat();
  return ({ method, target }, { status, headers, text }) => {
    const routed = method === "HEAD" ? "GET" : method;
    const path = target.split("?", 1)[0] ?? "";
    const route = routes.find((other) => other.method === routed && other.pattern.test(path));
    if (!route || status < 200 || status > 299) return;
    expect(headers["content-type"]).toMatch(/^application\/json\b/);
    if (method === "HEAD") return;
    route.check(status, JSON.parse(text));
  };
}

interface CheckedRoute {
  readonly method: string;
  readonly pattern: RegExp;
  check(status: number, body: unknown): void;
}

async function readRoutes({ name, generated }: { name: string; generated: string }): Promise<CheckedRoute[]> {
  // `generate` wrote it, and the tests of `generate` compare it.
  const document = JSON.parse(
    await readFile(path.join(generated, "openapi.json"), "utf8"),
  ) as OpenApiDocument;
  const byAjv = compileResponses(document);
  const compiled = await apis.find((api) => api.name === name)?.loadResponses();
  return listOperations(document).map(({ operationId, method, path: template }) => ({
    method,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    check: (status, body) => {
      const key = `${operationId} ${status}`;
      const validate = byAjv.get(key);
      expect(validate, `${key} is described`).toBeDefined();
      validate?.(body);
      expect(validate?.errors ?? [], key).toEqual([]);
      const closed = compiled?.[operationId];
      if (!closed) throw new Error(`${operationId} has no compiled validator.`);
      closed(body);
      // The closed copy of the schema refuses more than the contract does.
      const errors = (closed.errors ?? []).filter(
        ({ keyword }) => keyword !== "additionalProperties" && keyword !== "x-extensible-enum",
      );
      expect(errors, `${key} by the compiled validators`).toEqual([]);
    },
  }));
}

/**
 * Creates a check of the headers, the envelope and the request id.
 *
 * @param maxStatus highest status that is allowed; 499 unless a test makes the platform fail
 * @returns a check that also rejects a repeated request id
 */
export function createPlatformCheck(maxStatus = 499): Check {
  const seen = new Set<string>();
  return (request, response) => {
    const { status, headers, text } = response;
    const requestId = headers["x-request-id"] ?? "";
    expect(requestId, text).toMatch(uuid4);
    expect(seen.has(requestId), "a request id that another response had").toBe(false);
    seen.add(requestId);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(status, "422 is never sent").not.toBe(422);
    expect(status, text).toBeLessThanOrEqual(maxStatus);
    expect(text).not.toMatch(inside);
    checkHeadersOf(status, headers);
    if (request.method === "HEAD" || status === 204 || status === 304) expect(text).toBe("");
    else checkBody(request, response, requestId);
  };
}

function checkHeadersOf(status: number, headers: Readonly<Record<string, string>>): void {
  if (status === 401) expect(headers["www-authenticate"]).toMatch(/^(Basic|Bearer) realm="\w+"/);
  if (status === 405) expect(headers["allow"]).toMatch(/\bOPTIONS\b/);
  if (status === 429 || status === 503) expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
}

/** Checks the envelope of a success and the form of an error. */
function checkBody({ target }: TestRequest, response: TestResponse, requestId: string): void {
  const { status, headers } = response;
  expect(headers["content-type"]).toBe("application/json");
  const body = bodyOf(response);
  const ofManagement = /^\/v1(?:$|[/?])/.test(target);
  const envelope = ofManagement ? managementMembers : observabilityMembers;
  expect(Object.keys(body)).toEqual(status < 400 ? envelope.success : envelope.error);
  if (ofManagement) expect(body).toMatchObject({ status, requestId });
  if (status >= 400) expect(body.error ?? body.message).toMatch(envelope.says);
}

const managementMembers = {
  success: ["status", "requestId", "result"],
  error: ["status", "requestId", "error"],
  says: /^[A-Z]+(_[A-Z]+)*: \S/,
};

const observabilityMembers = { success: ["data"], error: ["message"], says: /\S/ };
