/** What is asked for: the seed that every platform begins with, and the requests. */

import type { Seed } from "../../../src/platform/seed/seed.ts";
import { readRegister } from "../../lib/apis.ts";
import { bundleApi, type OpenApiDocument } from "../../lib/bundle.ts";
import { demoCredentialsOf } from "../../lib/credentials.ts";
import { type DocumentOperation, dereference, listOperations } from "../../lib/document.ts";
import type { Request } from "./ask.ts";

/** Services in the list. */
const services = 1000;
/** Pipes that are written: as many as there are connections, so that they do not wait for each other's changes. */
export const pipes = 20;

/** One thing that a server is asked for, again and again. */
export interface Scenario {
  readonly name: string;
  /** One of each connection, which all have answers of the same size. */
  readonly requests: readonly [Request, ...Request[]];
  /** Whether Prism can do the same: its answers are examples of the document, however many services there are. */
  readonly prism: boolean;
}

/** Everything that the servers need. */
export interface Subject {
  /** The bundled document, for Prism. */
  readonly document: OpenApiDocument;
  /** The platform's data. */
  readonly seed: Seed;
  readonly read: Scenario;
  readonly write: Scenario;
  readonly list: Scenario;
}

/**
 * Makes the subject out of the document's own examples.
 *
 * @throws when no API of the register has the three operations, or they have no examples
 */
export async function readSubject(): Promise<Subject> {
  const { document, find } = await findDocument();
  const [getPipe, updatePipeSettings, listServices] = [
    find("getPipe"),
    find("updatePipeSettings"),
    find("listServices"),
  ];
  const credentials = demoCredentialsOf(document);
  if (credentials?.kind !== "basic") throw new Error("The API is expected to take HTTP Basic.");
  const { keyId, keySecret } = credentials;
  const headers = {
    authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
    accept: "application/json",
  };
  const pipe = largest(answersOf(document, getPipe));
  const service = largest(answersOf(document, listServices).flat());
  const settings = largest(bodiesOf(document, updatePipeSettings));
  const [organizationId, serviceId, pipeId] = [id(1), id(2), id(3)];
  const pipeIds = [pipeId, ...Array.from({ length: pipes - 1 }, (_, index) => id(100 + index))];
  const get = (operation: DocumentOperation): Request => ({
    method: "GET",
    target: fill(operation, { organizationId, serviceId, pipeId }),
    headers,
    body: undefined,
  });
  const put = (each: string): Request => ({
    method: "PUT",
    target: fill(updatePipeSettings, { organizationId, serviceId, pipeId: each }),
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(settings),
  });
  const { serviceId: _, ...content } = pipe;
  return {
    document,
    seed: {
      organizations: [
        {
          id: organizationId,
          keys: [{ id: keyId, secret: keySecret }],
          services: Array.from({ length: services }, (_, index) => ({
            ...service,
            id: index === 0 ? serviceId : id(10_000 + index),
            pipes: index === 0 ? pipeIds.map((each) => ({ ...content, id: each })) : [],
          })),
        },
      ],
    },
    read: { name: "GET one pipe", requests: [get(getPipe)], prism: true },
    write: {
      name: "PUT settings",
      requests: [put(pipeId), ...pipeIds.slice(1).map(put)],
      prism: true,
    },
    list: {
      name: `list ${services.toLocaleString("en")} services`,
      requests: [get(listServices)],
      prism: false,
    },
  };
}

async function findDocument(): Promise<{
  readonly document: OpenApiDocument;
  readonly find: (operationId: string) => DocumentOperation;
}> {
  const { apis, config } = await readRegister();
  for (const api of apis) {
    const document = await bundleApi(api, config);
    const operations = new Map(
      listOperations(document).map((operation) => [operation.operationId, operation]),
    );
    if (!operations.has("getPipe")) continue;
    const find = (operationId: string): DocumentOperation => {
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`${api.name} has no operation ${operationId}.`);
      return operation;
    };
    return { document, find };
  }
  throw new Error("No API of the register has the operation getPipe.");
}

/** UUIDs that tell what they are for; the first ones are those of the demo data. */
function id(number: number): string {
  const digit = String(number);
  return digit.length === 1
    ? `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`
    : `99999999-9999-4999-8999-${digit.padStart(12, "0")}`;
}

function fill({ path }: DocumentOperation, parameters: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => parameters[name] ?? "");
}

type Content = Readonly<Record<string, unknown>>;

/** Payloads of the success's examples. */
function answersOf(document: OpenApiDocument, { object }: DocumentOperation): Content[] {
  const reference = object.responses?.["200"];
  const response = reference && dereference(document, reference);
  const examples = Object.values(response?.content?.["application/json"]?.examples ?? {});
  // Linted against their schemas, which are envelopes.
  return examples.map((example) => (dereference(document, example).value as { result: Content }).result);
}

function bodiesOf(document: OpenApiDocument, { object }: DocumentOperation): Content[] {
  const body = object.requestBody && dereference(document, object.requestBody);
  const examples = Object.values(body?.content["application/json"]?.examples ?? {});
  // Linted against their schema, which is an object.
  return examples.map((example) => dereference(document, example).value as Content);
}

/** The one with the longest JSON; the least flattering one. */
function largest(values: readonly Content[]): Content {
  const [first] = values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (!first) throw new Error("An operation has no example.");
  return first;
}
