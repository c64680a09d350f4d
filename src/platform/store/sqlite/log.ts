/**
 * Keeps a SQLite file and its write-ahead log together. SQLite replays any intact log that lies beside a file, also one of another state of
 * it, and takes a file without a log for complete. Therefore `user_version` in the header of the file says which log it needs:
 *
 * - an even number: none, the file is complete
 * - an odd number: the log whose first page has the same number
 * - 0: unknown, since an earlier version wrote the file
 *
 * Each log has a random odd number. It is written to the log and then, before a write is acknowledged, to the file: directly, since SQLite
 * would write it to the log alone.
 */
import { randomInt } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import type * as Sqlite from "node:sqlite";
import { PlatformConfigError } from "../../config-error.ts";
import { isBusy } from "./errors.ts";

/** Marks a database as ours, in its header: "dtpl" in ASCII. */
export const applicationId = 0x6474706c;

/** Number of a new file. */
export const completeNumber = 2;

/** Length of the header of a file, and offsets in it (https://sqlite.org/fileformat2.html#the_database_header). */
const fileHeader = { length: 100, userVersion: 60, applicationId: 68 };

/** Lengths of the header of a log, and of the header before each page (https://sqlite.org/fileformat2.html#walformat). */
const logHeader = { length: 32, pageLength: 24 };

/** Paths of a database. */
export interface SqlitePaths {
  readonly file: string;
  readonly log: string;
}

/** Called with a warning. */
export type OnWarning = (message: string) => void;

/** The log of an open file. */
export interface SqliteLog {
  /** Starts the log, unless it is started. Call it before a transaction. */
  begin(): void;
  /** Copies the log into the file, and empties it. */
  end(): void;
  /** Whether the file still has the content that this log belongs to. */
  belongsToFile(): boolean;
  /** Ends the log and closes the database. A log that no longer belongs to the file is kept under another name. */
  close(): void;
}

/**
 * Checks a log that a crash may have left beside a file, before SQLite opens it. A log that the file does not need is emptied; one of another
 * state is kept under another name.
 *
 * @throws PlatformConfigError if the file needs another log
 */
export function checkLog(
  { DatabaseSync }: typeof Sqlite,
  { file, log }: SqlitePaths,
  onWarning: OnWarning,
): void {
  if (sizeOf(log) === 0) return;
  // SQLite would delete the log.
  if (sizeOf(file) === 0) throw createLogError({ file, log });
  const hadIndex = sizeOf(`${file}-shm`) > 0;
  // Keeps other processes from opening the file. A reader never copies a log into its file, not even when it is closed.
  const reader = new DatabaseSync(file, { readOnly: true });
  let descriptor: number | undefined;
  try {
    if (isInUse(reader)) return;
    // When this process closes a file, it loses all its locks on it (POSIX): also for that, it must not be in use.
    descriptor = openSync(file, "r");
    checkNumbers(descriptor, { file, log }, onWarning);
  } finally {
    reader.close();
    if (descriptor !== undefined) closeSync(descriptor);
    if (!hadIndex) rmSync(`${file}-shm`, { force: true });
  }
}

/** Opening the file reports that it is in use, and any other error, which may come from a log of another file. */
function isInUse(reader: Sqlite.DatabaseSync): boolean {
  try {
    reader.exec("begin; select 1 from sqlite_schema");
    return false;
  } catch (error) {
    return isBusy(error);
  }
}

function checkNumbers(descriptor: number, { file, log }: SqlitePaths, onWarning: OnWarning): void {
  const header = readStart(descriptor, fileHeader.length);
  const isOurs =
    header.length === fileHeader.length && header.readInt32BE(fileHeader.applicationId) === applicationId;
  if (!isOurs) return;
  const needed = header.readInt32BE(fileHeader.userVersion);
  const found = readLogNumber(log);
  if (needed === 0 || needed === found) return;
  if (needsLog(needed)) throw createLogError({ file, log });
  // A file that is complete has one less than the number of its last log.
  if (found === needed + 1) truncateSync(log);
  else setAside(log, onWarning);
}

