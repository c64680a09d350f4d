/** Model Context Protocol server on standard input and output, for clients of specification 2026-07-28 and those before it. */
import {
  type CallToolResult,
  deserializeMessage,
  fromJsonSchema,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
  STDIO_DEFAULT_MAX_BUFFER_SIZE,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { escapeLine } from "../output/escape.ts";
import { readVersion } from "../output/usage.ts";
import type { ToolDefinition } from "./tool.ts";

export interface Tool extends ToolDefinition {
  readonly name: string;
  readonly tag?: string;
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
  const onerror = ({ message }: Error) => console.error(`dataplat: ${escapeLine(message)}`);
  serveStdio(createServer, { transport: createTransport(), onerror });
}

/**
 * Standard input and output as a transport. That of the SDK aborts the calls in flight when standard input ends, so that a script that pipes its
 * requests would get no answer; and it answers nothing to what is not JSON-RPC, for which a client would wait.
 */
function createTransport(): Transport {
  const calls = new Set<unknown>();
  let rest = "";
  let hasEnded = false;
  const endIfDone = (): void => {
    if (hasEnded && calls.size === 0) transport.onclose?.();
  };
  const receiveText = (text: string): void => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    // Some shells of Windows write a byte order mark.
    for (const line of lines.map((each) => each.replace(/^\ufeff/, "").trim())) if (line) receive(line);
    if (rest.length <= STDIO_DEFAULT_MAX_BUFFER_SIZE) return;
    transport.onerror?.(new Error(`A message has more than ${STDIO_DEFAULT_MAX_BUFFER_SIZE} characters.`));
    process.stdin.destroy();
  };
  const receive = (line: string): void => {
    try {
      const message = deserializeMessage(line);
      if ("method" in message) {
        if (message.method === "tools/call" && "id" in message) calls.add(message.id);
        if (message.method === "notifications/cancelled") calls.delete(message.params?.["requestId"]);
      }
      transport.onmessage?.(message);
    } catch (error) {
      const [code, message] =
        error instanceof SyntaxError ? [-32_700, "Parse error"] : [-32_600, "Invalid Request"];
      process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } })}\n`);
    }
  };
  const transport: Transport = {
    start: async () => {
      process.stdin.setEncoding("utf8").on("data", receiveText);
      process.stdin.once("end", () => {
        // Completes a last message without a line break. Then, after the answers to what is not a call:
        receiveText("\n");
        setImmediate(() => {
          hasEnded = true;
          endIfDone();
        });
      });
    },
    send: async (message) => {
      process.stdout.write(serializeMessage(message));
      if ("method" in message) return;
      calls.delete(message.id);
      endIfDone();
    },
    close: async () => void process.stdin.destroy(),
  };
  return transport;
}
