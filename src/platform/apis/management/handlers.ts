import type { operations } from "../../../../generated/management/operations.ts";
import type { operations as OperationTypes } from "../../../../generated/management/types.ts";
import type { HandlersOf } from "../api.ts";

/** Types of the handlers of the Management API, by operationId. */
export type ManagementHandlers = HandlersOf<typeof operations, OperationTypes>;
