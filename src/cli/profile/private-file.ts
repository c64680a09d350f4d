/** A file that only its owner may read: reading it, and replacing it while other processes do the same. Errors are those of the profile file. */
import path from "node:path";
import { errorCode } from "../../contract/read-error.ts";
import { quote } from "../../samples/quote.ts";
import { fs } from "../model/builtins.ts";
import { ConfigurationError } from "../model/errors.ts";

/** Reads a file that only its owner may read. What is checked is what is read: the open file, not its path. */
export function readPrivateFile(file: string): string | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = fs.openSync(file, "r");
    checkAccess(descriptor, file);
    // Some editors of Windows write a byte order mark.
    return fs.readFileSync(descriptor, "utf8").replace(/^\ufeff/, "");
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const code = errorCode(error);
    if (code === "ENOENT") return undefined;
    throw new ConfigurationError(`${file} cannot be read (${code}).`, "Set DATAPLAT_CONFIG to another file.");
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

function checkAccess(descriptor: number, file: string): void {
  const fail = (problem: string, hint: string) => new ConfigurationError(`${file} ${problem}.`, hint);
  const status = fs.fstatSync(descriptor);
  if (status.isDirectory()) throw fail("is a folder", "Set DATAPLAT_CONFIG to a file.");
  // Windows has no such modes, and no user id.
  if (process.platform === "win32") return;
  if (status.uid !== process.getuid?.())
    throw fail("belongs to another user", "Use a file of your own: set DATAPLAT_CONFIG.");
  if (status.mode & 0o077)
    throw fail("can be read or changed by others", `Run \`chmod 600 ${quote(file)}\`.`);
}

/** Replaces a file at once, with mode 600; other processes that replace it wait. Throws ConfigurationError if it cannot be written. */
export function replacePrivateFile(file: string, makeText: () => string): void {
  const target = resolveLinks(file);
  // A new file, since the mode of an existing one would stay as it is. Only one process can create it.
  const temporary = `${target}.new`;
  try {
    createFolder(path.dirname(target));
    createExclusively(temporary);
    try {
      fs.writeFileSync(temporary, makeText(), { flush: true });
      fs.renameSync(temporary, target);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
  } catch (error) {
    const code = errorCode(error);
    // An error of `makeText`.
    if (code === undefined) throw error;
    const isBusy = code === "EEXIST" && `Another process changes it. If none does, remove ${temporary}.`;
    const hint = isBusy || "Set DATAPLAT_CONFIG to a file that you can write.";
    throw new ConfigurationError(`${file} cannot be written (${code}).`, hint);
  }
}

/** The file that a path leads to by links, which may not exist. */
function resolveLinks(file: string): string {
  if (!fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return file;
  return resolveLinks(path.resolve(fs.realpathSync(path.dirname(file)), fs.readlinkSync(file)));
}

/** Creates a folder and those above it. With `recursive`, Node.js does not return below /proc. */
function createFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  createFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!fs.existsSync(folder)) throw error;
  }
}

/** Creates an empty file. Waits at most 1 s until another process has removed or renamed it. */
function createExclusively(file: string, attempts = 50): void {
  try {
    fs.writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST" || attempts === 1) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    createExclusively(file, attempts - 1);
  }
}
