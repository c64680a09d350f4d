import { credentialVariable } from "../contract/credential-parts.ts";
import { type Operation, partsOf, type SecurityAlternative } from "../contract/operation.ts";
import { type WrittenParameters, writeParameters } from "../contract/parameter-style.ts";
import { reasonAgainstValue, writeAnyParameter } from "../contract/styled-parameter.ts";
import { FileName, formArguments, replaceFiles } from "./form-sample.ts";
import { quote } from "./quote.ts";
import {
  chooseAlternative,
  maxWidth,
  resourceOf,
  type SampleValues,
  secretOf,
  selectParameters,
} from "./sample-values.ts";

/** Maximum length of an address in its line, which has an indentation, quotes and a backslash as well. */
const maxAddress = maxWidth - 6;

/**
 * Prints a curl command for a POSIX shell, one argument per line, which fails if the response is not a success (curl 7.76; 7.87 for a key in
 * the query). The ids of a long address are in variables; a path parameter without a value stays as in the template.
 */
export function curlSample(operation: Operation, given: SampleValues): string {
  const values = leaveOutUnwritable(operation, given);
  const { assignments, address } = shellAddress(operation, values);
  return assignments + curlCommand(operation, { ...curlRequest(operation, values), address });
}

/** Prints the same command on one line, with the whole address. */
export function curlLine(operation: Operation, values: SampleValues): string {
  const request = curlRequest(operation, leaveOutUnwritable(operation, values));
  return curlCommand(operation, request).trimEnd().replaceAll(" \\\n  ", " ");
}

/** Leaves out parameters that their style has no form for, such as a list of objects in an example. */
export function leaveOutUnwritable(operation: Operation, values: SampleValues): SampleValues {
  const given = new Map(selectParameters(operation, values.parameters));
  const written = operation.parameters.filter(
    (parameter) =>
      given.has(parameter.name) && reasonAgainstValue(parameter, given.get(parameter.name)) === undefined,
  );
  return { ...values, parameters: Object.fromEntries(written.map(({ name }) => [name, given.get(name)])) };
}

function curlRequest(operation: Operation, values: SampleValues): CurlRequest {
  const { credentials } = values;
  const security = credentials ? chooseAlternative(operation, credentials) : operation.security[0];
  const { address, headers } = writeRequest(operation, values);
  const body = bodyArguments(operation, values);
  return { address: quote(address), headers, security, credentials, body };
}

/** Names that a variable cannot have: that of the address, and where a shell finds commands. */
const reserved = /^(?:url|path)$/i;

/** Puts the ids of a long address into variables, such as `pipe` for `{pipeId}`, and what does not fit a line into `url`. */
function shellAddress(
  operation: Operation,
  values: SampleValues,
): { readonly assignments: string; readonly address: string } {
  const { address } = writeRequest(operation, values);
  // Other characters have a meaning for a shell, even within double quotes.
  const isPlain = /^[\w.:/-][\w.:/%?&=,-]*$/.test(address);
  if (address.length <= maxAddress || !isPlain || operation.path.includes("{+"))
    return { assignments: "", address: quote(address) };
  let url = (values.server ?? values.baseUrl).replace(/\/$/, "");
  const [path = "", query] = address.slice(url.length).split("?");
  const segments = path.split("/").slice(1);
  const ids = new Map<string, string>();
  const parts = operation.path
    .split("/")
    .slice(1)
    .map((placeholder, index) => {
      const [name, value = ""] = [resourceOf(placeholder), segments[index]];
      if (name === undefined || reserved.test(name) || ids.has(name)) return `/${value}`;
      ids.set(name, value);
      return `/$${name}`;
    });
  const lines = [...ids].map(([name, value]) => `${name}=${value}`);
  for (const part of query === undefined ? parts : [...parts, `?${query}`]) {
    const fits = url.length + part.length <= maxAddress;
    if (!fits) lines.push(`url=${url}`);
    url = (fits ? url : "$url") + part;
  }
  return { assignments: `${lines.join("\n")}\n\n`, address: `"${url}"` };
}

/** A request as curl sends it. */
export interface CurlRequest {
  /** Argument with the whole address. */
  readonly address: string;
  readonly headers: WrittenParameters["headers"];
  readonly security: SecurityAlternative | undefined;
  /** Without them, the command reads variables of the shell. */
  readonly credentials?: SampleValues["credentials"];
  /** Arguments for its body. */
  readonly body: readonly string[];
}

/** Prints the curl command of a request, as {@link curlSample} does. */
export function curlCommand(
  operation: Operation,
  { address, headers, security, credentials, body }: CurlRequest,
): string {
  const kinds = Object.values(operation.success).map(({ kind }) => kind);
  const hasBinary = kinds.includes("binary");
  const { method } = operation;
  const choice = method === "HEAD" ? " --head" : ` --request ${method}`;
  const lines = [
    `curl --fail-with-body${method === "GET" ? "" : choice}`,
    address,
    ...authorization(security, credentials),
    ...Object.entries(headers).map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...body,
    // curl does not print bytes to a terminal.
    ...(hasBinary ? ["--output result"] : []),
    ...(kinds[0] === "stream" ? ["--no-buffer"] : []),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}

function bodyArguments(
  { requestBody }: Operation,
  { body, bodyText, file }: SampleValues,
): readonly string[] {
  if (!requestBody || (body === undefined && file === undefined)) return [];
  if (requestBody.kind === "form")
    return formArguments(requestBody, Object(replaceFiles(requestBody, body, (name) => new FileName(name))));
  const type = `--header ${quote(`Content-Type: ${requestBody.mediaType}`)}`;
  if (file !== undefined) return [type, `--data-binary ${quote(`@${file}`)}`];
  // --data would read a file if a text begins with @.
  if (requestBody.kind === "text") return [type, `--data-raw ${quote(String(body))}`];
  return [type, `--data ${quote(bodyText ?? JSON.stringify(body, null, 2))}`];
}

/** Writes the parameters of a request as the client does. A path parameter without a value stays as in the template. */
export function writeRequest(
  operation: Operation,
  { baseUrl, server, parameters }: SampleValues,
): WrittenParameters {
  const values = new Map(selectParameters(operation, parameters));
  const { address, headers } = writeParameters(operation, (parameter) =>
    values.has(parameter.name) ? writeAnyParameter(parameter, values.get(parameter.name)) : undefined,
  );
  return { address: (server ?? baseUrl).replace(/\/$/, "") + address, headers };
}

/** The arguments with the credentials. Double quotes keep the variables of the shell. */
function authorization(
  alternative: CurlRequest["security"],
  credentials: CurlRequest["credentials"],
): readonly string[] {
  const text = (value: string): string => (credentials ? quote(value) : `"${value}"`);
  const read = (option: string) => (credentials ? credentials[option] : `$${credentialVariable(option)}`);
  return (alternative ? partsOf(alternative) : []).map((part) => {
    const secret = secretOf(part, read);
    if (part.kind === "basic") return `--user ${text(secret)}`;
    if (part.kind === "bearer") return `--header ${text(`Authorization: Bearer ${secret}`)}`;
    if (part.kind === "header") return `--header ${text(`${part.name}: ${secret}`)}`;
    // curl encodes a value of the query.
    return `${part.kind === "query" ? "--url-query" : "--cookie"} ${text(`${part.name}=${secret}`)}`;
  });
}
