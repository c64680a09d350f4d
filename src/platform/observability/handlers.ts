import type { operations } from "../../../generated/observability/types.ts";
import type { HandlersOf } from "../api.ts";

/** What the handlers of the Observability API are, by operationId. */
export type ObservabilityHandlers = HandlersOf<operations, "data">;
