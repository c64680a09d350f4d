// Generated from the register of APIs by `npm run generate`. Do not edit.
import type { TestContext } from "../../src/testing/context.ts";
import type { TestKits } from "./test-kit-types.ts";
import { createManagementTestKit } from "../../src/testing/apis/management/test-kit.ts";
import { createObservabilityTestKit } from "../../src/testing/apis/observability/test-kit.ts";

export function createTestKits(context: TestContext): TestKits {
  return { ...createManagementTestKit(context), ...createObservabilityTestKit(context) };
}
