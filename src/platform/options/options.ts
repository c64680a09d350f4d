/** Options and types of a platform. */
import type { RateLimit } from "../apis/api.ts";
import type { Faults } from "../faults/faults.ts";
import type { PlatformRequest, PlatformResponse } from "../http/message.ts";
import type { Journal } from "../journal/journal.ts";
import type { Seed } from "../seed/seed.ts";
import type { Store, StoreStart } from "../store/store.ts";

/** Options of `createPlatform`. */
export interface PlatformOptions {
  /**
   * Path of an SQLite file, created if it is missing. Needs Node 22.13 or later. Without this, `databaseUrl` and `store`, state is kept
   * in memory.
   */
  readonly data?: string | undefined;
  /** Address of a PostgreSQL database, `postgres://user:password@host:port/database`. Needs the package `pg`. */
  readonly databaseUrl?: string | undefined;
  /** A custom store. */
  readonly store?: Store | undefined;
  /**
   * Seed data, or the path of a file of it: YAML of at most 1 Mi characters, or JSON of at most 64 MiB. It is loaded if the store is empty,
   * and ignored otherwise.
   *
   * @example
   * ```ts
   * createPlatform({ seed: { teams: [{ id: "team", tokens: [{ token: "my-token" }] }] } });
   * ```
   */
  readonly seed?: Seed | string | undefined;
  /** Loads the built-in demo data if the store is empty; false by default. With `seed`, both are loaded. */
  readonly demo?: boolean | undefined;
  /** Validates every response before it is sent; one that violates the contract is replaced with a 500. False by default. */
  readonly checkResponses?: boolean | undefined;
  /**
   * Rate limits by API name, or true for the limit of each API: 10 requests per 10 s per key of the Management API, 100 per minute per
   * credential of any other. False by default.
   *
   * @example
   * ```ts
   * createPlatform({ rateLimit: { management: { requests: 5, perMs: 1000 } } });
   * ```
   */
  readonly rateLimit?: boolean | Readonly<Record<string, RateLimit>> | undefined;
  /** Bearer token required for `/_platform/`, of at least 16 characters. Without it, only this machine is allowed, without credentials. */
  readonly adminToken?: string | undefined;
  /** Clock, in milliseconds since 1970; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
  /** Called for failures of the platform itself, with the request id of the response. By default, they are written to stderr. */
  readonly onError?: ((error: unknown, requestId: string) => void) | undefined;
  /** Called for warnings, such as connections beyond `maxConnections`. By default, they are written to stderr. */
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Maximum number of requests in the journal, 0 to 100000; 1000 by default. */
  readonly journalSize?: number | undefined;
}