/** @returns the number on the first page of a log; undefined if it has none, because it is not ours or nothing was committed */
function readLogNumber(log: string): number | undefined {
  const descriptor = openSync(log, "r");
  try {
    const firstPage = logHeader.length + logHeader.pageLength;
    const start = readStart(descriptor, firstPage + fileHeader.length);
    if (start.length < firstPage + fileHeader.length) return undefined;
    const pageNumber = start.readUInt32BE(logHeader.length);
    // A page of an earlier log has other salts than the header.
    const isCurrent = start.subarray(16, 24).equals(start.subarray(40, 48));
    return pageNumber === 1 && isCurrent ? start.readInt32BE(firstPage + fileHeader.userVersion) : undefined;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Takes over the log of a database that was opened for this process alone.
 *
 * @throws PlatformConfigError if the log that the file needs is missing
 */
export function openLog(database: Sqlite.DatabaseSync, paths: SqlitePaths, onWarning: OnWarning): SqliteLog {
  let number = Number(database.prepare("pragma user_version").get()?.["user_version"]);
  let nextNumber = createNumber();
  let isStarted = sizeOf(paths.log) > 0;
  if (needsLog(number) && !isStarted) throw createLogError(paths);
  // Stays open until the database is closed, since closing it releases the locks of this process.
  const descriptor = openSync(paths.file, "r+");
  const writeNumber = (next: number): void => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(next);
    writeSync(descriptor, bytes, 0, bytes.length, fileHeader.userVersion);
    fsyncSync(descriptor);
    number = next;
  };
  const belongsToFile = (): boolean => {
    const header = readStart(descriptor, fileHeader.length);
    return header.length === fileHeader.length && header.readInt32BE(fileHeader.userVersion) === number;
  };
  // A log of a file that did not have a number yet.
  if (!belongsToFile()) writeNumber(number);
  const end = (): void => {
    if (!isStarted) return;
    const result = database.prepare("pragma wal_checkpoint(passive)").get();
    if (result?.["log"] !== result?.["checkpointed"]) return;
    // SQLite writes the next transaction over this log.
    isStarted = false;
    nextNumber = createNumber();
    writeNumber(needsLog(number) ? number - 1 : completeNumber);
    database.exec("pragma wal_checkpoint(truncate)");
  };
  return {
    begin: () => {
      if (isStarted) return;
      // If one of them fails, both are repeated with the same number.
      database.exec(`pragma user_version = ${nextNumber}`);
      writeNumber(nextNumber);
      isStarted = true;
    },
    end,
    belongsToFile,
    close: () => {
      try {
        if (belongsToFile()) end();
        else setAside(paths.log, onWarning);
      } catch {
        // The log stays. The next start reads it.
      }
      database.close();
      closeSync(descriptor);
    },
  };
}

/** Empties a log that SQLite would otherwise copy into the file, and keeps its content under another name. */
function setAside(log: string, onWarning: OnWarning): void {
  if (sizeOf(log) === 0) return;
  let unused = `${log}.unused`;
  for (let number = 2; existsSync(unused); number += 1) unused = `${log}.unused-${number}`;
  copyFileSync(log, unused, constants.COPYFILE_EXCL);
  truncateSync(log);
  onWarning(
    `${log} has writes to an earlier state of its file, which was replaced since. They are not used, and kept as ${unused}.`,
  );
}

function createLogError({ file, log }: SqlitePaths): PlatformConfigError {
  return new PlatformConfigError(
    `\`data\` is ${file}, a copy without its latest writes. They are in the log that was beside it, and ${log} is missing or another one. Copy that log as well, or restore a backup that was made while no platform used the file.`,
  );
}

function needsLog(number: number): boolean {
  return number % 2 !== 0;
}

function createNumber(): number {
  return 2 * randomInt(2, 2 ** 30) - 1;
}

function readStart(descriptor: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, 0));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
