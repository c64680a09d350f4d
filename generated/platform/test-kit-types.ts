// Generated from the register of APIs by `npm run generate`. Do not edit.
export type * from "../../src/testing/apis/management/types.ts";
export type * from "../../src/testing/apis/observability/types.ts";
