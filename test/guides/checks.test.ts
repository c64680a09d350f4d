/** The checks of the guides' code blocks accept what is right and reject what is not. */
import { expect, test } from "vitest";
import { findOrInstall } from "../../scripts/lib/debian-package.ts";
import { findOrSkip } from "../find-or-skip.ts";
import { checkCommands } from "./commands.ts";
import { checkData, checkDiff } from "./data.ts";
import { type Fence, readFences } from "./fences.ts";
import { checkNames, runJq } from "./other-languages.ts";
import { expectOutput } from "./output.ts";

const page = (...lines: readonly string[]): string => `${lines.join("\n")}\n`;

test("an output belongs to the block before it", () => {
  const text = page("# Title", "```ts title='no'", "1;", "```", "", '```text title="Output"', "one", "```");
  expect(readFences("page.md", text)).toEqual([
    { page: "page.md", line: 2, language: "ts", title: undefined, code: "1;\n", output: "one\n" },
  ]);
});

test.each([
  ["an output without a block", page('```text title="Output"', "one", "```"), "page.md:1: an output"],
  [
    "a text in between",
    page("```ts", "```", "text", '```text title="Output"', "```"),
    "page.md:4: an output",
  ],
  ["a fence that is not closed", page("text", "```ts", "1;"), "page.md:2: the fence is not closed"],
  ["an indented fence", page("- item", "  ```ts", "  ```"), "page.md:2: use a fence"],
  ["a fence of tildes", page("~~~ts", "~~~"), "page.md:1: use a fence"],
])("%s is rejected", (_, text, message) => {
  expect(() => readFences("page.md", text)).toThrow(message);
});

const uuids = ["0b7c1f0e-3a52-4c7e-9d25-2f4b8f1f6a10", "77f1c2d4-90ab-4cde-8f01-23456789abcd"];

test.each([
  ["the same text", "1\n", "1\n"],
  ["nothing", "", undefined],
  ["any lines for `...`", "1\n2\n3\n4.\n", "1\n...\n4.\n"],
  ["JSON with other line breaks", '{"a":[1]}', '{\n  "a": [1]\n}\n'],
  ["another request id", `{"requestId":"${uuids[0]}"}`, `{"requestId":"${uuids[1]}"}`],
])("an output may be %s", (_, actual, expected) => {
  expectOutput(actual, expected);
});

test.each([
  ["other text", "1\n", "2\n"],
  ["text after its end", "1\n2\n", "1\n"],
  ["text that the page does not show", "1\n", undefined],
  ["other lines around `...`", "1\n2\n3\n5\n", "1\n...\n4\n"],
  ["other JSON", '{"a":[1]}', '{"a":[2]}'],
  ["a request id that is not a UUID", '{"requestId":"1"}', `{"requestId":"${uuids[1]}"}`],
])("an output is not %s", (_, actual, expected) => {
  expect(() => expectOutput(actual, expected)).toThrow();
});

test("existing scripts, commands, options, packages, files and variables are accepted", async () => {
  const code = page(
    "npm ci && npm start # a comment",
    "npm start -- --port 0 \\",
    "  --check-responses",
    "npm run docs -- --base /x/",
    "npm install --save-dev dataplat msw",
    "export DATAPLAT_ADMIN_TOKEN=secret",
    "DATAPLAT_KEY_ID=a npx dataplat serve --port 4000 --demo",
    "npx redocly lint openapi/management/openapi.yaml",
    "node app.ts",
  );
  expect(await checkCommands(code, ["app.ts"])).toEqual([]);
});

test.each([
  ["npm run dcos", "has no script dcos"],
  ["npm run docs -- --bsae /x/", "has no option --bsae"],
  ["npm install dataplat left-pad", "no test uses the package left-pad"],
  ["npx dataplat sevre", "there is no command sevre"],
  ["npx dataplat serve --prot 1", "--prot"],
  ["npx unknown-tool", "is not installed"],
  ["npx redocly lint openapi/missing.yaml", "there is no openapi/missing.yaml"],
  ["node app.ts", "shows no such file"],
  ["DATAPLAT_KEY=a npm start", "DATAPLAT_KEY is not"],
  ["frobnicate", "no test knows this program"],
])("the command %s is rejected", async (command, problem) => {
  expect(await checkCommands(command, [])).toEqual([expect.stringContaining(problem)]);
});

const block = (language: string, code: string, title?: string): Fence => ({
  page: "page.md",
  line: 1,
  language,
  title,
  code,
  output: undefined,
});

test("valid data is accepted", async () => {
  await checkData(block("json", '{ "compilerOptions": { "strict": true } }', "tsconfig.json"));
  await checkData(block("yaml", "teams: [{ id: a, tokens: [{ token: long-enough-for-a-test }] }]\n"));
  await checkData(
    block("yaml", "engine_max_threads:\n  type:", "openapi/management/schemas/PipeSettings.yaml"),
  );
  await checkData(block("ini", "# comment\n[section]\n* = host=127.0.0.1 port=5432\nname = value\n"));
  await checkDiff(block("diff", ' {\n-  "name": "dataplat",\n+  "name": "other",\n', "package.json"));
});

test.each([
  ["JSON that does not parse", block("json", "{")],
  ["an INI file that does not parse", block("ini", "[section]\nname\n")],
  ["a scalar", block("yaml", "text")],
  ["a seed that is not valid", block("yaml", "teams: [{ id: a, tokens: [{ tokne: b }] }]\n")],
  [
    "an unknown compiler option",
    block("json", '{ "compilerOptions": { "strickt": true } }', "tsconfig.json"),
  ],
  ["a file that does not exist", block("yaml", "a: 1\n", "openapi/missing.yaml")],
  [
    "text that is not in the file",
    block("yaml", "engine_max_thread:\n", "openapi/management/schemas/PipeSettings.yaml"),
  ],
])("%s is rejected", async (_, fence) => {
  await expect(checkData(fence)).rejects.toThrow();
});

test.each([["package.json"], [undefined]])("a diff of text that is not in %s is rejected", async (title) => {
  await expect(checkDiff(block("diff", "-missing\n", title))).rejects.toThrow(/title|does not contain/);
});

test("code in another language uses names of the documents, however it spells them", async () => {
  await checkNames("PipeSettingsUpdate(engine_max_threads=0); EngineMaxThreads; engineMaxThreads");
  await expect(checkNames("PipeSettingsUpdate(engine_max_thread=0)")).rejects.toThrow("enginemaxthread");
  await expect(checkNames("print(1)")).rejects.toThrow("expected a name");
});

const jq = await findOrSkip("jq", () => findOrInstall("jq"));

test.skipIf(!jq)("a filter of jq is run on both documents", async () => {
  const titles = await runJq(".info.title");
  expect(titles.length).toBeGreaterThan(1);
  await expect(runJq(".info | nothing")).rejects.toThrow();
});
