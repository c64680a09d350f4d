/** Classifies errors of SQLite. */
import { errorMessage, readMember } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import { StoreUnavailableError } from "../store.ts";

/** A failure of the file, the disk or the memory. */
interface Failure {
  /** Whether it may pass without the operator. */
  readonly passes?: true;
  /** Whether a commit may be on the disk nevertheless. */
  readonly isUncertain?: true;
  /** Why the file cannot be opened, and what to do. */
  readonly reason?: string;
}

const inUse =
  "which another process or platform is using. Only one can open a SQLite file: stop the other one, name another file, or share data in PostgreSQL (`databaseUrl`)";

/** By result code (https://sqlite.org/rescode.html), without its extended part. Any other code is a defect of the statement. */
const failures = new Map<number, Failure>([
  [5 /* SQLITE_BUSY */, { passes: true, reason: inUse }],
  [6 /* SQLITE_LOCKED */, { passes: true, reason: inUse }],
  [7 /* SQLITE_NOMEM */, { passes: true, isUncertain: true }],
  [
    8 /* SQLITE_READONLY */,
    { reason: "which cannot be written to. Make the file and its folder writable, or name another file" },
  ],
  [9 /* SQLITE_INTERRUPT */, { passes: true }],
  [10 /* SQLITE_IOERR */, { isUncertain: true }],
  [
    11 /* SQLITE_CORRUPT */,
    { isUncertain: true, reason: "which is damaged. Restore it from a copy, or name another file" },
  ],
  [13 /* SQLITE_FULL */, { reason: "and the disk is full. Free some space, or name a file on another disk" }],
  [14 /* SQLITE_CANTOPEN */, {}],
  [15 /* SQLITE_PROTOCOL */, { passes: true }],
  [
    26 /* SQLITE_NOTADB */,
    { reason: "which is not a SQLite database. Name another file; this one is unchanged" },
  ],
]);

function failureOf(error: unknown): Failure | undefined {
  return failures.get(Number(readMember(error, "errcode")) & 0xff);
}

/** Explains why a write failed. If it was not `committing`, nothing is written. */
export function explainWriteError(error: unknown, committing: boolean): unknown {
  const failure = failureOf(error);
  // An error of the file system has a `syscall`: the header could not be read again, also not after a commit.
  const isFileError = readMember(error, "syscall") !== undefined;
  if (!failure && !isFileError) return error;
  const message = `SQLite could not write: ${errorMessage(error)}. Check the disk and the permissions of the file.`;
  const maybeWritten = committing && (!failure || failure.isUncertain === true);
  return new StoreUnavailableError(message, maybeWritten, error, failure?.passes !== true);
}

export function explainOpenError(error: unknown, file: string): unknown {
  const failure = failureOf(error);
  if (!failure) return error;
  const { reason = "which cannot be opened. It and its folder must be readable and writable" } = failure;
  const message = `\`data\` is ${file}, ${reason} (SQLite says: ${errorMessage(error)}).`;
  return new PlatformConfigError(message, { cause: error });
}
