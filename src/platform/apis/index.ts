/** Every API that the platform serves. */
import type { PlatformApi } from "./api.ts";
import { management } from "./management/index.ts";
import { observability } from "./observability/index.ts";

export const apis: readonly PlatformApi[] = [management, observability];
