import { limitOptions } from "../flags/global-options.ts";
import { connectionOptions, helpOption, type Options } from "../model/command.ts";

/** Options of `dataplat verify`, besides the parameters of the operations. */
export const verifyOptions = {
  ...connectionOptions,
  output: { short: "o", word: "FORMAT", choices: ["text", "json", "junit"], text: "Format, text by default" },
  ...limitOptions,
  help: helpOption,
} as const satisfies Options;
