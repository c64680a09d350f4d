/** Rules of the repository itself. */
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readRegister } from "../scripts/lib/apis.ts";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import { findBreaking, printBreaking } from "../scripts/pipeline/breaking.ts";

const read = async (name: string) => JSON.parse(await readFile(path.join(repositoryRoot, name), "utf8"));

test("the lockfile names no place to download from, so that each machine uses its own registry", async () => {
  const { packages } = (await read("package-lock.json")) as {
    packages: Record<string, { resolved?: string }>;
  };
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("the lockfile holds every platform's optional packages, without which npm ci refuses it", async () => {
  const { packages } = (await read("package-lock.json")) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}),
  );
  const missing = wanted.filter(
    (name) => !Object.keys(packages).some((key) => key.endsWith(`node_modules/${name}`)),
  );
  expect(missing).toEqual([]);
});

test("every version that this package asks for is exact", async () => {
  const { dependencies, devDependencies } = await read("package.json");
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test("npm scripts run on the Node that npm brings", () => {
  expect(process.version).toMatch(/^v24\./);
});

test("nothing breaks users of the last release, unless its major version went up", async () => {
  const breaking = await findBreaking(await readRegister());
  expect(breaking.isAccepted, printBreaking(breaking)).toBe(true);
});

test("npm ci runs no script of this repository", async () => {
  const { scripts } = await read("package.json");
  const onInstall = [
    ...["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"],
  ];
  const names = [...onInstall, "dependencies", "predependencies", "postdependencies"];
  expect(names.filter((name) => name in scripts)).toEqual([]);
});

test.each([
  ...["src", "src/cli", "src/client", "src/contract", "src/docs", "src/platform"],
  ...["scripts", "scripts/pipeline", "scripts/package", "scripts/measure"],
])("neither the files of %s nor its folders import each other in a circle", async (source) => {
  const root = path.join(repositoryRoot, source);
  const files = new Map<string, string[]>();
  for await (const file of glob("**/*.ts", { cwd: root, exclude: ["**/node_modules/**"] })) {
    const text = await readFile(path.join(root, file), "utf8");
    const imported = [...text.matchAll(/(?:from |import\()"(\.[^"]+)"/g)].map(([, name = ""]) =>
      path.join(path.dirname(file), name),
    );
    files.set(file, imported);
  }
  const folders = new Map<string, string[]>();
  for (const [file, imported] of files) {
    const folder = folderOf(file);
    const others = imported.filter((name) => files.has(name) && folderOf(name) !== folder).map(folderOf);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  expect(
    findCircle(
      new Map([
        ["a", ["b"]],
        ["b", ["a"]],
      ]),
    ),
  ).toEqual(["a", "b", "a"]);
  expect(findCircle(files)).toBeUndefined();
  expect(findCircle(folders)).toBeUndefined();
});

/** A file that lies flat is a folder of its own. */
function folderOf(file: string): string {
  return file.split("/")[0] ?? file;
}

/** @returns the first circle, its start repeated at its end */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...trail, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}
