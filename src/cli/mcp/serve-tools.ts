/** Model Context Protocol server on standard input and output, for clients of specification 2026-07-28 and those before it. */
import { PassThrough } from "node:stream";
import {
  type CallToolResult,
  fromJsonSchema,
  type JSONRPCMessage,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
  type Transport,
} from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { escapeLine } from "../output/escape.ts";
import { readVersion } from "../output/usage.ts";
import type { ToolDefinition } from "./tool.ts";

export interface Tool extends ToolDefinition {
  readonly name: string;
  readonly tag: string;
  call(input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<CallToolResult>;
}

/** Accepts all input: the client validates it, and says more about it. */
const passThrough: jsonSchemaValidator = {
  getValidator<Input>(): JsonSchemaValidator<Input> {
    return (input) => ({ valid: true, data: input as Input, errorMessage: undefined });
  },
};

/** Serves tools until standard input has ended and every call was answered. */
export function serveTools(tools: readonly Tool[], instructions: string): void {
  const createServer = () => {
    const capabilities = { tools: { listChanged: false } };
    const info = { name: "dataplat", version: readVersion() };
    const server = new McpServer(info, { capabilities, instructions });
    for (const { name, description, annotations, call, ...tool } of tools) {
      const inputSchema = fromJsonSchema<Record<string, unknown>>(tool.inputSchema, passThrough);
      const config = { description, annotations, inputSchema };
      server.registerTool(name, config, (input, { mcpReq }) => call(input, mcpReq.signal));
    }
    return server;
  };
  // The message of an invalid one is the JSON of every alternative that it does not match.
  const onerror = ({ name, message }: Error) =>
    console.error(
      `dataplat: ${name === "ZodError" ? "A message is not JSON-RPC 2.0." : escapeLine(message)}`,
    );
  serveStdio(createServer, { transport: createTransport(), onerror });
}

/** Standard input and output as a transport. That of the SDK aborts the calls in flight when standard input ends: a script that pipes its requests would get no answer. */
function createTransport(): Transport {
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
        // Completes a last message without a line break. Then, after the messages that are still in the pipe:
        input.write("\n");
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
