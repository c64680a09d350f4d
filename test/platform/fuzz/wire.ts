/** Requests as bytes, and responses parsed from bytes, for connections that may send and receive anything. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlatformRequest, PlatformResponse } from "../../../src/platform/index.ts";

/** One step of a connection. */
export type Step =
  | { readonly type: "write"; readonly bytes: Uint8Array }
  | { readonly type: "wait"; readonly ms: number }
  /** Closes the client's side; the client continues to read. */
  | { readonly type: "end" }
  | { readonly type: "reset" };

/** Result of a connection. */
export interface ConnectionResult {
  /** Everything that the server sent, one character per byte. */
  readonly received: string;
  /** Whether the connection was closed in time. */
  readonly closed: boolean;
}

/** Serializes a request without escaping. */
export function toBytes({ method, target, headers = {}, body }: PlatformRequest): Buffer {
  const content = Buffer.from(typeof body === "function" ? "" : (body ?? ""));
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    name === "host" ? [] : [`${name}: ${value}`],
  );
  if (content.length > 0) lines.push(`Content-Length: ${content.length}`);
  const head = [`${method} ${target} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "utf8"), content]);
}

/**
 * Runs steps on a new connection, and waits until it is closed.
 *
 * @param port of a server on loopback
 * @param steps run one after the other
 * @param timeoutMs time for the server to close the connection after the last step
 */
export async function runConnection(
  port: number,
  steps: readonly Step[],
  timeoutMs: number,
): Promise<ConnectionResult> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
  // The server may reset the connection while the client writes.
  socket.on("error", () => {});
  const closed = new Promise<boolean>((resolve) => {
    socket.once("end", () => resolve(true));
    socket.once("close", () => resolve(true));
  });
  await Promise.race([once(socket, "connect"), closed]);
  for (const step of steps) await runStep(socket, step);
  const inTime = await Promise.race([closed, sleep(timeoutMs, false, { ref: false })]);
  socket.destroy();
  return { received: Buffer.concat(chunks).toString("latin1"), closed: inTime };
}

async function runStep(socket: Socket, step: Step): Promise<void> {
  if (socket.destroyed || socket.writableEnded) return;
  if (step.type === "write") socket.write(step.bytes);
  else if (step.type === "wait") await sleep(step.ms);
  else if (step.type === "end") socket.end();
  else socket.resetAndDestroy();
}

/**
 * Parses the responses of a connection. A response to HEAD has a length and no body: after it, another response or nothing follows.
 *
 * @param received everything that the server sent
 * @param isComplete whether the last response must be complete, as it is unless one side resets the connection
 * @throws if `received` is not a sequence of responses
 */
export function parseReceived(received: string, isComplete = true): PlatformResponse[] {
  const responses: PlatformResponse[] = [];
  for (let rest = received; rest !== ""; ) {
    if (!isComplete && !rest.includes("\r\n\r\n")) break;
    const [match, status = "", lines = ""] =
      /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (match === undefined) throw new Error(`not a response: ${JSON.stringify(rest.slice(0, 200))}`);
    rest = rest.slice(match.length);
    const headers = Object.fromEntries(lines.split("\r\n").filter(Boolean).map(parseHeader));
    const length = Number(headers["content-length"] ?? 0);
    const hasBody = length > 0 && rest !== "" && !/^HTTP\/1\.1 \d/.test(rest);
    if (hasBody && rest.length < length) {
      if (!isComplete) break;
      throw new Error(`incomplete body: ${rest.length} of ${length} bytes`);
    }
    const body = hasBody ? Buffer.from(rest.slice(0, length), "latin1").toString() : null;
    if (hasBody) rest = rest.slice(length);
    // "100 Continue" precedes a response.
    if (status !== "100") responses.push({ status: Number(status), headers, body });
  }
  return responses;
}

function parseHeader(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
