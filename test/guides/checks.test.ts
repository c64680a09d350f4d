/** The checks of the guides' code blocks reject what is wrong; the guides themselves are what they accept. */
import { expect, onTestFinished, test } from "vitest";
import { checkCommands } from "./commands.ts";
import { checkData, checkDiff } from "./data.ts";
import { type Fence, readFences } from "./fences.ts";
import { checkNames } from "./other-languages.ts";
import { expectOutput } from "./output.ts";
import { createProject } from "./project.ts";
import { runWorkflow } from "./workflow.ts";

const page = (...lines: readonly string[]): string => `${lines.join("\n")}\n`;

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

test.each([
  ["other text", "1\n", "2\n"],
  ["text that the page does not show", "1\n", undefined],
  ["other lines around `...`", "1\n2\n3\n5\n", "1\n...\n4\n"],
  ["other JSON", '{"a":[1]}', '{"a":[2]}'],
  [
    "a request id that is not a UUID",
    '{"requestId":"1"}',
    '{"requestId":"77f1c2d4-90ab-4cde-8f01-23456789abcd"}',
  ],
])("an output is not %s", (_, actual, expected) => {
  expect(() => expectOutput(actual, expected)).toThrow();
});

test.each([
  ["npm run dcos", "has no script dcos"],
  ["npm run docs -- --bsae /x/", "has no option --bsae"],
  ["npm install pg left-pad", "no test uses the package left-pad"],
  ["npm install dataplat", "no test uses the package dataplat"],
  ["npm install --save-exact @stoplight/prism-cli@5.16.0", "uses the package @stoplight/prism-cli@5.16.0"],
  ["npx dataplat serve --prot 1", "--prot"],
  ["dataplat get-pipe --pipe 1", "--pipe is not"],
  ["claude mcp add tools -- dataplat mcp --readonly", "--readonly"],
  ["node_modules/.bin/dataplat sevre", "there is no command sevre"],
  ["node_modules/.bin/dataplat serve --prot 1", "--prot"],
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

test.each([
  ["JSON that does not parse", block("json", "{")],
  ["an INI file that does not parse", block("ini", "[section]\nname\n")],
  ["a scalar", block("yaml", "text")],
  ["a seed that is not valid", block("yaml", "teams: [{ id: a, tokens: [{ tokne: b }] }]\n")],
  [
    "a profile with an unknown credential",
    block("json", '{ "profiles": { "a": { "management": { "key": "b" } } } }'),
  ],
  [
    "a server of another command",
    block("json", '{ "mcpServers": { "a": { "command": "dataplat", "args": ["mpc"] } } }'),
  ],
  [
    "an unknown compiler option",
    block("json", '{ "compilerOptions": { "strickt": true } }', "tsconfig.json"),
  ],
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

test("code in another language that uses no name of the documents is rejected", async () => {
  await expect(checkNames("PipeSettingsUpdate(engine_max_thread=0)")).rejects.toThrow("enginemaxthread");
  await expect(checkNames("print(1)")).rejects.toThrow("expected a name");
});

test.each([
  ["a misspelt member", "jobs: { a: { step: [] } }", "step"],
  ["an action that our workflows do not use", "jobs: { a: { steps: [{ uses: a/b@v1 }] } }", "a/b@v1"],
  ["a right to write", "permissions: write-all\njobs: {}", "write-all"],
  ["a step that fails", "jobs: { a: { steps: [{ run: 'echo why && false' }] } }", "why"],
  [
    "a step whose first command fails",
    "jobs: { a: { steps: [{ run: 'false\n\n\n  true' }] } }",
    "exited with 1",
  ],
  [
    "an address that is not that of its service",
    "jobs: { a: { services: { postgres: { env: {} } }, env: { DATAPLAT_DATABASE_URL: 'postgres://a' }, steps: [] } }",
    "postgres://a",
  ],
])("a workflow with %s is rejected", async (_, code, message) => {
  const project = await createProject([]);
  onTestFinished(project.remove);
  const permissions = code.startsWith("permissions") ? "" : "permissions: { contents: read }\n";
  const fence = block("yaml", permissions + code, "a.yml");
  await expect(runWorkflow(fence, [], project, "http://127.0.0.1:9")).rejects.toThrow(message);
});
