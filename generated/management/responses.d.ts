// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

/** Success response validators of the Management API, by operationId. */
export declare const responses: {
  readonly listServices: { readonly 200: Validator };
  readonly getPipe: { readonly 200: Validator };
  readonly updatePipeSettings: { readonly 200: Validator };
};
