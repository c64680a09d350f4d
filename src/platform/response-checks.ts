/** The compiled response validators, which are loaded only for a platform that checks its responses. */
import type { PlatformApi, Validator } from "./api.ts";
import { apis } from "./apis.ts";
import type { Route } from "./handle/router.ts";

/** Validators of responses. */
export interface ResponseChecks {
  /** Loads them; before that, none is found. */
  load(): Promise<void>;
  /** Finds the validator of an operation's success. Throws when there is none: nothing is sent unchecked. */
  find(route: Route): Validator;
}

/** Makes the checks of every API. */
export function createResponseChecks(): ResponseChecks {
  const byApi = new Map<string, Awaited<ReturnType<PlatformApi["loadResponseValidators"]>>>();
  return {
    load: async () => {
      for (const api of apis) byApi.set(api.name, await api.loadResponseValidators());
    },
    find: ({ api, operation, serving }) => {
      const validate = byApi.get(api.name)?.[operation.operationId]?.[String(serving.success)];
      if (!validate) throw new Error(`${operation.operationId}: its responses have no validator.`);
      return validate;
    },
  };
}
