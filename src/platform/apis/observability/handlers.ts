import type { operations } from "../../../../generated/observability/operations.ts";
import type { operations as OperationTypes } from "../../../../generated/observability/types.ts";
import type { HandlersOf } from "../api.ts";

export type ObservabilityHandlers = HandlersOf<typeof operations, OperationTypes>;
