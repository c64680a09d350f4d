/** The README's example of a test is example.test.ts. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

/** Lines of code, with imports by package name and sorted. */
function linesOf(code: string): { imports: string[]; rest: string[] } {
  const lines = code
    .replaceAll(/"\.\.\/\.\.\/src\/(\w+)\.ts"/g, '"dataplat/$1"')
    .trim()
    .split("\n");
  const isImport = (line: string) => line.startsWith("import ");
  return { imports: lines.filter(isImport).sort(), rest: lines.filter((line) => !isImport(line)) };
}

test("the README shows the example that is tested", async () => {
  const readme = await readFile(path.join(repositoryRoot, "README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts\n(?<code>[\s\S]*?)^```$/gm)].map(
    ({ groups }) => groups?.["code"],
  );
  const [shown, ...others] = examples.filter((code) => code?.includes('from "dataplat/testing"'));
  expect(others).toEqual([]);
  const tested = await readFile(path.join(import.meta.dirname, "example.test.ts"), "utf8");
  expect(linesOf(shown ?? "")).toEqual(linesOf(tested.replace(/^\/\*\*.*\*\/\n/, "")));
});
