// Generated from the register of APIs by `npm run generate`. Do not edit.
import * as management from "../../src/platform/apis/management/demo-examples.ts";
import * as observability from "../../src/platform/apis/observability/demo-examples.ts";
import type { DemoExamples } from "../../src/platform/apis/demo-examples.ts";

/** Calls with the demo data, in the order of the register. */
export const demoExamples: readonly DemoExamples[] = [management.demoExamples, observability.demoExamples];
