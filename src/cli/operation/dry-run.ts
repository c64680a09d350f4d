/** `--dry-run` and `--curl`: the request of a call, which is not sent. */
import type { Operation, SecurityAlternative } from "../../contract/operation.ts";
import { curlCommand, quote } from "../../samples/curl-sample.ts";
import { chooseAlternative, credentialVariables } from "../../samples/sample-values.ts";
import { callClient } from "../profile/call-client.ts";
import type { OperationRun } from "./operation-run.ts";

export interface RecordedRequest {
  readonly operation: Operation;
  readonly url: string;
  /** By lower-case name, without credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or a `Blob`; undefined if there is none. */
  readonly body: unknown;
  /** How it would be authorized; undefined if the operation takes no credentials. */
  readonly security: SecurityAlternative | undefined;
}

/**
 * Records the request that the client would send. It gets placeholders for the credentials, so that no secret is read. Throws the client's
 * errors of an invalid request, of an invalid address and of missing credentials.
 */
export async function recordRequest(run: OperationRun): Promise<RecordedRequest> {
  const { api, client, connection } = run;
  const { operationId } = run.command;
  const names = Object.keys(connection.credentialSources);
  const placeholders = names.length > 0 ? names : api.credentials.flat();
  const credentials = Object.fromEntries(placeholders.map((name) => [name, name]));
  let sent: { readonly url: string; readonly init: RequestInit } | undefined;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent = { url, init };
    throw new Error("This request is only recorded.");
  };
  const options = { ...credentials, baseUrl: connection.baseUrl, fetch, retry: false };
  await callClient(client, operationId, run.request, options).catch((error: unknown) => {
    if (!sent) throw error;
  });
  const operation = client.operations[operationId];
  if (!sent || !operation) throw new Error(`The client has no operation ${operationId}.`);
  const security = chooseAlternative(operation, credentials);
  const headers = Object.fromEntries(new Headers(sent.init.headers));
  delete headers[headerOf(security)];
  return { operation, url: sent.url, headers, body: sent.init.body ?? undefined, security };
}

/** Header with the credentials, in lower case. */
function headerOf(security: SecurityAlternative | undefined): string {
  return security?.scheme === "key" ? security.header.toLowerCase() : "authorization";
}

export function printRequest(request: RecordedRequest, json: boolean): string {
  const { operation, url, body } = request;
  const headers = { ...request.headers, ...describeCredentials(request.security) };
  const { method } = operation;
  if (json) return `${JSON.stringify({ method, url, headers, body: describeBody(request) }, null, 2)}\n`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const content = body instanceof Blob ? `(${body.size} bytes)` : body;
  return `${[`${method} ${url}`, ...lines, ...(content === undefined ? [] : ["", content])].join("\n")}\n`;
}

function describeCredentials(security: SecurityAlternative | undefined): Readonly<Record<string, string>> {
  if (!security) return {};
  const names = Object.keys(credentialVariables[security.scheme]).join(":");
  const scheme = { basic: "Basic ", bearer: "Bearer ", key: "" }[security.scheme];
  return { [headerOf(security)]: `${scheme}<${names}>` };
}

/** The body as a JSON value; of bytes, their number. */
function describeBody({ operation, body }: RecordedRequest): unknown {
  if (body instanceof Blob) return { bytes: body.size };
  return operation.requestBody?.kind === "json" && typeof body === "string" ? JSON.parse(body) : body;
}

/** Prints a request as a curl command for a POSIX shell, which reads the credentials from the variables of the environment. */
export function printCurl(request: RecordedRequest, file: string | undefined): string {
  const { operation, url, headers, body, security } = request;
  return curlCommand(operation, {
    address: quote(url),
    headers,
    security,
    body: bodyArguments(body, file),
  });
}

function bodyArguments(body: unknown, file: string | undefined): readonly string[] {
  if (body === undefined) return [];
  if (body instanceof Blob) return [`--data-binary ${quote(`@${file}`)}`];
  // Not --data, which would read a file if a text begins with @.
  return [`--data-raw ${quote(String(body))}`];
}
