// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

/** Request validators of the Observability API, by operationId. */
export declare const requests: {
  readonly updateAlert: { readonly parameters: Validator; readonly body: Validator };
  readonly listDashboards: {  };
};
