// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { ResponseSchema } from "../../src/contract/validator.ts";

export declare const updateAlert_responses: { readonly 200: ResponseSchema };
export declare const listDashboards_responses: { readonly 200: ResponseSchema };

/** Schemas of the success responses of the Observability API, by operationId. */
export declare const responses: {
  readonly updateAlert: typeof updateAlert_responses;
  readonly listDashboards: typeof listDashboards_responses;
};
