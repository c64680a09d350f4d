/** The local platform: both APIs, stateful, in this process or on a port. */
export { PlatformConfigError } from "./config-error.ts";
export { createPlatform } from "./create-platform.ts";
export type { Fault, FaultOptions, FaultState, Faults, FaultType, InjectedFault } from "./faults.ts";
export type { ExpectedCall, Journal, JournalEntry, JournalFilter } from "./journal.ts";
export type { PlatformHeaders, PlatformRequest, PlatformResponse } from "./message.ts";
export type { Listening, ListenOptions, Platform, PlatformOptions, RateLimit } from "./options.ts";
export type { Seed } from "./seed/seed.ts";
export {
  type Credential,
  type ListQuery,
  type Resource,
  type ResourceKey,
  type ResourceVersion,
  type Store,
  StoreConflictError,
  type StoreState,
  StoreUnavailableError,
  type TagFilter,
  type Tenant,
} from "./store/store.ts";
