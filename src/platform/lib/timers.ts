/**
 * Timer functions and clocks, taken when this module loads. Fake timers of a test runner replace the globals, also before this module loads,
 * and must not stop the platform: on Node, the functions come from Node's own modules.
 */
type Timers = Pick<typeof globalThis, "setTimeout" | "clearTimeout" | "setImmediate">;

const getBuiltinModule = globalThis.process?.getBuiltinModule;

export const { setTimeout, clearTimeout, setImmediate }: Timers =
  getBuiltinModule?.("node:timers") ?? globalThis;

/** Monotonic clock. */
export const performance: Pick<Performance, "now" | "timeOrigin"> =
  getBuiltinModule?.("node:perf_hooks").performance ?? globalThis.performance;

/** Time in milliseconds since 1970. */
export const { now } = Date;
