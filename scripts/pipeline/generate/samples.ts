/** Code samples of every operation, with the examples of the document: files of their own, and `x-codeSamples` of the bundle. */
import type { CommandModel } from "../../../src/cli/model/command-model.ts";
import { findReferenced } from "../../../src/contract/openapi.ts";
import { type DocumentOperation, listOperations } from "../../../src/contract/read-document.ts";
import { curlSample } from "../../../src/samples/curl-sample.ts";
import { defaultAddress, sampleAddress } from "../../../src/samples/document-values.ts";
import type { SampleParameter } from "../../../src/samples/sample-values.ts";
import { typescriptSample } from "../../../src/samples/typescript-sample.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { exampleArguments } from "../../lib/import-client.ts";
import { issueMember } from "./made-examples.ts";

/** Number of operations up to which samples are files as well: three for each, which nobody reviews in a large API. */
export const maxOperationsWithFiles = 100;

/** A code sample of one operation. */
export interface Sample {
  readonly operationId: string;
  /** Language, by the names of GitHub Linguist. */
  readonly lang: string;
  readonly label: string;
  readonly source: string;
  /** File of the sample, relative to the API's folder under generated/. */
  readonly file: string;
}

/** Generates the samples of a bundled document, for the default address of its first server. */
export function generateSamples(
  api: string,
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
  commands: readonly CommandModel[],
  longCommands: ReadonlySet<string>,
): readonly Sample[] {
  const baseUrl = defaultAddress(document);
  const samples = operations.flatMap((operation): Sample[] => {
    const { entry } = operation;
    const { operationId } = entry;
    const server = entry.server === undefined ? undefined : sampleAddress(entry.server);
    const values = { api, baseUrl, server, ...exampleValues(document, operation) };
    const file = `samples/${operationId}`;
    return [
      { operationId, lang: "Shell", label: "curl", source: curlSample(entry, values), file: `${file}.sh` },
      {
        operationId,
        lang: "TypeScript",
        label: "TypeScript",
        source: typescriptSample(entry, values),
        file: `${file}.ts`,
      },
    ];
  });
  const issues = new Map(operations.map((operation) => [operation.entry.operationId, issueOf(operation)]));
  const own = commands.map((command) => commandSample(command, longCommands.has(command.name) ? api : ""));
  return [...samples, ...own].map((sample) => {
    const issue = issues.get(sample.operationId);
    const mark = sample.lang === "TypeScript" ? "//" : "#";
    return issue === undefined ? sample : { ...sample, source: `${mark} ${issue}\n${sample.source}` };
  });
}

/** Comment for a sample whose values are not valid: the document has no example, and none could be made. */
function issueOf({ parameters, requestBody }: DocumentOperation): string | undefined {
  const nodes = [...parameters, ...(requestBody?.content ? [requestBody.content] : [])].map(
    ({ node }) => node,
  );
  const issue = nodes.map(({ object }) => object[issueMember]).find((each) => each !== undefined);
  return issue === undefined
    ? undefined
    : `The document has no example, and one made from the schema is not valid: ${String(issue)}.`;
}

/** The example of the command's `--help`, with the name of its API if there is no short form. */
function commandSample({ name, operationId, example }: CommandModel, api: string): Sample {
  const source = `${api ? example.replaceAll(`dataplat ${name}`, `dataplat ${api} ${name}`) : example}\n`;
  return { operationId, lang: "Shell", label: "Command line", source, file: `samples/${operationId}.cli.sh` };
}

/** Adds samples to the operations of a document as `x-codeSamples`, which docs tools show. */
export function addSamples(document: OpenApiDocument, samples: readonly Sample[]): OpenApiDocument {
  const copy = structuredClone(document);
  const byOperation = new Map<string, object[]>();
  for (const { operationId, lang, label, source } of samples) {
    const own = byOperation.get(operationId) ?? [];
    byOperation.set(operationId, [...own, { lang, label, source }]);
  }
  for (const { entry, node } of listOperations(copy, "skip")) {
    Object.assign(node.object, { "x-codeSamples": byOperation.get(entry.operationId) ?? [] });
  }
  return copy;
}

/**
 * The examples of the required parameters, and the first named example of the request body. An optional parameter changes what is
 * asked for, and its example may be chosen by the document: a sample that is copied sends none.
 */
export function exampleValues(
  document: OpenApiDocument,
  operation: DocumentOperation,
): {
  readonly parameters: Readonly<Record<string, SampleParameter>>;
  readonly body: unknown;
  readonly file: string | undefined;
  readonly hasListedValues: boolean;
} {
  const { parameters, bodies } = exampleArguments(document, operation);
  const required = operation.entry.parameters.flatMap(({ name, required }) =>
    required ? [[name, parameters[name]]] : [],
  );
  const [body] = bodies.values();
  return {
    // Examples are JSON.
    parameters: Object.fromEntries(required) as Readonly<Record<string, SampleParameter>>,
    body,
    // Bytes have no example.
    file: operation.entry.requestBody?.kind === "binary" ? "file" : undefined,
    hasListedValues: operation.parameters.some(
      ({ entry, node }) => entry.required && hasListedValues(document, node.object["schema"]),
    ),
  };
}

/** Whether a schema, or one within it, has a closed list of values. */
function hasListedValues(document: OpenApiDocument, schema: unknown, visited: unknown[] = []): boolean {
  if (typeof schema !== "object" || schema === null || visited.includes(schema)) return false;
  visited.push(schema);
  if ("enum" in schema || "const" in schema) return true;
  const target = "$ref" in schema && typeof schema.$ref === "string" && findReferenced(document, schema.$ref);
  return [target, ...Object.values(schema)].some((each) => hasListedValues(document, each, visited));
}
