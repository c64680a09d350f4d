/** Rules of the repository itself. */
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readRegister } from "../scripts/lib/apis.ts";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import { findBreaking, printBreaking } from "../scripts/pipeline/breaking.ts";
import { findReferenced } from "../src/contract/openapi.ts";
import { createBundleReader } from "../src/contract/read-document.ts";
import { documentedOperations } from "./documented-operations.ts";

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

/** Assumptions by what a document infers: the words of the README, or undefined for one that the clients do not enforce. */
const assumptions: Readonly<Record<string, string | undefined>> = {
  "request body: required": "an update has a request body",
  "schema: additionalProperties": "its objects have only documented members",
  "operation: parameters": "the ids of `getPipe` are UUIDs",
  "envelope: required": "a success response has the member with its payload",
  // How a parameter is written, not which values it takes.
  "parameter: style": undefined,
  "parameter: explode": undefined,
  "parameter: example": undefined,
  // An open list, and words.
  "schema: x-extensible-enum": undefined,
  "schema: description": undefined,
  "response: status": undefined,
};

/** Lists what is inferred about a part of a document, and about the schemas in it. */
function listInferred(document: object, part: string, node: object | undefined): readonly string[] {
  const found: string[] = [];
  const visited = new Set<unknown>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value !== "object" || value === null || visited.has(value)) return;
    visited.add(value);
    const { $ref, "x-inferred-members": members = [] } = value as Record<string, unknown>;
    found.push(...[members].flat().map((member) => `${name}: ${member}`));
    if (typeof $ref === "string") visit(findReferenced(document, $ref), name);
    for (const each of Object.values(value)) visit(each, "schema");
  };
  visit(node, part);
  return found;
}

test("the README lists the assumptions of the documents that the clients enforce", async () => {
  const inferred = documentedOperations.flatMap(({ document, described }) => {
    const { node, parameters, requestBody, responses } = described;
    const { "x-inferred-members": members = [] } = node.object;
    return [
      ...[members].flat().map((member) => `operation: ${member}`),
      ...parameters.flatMap((parameter) => listInferred(document, "parameter", parameter.node.object)),
      ...listInferred(document, "request body", requestBody?.node.object),
      ...responses
        .filter(({ status }) => status.startsWith("2"))
        .flatMap(({ node: response, content }) => {
          const envelope = content?.schema && createBundleReader(document).target(content.schema);
          const owned = ({ object }: { object: object }) => ({
            "x-inferred-members": Reflect.get(object, "x-inferred-members"),
          });
          return [
            ...listInferred(document, "response", owned(response)),
            ...(envelope ? listInferred(document, "envelope", owned(envelope)) : []),
          ];
        }),
    ];
  });
  expect(inferred.filter((each) => !Object.hasOwn(assumptions, each))).toEqual([]);
  const readme = (await readFile(path.join(repositoryRoot, "README.md"), "utf8")).replaceAll("\n", " ");
  const [, count, list = ""] = /clients enforce (\w+) assumptions: ([^.]+)\./.exec(readme) ?? [];
  const enforced = new Set(inferred.map((each) => assumptions[each]).filter((each) => each !== undefined));
  expect(list.split("; ").toSorted()).toEqual([...enforced].toSorted());
  expect([count, enforced.size]).toEqual(["four", 4]);
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
