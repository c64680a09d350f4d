// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

/** Success response validators of the Observability API, by operationId. */
export declare const responses: {
  readonly updateAlert: { readonly 200: Validator };
  readonly listDashboards: { readonly 200: Validator };
};
