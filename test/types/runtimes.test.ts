/** The clients support every runtime, so their sources compile without the types of Node. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { snippetOptions } from "./compile.ts";

function compileWithoutNode(files: readonly string[]): readonly string[] {
  const program = ts.createProgram([...files], { ...snippetOptions(), types: [] });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("the clients compile without the types of Node", async () => {
  const core = path.join(repositoryRoot, "src/client");
  const names = await readdir(core, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ts")).map((name) => path.join(core, name));
  const entries = ["index", "management", "observability"].map((name) =>
    path.join(repositoryRoot, `src/${name}.ts`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(compileWithoutNode([...files, ...entries])).toEqual([]);
});

test("a file of the platform, which uses Node, does not", () => {
  const messages = compileWithoutNode([path.join(repositoryRoot, "src/platform/store/digest.ts")]);
  expect(messages.join("\n")).toContain("node:crypto");
});
