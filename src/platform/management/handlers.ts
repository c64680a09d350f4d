import type { operations } from "../../../generated/management/types.ts";
import type { HandlersOf } from "../api.ts";

/** What the handlers of the Management API are, by operationId. */
export type ManagementHandlers = HandlersOf<operations, "result">;
