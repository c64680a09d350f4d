/** `--dry-run` and `--curl`: the request of a call, which is not sent. */
import type { FormEntry } from "../../contract/write-form.ts";
import { curlCommand } from "../../samples/curl-sample.ts";
import { FileName, formArgument } from "../../samples/form-sample.ts";
import { quote } from "../../samples/quote.ts";
import { addToQuery, chooseAlternative, secretOf, writeCredentials } from "../../samples/sample-values.ts";
import { recordCall } from "../profile/call-client.ts";
import type { OperationRun } from "./operation-run.ts";

type RecordedRequest = Awaited<ReturnType<typeof recordRequest>>;

/** Prints the request that a run would send. A curl command is for a POSIX shell, and reads the credentials from variables. */
export async function printRecorded(run: OperationRun): Promise<void> {
  const { output, curl, body: file } = run.request.globals;
  const request = await recordRequest(run);
  const { operation, url, headers, security } = request;
  const text = curl
    ? curlCommand(operation, { address: quote(url), headers, security, body: bodyArguments(request, file) })
    : printRequest(request, output === "json");
  run.terminal.stdout.write(text);
}

/** Records the request that the client would send. The client gets placeholders for credentials, so that no secret is read. */
async function recordRequest({ api, connection, command: { operationId }, request }: OperationRun) {
  const names = Object.keys(connection.credentialSources);
  const placeholders = names.length > 0 ? names : api.credentials.flat();
  const credentials = Object.fromEntries(placeholders.map((name) => [name, name]));
  const { baseUrl } = connection;
  const known = (api.servers ?? []).filter((server) => URL.canParse(server, baseUrl));
  const own = known.map((server) => [server, new URL(server, baseUrl).href]);
  const servers = { ...Object.fromEntries(own), ...connection.servers };
  const addresses = { baseUrl, ...(api.servers && { servers }) };
  const sent = await recordCall(api, addresses, operationId, request, credentials);
  const operation = (await api.importClient()).operations[operationId];
  if (!operation) throw new Error(`The client has no operation ${operationId}.`);
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
  const body: unknown = sent.init.body ?? undefined;
  const parts = await readParts(body, request.files);
  return { operation, url, headers: Object.fromEntries(headers), body, parts, security };
}

/** Lists the parts of a multipart form; undefined for any other body. A part that is not a file of the command line is text. */
async function readParts(body: unknown, files: ReadonlyMap<File, string>) {
  if (!(body instanceof FormData)) return undefined;
  const others = new Map(files);
  const parts = [...body].map(async ([name, value]): Promise<FormEntry<FileName>> => {
    if (typeof value === "string") return { name, text: value };
    const type = value.type || "application/octet-stream";
    const isSame = (file: File) => file === value || (file.name === value.name && file.size === value.size);
    const [own, path] = [...others].find(([file]) => isSame(file)) ?? [];
    if (own) others.delete(own);
    return path === undefined
      ? { name, text: await value.text(), type }
      : { name, file: new FileName(path), type };
  });
  return Promise.all(parts);
}

/** Removes an ending and the separator before it; undefined if the text does not end so. */
function removeEnd(text: string | null, end = ""): string | undefined {
  if (!text || end === "" || !text.endsWith(end)) return undefined;
  return text.slice(0, -end.length).replace(/(?:[?&]|; )$/, "");
}

function printRequest(request: RecordedRequest, json: boolean): string {
  const { operation, body } = request;
  const written = writeCredentials(request.security, (part) => `<${secretOf(part, String)}>`);
  const url = addToQuery(request.url, written.query);
  const cookie = request.headers["cookie"];
  const headers = { ...request.headers, ...written.headers };
  if (cookie && written.headers["cookie"]) headers["cookie"] = `${cookie}; ${written.headers["cookie"]}`;
  const { method } = operation;
  if (json) return `${JSON.stringify({ method, url, headers, body: describeBody(request) }, null, 2)}\n`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const parts = request.parts?.map(({ name, text, file }) => `${name}=${file ? `@${file.name}` : text}`);
  const content = body instanceof Blob ? `(${body.size} bytes)` : (parts?.join("\n") ?? body);
  return `${[`${method} ${url}`, ...lines, ...(content === undefined ? [] : ["", content])].join("\n")}\n`;
}

/** The body as a JSON value; of bytes, their number. */
function describeBody({ headers, body, parts }: RecordedRequest): unknown {
  if (body instanceof Blob) return { bytes: body.size };
  if (parts) return parts.map(({ file, ...part }) => (file ? { ...part, file: file.name } : part));
  return /json/i.test(headers["content-type"] ?? "") && typeof body === "string" ? JSON.parse(body) : body;
}

function bodyArguments({ headers, body, parts }: RecordedRequest, file = ""): readonly string[] {
  if (parts) return parts.map((part) => formArgument(part, true));
  if (headers["content-type"] === "application/x-www-form-urlencoded") {
    const fields = new URLSearchParams(String(body));
    return [...fields].map(([name, text]) => formArgument({ name, text }, false));
  }
  if (body === undefined) return [];
  if (body instanceof Blob) return [`--data-binary ${quote(`@${file}`)}`];
  // Not --data, which would read a file if a text begins with @.
  return [`--data-raw ${quote(String(body))}`];
}
