/**
 * Every code block of the guides, the README and contributing/ is tested. Each guide has a platform with demo data; its blocks run from top to bottom,
 * as a reader would, and a block titled "Output" is what the block before it prints.
 */
import { chmod, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { responseValues } from "../generated/management/response-values.ts";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import { guideFiles } from "../scripts/measure/runtimes/test-runners.ts";
import { type PrismProcess, startPrism } from "../scripts/pipeline/mock/prism-process.ts";
import { maxResultBytes } from "../src/cli/mcp/result.ts";
import { exitCodes } from "../src/cli/model/exit-codes.ts";
import { listResponseValues } from "../src/contract/response-value.ts";
import { createPlatform } from "../src/platform/index.ts";
import { findOrSkip, isThorough } from "./find-or-skip.ts";
import { checkCommands, splitCommands } from "./guides/commands.ts";
import { checkData, checkDiff } from "./guides/data.ts";
import { type Fence, readFences } from "./guides/fences.ts";
import { type Kind, kindOf } from "./guides/kinds.ts";
import { checkNames, runJq } from "./guides/other-languages.ts";
import { expectOutput } from "./guides/output.ts";
import { createProject, type Project, run, runOnTerminal, runTests } from "./guides/project.ts";
import { runWorkflow } from "./guides/workflow.ts";
import { compileSnippets } from "./types/compile.ts";

const guides = path.join("src", "docs", "content", "docs", "guides");
const files = await Promise.all(
  [guides, "contributing"].map(async (folder) =>
    (await readdir(path.join(repositoryRoot, folder))).map((name) => path.join(folder, name)),
  ),
);
const pages = await Promise.all(
  ["README.md", ...files.flat()].map(async (page) => {
    const text = await readFile(path.join(repositoryRoot, page), "utf8");
    return { page, text, fences: readFences(page, text) };
  }),
);
const fences = pages.flatMap((page) => page.fences);
const positionOf = ({ page, line }: Fence): string => `${page}:${line}`;

/** Title of a profile file. */
const configFile = "~/.config/dataplat/config.json";

/** The platform's clock is frozen, so that timestamps in responses are those on the page. */
const now = Date.parse("2026-11-20T10:00:00Z");

const messages = await compileSnippets(
  new Map(fences.filter((fence) => fence.language === "ts").map((fence) => [positionOf(fence), fence.code])),
);
let project: Project;
/** The mock of the Observability API, the only one that a page sends requests to. */
let mock: PrismProcess;
let testResults: Awaited<ReturnType<typeof runTests>>;

const testFileOf = ({ page, line }: Fence): string => `${path.basename(page, ".md")}-${line}.test.ts`;

/** Commands of the quick start that create a project. */
const projectCommands = fences
  .filter(({ page }) => page === path.join(guides, "quick-start.md"))
  .flatMap(({ code }) => splitCommands(code))
  .filter((command) => /^npm (?:init|pkg) /.test(command));

beforeAll(async () => {
  const document = path.join(repositoryRoot, "generated/observability/openapi.yaml");
  [project, mock] = await Promise.all([createProject(projectCommands), startPrism(document, 0)]);
  const tests = fences.filter((fence) => kindOf(fence) === "test");
  for (const fence of tests) await project.write(testFileOf(fence), fence.code);
  testResults = await runTests(project);
});
afterAll(async () => {
  await Promise.all([project.remove(), mock.stop()]);
});

test("every block of the guides, the README and contributing/ is of a kind that is tested", () => {
  expect(fences.filter((fence) => kindOf(fence) === undefined).map(positionOf)).toEqual([]);
});

test("the quick start creates a project for ES modules", async () => {
  const file = path.join(project.folder, "package.json");
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ type: "module" });
});

test("the command line's guide has every exit code", async () => {
  const text = pages.find(({ page }) => page.endsWith("command-line.md"))?.text ?? "";
  const rows = text.match(/^\| \d+ \| [^|]* \|$/gm);
  const codes = Object.values(exitCodes).map(({ code, meaning }) => `| ${code} | ${meaning} |`);
  expect(rows).toEqual(codes);
});

test("the guide for agents states the maximum size of a result, and a query of members that services have", () => {
  const text = pages.find(({ page }) => page.endsWith("agents.md"))?.text;
  expect(text).toContain(`more than ${maxResultBytes.toLocaleString("en")} bytes`);
  const [, member = ""] = /`\[\?(\w+).*?\]\.id` returns the ids of the services\n/.exec(text ?? "") ?? [];
  const services = listResponseValues(responseValues, "listServices", "200");
  expect(Object.keys(services)).toContain(`/result/*/${member}`);
});

test("only blocks that run have an output", () => {
  const runs: readonly unknown[] = ["program", "requests"];
  const idle = fences.filter((fence) => fence.output !== undefined && !runs.includes(kindOf(fence)));
  expect(idle.map(positionOf)).toEqual([]);
});

test("Jest transforms this package alone, in the folders of npm and of pnpm", () => {
  const config = fences.find(({ title }) => title === "jest.config.cjs")?.code ?? "";
  const pattern = new RegExp(JSON.parse(/\[(.*)\]/.exec(config)?.[1] ?? ""));
  const isTransformed = (name: string) =>
    ["", `.pnpm/${name}@1.0.0/node_modules/`].map(
      (folder) => !pattern.test(`/node_modules/${folder}${name}/a.js`),
    );
  expect(["dataplat", "react"].map(isTransformed)).toEqual([
    [true, true],
    [false, false],
  ]);
});

