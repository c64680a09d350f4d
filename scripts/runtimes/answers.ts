/** Payloads that the test server answers with: the first example of every operation's success, out of the documents. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readRegister } from "../lib/apis.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, dereference, listOperations } from "../lib/document.ts";

/** Finds the answer to a request. */
export type FindAnswer = (method: string, pathname: string) => string | undefined;

/**
 * Reads the answers of every operation of every API.
 *
 * @returns what gives an operation's envelope as JSON; undefined for what no document describes
 * @throws when an operation has no example of its success
 */
export async function readAnswers(): Promise<FindAnswer> {
  const { apis } = await readRegister();
  const answers = await Promise.all(apis.map(({ generated }) => readDocument(generated)));
  const all = answers.flat();
  return (method, pathname) =>
    all.find((answer) => answer.method === method && answer.pattern.test(pathname))?.body;
}

interface Answer {
  readonly method: string;
  readonly pattern: RegExp;
  readonly body: string;
}

async function readDocument(folder: string): Promise<readonly Answer[]> {
  // Written by `npm run generate`, which lints what it bundles.
  const document = JSON.parse(await readFile(path.join(folder, "openapi.json"), "utf8")) as OpenApiDocument;
  return listOperations(document).map((operation) => ({
    method: operation.method,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]*\}/g, "[^/]+")}$`),
    body: JSON.stringify(firstExample(document, operation)),
  }));
}

function firstExample(document: OpenApiDocument, { operationId, object }: DocumentOperation): unknown {
  const success = object.responses["200"];
  const content = success && dereference(document, success).content?.["application/json"];
  const [example] = Object.values(content?.examples ?? {});
  if (example === undefined) throw new Error(`${operationId}: its status 200 has no named example.`);
  return dereference(document, example).value;
}
