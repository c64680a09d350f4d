// Generated from the register of APIs by `npm run generate`. Do not edit.
import type { ManagementTestKit } from "../../src/testing/apis/management/types.ts";
import type { ObservabilityTestKit } from "../../src/testing/apis/observability/types.ts";
export type * from "../../src/testing/apis/management/types.ts";
export type * from "../../src/testing/apis/observability/types.ts";

/** Members of a test platform that belong to an API. */
export interface TestKits extends ManagementTestKit, ObservabilityTestKit {}
