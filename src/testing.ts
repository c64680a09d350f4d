/// <reference lib="esnext.disposable" preserve="true" />
/** The test kit: an in-process platform with tenants, faults, a journal and a clock for each test. @packageDocumentation */

export { demo } from "../generated/platform/demo-names.ts";
export type * from "../generated/platform/test-kit-types.ts";
export { createTestClock, type TestClock } from "./testing/clock.ts";
export type { TestConnection } from "./testing/context.ts";
export {
  startTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
} from "./testing/start-test-platform.ts";
export type { TenantFaults, TenantJournal, TenantKit } from "./testing/tenant.ts";
