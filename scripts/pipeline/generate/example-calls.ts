/** Calls of an operation in the doc comments of a generated client. */
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { lowerCamelCase } from "../../../src/samples/camel-case.ts";
import { leaveOutUnwritable, writeRequest } from "../../../src/samples/curl-sample.ts";
import { selectParameters } from "../../../src/samples/sample-values.ts";
import { callArguments, printCall } from "../../../src/samples/typescript-sample.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { exampleValues } from "./samples.ts";
import { constantName } from "./single-operations.ts";

/** One call as TypeScript, through each of the functions that a client exports; empty without operations. */
export interface ExampleCalls {
  readonly client: string;
  /** The operation's constant. */
  readonly constant: string;
  readonly fetch: string;
  readonly fetchClient: string;
}

/** Calls of the first operation that only reads, or else of the first one, with the examples of the document. */
export function exampleCalls(
  api: string,
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): ExampleCalls {
  const operation = operations.find(({ entry }) => entry.safe) ?? operations[0];
  if (!operation) return { client: "", constant: "", fetch: "", fetchClient: "" };
  const { entry } = operation;
  const values = { api, baseUrl: "", ...exampleValues(document, operation) };
  const variable = lowerCamelCase(api);
  const { address } = writeRequest(entry, leaveOutUnwritable(entry, values));
  const init = entry.method === "GET" ? "" : `, { method: "${entry.method}" }`;
  const given = new Map(selectParameters(entry, values.parameters));
  // By the names of the document, which are unique in their place only.
  const groups = ["path", "query", "header", "cookie"].flatMap((place) => {
    const group = operation.parameters.flatMap(({ entry: { name, in: own }, node }) =>
      own === place && given.has(name) ? [[String(node.object["name"]), given.get(name)]] : [],
    );
    return group.length > 0 ? [[place, Object.fromEntries(group)] as const] : [];
  });
  const request = {
    ...(groups.length > 0 && { params: Object.fromEntries(groups) }),
    ...(values.body !== undefined && { body: values.body }),
  };
  const requestArguments = Object.keys(request).length > 0 ? [request] : [];
  return {
    client: printCall(`const result = await ${variable}.${entry.operationId}`, callArguments(entry, values)),
    constant: constantName(api, entry.operationId),
    fetch: `const response = await ${variable}Fetch(${JSON.stringify(address)}${init});`,
    fetchClient: printCall(`const { data, error } = await client.${entry.method}`, [
      entry.path,
      ...requestArguments,
    ]),
  };
}
