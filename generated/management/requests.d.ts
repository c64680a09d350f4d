// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

/** Request validators of the Management API, by operationId. */
export declare const requests: {
  readonly listServices: { readonly parameters: Validator };
  readonly getPipe: { readonly parameters: Validator };
  readonly updatePipeSettings: { readonly parameters: Validator; readonly body: Validator };
};
