/** Every client that is measured, created as its documentation says. All send the same two requests. */
import { pathToFileURL } from "node:url";
import type { BenchSubject, OperationExample } from "../bench-subject.ts";
import { compiledClient } from "../compiled.ts";
import { baseUrl, type Fetch } from "./stub.ts";

/** Imports a package of scripts/measure/bench/package.json, untyped: type checks run without these packages. */
async function importPeer(name: string): Promise<Readonly<Record<string, unknown>>> {
  return import(name);
}

/** The two calls of a client, each of which reads the response body. */
export interface Calls {
  readonly GET: () => Promise<unknown>;
  readonly PUT: () => Promise<unknown>;
}

type CreateCalls = (setup: { readonly subject: BenchSubject; readonly fetch: Fetch }) => Promise<Calls>;

const openapiFetch: CreateCalls = async ({ subject: { get, put }, fetch }) => {
  type Call = (path: string, init: object) => Promise<unknown>;
  // As documented: https://openapi-ts.dev/openapi-fetch/api.
  const { default: createClient } = (await importPeer("openapi-fetch")) as {
    default: (options: object) => { GET: Call; PUT: Call };
  };
  const client = createClient({
    baseUrl,
    fetch,
    headers: { Authorization: `Basic ${btoa("demo-key:demo-secret")}` },
  });
  const params = ({ parameters }: OperationExample) => ({ params: { path: parameters } });
  return {
    GET: () => client.GET(get.template, params(get)),
    PUT: () => client.PUT(put.template, { ...params(put), body: put.body }),
  };
};

/** A published client that Stainless generated, with its generic methods: the generator is not public. */
const stainless: CreateCalls = async ({ subject: { get, put }, fetch }) => {
  type Call = (path: string, options?: object) => Promise<unknown>;
  // As documented for undocumented endpoints.
  const { default: Client } = (await importPeer("openai")) as {
    default: new (options: object) => { get: Call; put: Call };
  };
  const client = new Client({ apiKey: "demo-secret", baseURL: baseUrl, fetch });
  return {
    GET: () => client.get(get.path),
    PUT: () => client.put(put.path, { body: put.body }),
  };
};

/** This package, compiled, with further client options. */
function dataplat(options: object): CreateCalls {
  return async ({ subject: { name, credentials, get, put }, fetch }) => {
    const { entry, factory } = compiledClient(name);
    type Call = (parameters: object, body?: unknown) => Promise<unknown>;
    // Compiled from src/, where the factory has this type.
    const module = (await import(pathToFileURL(entry).href)) as Readonly<
      Record<string, (options: object) => Readonly<Record<string, Call>>>
    >;
    const client = module[factory]?.({ baseUrl, fetch, ...credentials, ...options });
    const [read, write] = [client?.[get.operationId], client?.[put.operationId]];
    if (!read || !write) throw new Error(`${entry} has no ${factory} with the operations of its document.`);
    return { GET: () => read(get.parameters), PUT: () => write(put.parameters, put.body) };
  };
}

const counts = new Map<string, number>();
/** A small callback, such as a counter of metrics has. */
const onEvent = ({ type }: { readonly type: string }): void => {
  counts.set(type, (counts.get(type) ?? 0) + 1);
};
/** Never reached, so that no call waits. */
const rateLimit = { requests: 1_000_000, perMs: 1000 };

/** The clients of the goals: ours may cost little more than the first, and much less than the second. */
export const bases = { plain: "openapi-fetch", full: "Stainless-generated" } as const;

/** Our client with every feature that costs something. */
export const allFeatures = "dataplat, all features on";

/** Clients by their name in the tables. */
export const clients: Readonly<Record<string, CreateCalls>> = {
  [bases.plain]: openapiFetch,
  [bases.full]: stainless,
  "dataplat, default options": dataplat({}),
  "dataplat, onEvent and rate limit": dataplat({ onEvent, rateLimit }),
  [allFeatures]: dataplat({ onEvent, rateLimit, drift: "report" }),
};
