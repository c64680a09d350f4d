// Generated from the register of APIs by `npm run generate`. Do not edit.
import type { ManagementSeed } from "../../src/platform/apis/management/seed.ts";
import type { ObservabilitySeed } from "../../src/platform/apis/observability/seed.ts";
export type * from "../../src/platform/apis/management/seed.ts";
export type * from "../../src/platform/apis/observability/seed.ts";

/** Initial data of a platform, and the result of an export. */
export interface Seed extends ManagementSeed, ObservabilitySeed {
  /** Location of the file's JSON Schema, for editors. The platform ignores it. */
  readonly $schema?: string;
}
