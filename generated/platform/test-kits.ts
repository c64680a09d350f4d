// Generated from the register of APIs by `npm run generate`. Do not edit.
import * as management from "../../src/testing/apis/management/test-kit.ts";
import * as observability from "../../src/testing/apis/observability/test-kit.ts";
import type { TestContext } from "../../src/testing/context.ts";

/** Members of a test platform that belong to an API. */
export interface TestKits extends management.TestKit, observability.TestKit {}

export function createTestKits(context: TestContext): TestKits {
  return { ...management.createTestKit(context), ...observability.createTestKit(context) };
}
