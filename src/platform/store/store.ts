/** What the platform keeps, and the few things that a store must be able to do. Stores know no API and no HTTP. */

/** Whose it is: an organization of the Management API, a team of the Observability API. */
export interface Tenant {
  /** The API's name in the register. The same id in two APIs is two tenants. */
  readonly api: string;
  readonly id: string;
  /** A name for people; null when it has none. */
  readonly name: string | null;
}

/** What opens one tenant's data. Its secret is not kept, only a digest of it. */
export interface Credential {
  readonly api: string;
  readonly tenantId: string;
  /** The key id of a Basic credential; of a Bearer token, which has none, its digest. Unique within the API. */
  readonly id: string;
  /** SHA-256 of the secret or token, 64 lower-case hexadecimal digits. */
  readonly secretHash: string;
  /** Milliseconds since 1970 from which on it is refused; null when it never expires. */
  readonly expiresAt: number | null;
  /** Milliseconds since 1970 at which it was revoked; null when it was not. */
  readonly revokedAt: number | null;
}

/** Names one resource. */
export interface ResourceKey {
  readonly tenantId: string;
  /** The schema's name in the document, as in `Pipe`. No two APIs share one. */
  readonly kind: string;
  /** Id of the resource that owns it; empty for one that belongs to the tenant itself. */
  readonly parentId: string;
  readonly id: string;
}

/** What is known of one version of a resource. */
export interface ResourceVersion {
  /** The resource as JSON text, without whitespace: what is sent is what was stored, byte for byte. */
  readonly body: string;
  /** Strong validator of `body`, without quotes (RFC 9110 section 8.8.3): equal bodies have equal ones, in every store. */
  readonly etag: string;
}

/** One resource. */
export interface Resource extends ResourceKey, ResourceVersion {
  /** Tag values by key, which lists are filtered by. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Everything in a store. Lists are in the order in which things were added, which is the order in which they are listed. */
export interface StoreState {
  readonly tenants: readonly Tenant[];
  readonly credentials: readonly Credential[];
  readonly resources: readonly Resource[];
}

/** A tag that a listed resource must have, and the value it must have; any value when that is null. */
export interface TagFilter {
  readonly key: string;
  readonly value: string | null;
}

/** Which resources to list. */
export interface ListQuery {
  readonly tenantId: string;
  readonly kind: string;
  readonly parentId: string;
  /** All must match; empty for no filter. */
  readonly tags: readonly TagFilter[];
}

/**
 * A place where the platform keeps its state. Each method is atomic on its own, also when several processes share the place, and
 * what a resolved write has written is still there after a crash, if the place outlives the process at all.
 */
export interface Store {
  /** What it is, for people: `memory`, `sqlite` or `postgres`. */
  readonly name: string;
  /**
   * Opens the place and brings its tables up to date, once, before anything else is called.
   *
   * @throws PlatformConfigError when the place cannot be opened, or was written by a newer version
   */
  open(): Promise<void>;
  /** Finds a credential by its API and id, whatever its tenant. Expired and revoked ones are found as well. */
  findCredential(api: string, id: string): Promise<Credential | undefined>;
  /**
   * Reads one resource.
   *
   * @param key its name
   * @param scope the tenant whose credential asks: another tenant's resource is not found, because the query says so
   */
  get(key: ResourceKey, scope: string): Promise<ResourceVersion | undefined>;
  /**
   * Lists bodies in the order in which the resources were added.
   *
   * @param query which ones
   * @param scope the tenant whose credential asks; nothing of another tenant is listed
   */
  list(query: ListQuery, scope: string): Promise<readonly string[]>;
  /**
   * Puts a new version in the place of the one that was read (compare and swap).
   *
   * @param key the resource
   * @param scope the tenant whose credential asks
   * @param expected the `etag` that was read
   * @param next the new version
   * @returns false when the resource has another version by now, or is gone; nothing is written then
   */
  replace(key: ResourceKey, scope: string, expected: string, next: ResourceVersion): Promise<boolean>;
  /**
   * Adds all of it after what is there, or nothing.
   *
   * @throws StoreConflictError when something of it is there already
   */
  insert(state: StoreState): Promise<void>;
  /**
   * Adds all of it if the store holds no tenant at all; of several processes that try at once, one does.
   *
   * @returns whether it did
   */
  insertIfEmpty(state: StoreState): Promise<boolean>;
  /** Replaces everything, at once. */
  replaceAll(state: StoreState): Promise<void>;
  /** Reads everything, as of one moment. */
  read(): Promise<StoreState>;
  /** Asks the place for a sign of life. Throws when it gives none. */
  ping(): Promise<void>;
  /** Ends connections and closes files. Harmless when called twice. */
  close(): Promise<void>;
}

/** Something was to be added that is there already. */
export class StoreConflictError extends Error {
  override readonly name = "StoreConflictError";

  /** @param what what is there already, as in `credential demo-key` */
  constructor(what: string) {
    super(`${what} is there already. Nothing was added.`);
  }
}

/** The place did not answer, or broke off: nothing is known to be wrong with the request. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** Whether a write may have taken effect all the same. */
  readonly maybeWritten: boolean;

  /**
   * @param message what failed, for the operator
   * @param maybeWritten whether a write may have taken effect all the same
   * @param cause what the driver said; never shown to a caller of the API
   */
  constructor(message: string, maybeWritten: boolean, cause: unknown) {
    super(message, { cause });
    this.maybeWritten = maybeWritten;
  }
}
