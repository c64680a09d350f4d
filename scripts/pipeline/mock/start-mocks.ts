/** Starts `prism mock` for every API of the register, each on its own port. */
import path from "node:path";
import type { Operation } from "../../../src/contract/operation.ts";
import type { DocumentNode, DocumentOperation } from "../../../src/contract/read-document.ts";
import { errorMessage } from "../../../src/contract/read-error.ts";
import { type Api, readRegister } from "../../lib/apis.ts";
import { type OpenApiDocument, readBundle } from "../../lib/bundle.ts";
import { type PrismProcess, startPrism } from "./prism-process.ts";

export interface Mock {
  /** The API's name in the register. */
  readonly name: string;
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly baseUrl: string;
  /** The bundle that it serves. */
  readonly document: OpenApiDocument;
}

export interface RunningMocks {
  /** In the register's order. */
  readonly mocks: readonly Mock[];
  /** `name`: an API's name in the register. Returns the address of its mock. Throws if no API has that name. */
  baseUrl(name: string): string;
  /** Resolves to the name of the first mock that ends, also if a signal or stop() ends it. */
  readonly ended: Promise<string>;
  /** Stops all mocks. A second call does nothing. */
  stop(): Promise<void>;
}

export interface MockOptions {
  /** Port of the first API; the next API gets the next port. Default: 0, any free ports. */
  readonly port?: number;
  /** Absolute path of a register, with its bundles in `generated/` beside it. Default: this repository's. */
  readonly register?: string;
  /** Receives each line that Prism logs, with the API's name. By default, nothing is logged. */
  readonly log?: (api: string, line: string) => void;
}

/** Starts one Prism per API on 127.0.0.1. Throws if Prism has no bundle, rejects it, or a port is taken; the other mocks are stopped. */
export async function startMocks(options: MockOptions = {}): Promise<RunningMocks> {
  const { port = 0, register, log } = options;
  const { apis } = await readRegister(register);
  const starts = await Promise.allSettled(
    apis.map((api, index) => startMock(api, port === 0 ? 0 : port + index, log)),
  );
  const started = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const stop = async () => {
    await Promise.all(started.map(({ server }) => server.stop()));
  };
  const failures = starts.flatMap((start) => (start.status === "rejected" ? [start.reason] : []));
  if (failures.length > 0) {
    await stop();
    throw new Error(failures.map((failure) => errorMessage(failure)).join("\n"));
  }
  const mocks = started.map(({ mock }) => mock);
  const ended = Promise.race(started.map(({ mock, server }) => server.ended.then(() => mock.name)));
  return { mocks, baseUrl: (name) => findBaseUrl(mocks, name), ended, stop };
}

async function startMock(
  api: Api,
  port: number,
  log: MockOptions["log"],
): Promise<{ mock: Mock; server: PrismProcess }> {
  const { name, generated } = api;
  const document = await readBundle(api);
  try {
    const file = path.join(generated, "openapi.yaml");
    const server = await startPrism(file, port, log && ((line) => log(name, line)));
    return { mock: { name, baseUrl: server.baseUrl, document }, server };
  } catch (error) {
    throw new Error(`The mock of ${name} cannot start: ${explain(errorMessage(error), port)}`);
  }
}

/** Whether stock Prism finds an operation by its path. */
export const isRouted = ({ path: template }: Pick<Operation, "path">): boolean => !/[?*]/.test(template);

/** Why stock Prism does not answer a valid request with a success, in words; undefined if it does. */
export function explainGap(operation: DocumentOperation): string | undefined {
  const { entry, parameters, requestBody, responses } = operation;
  const success = responses.find(({ status }) => status.startsWith("2"));
  if (!success) return "the document has no success";
  if (!isRouted(entry)) return "stock Prism finds no path with a query or a wildcard";
  const { kind = "json", mediaType = "", sentAs = "", schema } = success.content ?? {};
  if (mediaType.includes("*")) return `stock Prism has no answer of ${mediaType}`;
  const isString = (node: DocumentNode | undefined): boolean => node?.object["type"] === "string";
  if (kind !== "json" && !isString(schema) && !/^application\/xml|\+xml/.test(sentAs))
    return `stock Prism has no answer of ${sentAs}`;
  const { kind: sent, mediaType: type, fields = [] } = requestBody?.entry ?? {};
  if (sent === "text" && !isString(requestBody?.content?.schema)) return `stock Prism does not read ${type}`;
  if (parameters.some((each) => each.entry.required && each.entry.lists))
    return "stock Prism reads no list of one element in an exploded object";
  const unread = fields.find(
    ({ kind: each, isFile, contentType, style }) =>
      !style && (each === "object" || (each === "list" && isFile && !contentType)),
  );
  return unread && `stock Prism reads the field ${unread.name} of a form only if encoding states a style`;
}

/** Prism prints its usage before the reason. */
function explain(output: string, port: number): string {
  return output.includes("EADDRINUSE")
    ? `port ${port} is already in use. Stop what listens there, or choose others with --port N (0: any free ports).`
    : output;
}

function findBaseUrl(mocks: readonly Mock[], name: string): string {
  const mock = mocks.find((other) => other.name === name);
  if (mock) return mock.baseUrl;
  const names = mocks.map((other) => other.name).join(", ");
  throw new Error(`No mock is named ${name}. The register (redocly.yaml) has: ${names}.`);
}
