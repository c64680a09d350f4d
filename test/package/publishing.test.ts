/** publint and are-the-types-wrong accept the packed package. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as attw from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, inject, test } from "vitest";

const { tarball, files, installed } = inject("package");
const data = new Uint8Array(await readFile(tarball));
const manifest: { name: string; exports: Record<string, unknown> } = JSON.parse(
  await readFile(path.join(installed, "package.json"), "utf8"),
);

/** Entries that are documents and have no types. */
const documents = Object.keys(manifest.exports).filter((entry) => /\.(?:json|yaml)$/.test(entry));

async function checkTypes(changed: Readonly<Record<string, string>> = {}): Promise<readonly attw.Problem[]> {
  const packed = attw.createPackageFromTarballData(data);
  const contents = Object.fromEntries(packed.listFiles().map((file) => [file, packed.readFile(file)]));
  const prefix = `/node_modules/${packed.packageName}/`;
  for (const [file, text] of Object.entries(changed)) contents[prefix + file] = text;
  const examined = new attw.Package(contents, packed.packageName, packed.packageVersion);
  const result = await attw.checkPackage(examined, { excludeEntrypoints: documents });
  if (!result.types) throw new Error("The package has no types.");
  expect(Object.keys(result.entrypoints)).toContain("./management");
  // The package is ESM only: `require` returns an ES module.
  return result.problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
}

async function checkFiles(changed: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
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
  // publint colors its messages if CI is set.
  return messages.map((message) => stripVTControlCharacters(formatMessage(message, pkg) ?? message.code));
}

test("are-the-types-wrong finds no problem except that the package is ESM only", async () => {
  expect(await checkTypes()).toEqual([]);
});

test("are-the-types-wrong would find entries without types, also with `moduleResolution: node10`", async () => {
  const changed = {
    "package.json": JSON.stringify({ ...manifest, typesVersions: {} }),
    "dist/src/index.d.ts": 'export * from "./client/missing";',
  };
  const problems = await checkTypes(changed);
  expect(problems).toContainEqual(
    expect.objectContaining({ kind: "NoResolution", entrypoint: "./management", resolutionKind: "node10" }),
  );
  expect(problems.map(({ kind }) => kind)).toContain("InternalResolutionError");
});

test("publint finds no problem, and would find an entry that does not exist", async () => {
  expect(await checkFiles()).toEqual([]);
  const entry = { types: "./dist/src/index.d.ts", default: "./dist/src/none.js" };
  const changed = { ...manifest, exports: { ...manifest.exports, ".": entry } };
  const problems = await checkFiles({ "package.json": JSON.stringify(changed) });
  expect(problems).toContainEqual(expect.stringContaining("does not exist"));
});
