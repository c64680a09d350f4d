/** The README's examples compile and run as they stand there; only the mocks' addresses are put in. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import { useMocks } from "./contract/mocks.ts";
import { compileSnippets } from "./types/compile.ts";

const execute = promisify(execFile);
const running = useMocks();
const readme = await readFile(path.join(repositoryRoot, "README.md"), "utf8");
const examples = [
  ...readme.matchAll(/^## (?<title>[^\n]+)\n(?:(?!^## ).*\n)*?^```ts\n(?<code>[\s\S]*?)^```$/gm),
].map(({ groups }) => ({ title: groups?.["title"] ?? "", code: groups?.["code"] ?? "" }));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-readme-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What each example must have printed, in any place. */
const printed: Readonly<Record<string, RegExp>> = {
  "Call the Management API": /^\S.*\n.* Running \[ '\w+' \]\n\d+\n$/,
  "Call the Observability API": /^\S.* \d+\n(?:.*\n)*\S.* \d+\n$/,
};

test("every ts block of the README is an example that is tested here", () => {
  expect(examples.map(({ title }) => title)).toEqual(Object.keys(printed));
  expect(readme.match(/^```ts$/gm)).toHaveLength(examples.length);
});

describe.each(examples)("$title", ({ title, code }) => {
  test("compiles", () => {
    expect([...compileSnippets(new Map([[title, code]])).values()]).toEqual([[]]);
  });

  test("runs against the mocks", async () => {
    let source = code;
    for (const [index, { baseUrl }] of running().mocks.entries()) {
      source = source.replace(`http://127.0.0.1:${4010 + index}`, baseUrl);
    }
    expect(source).not.toBe(code);
    // Stands for the package's entries, so that the test needs no build.
    const src = pathToFileURL(path.join(repositoryRoot, "src"));
    source = source.replaceAll(
      /from "dataplat(?:\/(\w+))?"/g,
      (_, entry = "index") => `from "${src}/${entry}.ts"`,
    );
    const file = path.join(folder, `${title.replaceAll(" ", "-")}.ts`);
    await writeFile(file, source);
    const { stdout, stderr } = await execute(process.execPath, [file]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(printed[title] ?? /^$/);
  });
});