/** Options of `listen`. */
export interface ListenOptions {
  /** Port, 0 to 65535; 0, the default, picks a free one. */
  readonly port?: number | undefined;
  /** Name or address of this machine; `127.0.0.1` by default, which only this machine can reach. */
  readonly host?: string | undefined;
  /** How long `close` waits for requests in flight, in milliseconds, 0 to 600000; 10000 by default. */
  readonly drainMs?: number | undefined;
  /**
   * Maximum number of connections, 1 to 1000000; 1000 by default. A further connection takes the place of the one that has been idle the
   * longest; if none is idle, it is closed.
   */
  readonly maxConnections?: number | undefined;
  /**
   * Folder of the built docs, served to GET and HEAD without credentials at every path that belongs neither to an API nor to
   * `/_platform/`. Its files are read for each request; it may be missing until it is built. None by default.
   */
  readonly docs?: string | undefined;
  /**
   * Origins of web pages that may use the APIs from a browser (CORS), as browsers send them: in lower case, without a path or the default
   * port, and not `*`. A web view may have a scheme of its own, as in `capacitor://localhost`. None by default. `/_platform/` stays closed
   * to them.
   *
   * @example
   * ```ts
   * await platform.listen({ cors: ["http://localhost:5173"] });
   * ```
   */
  readonly cors?: readonly string[] | undefined;
  /**
   * Names besides `host` under which clients may address the platform, without a port, as in `platform.test`. On a loopback address, a
   * request with any other `Host` than these and loopback names gets 421, so that a web page cannot reach the platform by a name of its
   * own (DNS rebinding). On other addresses any `Host` is accepted, unless this is passed.
   *
   * @example
   * ```ts
   * await platform.listen({ allowedHosts: ["platform.test"] });
   * ```
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Defaults of `createPlatform` and `listen`; the other options have none. Rate limits are in `apis/<api>/index.ts`. */
export const defaults = {
  journalSize: 1000,
  port: 0,
  host: "127.0.0.1",
  drainMs: 10_000,
  maxConnections: 1000,
} as const;

/** Ranges of the options of `listen` that are integers. */
export const listenRanges = {
  port: [0, 65_535],
  drainMs: [0, 600_000],
  maxConnections: [1, 1_000_000],
} as const;

/** A platform that listens on a port. */
export interface Listening {
  /** Address, such as `http://127.0.0.1:4000`, for `baseUrl` of the clients. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** Stops listening; resolves when the requests in flight have been answered, or after `drainMs`. The platform stays open. */
  close(): Promise<void>;
}

/** A running platform. */
export interface Platform {
  /** Address for clients that use `fetch` of this platform. Nothing listens on it. */
  readonly baseUrl: string;
  /**
   * Answers one request. Failures are responses as well.
   *
   * @example
   * ```ts
   * const headers = { authorization: "Bearer demo-token" };
   * const { status, body } = await platform.handle({ method: "GET", target: "/api/v2/dashboards", headers });
   * ```
   */
  handle(request: PlatformRequest): Promise<PlatformResponse>;
  /**
   * Web-standard `fetch` that this platform answers, for the option `fetch` of the clients. No network is used.
   *
   * @example
   * ```ts
   * const { baseUrl, fetch } = platform;
   * const observability = createObservabilityClient({ baseUrl, fetch, accessToken: "demo-token" });
   * ```
   */
  readonly fetch: typeof globalThis.fetch;
  /**
   * Listens on a port; resolves when the store is open and the server accepts requests.
   *
   * @throws PlatformConfigError if an option is invalid, or the port cannot be opened
   *
   * @example
   * ```ts
   * const { url, close } = await platform.listen({ port: 4000 });
   * ```
   */
  listen(options?: ListenOptions): Promise<Listening>;
  /**
   * Resolves when the store is open and seeded, which starts when the platform is created.
   *
   * @throws PlatformConfigError if the store cannot be opened, or the seed is invalid
   */
  ready(): Promise<StoreStart>;
  /**
   * Adds data, all or nothing.
   *
   * @throws PlatformConfigError if the seed is invalid
   * @throws StoreConflictError if a part of it already exists
   *
   * @example
   * ```ts
   * await platform.seed({ teams: [{ id: "another-team", tokens: [{ token: "another-token" }] }] });
   * ```
   */
  seed(seed: Seed | string): Promise<void>;
  /** Exports everything that is stored as a seed, with digests of the secrets. */
  export(): Promise<Seed>;
  /**
   * Resets the data to the initial data or to a seed, and clears faults, journal and rate limits.
   *
   * @example
   * ```ts
   * const before = await platform.export();
   * await platform.reset(before);
   * ```
   */
  reset(seed?: Seed | string): Promise<void>;
  /** Fault injection. */
  readonly faults: Faults;
  /** The latest requests. */
  readonly journal: Journal;
  /** Metrics in the Prometheus text format 0.0.4. */
  metrics(): string;
  /**
   * Closes its servers and its store. Requests in process that wait because of a latency fault lose their connection. Further requests in
   * process get 410, which clients do not retry, and other methods are rejected; `journal`, `faults` and `metrics` can still be read.
   */
  close(): Promise<void>;
}
