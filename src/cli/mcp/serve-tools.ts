/** Model Context Protocol server on standard input and output, for clients of specification 2026-07-28 and those before it. */
import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { readVersion } from "../output/usage.ts";
import type { ToolDefinition } from "./tool.ts";
import { createTransport } from "./transport.ts";

export interface Tool extends ToolDefinition {
  readonly name: string;
  readonly tag: string;
  call(input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<CallToolResult>;
}

/** Accepts all input: the client validates it, and says more about it. */
const passThrough: jsonSchemaValidator = {
  getValidator<Input>(): JsonSchemaValidator<Input> {
    // readToolInput and the client check what it is.
    return (input) => ({ valid: true, data: input as Input, errorMessage: undefined });
  },
};

/** Serves tools until standard input has ended and every call was answered. */
export function serveTools(tools: readonly Tool[], instructions: string): void {
  const createServer = () => {
    const capabilities = { tools: { listChanged: false } };
    const server = new McpServer(
      { name: "dataplat", version: readVersion() },
      { capabilities, instructions },
    );
    for (const { name, description, inputSchema, annotations, call } of tools) {
      server.registerTool(
        name,
        {
          description,
          inputSchema: fromJsonSchema<Record<string, unknown>>(inputSchema, passThrough),
          annotations,
        },
        (input, { mcpReq }) => call(input, mcpReq.signal),
      );
    }
    return server;
  };
  const onerror = (error: Error) => console.error(`dataplat: ${error.message}`);
  serveStdio(createServer, { transport: createTransport(), onerror });
}
