/** The data of the platforms that are measured, and the requests. */
import type { Seed } from "../../../../src/platform/index.ts";
import type { BenchSubject, OperationExample } from "../bench-subject.ts";

/** Number of connections, and of pipes that are written, so that no write waits for another connection's write. */
export const connections = 20;

/** One request, repeated. */
export interface Scenario {
  readonly name: string;
  /** HTTP/1.1 requests, which the connections take in turn. */
  readonly requests: readonly string[];
  /** Headers for a single request with `fetch`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly exchange: OperationExample;
}

export function createWorkload({ credentials, get, put }: BenchSubject) {
  // The management API has HTTP Basic credentials.
  const { keyId, keySecret } = credentials as { readonly keyId: string; readonly keySecret: string };
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, accept: "application/json" };
  const { organizationId = "", serviceId = "", pipeId = "" } = get.parameters;
  // An envelope, as its schema says.
  const { serviceId: _, ...pipe } = (get.response as { readonly result: Readonly<Record<string, unknown>> })
    .result;
  const pipeIds = [pipeId, ...Array.from({ length: connections - 1 }, (__, index) => createId(index))];
  // The pipes are as a write leaves them, so that no response changes its length.
  const settings = { ...Object(pipe["settings"]), ...Object(put.body) };
  const pipes = pipeIds.map((id) => ({ ...pipe, id, settings, updatedAt: new Date().toISOString() }));
  const toHttp = ({ method, body }: OperationExample, path: string): string => {
    const text = body === undefined ? "" : JSON.stringify(body);
    const content = { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) };
    const fields = Object.entries({ host: "127.0.0.1", ...headers, ...(text && content) });
    return `${method} ${path} HTTP/1.1\r\n${fields.map((field) => `${field.join(": ")}\r\n`).join("")}\r\n${text}`;
  };
  const scenario = (name: string, exchange: OperationExample, paths: readonly string[]): Scenario => {
    return { name, headers, exchange, requests: paths.map((path) => toHttp(exchange, path)) };
  };
  const putPaths = pipeIds.map((id) => put.path.replace(pipeId, id));
  return {
    seed: {
      organizations: [
        {
          id: organizationId,
          keys: [{ id: keyId, secret: keySecret }],
          services: [{ id: serviceId, pipes }],
        },
      ],
    } satisfies Seed,
    scenarios: [scenario("GET one pipe", get, [get.path]), scenario("PUT settings", put, putPaths)],
  };
}

function createId(number: number): string {
  return `99999999-9999-4999-8999-${String(number).padStart(12, "0")}`;
}
