import type { operations } from "../../../../generated/management/operations.ts";
import type { operations as OperationTypes } from "../../../../generated/management/types.ts";
import type { HandlersOf } from "../api.ts";

export type ManagementHandlers = HandlersOf<typeof operations, OperationTypes>;
