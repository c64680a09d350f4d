/**
 * Parts of Node.js that commands need when they start. An import of their modules would also load all that these export on demand, such
 * as workers and streams, which takes some milliseconds.
 */
export const { isDeepStrictEqual, parseArgs, stripVTControlCharacters, styleText } =
  process.getBuiltinModule("node:util");
export const fs = process.getBuiltinModule("node:fs");
