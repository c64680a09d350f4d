// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { ResponseSchema } from "../../src/contract/validator.ts";

/** Schemas of the success responses of the Management API, by operationId. */
export declare const responses: {
  readonly listServices: { readonly 200: ResponseSchema };
  readonly getPipe: { readonly 200: ResponseSchema };
  readonly updatePipeSettings: { readonly 200: ResponseSchema };
};
