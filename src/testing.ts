/// <reference lib="esnext.disposable" preserve="true" />
/** The test kit: an in-process platform with organizations, teams, faults, a journal and a clock for each test. @packageDocumentation */

export { demo } from "./platform/seed/demo-names.ts";
export type { SeedAlert, SeedDashboard, SeedPipe, SeedService } from "./platform/seed/seed.ts";
export { createTestClock, type TestClock } from "./testing/clock.ts";
export type { TestConnection } from "./testing/context.ts";
export type { OrganizationInput, TestOrganization, TestPipe, TestService } from "./testing/organization.ts";
export type { ServiceInput } from "./testing/seed-defaults.ts";
export {
  startTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
} from "./testing/start-test-platform.ts";
export type { TeamInput, TestAlert, TestDashboard, TestTeam } from "./testing/team.ts";
export type { TenantFaults, TenantJournal, TenantKit } from "./testing/tenant.ts";
