// Generated from the register of APIs by `npm run generate`. Do not edit.
import * as management from "../../src/platform/apis/management/demo-names.ts";
import * as observability from "../../src/platform/apis/observability/demo-names.ts";

/** Ids and credentials of the demo data. The credentials are public. */
export const demo = { ...management.demo, ...observability.demo } as const;
