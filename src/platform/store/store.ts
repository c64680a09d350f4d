/** Store interface: the platform's state, and the operations on it. A store knows neither the APIs nor HTTP. */

/** Owner of data: an organization of the Management API, a team of the Observability API. */
export interface Tenant {
  /** The API's name in the register. The same id in two APIs is two tenants. */
  readonly api: string;
  readonly id: string;
  /** Display name; null when it has none. */
  readonly name: string | null;
}

/** Credential of a tenant, with a digest of its secret. */
export interface Credential {
  readonly api: string;
  readonly tenantId: string;
  /** The key id of a Basic credential, or the digest of a secret without an id: a Bearer token or a key in a header. Unique within the API. */
  readonly id: string;
  /** SHA-256 of the secret or token, 64 lower-case hexadecimal digits. */
  readonly secretHash: string;
  /** Milliseconds since 1970 from which on it is rejected; null when it never expires. */
  readonly expiresAt: number | null;
  /** Milliseconds since 1970 at which it was revoked; null when it was not. */
  readonly revokedAt: number | null;
}

/** Key of a resource. */
export interface ResourceKey {
  readonly tenantId: string;
  /** The schema's name in the document, as in `Pipe`. No two APIs share one. */
  readonly kind: string;
  /** Id of the resource that it belongs to; empty if it belongs to the tenant itself. */
  readonly parentId: string;
  readonly id: string;
}

/** One version of a resource. */
export interface ResourceVersion {
  /** The resource as JSON text without whitespace, which is sent byte for byte. */
  readonly body: string;
  /** Strong validator of `body`, without quotes (RFC 9110 section 8.8.3). Equal bodies have equal ones, in every store. */
  readonly etag: string;
}

/** A resource. */
export interface Resource extends ResourceKey, ResourceVersion {
  /** Tag values by key, for filters of lists. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Everything in a store, in the order in which it was added. */
export interface StoreState {
  readonly tenants: readonly Tenant[];
  readonly credentials: readonly Credential[];
  readonly resources: readonly Resource[];
}

/** A tag that a listed resource must have, with this value or, if that is null, with any value. */
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
 * The platform's state. Each method is atomic, also when several processes share the store. In a store that outlives the process, a write that
 * resolved is still there after a crash.
 */
export interface Store {
  /** For messages and metrics: `memory`, `sqlite` or `postgres`. */
  readonly name: string;
  /**
   * Opens the store and migrates its tables. Called once, before any other method.
   *
   * @throws PlatformConfigError when the store cannot be opened, or was written by a newer version
   */
  open(): Promise<void>;
  /** Finds a credential by its API and id, of any tenant, also if it is expired or revoked. */
  findCredential(api: string, id: string): Promise<Credential | undefined>;
  /**
   * Reads one resource.
   *
   * @param scope the tenant of the request's credential; a resource of another tenant is not found
   */
  get(key: ResourceKey, scope: string): Promise<ResourceVersion | undefined>;
  /**
   * Lists bodies in the order in which the resources were added.
   *
   * @param scope the tenant of the request's credential; resources of another tenant are not listed
   */
  list(query: ListQuery, scope: string): Promise<readonly string[]>;
  /**
   * Compare-and-swap: replaces the version whose ETag is `expected`.
   *
   * @param scope the tenant of the request's credential
   */
  replace(key: ResourceKey, scope: string, expected: string, next: ResourceVersion): Promise<boolean>;
  /**
   * Removes the version whose ETag is `expected`, with its tags. Resources that belong to it must be removed before.
   *
   * @param scope the tenant of the request's credential
   * @returns false, and removes nothing, when the resource has another version or does not exist
   */
  remove(key: ResourceKey, scope: string, expected: string): Promise<boolean>;
  /**
   * Adds all of a state after what is there, or nothing.
   *
   * @throws StoreConflictError when something of it exists
   */
  insert(state: StoreState): Promise<void>;
  /**
   * Adds all of a state if the store holds no tenant. Of several processes that call it at once, one adds its state.
   *
   * @returns whether the state was added
   */
  insertIfEmpty(state: StoreState): Promise<boolean>;
  /** Replaces everything, atomically. */
  replaceAll(state: StoreState): Promise<void>;
  /** Reads everything, in one snapshot. */
  read(): Promise<StoreState>;
  /** Reads what `setMetadata` has recorded under a name. */
  getMetadata(name: string): Promise<string | undefined>;
  /** Records a text about the whole store. It is not part of the state: neither `read` nor `replaceAll` includes it. */
  setMetadata(name: string, value: string): Promise<void>;
  /** Health check; rejects if the backend does not respond, or a file cannot be written. */
  ping(): Promise<void>;
  /** Closes connections and files. May be called twice. */
  close(): Promise<void>;
}

/** The store when it was opened. */
export interface StoreStart {
  /** Whether it was empty, so that `seed` and `demo` were loaded. */
  readonly wasEmpty: boolean;
}

/** The backend did not respond, the connection broke, or it cannot be written to. The request is not at fault. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** Whether a write may have taken effect nevertheless. */
  readonly maybeWritten: boolean;
  /** Whether the operator must act before it works again, as when a disk is full: then clients are not asked to try again. */
  readonly isPermanent: boolean;

  /**
   * @param message what failed, for the operator
   * @param maybeWritten whether a write may have taken effect nevertheless
   * @param cause error of the driver; never sent to a client
   * @param isPermanent whether the operator must act before it works again
   */
  constructor(message: string, maybeWritten: boolean, cause: unknown, isPermanent = false) {
    super(message, { cause });
    this.maybeWritten = maybeWritten;
    this.isPermanent = isPermanent;
  }
}