test("every file that `npm run test:runtimes` takes from a guide is there", () => {
  const found = fences.filter((fence) => kindOf(fence) === "runner file").map(({ title }) => title);
  expect(found.sort()).toEqual([...guideFiles].sort());
});

/** Replaces the addresses of `npm start` and `npm run mock` by those of this test. */
function useAddresses(text: string, url: string): string {
  return text
    .replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):400[01]\b/g, url)
    .replaceAll("http://127.0.0.1:4011", mock.baseUrl);
}

/** Returns the environment of the blocks of a page: addresses and credentials, or the profile file that it shows. */
async function readVariables(page: string, url: string): Promise<Readonly<Record<string, string>>> {
  const profiles = fences.find((fence) => fence.page === page && fence.title === configFile);
  if (!profiles) {
    return {
      DATAPLAT_MANAGEMENT_URL: url,
      DATAPLAT_KEY_ID: "demo-key",
      DATAPLAT_KEY_SECRET: "demo-secret",
      DATAPLAT_OBSERVABILITY_URL: url,
      DATAPLAT_ACCESS_TOKEN: "demo-token",
    };
  }
  const file = await project.write(`${path.basename(page)}/config.json`, useAddresses(profiles.code, url));
  await chmod(file, 0o600);
  return { DATAPLAT_CONFIG: file };
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Runs a program or requests, and returns what they print. A block titled `Terminal` runs on one that is 80 columns wide. */
async function runFence(fence: Fence, url: string): Promise<string> {
  const isShell = fence.language === "sh";
  // A process needs as long to strip the types as for all else that it loads.
  const source = fence.language === "ts" ? ts.transpile(fence.code, compilerOptions) : fence.code;
  const code = useAddresses(source, url);
  const variables = await readVariables(fence.page, url);
  const name = isShell ? "requests.sh" : (fence.title ?? "program.js").replace(/\.ts$/, ".js");
  const folder = `${path.basename(fence.page, ".md")}-${fence.line}`;
  const file = await project.write(path.join(folder, name), code);
  const [program, args] = isShell ? ["sh", ["-eu", file]] : [process.execPath, [file]];
  const { stdout, stderr } = await (fence.title === "Terminal"
    ? runOnTerminal(project, file, variables)
    : run(project, program, args, variables));
  // curl shows its progress there.
  if (!isShell) expect(stderr).toBe("");
  return stdout
    .replaceAll(url, "http://127.0.0.1:4000")
    .replaceAll(variables["DATAPLAT_CONFIG"] ?? configFile, configFile);
}

/** Checks of a block, by its kind; `url` is the address of the platform. */
const checks: Readonly<Record<Kind, (fence: Fence, url: string) => Promise<void>>> = {
  program: async (fence, url) => expectOutput(await runFence(fence, url), fence.output),
  requests: async (fence, url) => {
    const printed = await runFence(fence, url);
    // A page may leave out a long response.
    if (fence.output !== undefined) expectOutput(printed, fence.output);
  },
  test: async (fence) => expect(testResults.get(testFileOf(fence))).toBe(""),
  // `npm run test:runtimes` runs it.
  "runner file": async () => {},
  commands: async ({ page, code }) => {
    const files = fences.filter((other) => other.page === page).map(({ title = "" }) => title);
    expect(await checkCommands(code, files)).toEqual([]);
  },
  data: checkData,
  diff: checkDiff,
  workflow: (fence, url) => {
    const files = fences.filter(({ page }) => page === fence.page);
    return runWorkflow(fence, files, project, url);
  },
  jq: async ({ code }) => {
    const documents = await runJq(code);
    expect(documents.map((document) => JSON.parse(document))).not.toEqual([]);
    for (const document of documents) expect(JSON.parse(document)).toHaveProperty("openapi");
  },
  "other language": async ({ code }) => checkNames(code),
};

/** Programs that blocks run, unless they are missing. */
const programs: Readonly<Record<string, string | undefined>> = {
  curl: await findOrSkip("curl"),
  jq: await findOrSkip("jq"),
};

function needsMissing(kind: Kind | undefined, code: string): boolean {
  const missing = Object.keys(programs).filter((name) => programs[name] === undefined);
  if (kind !== "requests" && kind !== "workflow") return kind !== undefined && missing.includes(kind);
  return missing.some((name) => new RegExp(`\\b${name} `).test(code));
}

describe.concurrent.each(pages.filter((page) => page.fences.length > 0))("$page", (page) => {
  const platform = createPlatform({ demo: true, checkResponses: true, now: () => now });
  const listening = platform.listen();
  afterAll(() => platform.close());

  const blocks = page.fences.map((fence) => ({ ...fence, kind: kindOf(fence) }));
  // `npm run test:docs` runs workflows: some start databases and servers.
  const chosen = blocks.filter(({ kind }) => kind !== "workflow" || isThorough);
  let isChangeMissing = false;
  test.for(chosen)("$kind at line $line", { concurrent: false }, async ({ kind, ...fence }, { skip }) => {
    const isMissing = needsMissing(kind, fence.code);
    // A later program may print what skipped requests would have changed.
    isChangeMissing ||= isMissing && kind === "requests";
    skip(isMissing || (isChangeMissing && kind === "program"));
    expect(messages.get(positionOf(fence)) ?? []).toEqual([]);
    if (kind !== undefined) await checks[kind](fence, (await listening).url);
  });
});
