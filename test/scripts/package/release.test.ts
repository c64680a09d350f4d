/** `npm run release`, in a small copy of the repository whose tests and gate are one line each. */
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { execute } from "../../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { createFolder } from "../../temporary-folder.ts";
import { runNpmScript } from "../run.ts";

// Each runs a dozen processes of npm and Git.
vi.setConfig({ testTimeout: 120_000 });

/** The report of the gate if nothing changed since the release. */
const asReleased = {
  isAccepted: true,
  apis: [{ api: "things", released: "1.0.0", version: "1.0.0", isVersionRaised: false }],
  package: { released: "1.1.0", version: "1.2.0", isVersionRaised: true },
};

const address = "https://example.com/things";
const publishable = { repository: `git+${address}.git`, bugs: `${address}/issues`, homepage: address };
const manifest = {
  ...{ name: "things", version: "1.2.0", license: "MIT", type: "module" },
  exports: {
    ".": { default: "./dist/index.js" },
    "./openapi/things.yaml": "./generated/things/openapi.yaml",
  },
  bin: { things: "dist/things.js" },
  files: ["dist", "generated/*/openapi.yaml", "CHANGELOG.md"],
  dependencies: { used: "1.0.0" },
  devDependencies: { bundled: "2.0.0", tool: "3.0.0" },
};
const locked = (version: string, more: object = {}) => ({ version, license: "MIT", ...more });
const lockedPackages = {
  "": manifest,
  "node_modules/used": locked("1.0.0"),
  "node_modules/bundled": locked("2.0.0", { dev: true, dependencies: { tool: "3.0.0" } }),
  "node_modules/tool": locked("3.0.0", { dev: true }),
};
const scripts = { breaking: "cat gate.json; true", audit: "true", test: "true" };

