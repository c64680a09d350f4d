/** Starts Prism for every API of the register, each on its own port, all in this process. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Api, readRegister } from "../lib/apis.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { messageOf } from "../lib/message-of.ts";
import { type PrismServer, startPrism, UnusablePort } from "./prism-server.ts";

/** A running mock of one API. */
export interface Mock {
  /** The API's name in the register. */
  readonly name: string;
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly baseUrl: string;
  /** The bundle that it serves. */
  readonly document: OpenApiDocument;
}

/** All mocks, running. */
export interface RunningMocks {
  /** In the register's order. */
  readonly mocks: readonly Mock[];
  /**
   * @param name an API's name in the register
   * @returns the address of its mock
   * @throws if no API has that name
   */
  baseUrl(name: string): string;
  /** Stops all mocks. Never throws; a second call does nothing. */
  stop(): Promise<void>;
}

/** Options of startMocks. */
export interface MockOptions {
  /** Port of the first API; the next API gets the next port. Default: 0, any free ports. */
  readonly port?: number;
  /** Absolute path of a register, with its bundles in `generated/` beside it. Default: this repository's. */
  readonly register?: string;
  /** Receives a line per request and per violation, with the API's name. By default, nothing is logged. */
  readonly log?: (api: string, line: string) => void;
}

/**
 * Starts one Prism per API on 127.0.0.1.
 *
 * @param options ports, register and log
 * @returns the mocks, all of them listening
 * @throws if a bundle is missing or invalid, Prism cannot compile one of its schemas, or a port is taken; the other mocks are stopped
 */
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
    throw new Error(failures.map((failure) => messageOf(failure)).join("\n"));
  }
  const mocks = started.map(({ mock }) => mock);
  return { mocks, baseUrl: (name) => findBaseUrl(mocks, name), stop };
}

async function startMock(
  api: Api,
  port: number,
  log: MockOptions["log"],
): Promise<{ mock: Mock; server: PrismServer }> {
  const file = path.join(api.generated, "openapi.json");
  const document = await readBundle(file);
  try {
    const server = await startPrism(document, port, log && ((line) => log(api.name, line)));
    return { mock: { name: api.name, baseUrl: server.baseUrl, document }, server };
  } catch (error) {
    // A port that is taken is not a problem of the document.
    const place = error instanceof UnusablePort ? "" : ` from ${file}`;
    throw new Error(`The mock of ${api.name} cannot start${place}: ${messageOf(error)}`);
  }
}

async function readBundle(file: string): Promise<OpenApiDocument> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`${file} cannot be read (${messageOf(error)}). Write it with: npm run generate`);
  });
  try {
    // `generate` wrote it from a linted document; startPrism checks what Prism relies on.
    return JSON.parse(text) as OpenApiDocument;
  } catch (error) {
    throw new Error(`${file} is not JSON (${messageOf(error)}). Write it again with: npm run generate`);
  }
}

function findBaseUrl(mocks: readonly Mock[], name: string): string {
  const mock = mocks.find((other) => other.name === name);
  if (mock) return mock.baseUrl;
  const names = mocks.map((other) => other.name).join(", ");
  throw new Error(`No mock is named ${name}. The register (redocly.yaml) has: ${names}.`);
}
