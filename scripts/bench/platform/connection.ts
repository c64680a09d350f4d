/** One connection of the load generator: sends a request, waits for the answer, and sends it again. */
import { connect } from "node:net";
import { createAnswerReader } from "./answer-reader.ts";
import type { Address } from "./load-order.ts";

/** The largest piece that is read at once, in bytes. */
const pieceSize = 256 * 1024;

/**
 * Asks over one connection, again and again.
 *
 * @param address of the server
 * @param request bytes of one HTTP/1.1 request, which is answered with 200
 * @param onAnswer is told how many milliseconds an answer took; whether it wants another
 * @returns resolves when no other is wanted, and the connection is closed
 * @throws when the connection breaks, or an answer has another status
 */
export function keepAsking(
  address: Address,
  request: Buffer,
  onAnswer: (ms: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = createAnswerReader();
    const buffer = Buffer.allocUnsafe(pieceSize);
    let sentAt = 0;
    let satisfied = false;
    const ask = (): void => {
      sentAt = performance.now();
      socket.write(request);
    };
    const take = (length: number): void => {
      const status = reader.take(buffer.subarray(0, length));
      if (status === undefined) return;
      if (status !== 200) throw new Error(`An answer has status ${status}.`);
      satisfied = !onAnswer(performance.now() - sentAt);
      if (satisfied) socket.end();
      else ask();
    };
    const callback = (length: number): boolean => {
      try {
        take(length);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
      return true;
    };
    // One buffer for good: a new one for each piece would be garbage to collect.
    const socket = connect({ ...address, noDelay: true, onread: { buffer, callback } }, ask);
    socket.once("error", reject);
    socket.once("close", () => {
      if (satisfied) resolve();
      else reject(new Error("The server closed a connection that was in use."));
    });
  });
}
