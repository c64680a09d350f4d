import type { ListenOptions } from "../options.ts";

/** ListenOptions with defaults filled in. */
export type CheckedListenOptions = {
  readonly [Name in keyof Required<ListenOptions>]: NonNullable<ListenOptions[Name]>;
};
