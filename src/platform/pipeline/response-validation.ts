/** Response validation, for a platform with `checkResponses`. */
import type { ResponseValidatorTable, ValidationError } from "../../contract/validator.ts";
import { apis } from "../apis/index.ts";
import type { Route } from "./router.ts";

/** Response validators of every API. */
export interface ResponseChecks {
  /** Loads the validators, which only a platform that checks its responses needs. */
  load(): Promise<void>;
  /**
   * Validates the body of an operation's success response.
   *
   * @returns every error that breaks the contract
   * @throws if the operation has no validator: no response is sent unchecked
   */
  validate(route: Route, body: unknown): readonly ValidationError[];
}

/**
 * Keywords of the closed schemas that the validators are compiled from. The contract itself is open: it allows unknown members, and
 * further values of an open value list.
 */
const allowed = new Set(["additionalProperties", "x-extensible-enum"]);

/** Creates the checks; nothing is loaded yet. */
export function createResponseChecks(): ResponseChecks {
  const byApi = new Map<string, ResponseValidatorTable>();
  return {
    load: async () => {
      for (const api of apis) byApi.set(api.name, await api.loadResponses());
    },
    validate: ({ api, operation }, body) => {
      const validate = byApi.get(api.name)?.[operation.operationId];
      if (!validate) throw new Error(`${operation.operationId}: its responses have no validator.`);
      validate(body);
      return (validate.errors ?? []).filter(({ keyword }) => !allowed.has(keyword));
    },
  };
}
