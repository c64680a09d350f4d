/** Requests with any values, as they are sent, and what rejects them. */
import { expect } from "vitest";
import type { UntypedOperation } from "../scripts/lib/import-client.ts";
import type { BodyContent, Operation } from "../src/contract/operation.ts";
import { writeParameters } from "../src/contract/parameter-style.ts";
import type { DocumentOperation } from "../src/contract/read-document.ts";
import { writeAnyParameter } from "../src/contract/styled-parameter.ts";
import { isMultipart, writeForm } from "../src/contract/write-form.ts";
import { safe } from "../src/index.ts";
import { apis } from "../src/platform/apis/index.ts";
import { FileName, replaceFiles } from "../src/samples/form-sample.ts";
import { writeCredentials } from "../src/samples/sample-values.ts";
import type { InvalidRequest, RequestValues } from "./invalid-requests.ts";

/** Secrets of an account, for every kind of credentials. */
export interface Secrets {
  readonly keyId: string;
  readonly keySecret: string;
  /** Access token and API key. */
  readonly token: string;
}

/** A request, exactly as it is sent. */
export interface TestRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Those of the demo data. */
export const demoSecrets: Secrets = { keyId: "demo-key", keySecret: "demo-secret", token: "demo-token" };

/** Address of an API on a platform. */
export function addressOn(platform: string, api: string): string {
  return platform + (apis.find(({ name }) => name === api)?.basePath ?? "");
}

/** Whether the platform looks up the credentials of an API; it accepts any for the others. */
export function hasTenants(api: string): boolean {
  return apis.some(({ name, tenantTerm }) => name === api && tenantTerm !== undefined);
}

/** The value of `Authorization` for HTTP Basic. */
export function basicHeader(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
}

/** Writes a request, valid or not, with credentials of the first alternative. Returns it as it is sent, with headers in lower case. */
export function writeRequest(
  entry: Operation,
  { parameters, body }: RequestValues,
  secrets: Secrets,
): TestRequest {
  const { address: target, headers } = writeParameters(entry, (parameter) =>
    writeAnyParameter(parameter, parameters[parameter.name]),
  );
  const credentials = authorize(entry, secrets);
  const query = credentials.query.map(
    (pair, index) => (index > 0 || target.includes("?") ? "&" : "?") + pair,
  );
  const request = {
    method: entry.method,
    target: target + query.join(""),
    headers: { ...headers, ...credentials.headers },
  };
  if (!entry.requestBody || body === undefined) return request;
  const { kind, mediaType } = entry.requestBody;
  const [type, text] =
    kind === "form"
      ? writeFormText(entry.requestBody, body)
      : [mediaType, kind === "json" ? JSON.stringify(body) : String(body)];
  return { ...request, headers: { ...request.headers, "content-type": type }, body: text };
}

/** Writes a form, whose files have one letter. */
function writeFormText(content: BodyContent, body: unknown): readonly [mediaType: string, text: string] {
  const named = Object(replaceFiles(content, body, (name) => new FileName(name)));
  const isFile = (value: unknown) => value instanceof FileName;
  const entries = writeForm(content, named, { isFile, fail: expect.unreachable });
  if (!isMultipart(content)) {
    const pairs = entries.map(({ name, text = "" }) => [name, text]);
    return [content.mediaType, new URLSearchParams(pairs).toString()];
  }
  const parts = entries.map(({ name, text = "a", file, type }) => {
    // Prism ends at a file without a type.
    const typeLine = file || type ? `\r\nContent-Type: ${type ?? "application/octet-stream"}` : "";
    const fileName = file ? `; filename="${file.name}"` : "";
    const head = `Content-Disposition: form-data; name="${name}"${fileName}${typeLine}`;
    return `--limit\r\n${head}\r\n\r\n${text}\r\n`;
  });
  return [`${content.mediaType}; boundary=limit`, `${parts.join("")}--limit--\r\n`];
}

function authorize({ security: [alternative] }: Operation, { keyId, keySecret, token }: Secrets) {
  const secret = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  return writeCredentials(alternative, ({ kind }) => (kind === "basic" ? secret : token));
}

/** The place of a violation, as an error message of the platform has it. */
function placeOf({ pointer, keyword }: InvalidRequest): string {
  if (pointer === "/body" && keyword === "required") return "body is missing";
  // On the platform, the unknown member of an object in a query is an unknown parameter.
  return /^\/parameters\/.*\/notInTheDocument$/.test(pointer) ? "notInTheDocument" : `${pointer} `;
}

/**
 * Expects that a client does not send a request, and that servers reject it. `mock`: an address and the status
 * that it answers. The platform answers 400, and names the place of the violation.
 */
export async function expectRejected(
  { entry }: DocumentOperation,
  invalid: InvalidRequest,
  call: UntypedOperation | undefined,
  platform: string,
  mock?: readonly [baseUrl: string, status: number],
): Promise<void> {
  const { pointer, keyword, ...values } = invalid;
  const what = `${entry.operationId} ${pointer} ${keyword}`;
  const { parameters } = values;
  const body = entry.requestBody
    ? replaceFiles(entry.requestBody, values.body, (name) => new File(["a"], name))
    : undefined;
  const args = [...(entry.parameters.length > 0 ? [parameters] : []), ...(body === undefined ? [] : [body])];
  const { error } = await safe(call?.(...args) ?? Promise.resolve());
  expect(error, what).toMatchObject({ kind: "invalid-request", attempts: 0 });
  const pointers = error?.kind === "invalid-request" ? error.issues.map((issue) => issue.pointer) : [];
  expect([...new Set(pointers)], what).toEqual([pointer]);
  const { target, ...init } = writeRequest(entry, { parameters, body }, demoSecrets);
  for (const [baseUrl, status] of [[platform, 400] as const, ...(mock ? [mock] : [])]) {
    const response = await fetch(baseUrl + target, init);
    expect(response.status, `${what} at ${baseUrl}`).toBe(status);
    const text = await response.text();
    if (baseUrl === platform && entry.method !== "HEAD") expect(text, what).toContain(placeOf(invalid));
  }
}
