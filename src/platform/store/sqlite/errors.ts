/** Classifies errors of SQLite. */

import { errorMessage, readMember } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import { StoreUnavailableError } from "../store.ts";

/** Result codes of SQLite (https://sqlite.org/rescode.html), without their extended part. */
const resultCodes = {
  busy: 5,
  locked: 6,
  outOfMemory: 7,
  readOnly: 8,
  interrupted: 9,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
};

/** Codes of the file, the disk or the memory. Any other code is a defect of the statement. */
const unavailableCodes = new Set(Object.values(resultCodes));

const passingCodes = new Set([
  resultCodes.busy,
  resultCodes.locked,
  resultCodes.outOfMemory,
  resultCodes.interrupted,
  resultCodes.protocol,
]);

/** Codes after which a commit may be on the disk. */
const uncertainCodes = new Set([resultCodes.inputOutput, resultCodes.corrupt, resultCodes.outOfMemory]);

/** Explains why a write failed. If it was not `committing`, nothing is written. */
export function explainWriteError(error: unknown, committing: boolean): unknown {
  const code = readResultCode(error);
  // An error of the file system has a `syscall`: the header could not be read again, also not after a commit.
  const isFileError = readMember(error, "syscall") !== undefined;
  if (!isFileError && (code === undefined || !unavailableCodes.has(code))) return error;
  const message = `SQLite could not write: ${errorMessage(error)}. Check the disk and the permissions of the file.`;
  const maybeWritten = committing && (code === undefined || uncertainCodes.has(code));
  return new StoreUnavailableError(
    message,
    maybeWritten,
    error,
    code === undefined || !passingCodes.has(code),
  );
}

export function explainOpenError(error: unknown, file: string): unknown {
  const code = readResultCode(error);
  if (code === undefined || !unavailableCodes.has(code)) return error;
  return new PlatformConfigError(
    `\`data\` is ${file}, ${reasonOf(code)} (SQLite says: ${errorMessage(error)}).`,
    { cause: error },
  );
}

function readResultCode(error: unknown): number | undefined {
  const code = readMember(error, "errcode");
  return typeof code === "number" ? code & 0xff : undefined;
}

function reasonOf(code: number): string {
  switch (code) {
    case resultCodes.notADatabase:
      return "which is not a SQLite database. Name another file; this one is unchanged";
    case resultCodes.corrupt:
      return "which is damaged. Restore it from a copy, or name another file";
    case resultCodes.readOnly:
      return "which cannot be written to. Make the file and its folder writable, or name another file";
    case resultCodes.busy:
    case resultCodes.locked:
      return "which another process or platform is using. Only one can open a SQLite file: stop the other one, name another file, or share data in PostgreSQL (`databaseUrl`)";
    case resultCodes.full:
      return "and the disk is full. Free some space, or name a file on another disk";
    default:
      return "which cannot be opened. It and its folder must be readable and writable";
  }
}
