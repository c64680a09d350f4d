import { expect } from "vitest";
import { defineTool } from "../../src/cli/mcp/tool.ts";
import { toolName } from "../../src/cli/model/cli-api.ts";
import type { CommandModel } from "../../src/cli/model/command-model.ts";
import { isPlainObject } from "../../src/contract/check-options.ts";

/** Expects the tool of an operation to have nothing that strict consumers of tools refuse. */
export function expectStrictTool(command: CommandModel): void {
  expect(toolName(command)).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  const { description, inputSchema } = defineTool(command);
  expect(description).not.toBe("");
  expect(inputSchema.type).toBe("object");
  for (const name of Object.keys(inputSchema.properties ?? {}))
    expect(name).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/);
  visit(inputSchema);
}

function visit(schema: unknown): void {
  if (!isPlainObject(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    expect(keyword).not.toMatch(/^(?:\$ref|oneOf|anyOf|allOf|not|const|nullable)$/);
    if (keyword === "type") expect(value).toBeTypeOf("string");
    if (keyword === "enum") for (const each of value) expect(each).toBeTypeOf("string");
    if (keyword === "properties") Object.values(value).forEach(visit);
    if (keyword === "items") visit(value);
  }
}
