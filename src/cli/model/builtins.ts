/** Parts of Node.js that commands need when they start. Importing their modules takes some milliseconds: they load workers and streams. */
export const { isDeepStrictEqual, parseArgs, stripVTControlCharacters, styleText } =
  process.getBuiltinModule("node:util");
export const fs = process.getBuiltinModule("node:fs");
