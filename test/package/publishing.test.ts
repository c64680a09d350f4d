/** publint and are-the-types-wrong accept the packed package. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as attw from "@arethetypeswrong/core";
import { publint } from "publint";
import { expect, inject, test } from "vitest";

const { tarball, installed } = inject("package");
const data = new Uint8Array(await readFile(tarball));
const manifest: { exports: Record<string, unknown> } = JSON.parse(
  await readFile(path.join(installed, "package.json"), "utf8"),
);

test("are-the-types-wrong finds no problem except that the package is ESM only, and would find others", async () => {
  const packed = attw.createPackageFromTarballData(data);
  // Entries that are documents have no types.
  const excludeEntrypoints = Object.keys(manifest.exports).filter((entry) => /\.(?:json|yaml)$/.test(entry));
  const problemsOf = async (examined: attw.Package) => {
    const result = await attw.checkPackage(examined, { excludeEntrypoints });
    if (!result.types) throw new Error("The package has no types.");
    expect(Object.keys(result.entrypoints)).toContain("./testing");
    // `require` returns an ES module.
    return result.problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
  };
  expect(await problemsOf(packed)).toEqual([]);
  const contents = Object.fromEntries(packed.listFiles().map((file) => [file, packed.readFile(file)]));
  const prefix = `/node_modules/${packed.packageName}`;
  contents[`${prefix}/package.json`] = JSON.stringify({ ...manifest, typesVersions: {} });
  contents[`${prefix}/dist/src/index.d.ts`] = 'export * from "./client/missing";';
  const problems = await problemsOf(new attw.Package(contents, packed.packageName, packed.packageVersion));
  expect(problems).toContainEqual(
    expect.objectContaining({ kind: "NoResolution", entrypoint: "./testing", resolutionKind: "node10" }),
  );
  expect(problems.map(({ kind }) => kind)).toContain("InternalResolutionError");
});

test("publint finds no problem, and would find an entry that does not exist", async () => {
  const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true });
  expect(messages).toEqual([]);
  const changed = { ...manifest, exports: { ".": { default: "./dist/src/none.js" } } };
  const file = { name: "package/package.json", data: new TextEncoder().encode(JSON.stringify(changed)) };
  const { messages: found } = await publint({ pkgDir: "package", pack: { files: [file] }, strict: true });
  expect(found.map(({ code }) => code)).toContain("FILE_DOES_NOT_EXIST");
});
