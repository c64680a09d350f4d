/** Rules of the repository itself. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { findBreaking, printBreaking } from "../scripts/breaking.ts";
import { readRegister } from "../scripts/lib/apis.ts";
import { repositoryRoot } from "../scripts/lib/repository.ts";

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

test("reviews show the generated files that the guide asks to read, the reports of the API, and what was released", async () => {
  const attributes = await readFile(path.join(repositoryRoot, ".gitattributes"), "utf8");
  const rules = [...attributes.matchAll(/^(\S+) (-?)linguist-generated$/gm)];
  // The last rule that matches counts.
  const isFolded = (file: string) =>
    rules.findLast(([, pattern = ""]) => path.matchesGlob(file, pattern))?.[2] === "";
  const guide = await readFile(path.join(repositoryRoot, "contributing/changing-the-contract.md"), "utf8");
  const named = [...guide.matchAll(/`((?:generated|api-report)\/[\w.<>*/-]+\.\w+)`/g)].map(([, file = ""]) =>
    file.replace("<api>", "management"),
  );
  expect(named).toContain("generated/management/types.ts");
  // An edit of what was released blinds `npm run breaking`.
  const released = ["openapi/released/management.yaml", "api-report/released/package.json"];
  expect([...named, ...released].filter(isFolded)).toEqual([]);
  expect(isFolded("generated/management/requests.js")).toBe(true);
});

test("npm ci runs no script of this repository", async () => {
  const { scripts } = await read("package.json");
  const onInstall = [
    "preinstall",
    "install",
    "postinstall",
    "prepublish",
    "preprepare",
    "prepare",
    "postprepare",
  ];
  const names = [...onInstall, "dependencies", "predependencies", "postdependencies"];
  expect(names.filter((name) => name in scripts)).toEqual([]);
});
