import type { Operation } from "../contract/operation.ts";
import { type WrittenParameters, writeParameter, writeParameters } from "../contract/parameter-style.ts";
import { credentialVariables, type SampleValues, selectParameters } from "./sample-values.ts";

/**
 * Prints a curl command for a POSIX shell, one argument per line. It fails if the response is not a success (curl 7.76).
 *
 * @param operation an operation of the API
 * @param values the request; a path parameter without a value stays as in the template
 */
export function curlSample(operation: Operation, values: SampleValues): string {
  const method = operation.method === "GET" ? "" : ` --request ${operation.method}`;
  const { address, headers } = writeRequest(operation, values);
  const lines = [
    `curl --fail-with-body${method}`,
    quote(address),
    ...authorization(operation, values.credentials),
    ...Object.entries(headers).map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
  ];
  if (values.body !== undefined) {
    lines.push(`--header 'Content-Type: ${operation.requestBody?.mediaType ?? "application/json"}'`);
    lines.push(`--data ${quote(values.bodyText ?? JSON.stringify(values.body, null, 2))}`);
  }
  return `${lines.join(" \\\n  ")}\n`;
}

/**
 * Writes the parameters of a request as the client does it.
 *
 * @param operation an operation of the API
 * @param values the request; a path parameter without a value stays as in the template
 * @returns the whole address, and the headers
 */
export function writeRequest(operation: Operation, { baseUrl, parameters }: SampleValues): WrittenParameters {
  const values = new Map(selectParameters(operation, parameters));
  const { address, headers } = writeParameters(operation, (parameter) =>
    values.has(parameter.name) ? writeParameter(parameter, values.get(parameter.name)) : undefined,
  );
  return { address: baseUrl.replace(/\/$/, "") + address, headers };
}

/** The argument with the credentials, if there is one. Double quotes keep the variables of the shell. */
function authorization({ security }: Operation, credentials: SampleValues["credentials"]): readonly string[] {
  const [alternative] = security;
  if (!alternative) return [];
  const { scheme } = alternative;
  const variables = credentialVariables[scheme].map((name) => `$${name}`).join(":");
  const secret = credentials ? Object.values(credentials).join(":") : variables;
  const text = (value: string): string => (credentials ? quote(value) : `"${value}"`);
  switch (scheme) {
    case "basic":
      return [`--user ${text(secret)}`];
    case "bearer":
      return [`--header ${text(`Authorization: Bearer ${secret}`)}`];
    case "key":
      return [`--header ${text(`${alternative.header}: ${secret}`)}`];
  }
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
