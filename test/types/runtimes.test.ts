/** The clients support every runtime, so their sources compile without the types of Node. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createService, snippetOptions } from "./compile.ts";

test("the clients compile without the types of Node, and a file of the platform does not", async () => {
  const core = path.join(repositoryRoot, "src/client");
  const names = await readdir(core, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ts")).map((name) => path.join(core, name));
  expect(files.length).toBeGreaterThan(30);
  const others = ["index", "management", "observability", "platform/store/digest"];
  const entries = others.map((name) => path.join(repositoryRoot, `src/${name}.ts`));
  const options = { ...snippetOptions(), types: [] };
  const program = createService(new Map(), options, [...files, ...entries]).getProgram();
  const problems = program ? ts.getPreEmitDiagnostics(program) : [];
  expect(new Set(problems.map(({ file }) => file?.fileName))).toEqual(new Set(entries.slice(-1)));
  expect(
    problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")).join(),
  ).toContain("node:crypto");
});
