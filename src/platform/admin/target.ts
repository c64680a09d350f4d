/** What the administration surface can be asked about and told to do; a platform is one. */
import type { Faults } from "../faults/faults.ts";
import type { Journal } from "../journal/journal.ts";
import type { Seed } from "../seed/seed.ts";

/** A platform, as the routes under `/_platform` see it. */
export interface AdminTarget {
  /** Whoever sends it as a Bearer token is let in, and nobody else; undefined to let in this machine alone. */
  readonly adminToken: string | undefined;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Resolves when the store is open and gives a sign of life; throws when it does not. */
  ping(): Promise<void>;
  /**
   * Adds data.
   *
   * @throws PlatformConfigError when the data is wrong
   * @throws StoreConflictError when something of it is there already
   */
  seed(seed: Seed): Promise<void>;
  /**
   * Puts everything back to what the platform was made with, or to what is given.
   *
   * @throws PlatformConfigError when the data is wrong
   */
  reset(seed?: Seed): Promise<void>;
  /** Everything that is stored. */
  export(): Promise<Seed>;
  /** Counters, in the text format of Prometheus. */
  metrics(): string;
  /** Per operation, what is exact and what is the platform's own choice: a value that is sent as JSON. */
  fidelity(): unknown;
  /** Is told of what is the platform's own fault, with the request id that the caller was given. */
  onError?(error: unknown, requestId: string): void;
}
