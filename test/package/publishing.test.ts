/** What publint and are-the-types-wrong say of the packed package. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as attw from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";

const { tarball, files, installed } = inject("package");
const data = new Uint8Array(await readFile(tarball));
const manifest: { name: string; exports: Record<string, unknown> } = JSON.parse(
  await readFile(path.join(installed, "package.json"), "utf8"),
);

/** Entries that are documents, not modules: there is nothing to type. */
const documents = Object.keys(manifest.exports).filter((entry) => /\.(?:json|yaml)$/.test(entry));

/** The package is ESM only, by decision: a CommonJS file gets an ES module from `require`. */
function followsFromEsmOnly({ kind }: attw.Problem): boolean {
  return kind === "CJSResolvesToESM";
}

async function askTypes(changed: Readonly<Record<string, string>> = {}): Promise<readonly attw.Problem[]> {
  const packed = attw.createPackageFromTarballData(data);
  const contents = Object.fromEntries(packed.listFiles().map((file) => [file, packed.readFile(file)]));
  const prefix = `/node_modules/${packed.packageName}/`;
  for (const [file, text] of Object.entries(changed)) contents[prefix + file] = text;
  const examined = new attw.Package(contents, packed.packageName, packed.packageVersion);
  const result = await attw.checkPackage(examined, { excludeEntrypoints: documents });
  if (!result.types) throw new Error("The package has no types at all.");
  expect(Object.keys(result.entrypoints)).toContain("./management");
  return result.problems.filter((problem) => !followsFromEsmOnly(problem));
}

async function askPublint(changed: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const contents = await Promise.all(
    files.map(async (name) => {
      const text = changed[name];
      const bytes = text === undefined ? await readFile(path.join(installed, name)) : Buffer.from(text);
      return { name: `package/${name}`, data: new Uint8Array(bytes) };
    }),
  );
  const { messages, pkg = manifest } = await publint({
    pkgDir: "package",
    pack: { files: contents },
    strict: true,
  });
  // It colours its messages where CI is set, terminal or not.
  return messages.map((message) => stripVTControlCharacters(formatMessage(message, pkg) ?? message.code));
}

/** The manifest with one entry in place of what it says. */
function withEntry(entry: string, target: object): Record<string, string> {
  return {
    "package.json": JSON.stringify({ ...manifest, exports: { ...manifest.exports, [entry]: target } }),
  };
}

describe("are-the-types-wrong", () => {
  test("finds nothing but what follows from being ESM only", async () => {
    expect(await askTypes()).toEqual([]);
  });

  test("would find an entry without declarations", async () => {
    const problems = await askTypes(withEntry("./management", { default: "./dist/src/missing.js" }));
    expect(problems.map(({ kind }) => kind)).toContain("NoResolution");
  });

  test("would find an entry that `moduleResolution: node10` does not find", async () => {
    const problems = await askTypes({ "package.json": JSON.stringify({ ...manifest, typesVersions: {} }) });
    const missed = problems.filter((problem) => problem.kind === "NoResolution");
    expect(missed.map((problem) => [problem.entrypoint, problem.resolutionKind])).toContainEqual([
      "./management",
      "node10",
    ]);
  });

  test("would find declarations that import what is not published", async () => {
    const problems = await askTypes({ "dist/src/management.d.ts": 'export * from "./client/missing";' });
    expect(problems.map(({ kind }) => kind)).toContain("InternalResolutionError");
  });
});

describe("publint", () => {
  test("finds nothing", async () => {
    expect(await askPublint()).toEqual([]);
  });

  test("would find types after the code, and a file that is not there", async () => {
    const swapped = { default: "./dist/src/index.js", types: "./dist/src/index.d.ts" };
    expect(await askPublint(withEntry(".", swapped))).toContainEqual(
      expect.stringContaining("types should be the first"),
    );
    const missing = { types: "./dist/src/index.d.ts", default: "./dist/src/none.js" };
    expect(await askPublint(withEntry(".", missing))).toContainEqual(
      expect.stringContaining("does not exist"),
    );
  });
});
