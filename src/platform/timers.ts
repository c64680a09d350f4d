/** Timer functions, taken when this module loads. Fake timers of a test runner replace the globals, and must not stop the platform. */
export const { setTimeout, clearTimeout, setImmediate } = globalThis;
