/** One request and its answer, with everything that a server has sent of its own. */
import { Agent, request as send } from "node:http";
import { text } from "node:stream/consumers";
import type { Address } from "./load-order.ts";

/** A request. */
export interface Request {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** None when undefined. */
  readonly body: string | undefined;
}

/** An answer. */
export interface Answer {
  readonly status: number;
  /** As they were sent, without those of the connection, which `node:http` adds by itself. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

const ofConnection = ["connection", "date"];

/**
 * Sends one request over a connection of its own.
 *
 * @param address of the server
 * @param request what to send
 */
export async function ask({ host, port }: Address, request: Request): Promise<Answer> {
  const agent = new Agent({ keepAlive: true });
  try {
    const { method, target: path, headers, body } = request;
    const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
      send({ agent, host, port, method, path, headers }, resolve).once("error", reject).end(body);
    });
    const { statusCode = 0, rawHeaders } = response;
    const pairs = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""] as const] : [],
    );
    return {
      status: statusCode,
      headers: pairs.filter(([name]) => !ofConnection.includes(name.toLowerCase())),
      body: await text(response),
    };
  } finally {
    agent.destroy();
  }
}

/**
 * Writes a request as a socket sends it.
 *
 * @param request what to write
 */
export function toBytes({ method, target, headers, body = "" }: Request): string {
  const length = body === "" ? [] : [["content-length", String(Buffer.byteLength(body))]];
  const fields = [["host", "127.0.0.1"], ...Object.entries(headers), ...length];
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Proves that two servers send as much: the same status, the same headers in the same order, each of the same length, and a body of the
 * same length. Ids and times differ between any two answers.
 *
 * @param one an answer
 * @param other another server's
 * @throws when they differ
 */
export function requireSameSize(one: Answer, other: Answer): void {
  const measure = ({ status, headers, body }: Answer): string =>
    [
      status,
      ...headers.map(([name, value]) => `${name.toLowerCase()} (${value.length})`),
      Buffer.byteLength(body),
    ].join(", ");
  const [left, right] = [measure(one), measure(other)];
  if (left !== right) throw new Error(`These answers are not of the same size:\n${left}\n${right}`);
}
