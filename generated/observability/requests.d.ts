// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

export declare const updateAlert_requests: { readonly parameters: Validator; readonly body: Validator };
export declare const listDashboards_requests: {  };

/** Request validators of the Observability API, by operationId. */
export declare const requests: {
  readonly updateAlert: typeof updateAlert_requests;
  readonly listDashboards: typeof listDashboards_requests;
};
