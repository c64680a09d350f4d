/** What `createPlatform` takes and gives. */
import type { Faults } from "./faults/faults.ts";
import type { Journal } from "./journal/journal.ts";
import type { PlatformRequest, PlatformResponse } from "./pipeline/message.ts";
import type { RateLimit } from "./pipeline/rate-limiter.ts";
import type { Seed } from "./seed/seed.ts";
import type { Store } from "./store/store.ts";

/** How a platform is made. */
export interface PlatformOptions {
  /**
   * Path of an SQLite file, made if it is missing; needs Node 22.13 or later. When this, `databaseUrl` and `store` are left out, the
   * platform keeps its state in memory.
   */
  readonly data?: string | undefined;
  /** Address of a PostgreSQL database, `postgres://user:password@host:port/database`. Needs the package `pg`. */
  readonly databaseUrl?: string | undefined;
  /** A store of your own. */
  readonly store?: Store | undefined;
  /** Seed data, or the path of a YAML or JSON file of it. It fills an empty store, and leaves one that holds data as it is. */
  readonly seed?: Seed | string | undefined;
  /** Fills an empty store with the built-in demo data; false by default. With `seed`, both are loaded. */
  readonly demo?: boolean | undefined;
  /** Checks every response against the contract before it is sent; one that breaks it becomes a 500. False by default. */
  readonly checkResponses?: boolean | undefined;
  /**
   * True for 10 requests per 10 s and key on the management side and 100 per minute and token on the observability side; or limits
   * by the API's name. Off by default.
   */
  readonly rateLimit?: boolean | Readonly<Record<string, RateLimit>> | undefined;
  /**
   * Opens `/_platform/` to whoever sends it as a Bearer token, from anywhere. When left out, only this machine gets there, and without
   * any credential. At least 16 characters.
   */
  readonly adminToken?: string | undefined;
  /** The time in milliseconds since 1970; Date.now by default. */
  readonly now?: (() => number) | undefined;
  /** Is told of what is the platform's own fault, with the request id that the caller was given; written to stderr by default. */
  readonly onError?: ((error: unknown, requestId: string) => void) | undefined;
  /** How many requests the journal remembers, 0 to 100000; 1000 by default. */
  readonly journalSize?: number | undefined;
}

/** Where to listen. */
export interface ListenOptions {
  /** 0 to 65535; 0, the default, picks a free one. */
  readonly port?: number | undefined;
  /** A name or address of this machine; `127.0.0.1` by default, which only this machine reaches. */
  readonly host?: string | undefined;
  /** How long `close` lets requests in flight finish, in milliseconds; 10000 by default. */
  readonly drainMs?: number | undefined;
  /** How many connections are served at once, 1 or more; 1000 by default. More are closed at once. */
  readonly maxConnections?: number | undefined;
}

/** A platform on a port. */
export interface Listening {
  /** Its address, as in `http://127.0.0.1:4000`, for `baseUrl` of the clients. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** Takes no more connections, lets requests in flight finish until the deadline, and closes. The platform itself stays open. */
  close(): Promise<void>;
}

/** A running platform. */
export interface Platform {
  /** An address of this machine that nothing listens on, for clients that get `fetch`. */
  readonly baseUrl: string;
  /** Answers one request. Never throws: what goes wrong is a response. */
  handle(request: PlatformRequest): Promise<PlatformResponse>;
  /** The same as web-standard `fetch`, for the clients' option of this name. No network is used. */
  readonly fetch: typeof globalThis.fetch;
  /** Serves it on a port, and resolves when it has answered itself one real request. */
  listen(options?: ListenOptions): Promise<Listening>;
  /**
   * Resolves when the store is open and seeded, which begins when the platform is made.
   *
   * @throws PlatformConfigError when the store cannot be opened, or the seed is wrong
   */
  ready(): Promise<void>;
  /**
   * Adds data to what is there, all or nothing.
   *
   * @throws PlatformConfigError when it breaks the seed's schema
   * @throws StoreConflictError when something of it is there already
   */
  seed(seed: Seed | string): Promise<void>;
  /** Everything that is stored, in the form of a seed; secrets as their digests. */
  export(): Promise<Seed>;
  /** Puts everything back to what the platform was made with, or to what is given; clears faults, journal and rate limits. */
  reset(seed?: Seed | string): Promise<void>;
  /** Failures to inject. */
  readonly faults: Faults;
  /** What was asked lately. */
  readonly journal: Journal;
  /** Counters for Prometheus, in its text format 0.0.4. */
  metrics(): string;
  /** Stops listening, where it does, and closes the store. */
  close(): Promise<void>;
}
