// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { ResponseSchema } from "../../src/contract/validator.ts";

/** Schemas of the success responses of the Observability API, by operationId. */
export declare const responses: {
  readonly updateAlert: { readonly 200: ResponseSchema };
  readonly listDashboards: { readonly 200: ResponseSchema };
};
