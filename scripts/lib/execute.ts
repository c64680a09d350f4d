import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a program without a shell. Resolves to its output. Rejects if it fails; the error has `code`, `stdout` and `stderr`. */
export const execute = promisify(execFile);
