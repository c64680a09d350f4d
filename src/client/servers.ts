/** Client factories of APIs some of whose operations have an address of their own. Only these clients import them, in place of those that they wrap. */
import { aString, checkOptions, isPlainObject } from "../contract/check-options.ts";
import type { Operation, OperationTable } from "../contract/operation.ts";
import { type ApiBinding, createClient as createPlainClient } from "./create-client.ts";
import { createFetch as createPlainFetch } from "./create-fetch.ts";
import {
  byMethod,
  createFetchClient as createPlainFetchClient,
  type FetchClient,
} from "./create-fetch-client.ts";
import type { Credentials } from "./credentials.ts";
import { ConfigError } from "./errors/index.ts";
import { fetchRules } from "./option-rules.ts";
import type { ApiFetch, ClientOptions } from "./options.ts";
import { type ApiAccess, resolveClientOptions } from "./settings.ts";

/** Servers of operations that do not have the document's address. */
type ServerIn<Table extends OperationTable> = Table[keyof Table] extends infer Entry
  ? Entry extends { readonly server: infer Server extends string }
    ? Server
    : never
  : never;

/**
 * Addresses of operations that have one of their own.
 *
 * @public
 * @typeParam Table the generated operation table
 */
export interface ServersOf<Table extends OperationTable> {
  /**
   * Addresses of the operations that are not at `baseUrl`, by their address in the document; credentials are sent there as well. A call of
   * an operation whose address is missing sends nothing. Each address has a rate limit of its own.
   */
  readonly servers?: { readonly [Server in ServerIn<Table>]?: string | undefined } | undefined;
}

interface Options extends ClientOptions, Credentials {
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The operations of one address. */
interface Part {
  readonly operations: OperationTable;
  /** Options of their client; undefined if the caller names no address. */
  readonly options: Options | undefined;
}

/** Splits an API by address. */
function splitByAddress(
  all: OperationTable,
  options: Options,
): { readonly main: Part & { readonly options: Options }; readonly others: readonly Part[] } {
  // The factory rejects it.
  if (!isPlainObject(options)) return { main: { operations: all, options }, others: [] };
  const { servers = {}, ...shared } = options;
  const select = (server: string | undefined): OperationTable =>
    Object.fromEntries(Object.entries(all).filter(([, operation]) => operation.server === server));
  const names = [...new Set(Object.values(all).flatMap(({ server }) => server ?? []))];
  const fail = (message: string): ConfigError => new ConfigError(message);
  checkOptions(Object.fromEntries(names.map((name) => [name, aString])), servers, fail, "servers.");
  const own = select(undefined);
  return {
    main: { operations: Object.keys(own).length > 0 ? own : all, options: shared },
    others: names.map((server) => {
      const baseUrl = servers[server];
      return {
        operations: select(server),
        options: baseUrl === undefined ? undefined : { ...shared, baseUrl },
      };
    }),
  };
}

/** The error of a call whose address the caller does not name. */
function missingServer(operation: Operation): ConfigError {
  const server = JSON.stringify(operation.server);
  const message = `it is sent to ${server}, not to baseUrl. Pass servers: { ${server}: "https://..." }.`;
  return new ConfigError(message, {
    ...{ operation, startedAt: performance.now(), attempts: 0, sentAt: undefined },
    ...{ outcome: "not-sent", signal: undefined, secrets: [] },
  });
}

/** Creates the client of an address. A message about it names the option that it is from. */
function createNamed<Result>({ operations, options }: Part, create: (options: Options) => Result) {
  if (!options) return undefined;
  try {
    return create(options);
  } catch (error) {
    const [server] = Object.values(operations).map((each) => each.server);
    if (server === undefined || !(error instanceof ConfigError)) throw error;
    throw new ConfigError(error.message.replace(/^baseUrl/, `servers[${JSON.stringify(server)}]`));
  }
}

/** Creates a client, as `create-client.ts` does. */
export function createClient(api: ApiBinding, options: Options): Record<string, unknown> {
  const { main, others } = splitByAddress(api.operations, options);
  const clients = others.map((part) => {
    const client = createNamed(part, (own) =>
      createPlainClient({ ...api, operations: part.operations }, own),
    );
    if (client) return client;
    const entries = Object.entries(part.operations).map(([id, operation]) => {
      const call = () => Promise.reject(missingServer(operation));
      return [id, Object.assign(call, { withResponse: call })];
    });
    return Object.fromEntries(entries);
  });
  return Object.assign(createPlainClient({ ...api, operations: main.operations }, main.options), ...clients);
}

/** Creates a `fetch`, as `create-fetch.ts` does. An address below that of a server is sent there. */
export function createFetch(api: ApiAccess, options: Options): ApiFetch {
  const resolve = (own: Options) => resolveClientOptions(fetchRules, api, own);
  const { main, others } = splitByAddress(api.operations, options);
  const send = createPlainFetch(resolve(main.options));
  const settings = others.flatMap((part) => createNamed(part, resolve) ?? []);
  const fetches = settings.map((each) => ({ start: `${each.baseUrl}/`, send: createPlainFetch(each) }));
  return (input, init) => {
    const [address] = String(input instanceof Request ? input.url : input).split(/[?#]/);
    return (fetches.find(({ start }) => `${address}/`.startsWith(start))?.send ?? send)(input, init);
  };
}

/** Creates a client of openapi-fetch, as `create-fetch-client.ts` does. */
export function createFetchClient<Paths extends object>(
  api: ApiBinding,
  options: Options,
): FetchClient<Paths> {
  const { main, others } = splitByAddress(api.operations, options);
  const create = ({ operations }: Part) => {
    return (own: Options) => createPlainFetchClient<Paths>({ ...api, operations }, own);
  };
  const client = create(main)(main.options);
  const byServer = others.map((part) => ({ part, client: createNamed(part, create(part)) }));
  const clients = [client, ...byServer.flatMap((each) => each.client ?? [])];
  const mainRequest = client.request;
  const request = async (method: string, path: string, init?: object): Promise<unknown> => {
    const operation = Object.values(api.operations).find(
      (each) => each.path === path && each.method === method.toUpperCase(),
    );
    const other = byServer.find(({ part }) => operation && part.operations[operation.operationId]);
    if (operation && other && !other.client) throw missingServer(operation);
    // The types of openapi-fetch hold for each path and method.
    const send = (other?.client?.request ?? mainRequest) as (...args: unknown[]) => Promise<unknown>;
    return send(method, path, init);
  };
  const use: FetchClient<Paths>["use"] = (...middlewares) => {
    for (const each of clients) each.use(...middlewares);
  };
  const eject: FetchClient<Paths>["eject"] = (...middlewares) => {
    for (const each of clients) each.eject(...middlewares);
  };
  // Copied, since `use` of the first client is called by the new one.
  return Object.assign({ ...client }, { request, use, eject, ...byMethod(client, request) });
}