/** A repository to release. Each file is replaced by name; `null` leaves it out. */
async function createRepository(changes: Readonly<Record<string, string | null>> = {}): Promise<string> {
  const root = path.join(createFolder(), "checkout");
  const lock = { name: "things", version: "1.2.0", lockfileVersion: 3, packages: lockedPackages };
  const files: Readonly<Record<string, string | null>> = {
    "package.json": JSON.stringify({ ...manifest, ...publishable, scripts }),
    "package-lock.json": JSON.stringify(lock),
    "CHANGELOG.md":
      "# Changelog\n\n## 1.2.0 - 2026-11-23\n\n- More things.\n\n## 1.1.0 - 2026-01-01\n\n- Things.\n",
    "README.md": "# Things\n",
    LICENSE: "MIT\n",
    "gate.json": JSON.stringify(asReleased),
    "dist/index.js": "",
    "dist/things.js": "",
    "generated/things/openapi.yaml": "openapi: 3.1.1\n",
    "openapi/released/things.yaml": "openapi: 3.1.0\n",
    "openapi/released/gone.yaml": "openapi: 3.1.0\n",
    ".gitignore": "dist/release\n",
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  for (const name of ["scripts/package/release.ts", "scripts/package/release", "scripts/lib", "src/contract"])
    await cp(path.join(repositoryRoot, name), path.join(root, name), { recursive: true });
  await git(root, "init", "--quiet", "--initial-branch=main");
  await commit(root);
  return root;
}

async function git(root: string, ...args: readonly string[]): Promise<string> {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const { stdout } = await execute("git", [...identity, ...args], { cwd: root });
  return stdout.trim();
}

async function commit(root: string): Promise<void> {
  await git(root, "add", "--all");
  await git(root, "commit", "--quiet", "--message", "Change things");
}

/** An answer of the registry. */
const isOurs = `echo 'git+${address}.git'`;
const isFree = "echo 'npm error code E404' >&2; exit 1";

/** Shell code that answers for other programs. */
interface Answers {
  /** Answer of the registry about the package. */
  readonly registry?: string;
  /** Answer of the registry about the version. */
  readonly published?: string;
  /** Answer of GitHub about a release or pull request that exists. */
  readonly github?: string;
  readonly token?: string;
}

/** Runs the script. npm asks no registry, and publishing is recorded; gh is replaced. */
async function release(
  root: string,
  args: readonly string[],
  { registry = isFree, published = isFree, github = "exit 1", token = "" }: Answers = {},
) {
  const folder = path.join(root, "../bin");
  const log = path.join(root, "../calls.txt");
  const programs = {
    npm: `case "$1" in
      publish) log npm "$@" ;;
      view) case "$2" in *@*) ${published} ;; *) ${registry} ;; esac ;;
      *) PATH="\${PATH#*:}"; exec npm "$@" ;;
    esac`,
    gh: `case "$2" in view) ${github} ;; *) log gh "$@" ;; esac`,
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(programs)) {
    const script = `#!/bin/sh\nlog() { echo "$*" >> '${log}'; }\n${text}\n`;
    await writeFile(path.join(folder, name), script, { mode: 0o755 });
  }
  const env = { PATH: `${folder}:${process.env["PATH"]}`, ACTIONS_ID_TOKEN_REQUEST_URL: token };
  const { code, stdout, stderr } = await runNpmScript("release", args, env, root);
  const calls = (await readFile(log, "utf8").catch(() => "")).replaceAll(root, ".");
  return { code, stdout, stderr, calls };
}

const changelog = (text: string) => `# Changelog\n\n${text}\n`;
const withScripts = (changed: object) =>
  JSON.stringify({ ...manifest, ...publishable, scripts: { ...scripts, ...changed } });
const gateOf = (isAccepted: boolean, api: object, surface: object = {}) =>
  JSON.stringify({
    isAccepted,
    apis: [{ ...asReleased.apis[0], ...api }],
    package: { ...asReleased.package, ...surface },
  });

test("a dry run writes package, documents, bill of materials and checksums, and says what it would publish", async () => {
  const root = await createRepository({
    "package.json": JSON.stringify({ ...manifest, private: true, scripts }),
    "CHANGELOG.md": changelog("## Unreleased\n\n- More things."),
    "dist/LICENSES.txt": "Packages that it contains.\n\nbundled 2.0.0 (MIT)\n\nPermission is granted\n",
  });
  const { code, stdout } = await release(root, ["--dry-run"]);
  expect(stdout).toContain("Would publish things@1.2.0: things-1.2.0.tgz, 0.0 MB, 8 files.");
  expect(stdout).toContain(
    "Would tag this commit v1.2.0, and attach to its release on GitHub: things-1.2.0.tgz, things.yaml, sbom.cdx.json, SHA256SUMS.",
  );
  expect(stdout).not.toContain("Nothing was released yet");
  expect(stdout).toContain("- package.json has no repository, bugs, homepage.");
  expect(code).toBe(0);
  const folder = path.join(root, "dist/release");
  const names = ["SHA256SUMS", "sbom.cdx.json", "things-1.2.0.tgz", "things.yaml"];
  expect((await readdir(folder)).toSorted()).toEqual(names);
  const sums = await readFile(path.join(folder, "SHA256SUMS"), "utf8");
  const digest = createHash("sha256").update("openapi: 3.1.1\n").digest("hex");
  expect(sums.split("\n")).toContain(`${digest}  things.yaml`);
  const bill = JSON.parse(await readFile(path.join(folder, "sbom.cdx.json"), "utf8"));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "things" } } });
  expect(bill.dependencies).toEqual([
    { ref: "things@1.2.0", dependsOn: ["used@1.0.0", "bundled@2.0.0"] },
    { ref: "bundled@2.0.0", dependsOn: [] },
    { ref: "used@1.0.0", dependsOn: [] },
  ]);
  expect(bill.components).toHaveLength(2);
  expect(await git(root, "tag")).toBe("");
});

test("the first release says that it is compared with nothing, and needs no record; after a tag the record may not be missing", async () => {
  const gate = JSON.stringify({ isReleased: false, isAccepted: true, apis: [], removed: [] });
  const root = await createRepository({
    "gate.json": gate,
    "openapi/released/things.yaml": null,
    "openapi/released/gone.yaml": null,
  });
  const first = await release(root, ["--dry-run"]);
  const sentence = "Nothing was released yet, so that the documents are compared with nothing.";
  expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining(sentence) });
  await git(root, "tag", "v1.1.0");
  const { code, stderr } = await release(root, ["--dry-run"]);
  expect(stderr).toContain("The record of v1.1.0 is missing.");
  expect(code).toBe(1);
});

