/** Standard input and output as a transport. That of the SDK aborts the calls in flight when standard input ends: a script that pipes its requests would get no answer. */
import { PassThrough } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

export function createTransport(): Transport {
  const input = new PassThrough();
  const inner = new StdioServerTransport(input);
  const calls = new Set<unknown>();
  let hasEnded = false;
  const endIfDone = (): void => {
    if (hasEnded && calls.size === 0) input.end();
  };
  const receive = (message: JSONRPCMessage): void => {
    if (!("method" in message)) return;
    if (message.method === "tools/call" && "id" in message) calls.add(message.id);
    if (message.method === "notifications/cancelled") calls.delete(message.params?.["requestId"]);
  };
  const transport: Transport = {
    start: async () => {
      inner.onmessage = (message) => {
        receive(message);
        transport.onmessage?.(message);
      };
      inner.onerror = (error) => transport.onerror?.(error);
      inner.onclose = () => transport.onclose?.();
      await inner.start();
      process.stdin.pipe(input, { end: false });
      process.stdin.once("end", () => {
        // After the messages that are still in the pipe.
        setImmediate(() => {
          hasEnded = true;
          endIfDone();
        });
      });
    },
    send: async (message) => {
      await inner.send(message);
      if ("method" in message) return;
      calls.delete(message.id);
      endIfDone();
    },
    close: () => inner.close(),
  };
  return transport;
}
