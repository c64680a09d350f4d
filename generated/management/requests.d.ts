// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

export declare const listServices_requests: { readonly parameters: Validator };
export declare const getPipe_requests: { readonly parameters: Validator };
export declare const updatePipeSettings_requests: { readonly parameters: Validator; readonly body: Validator };

/** Request validators of the Management API, by operationId. */
export declare const requests: {
  readonly listServices: typeof listServices_requests;
  readonly getPipe: typeof getPipe_requests;
  readonly updatePipeSettings: typeof updatePipeSettings_requests;
};
