/** `--dry-run` and `--curl`: the request of a call, which is not sent. */
import type { Operation, SecurityAlternative } from "../../contract/operation.ts";
import { curlCommand, quote } from "../../samples/curl-sample.ts";
import { chooseAlternative, secretOf, writeCredentials } from "../../samples/sample-values.ts";
import { callClient } from "../profile/call-client.ts";
import { addressesOf } from "../profile/connection.ts";
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
  const { baseUrl } = connection;
  const known = (api.servers ?? []).filter((server) => URL.canParse(server, baseUrl));
  const own = known.map((server) => [server, new URL(server, baseUrl).href]);
  const servers = { ...Object.fromEntries(own), ...connection.servers };
  const addresses = addressesOf({ baseUrl, ...(api.servers && { servers }) });
  const options = { ...credentials, ...addresses, fetch, retry: false };
  await callClient(client, operationId, run.request, options).catch((error: unknown) => {
    if (!sent) throw error;
  });
  const operation = client.operations[operationId];
  if (!sent || !operation) throw new Error(`The client has no operation ${operationId}.`);
  const security = chooseAlternative(operation, credentials);
  const headers = new Headers(sent.init.headers);
  const written = writeCredentials(security, (part) => secretOf(part, String));
  for (const name of Object.keys(written.headers)) {
    // Cookies of the credentials are behind those of parameters.
    const others = name === "cookie" && removeEnd(headers.get(name), written.headers[name]);
    if (others) headers.set(name, others);
    else headers.delete(name);
  }
  const url = removeEnd(sent.url, written.query.join("&")) ?? sent.url;
  return {
    operation,
    url,
    headers: Object.fromEntries(headers),
    body: sent.init.body ?? undefined,
    security,
  };
}

/** Removes what a text ends with, and the separator before it. */
function removeEnd(text: string | null, end = ""): string | undefined {
  if (!text || end === "" || !text.endsWith(end)) return undefined;
  return text.slice(0, -end.length).replace(/(?:[?&]|; )$/, "");
}

export function printRequest(request: RecordedRequest, json: boolean): string {
  const { operation, body } = request;
  const written = writeCredentials(request.security, (part) => `<${secretOf(part, String)}>`);
  const separator = request.url.includes("?") ? "&" : "?";
  const url = [request.url, ...(written.query.length > 0 ? [written.query.join("&")] : [])].join(separator);
  const cookie = request.headers["cookie"];
  const headers = { ...request.headers, ...written.headers };
  if (cookie && written.headers["cookie"]) headers["cookie"] = `${cookie}; ${written.headers["cookie"]}`;
  const { method } = operation;
  if (json) return `${JSON.stringify({ method, url, headers, body: describeBody(request) }, null, 2)}\n`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const content = body instanceof Blob ? `(${body.size} bytes)` : body;
  return `${[`${method} ${url}`, ...lines, ...(content === undefined ? [] : ["", content])].join("\n")}\n`;
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
