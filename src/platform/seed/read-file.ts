/** Reads seed files. */
import type { ReadStream } from "node:fs";
import type { Socket } from "node:net";
import { errorMessage } from "../../contract/read-error.ts";
import { PlatformConfigError } from "../lib/config-error.ts";

/** In bytes: 64 MiB. */
export const maxFileSize = 64 * 1024 * 1024;

/** Reads a text file, a pipe or a terminal until its end, or until the signal aborts: a pipe may never end. */
export async function readFile(file: string, signal?: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const { addAbortSignal } = await import("node:stream");
    const stream = await openFile(file);
    if (signal) addAbortSignal(signal, stream);
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxFileSize) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    const isText = /\n|^\s*\{|: /.test(file);
    const problem = isText
      ? "The seed is a text. Pass the path of a file, or the object that the text describes."
      : `${file} cannot be read: ${errorMessage(cause)}`;
    throw new PlatformConfigError(problem, { cause });
  }
  if (size > maxFileSize) throw tooLarge(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new PlatformConfigError(`${file} is not UTF-8 text.`, { cause });
  }
}

/** Error for a file or text of more than 64 MiB. */
export function tooLarge(name: string): PlatformConfigError {
  return new PlatformConfigError(`${name} is larger than 64 MiB.`);
}

/** Opens a file without blocking: a read of a terminal, or of a pipe without a writer, would occupy a thread that Node waits for. */
async function openFile(file: string): Promise<ReadStream | Socket> {
  const { constants, createReadStream, fstatSync, openSync } = await import("node:fs");
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  if (fstatSync(fd).isFIFO()) {
    const { Socket } = await import("node:net");
    return new Socket({ fd, readable: true, writable: false });
  }
  const { isatty, ReadStream } = await import("node:tty");
  return isatty(fd) ? new ReadStream(fd) : createReadStream(file, { fd });
}
