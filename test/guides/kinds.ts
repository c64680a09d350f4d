/** Kinds of code blocks, which decide how a block is tested. */
import { guideFiles } from "../../scripts/measure/runtimes/test-runners.ts";
import { splitCommands } from "./commands.ts";
import type { Fence } from "./fences.ts";

/** The kinds of blocks. A block of none of them fails. */
export type Kind =
  | "program"
  | "test"
  | "runner file"
  | "requests"
  | "commands"
  | "data"
  | "workflow"
  | "diff"
  | "jq"
  | "other language";

/** A command that ends without questions: `curl`, or `dataplat` except to serve, unless its input ends. */
const requestPattern = /^(?:[A-Z_]+=\S*\s+)*(?:curl|dataplat (?!configure|mcp|serve))|\| dataplat /;

export function kindOf({ language, title = "", code }: Fence): Kind | undefined {
  switch (language) {
    case "ts":
      return code.includes(' from "vitest"') ? "test" : "program";
    case "js":
      return guideFiles.includes(title) ? "runner file" : "program";
    case "sh":
      return splitCommands(code).some((command) => requestPattern.test(command)) ? "requests" : "commands";
    case "ini":
    case "json":
      return "data";
    case "yaml":
      return /^jobs:/m.test(code) ? "workflow" : "data";
    case "diff":
      return "diff";
    case "text":
      return title.endsWith(".jq") ? "jq" : undefined;
    case "go":
    case "java":
    case "python":
    case "rust":
      return "other language";
    default:
      return undefined;
  }
}
