/** The local platform: the APIs, stateful, in this process or on a port. @packageDocumentation */

export type { RateLimit } from "./apis/api.ts";
export { createPlatform } from "./create-platform.ts";
export type { DriftKind, Fault, FaultOptions, FaultState, FaultType, InjectedFault } from "./faults/fault.ts";
export type { Faults } from "./faults/faults.ts";
export type { BodyReader, PlatformHeaders, PlatformRequest, PlatformResponse } from "./http/message.ts";
export type { ExpectedCall, JournalEntry, JournalRecord } from "./journal/entry.ts";
export type { Journal, JournalFilter } from "./journal/journal.ts";
export { type ConfigIssue, PlatformConfigError } from "./lib/config-error.ts";
export type { Listening, ListenOptions, Platform, PlatformOptions } from "./options/options.ts";
export type * from "./seed/seed.ts";
export type { StoreItem } from "./store/describe.ts";
export { StoreConflictError } from "./store/describe.ts";
export {
  type Credential,
  type ListQuery,
  type Resource,
  type ResourceKey,
  type ResourceVersion,
  type Store,
  type StoreStart,
  type StoreState,
  StoreUnavailableError,
  type TagFilter,
  type Tenant,
} from "./store/store.ts";
