// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { ResponseSchema } from "../../src/contract/validator.ts";

export declare const listServices_responses: { readonly 200: ResponseSchema };
export declare const getPipe_responses: { readonly 200: ResponseSchema };
export declare const updatePipeSettings_responses: { readonly 200: ResponseSchema };

/** Schemas of the success responses of the Management API, by operationId. */
export declare const responses: {
  readonly listServices: typeof listServices_responses;
  readonly getPipe: typeof getPipe_responses;
  readonly updatePipeSettings: typeof updatePipeSettings_responses;
};
