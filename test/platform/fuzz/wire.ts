/** Requests as bytes, and answers read from bytes, without trusting either side of the connection to be right. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlatformRequest, PlatformResponse } from "../../../src/platform/pipeline/message.ts";

/** What to do with a connection, one after the other. */
export type Step =
  | { readonly do: "write"; readonly bytes: Uint8Array }
  | { readonly do: "wait"; readonly ms: number }
  /** Closes our side, and reads on. */
  | { readonly do: "end" }
  | { readonly do: "reset" };

/** What came of a connection. */
export interface Spoken {
  readonly received: string;
  /** Whether the server closed it, or we did, in time. */
  readonly closed: boolean;
}

/**
 * Serializes a request, with whatever it holds: nothing is escaped.
 *
 * @param request any request
 * @param lines further header lines
 */
export function toBytes(
  { method, target, headers = {}, body }: PlatformRequest,
  lines: readonly string[] = [],
): Buffer {
  const content = Buffer.from(typeof body === "function" ? "" : (body ?? ""));
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries(headers).flatMap(([name, value]) => (name === "host" ? [] : [`${name}: ${value}`])),
    ...lines,
    ...(content.length > 0 ? [`Content-Length: ${content.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "utf8"), content]);
}

/**
 * Takes the steps on a connection of its own, and waits until it is closed.
 *
 * @param port of a server on this machine
 * @param steps what to do
 * @param longestMs how long the server may take to close it after the last step
 */
export async function speak(port: number, steps: readonly Step[], longestMs: number): Promise<Spoken> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
  // The server may reset whatever it does not want, while we still write.
  socket.on("error", () => {});
  const closed = new Promise<boolean>((resolve) => {
    socket.once("end", () => resolve(true));
    socket.once("close", () => resolve(true));
  });
  await Promise.race([once(socket, "connect"), closed]);
  for (const step of steps) await take(socket, step);
  const inTime = await Promise.race([closed, sleep(longestMs, false, { ref: false })]);
  socket.destroy();
  return { received: Buffer.concat(chunks).toString("latin1"), closed: inTime };
}

async function take(socket: Socket, step: Step): Promise<void> {
  if (socket.destroyed || socket.writableEnded) return;
  if (step.do === "write") socket.write(step.bytes);
  else if (step.do === "wait") await sleep(step.ms);
  else if (step.do === "end") socket.end();
  else socket.resetAndDestroy();
}

/**
 * Reads all responses of a connection. An answer to HEAD announces content and has none: then another answer follows at once, or nothing.
 *
 * @param received everything that came, a character per byte
 * @param whole whether the last response must be whole, as it must where neither side broke off
 * @throws when it is no sequence of responses
 */
export function readResponses(received: string, whole = true): PlatformResponse[] {
  const responses: PlatformResponse[] = [];
  for (let rest = received; rest !== ""; ) {
    if (!whole && !rest.includes("\r\n\r\n")) break;
    const [match, status = "", lines = ""] =
      /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (match === undefined) throw new Error(`no response: ${JSON.stringify(rest.slice(0, 200))}`);
    rest = rest.slice(match.length);
    const headers = Object.fromEntries(lines.split("\r\n").filter(Boolean).map(toPair));
    const length = Number(headers["content-length"] ?? 0);
    const hasContent = length > 0 && rest !== "" && !/^HTTP\/1\.1 \d/.test(rest);
    if (hasContent && rest.length < length && !whole) break;
    if (hasContent && rest.length < length) throw new Error(`${rest.length} of ${length} bytes came`);
    const body = hasContent ? Buffer.from(rest.slice(0, length), "latin1").toString() : null;
    if (hasContent) rest = rest.slice(length);
    // "100 Continue" comes before a response, and is none.
    if (status !== "100") responses.push({ status: Number(status), headers, body });
  }
  return responses;
}

function toPair(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
