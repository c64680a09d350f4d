/**
 * Timer functions, taken when this module loads. Fake timers of a test runner replace the globals, also before this module loads, and must
 * not stop the platform: on Node, the functions come from `node:timers`.
 */
export const {
  setTimeout,
  clearTimeout,
  setImmediate,
}: Pick<typeof globalThis, "setTimeout" | "clearTimeout" | "setImmediate"> =
  globalThis.process?.getBuiltinModule?.("node:timers") ?? globalThis;