test.each<[what: string, changes: Readonly<Record<string, string | null>>, message: string]>([
  [
    "no section of the changelog",
    { "CHANGELOG.md": changelog("## 1.1.0 - 2026-01-01\n\n- Things.") },
    'CHANGELOG.md has no section for 1.2.0. Add one, with the heading "## Unreleased".',
  ],
  [
    "a pre-release",
    { "package.json": JSON.stringify({ ...manifest, ...publishable, scripts, version: "1.2.0-rc.1" }) },
    "package.json has version 1.2.0-rc.1. Only versions such as 1.2.3 are published.",
  ],
  [
    "a breaking change without a major version",
    { "gate.json": gateOf(false, { asks: "2.0.0", isVersionRaised: false }) },
    "things: the version is 1.0.0, and the changes since the last release require 2.0.0 or higher.",
  ],
  [
    "a new major version of a document without one of the package",
    {
      "gate.json": gateOf(
        false,
        { version: "2.0.0", asks: "2.0.0", isVersionRaised: true },
        { asks: "2.0.0", isVersionRaised: false },
      ),
    },
    "package: the version is 1.2.0, and the changes since the last release require 2.0.0 or higher.",
  ],
  [
    "a removed API",
    { "gate.json": gateOf(false, {}) },
    "npm run breaking fails. Run it: it says why, and what to do.",
  ],
  [
    "a gate that fails",
    { "package.json": withScripts({ breaking: "echo no documents; false" }) },
    "npm run breaking failed:\nno documents",
  ],
  [
    "failing tests",
    { "package.json": withScripts({ test: "exit 1" }) },
    "npm run --silent test failed. The steps after it did not run.",
  ],
  [
    "a build that changes the sources",
    { "package.json": withScripts({ prepack: "echo new > generated/things/openapi.yaml" }) },
    "Building changed the working tree. Commit the changes:\n M generated/things/openapi.yaml",
  ],
  ["an entry that is not packed", { "dist/index.js": null }, "- dist/index.js is not in the package."],
  ["a test that is packed", { "dist/index.test.js": "" }, "- dist/index.test.js must not be in the package."],
])("%s is refused", async (_, changes, message) => {
  const { code, stderr } = await release(await createRepository(changes), ["--dry-run"]);
  expect(stderr).toContain(message);
  expect(code).toBe(1);
});

test("what is wrong with the repository is listed together", async () => {
  const root = await createRepository({
    "package-lock.json": JSON.stringify({ version: "1.1.0" }),
    "CHANGELOG.md": changelog("## 1.3.0 - 2026-12-01\n\n- A.\n\n## 1.2.0 - 2026-11-23"),
  });
  await git(root, "tag", "v1.2.0");
  await writeFile(path.join(root, "new.txt"), "");
  await commit(root);
  await writeFile(path.join(root, "newer.txt"), "");
  const { code, stderr } = await release(root, ["--dry-run"]);
  const problems = [
    "The working tree has changes. Commit or remove them:\n?? newer.txt",
    "The tag v1.2.0 is at another commit. Raise `version` with npm version --no-git-tag-version; if v1.2.0 was never published, delete the tag: git push --delete origin v1.2.0 && git tag --delete v1.2.0",
    "package-lock.json has version 1.1.0, package.json 1.2.0. Run npm install.",
    "The section of CHANGELOG.md for 1.2.0 is empty. Say what changed for users.",
    "The first section of CHANGELOG.md is for 1.3.0, and package.json has 1.2.0. Raise `version`, or remove the section.",
  ];
  expect(stderr).toBe(`${["things 1.2.0 cannot be released:", ...problems].join("\n- ")}\n`);
  expect(code).toBe(1);
});

const token = "https://token.example";

