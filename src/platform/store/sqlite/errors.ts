/** Classifies errors of SQLite. */
import { PlatformConfigError } from "../../config-error.ts";
import { errorCode, errorMessage } from "../../read-error.ts";
import { StoreUnavailableError } from "../store.ts";
import { readSqliteCode, sqliteCodes } from "./node-sqlite.ts";

/** What the place cannot do at the moment, and what cannot be told apart from it. */
const unavailable = new Set(Object.values(sqliteCodes));

/** After these, what was to be written may be in the file. */
const uncertain = new Set([sqliteCodes.inputOutput, sqliteCodes.corrupt, sqliteCodes.outOfMemory]);

/** @returns the result code of an error that is about the file, the disk or the memory; undefined when it is about one statement */
export function readTrouble(error: unknown): number | undefined {
  const code = readSqliteCode(error);
  return code !== undefined && unavailable.has(code) ? code : undefined;
}

/**
 * Says what went wrong while a store was open.
 *
 * @param error what was thrown
 * @param writes whether something was to be written
 * @returns StoreUnavailableError for what is not the statement's fault; else the error itself
 */
export function explainSqliteError(error: unknown, writes: boolean): unknown {
  if (isClosed(error)) return new StoreUnavailableError("The file was closed meanwhile.", false, error);
  const code = readTrouble(error);
  if (code === undefined) return error;
  const message = `SQLite could not ${writes ? "write" : "read"}: ${String(error)}`;
  return new StoreUnavailableError(message, writes && uncertain.has(code), error);
}

/**
 * Says why a file could not be opened.
 *
 * @param error what was thrown
 * @param file its path
 * @returns PlatformConfigError for what is wrong with the file; else the error itself
 */
export function explainOpenError(error: unknown, file: string): unknown {
  const code = readTrouble(error);
  if (code === undefined) return error;
  return new PlatformConfigError(
    `\`data\` is ${file}, ${reasonOf(code)} (SQLite says: ${errorMessage(error)}).`,
  );
}

function reasonOf(code: number): string {
  switch (code) {
    case sqliteCodes.notADatabase:
      return "which is no SQLite database. Name another file; this one was left as it is";
    case sqliteCodes.corrupt:
      return "which is damaged. Restore it from a copy, or name another file";
    case sqliteCodes.readOnly:
      return "which cannot be written to. Make the file and its folder writable, or name another file";
    case sqliteCodes.busy:
    case sqliteCodes.locked:
      return "which another program keeps locked. End that program, or name another file";
    case sqliteCodes.full:
      return "and the disk is full";
    default:
      return "which cannot be opened. It and its folder must be readable and writable";
  }
}

/** Whether a call came after the file was closed, which `node:sqlite` refuses without touching the file. */
function isClosed(error: unknown): boolean {
  return errorCode(error) === "ERR_INVALID_STATE";
}