/** Creates a repository with a remote, and packs its release, as the job `pack` of the workflow does. */
async function createPacked(changes?: Readonly<Record<string, string | null>>) {
  const root = await createRepository(changes);
  const remote = path.join(root, "../remote.git");
  await execute("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
  await git(root, "remote", "add", "origin", remote);
  expect((await release(root, ["--dry-run"])).code).toBe(0);
  const packed = await readFile(path.join(root, "dist/release/things-1.2.0.tgz"));
  const integrity = `sha512-${createHash("sha512").update(packed).digest("base64")}`;
  return { root, remote, integrity };
}

const published = "npm publish ./dist/release/things-1.2.0.tgz --provenance --access public\n";
const proposed =
  "gh pr create --head record-v1.2.0 --base main --title Record v1.2.0 as released --body It is what the next changes are compared with.\n";
const created =
  "gh release create v1.2.0 --verify-tag --title v1.2.0 --notes - More things. ./dist/release/things-1.2.0.tgz ./dist/release/things.yaml ./dist/release/sbom.cdx.json ./dist/release/SHA256SUMS\n";

test("without --dry-run it tags, publishes with provenance what was packed, proposes the record and creates the release", async () => {
  const raised = { version: "1.1.0", asks: "1.1.0", isVersionRaised: true };
  const { root, remote } = await createPacked({ "gate.json": gateOf(true, raised) });
  const commit = await git(root, "rev-parse", "HEAD");
  const { code, calls } = await release(root, [], { registry: isOurs, token });
  expect({ code, calls }).toEqual({ code: 0, calls: published + proposed + created });
  expect(await git(remote, "rev-parse", "v1.2.0", "record-v1.2.0^")).toBe(`${commit}\n${commit}`);
  const show = (file: string) => git(remote, "show", `record-v1.2.0:${file}`);
  expect(await show("openapi/released/things.yaml")).toBe("openapi: 3.1.1");
  expect(JSON.parse(await show("openapi/released/package.json"))).toEqual({
    name: "things",
    version: "1.2.0",
    files: ["openapi/released/things.yaml"],
  });
  expect(await git(remote, "ls-tree", "--name-only", "record-v1.2.0:openapi/released")).toBe(
    "package.json\nthings.yaml",
  );
});

test("a release that stopped half-way is completed by running it again", async () => {
  const { root, remote, integrity } = await createPacked();
  const hook = path.join(remote, "hooks/update");
  const answers = { registry: isOurs, token };
  // Protected tags: nothing was published.
  await writeFile(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  expect(await release(root, [], answers)).toMatchObject({ code: 1, calls: "" });
  await writeFile(hook, '#!/bin/sh\ncase "$1" in */tags/*) ;; *) exit 1 ;; esac\n');
  const stopped = await release(root, [], answers);
  expect(stopped).toMatchObject({ code: 1, calls: published });
  await rm(hook);
  // The workflow checks the same commit out.
  await git(root, "switch", "--quiet", "main");
  const again = { ...answers, published: `echo ${integrity}` };
  expect(await release(root, [], again)).toMatchObject({ code: 0, calls: published + proposed + created });
  await git(root, "switch", "--quiet", "main");
  const complete = await release(root, [], { ...again, github: "exit 0" });
  expect(complete).toMatchObject({ code: 0, calls: published + proposed + created });
});

test("a release proposes no record that is there, and is refused until that of the last one is merged", async () => {
  const { root } = await createPacked({ "gate.json": gateOf(true, {}, { released: "1.1.0" }) });
  const answers = { registry: isOurs, token };
  expect((await release(root, [], answers)).code).toBe(0);
  await git(root, "push", "--quiet", "--delete", "origin", "v1.2.0");
  await git(root, "tag", "--delete", "v1.2.0");
  const { calls } = await release(root, [], answers);
  expect(calls).toBe(published + proposed + created + published + created);

  await git(root, "tag", "v1.1.0");
  expect((await release(root, ["--dry-run"])).code).toBe(0);
  await git(root, "tag", "v1.1.1");
  const { code, stderr } = await release(root, ["--dry-run"]);
  expect(stderr).toContain(
    'The record of v1.1.1 is missing. Merge its pull request, "Record v1.1.1 as released"; if v1.1.1 was never published, delete the tag: git push --delete origin v1.1.1 && git tag --delete v1.1.1',
  );
  expect(code).toBe(1);
  await git(root, "tag", "--delete", "v1.1.1");
  expect((await release(root, ["--dry-run"])).code).toBe(0);
});

const otherwise = "dist/release/ is not what npm run release -- --dry-run packed in the job before.";

test.each<[what: string, message: string, spoil: (folder: string) => Promise<void>, answers?: Answers]>([
  [
    "a name that is not registered",
    "The name things is not registered.",
    async () => {},
    { registry: isFree },
  ],
  [
    "a name of another project",
    "The name things belongs to another project on the registry (git+https://example.com/other.git).",
    async () => {},
    { registry: "echo git+https://example.com/other.git" },
  ],
  [
    "a package whose registry does not answer",
    "The registry did not answer who owns the name things.",
    async () => {},
    { registry: "exit 1" },
  ],
  [
    "a version that the registry has with other contents",
    "The registry has things@1.2.0 with other contents. Re-run the job that published it, or raise `version`.",
    async () => {},
    { published: "echo sha512-b3RoZXI=" },
  ],
  ["a release that was not packed", otherwise, (folder) => rm(folder, { recursive: true })],
  [
    "a packed release of another version",
    "dist/release/ has no things-1.2.0.tgz.",
    async (folder) => {
      const { stdout } = await execute("sha256sum", ["things.yaml"], { cwd: folder });
      await writeFile(path.join(folder, "SHA256SUMS"), stdout);
    },
  ],
  [
    "a packed release with another file than its checksum says",
    otherwise,
    (folder) => writeFile(path.join(folder, "things.yaml"), "openapi: 3.1.2\n"),
  ],
  [
    "a package with a script that the commit does not have, and its checksum,",
    "dist/release/: package.json in things-1.2.0.tgz is not that of this commit. Publish nothing.",
    async (folder) => {
      const archive = "things-1.2.0.tgz";
      const run = (program: string, ...args: readonly string[]) => execute(program, args, { cwd: folder });
      await run("tar", "-xzf", archive);
      const packed = path.join(folder, "package/package.json");
      const changed = { ...JSON.parse(await readFile(packed, "utf8")), scripts: { postinstall: "true" } };
      await writeFile(packed, JSON.stringify(changed));
      await run("tar", "-czf", archive, "package");
      const { stdout } = await run("sha256sum", archive);
      await writeFile(path.join(folder, "SHA256SUMS"), stdout);
    },
  ],
])("%s is not published", async (_, message, spoil, answers) => {
  const { root } = await createPacked();
  await spoil(path.join(root, "dist/release"));
  const { code, stderr, calls } = await release(root, [], { registry: isOurs, token, ...answers });
  expect(stderr).toContain(message);
  expect({ code, calls }).toEqual({ code: 1, calls: "" });
});

test("npm publish of the folder is refused, and that of the packed file runs no script of it", async () => {
  const { scripts: own } = JSON.parse(await readFile(path.join(repositoryRoot, "package.json"), "utf8"));
  const { prepublishOnly } = own;
  const { root } = await createPacked({ "package.json": withScripts({ prepublishOnly }) });
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" };
  // `--force` asks the registry for no versions.
  const publish = (...args: readonly string[]) =>
    execute("npm", ["publish", "--dry-run", "--force", "--loglevel=notice", ...args], { cwd: root, env });
  await expect(publish()).rejects.toThrow("Only the workflow .github/workflows/release.yml publishes");
  expect((await publish("./dist/release/things-1.2.0.tgz")).stdout).toContain("+ things@1.2.0");
});

test("outside of the workflow, and before package.json and the changelog are complete, nothing is published", async () => {
  const root = await createRepository({
    "package.json": JSON.stringify({ ...manifest, private: true, scripts }),
    "CHANGELOG.md": changelog("## Unreleased\n\n- More things."),
  });
  const { code, stderr, calls } = await release(root, [], { registry: isOurs });
  expect(stderr).toContain("- Only the workflow .github/workflows/release.yml publishes");
  expect(stderr).toContain("- package.json has `private: true`, so npm publish refuses.");
  expect(stderr).toContain(
    '- The section of CHANGELOG.md for 1.2.0 has no date. Write "## 1.2.0 - YYYY-MM-DD" instead of "## Unreleased".',
  );
  expect({ code, calls }).toEqual({ code: 1, calls: "" });
});
