/** The public surface is what was reviewed. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { reportApi } from "../../scripts/api-report/report.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const reviewed = path.join(repositoryRoot, "api-report");
const reports = await reportApi(inject("package").installed);

test.each([...reports])("api-report/%s is the surface of its entry", async (name, text) => {
  const known = await readFile(path.join(reviewed, name), "utf8").catch(() => "");
  expect(
    text,
    "The public surface has changed. If that is meant, run `npm run api-report` and commit what it writes.",
  ).toBe(known);
});

test("api-report/ holds no report of an entry that is gone", async () => {
  expect((await readdir(reviewed)).toSorted()).toEqual([...reports.keys()].toSorted());
});

const declarations = `
/** What callers set. */
interface Base { /** @deprecated */ old?: string; }
export interface Options extends Base { size?: number; }
interface Table {
  /**
   * Gets it.
   * @beta
   */
  get: number;
  put: string;
}
export type Client = { [Key in keyof Table]: (options: Options) => Table[Key] };
interface Unseen { secret: true }
export { Unseen };
`;

/** Reports a package with one entry and these declarations. */
async function reportOf(source: string, entry = source): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-report-"));
  try {
    const exports = { ".": { types: "./index.d.ts" }, "./data.json": "./data.json" };
    await writeFile(path.join(folder, "package.json"), JSON.stringify({ name: "tiny", exports }));
    await writeFile(path.join(folder, "index.d.ts"), entry);
    await writeFile(path.join(folder, "other.d.ts"), source);
    const found = await reportApi(folder);
    expect([...found.keys()]).toEqual(["tiny.md"]);
    return found.get("tiny.md") ?? "";
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("a report", async () => {
  const unchanged = await reportOf(declarations);

  test("holds exports, what they refer to, computed members and marks, without texts", async () => {
    const [exported, referred] = unchanged.split("## Referred to, and not exported here");
    expect(exported).toContain("interface Options extends Base { size?: number; }");
    expect(exported).toContain(
      "type Client = {\n    /** @beta */\n    get: (options: Options) => number;\n    put: (options: Options) => string;\n};",
    );
    expect(referred).toContain("interface Base { /** @deprecated */ old?: string; }");
    expect(unchanged).not.toMatch(/What callers set|Gets it|interface Table/);
  });

  test("holds the members of an interface that is computed", async () => {
    const changed = declarations
      .replace("export type Client", "type Made")
      .concat("export interface Client extends Made {}\n");
    expect(await reportOf(changed)).toBe(unchanged);
  });

  test("is the same whatever file a declaration is in, and in whatever order", async () => {
    const inOtherFile = 'export { Unseen, type Client } from "./other.js"; export type * from "./other.js";';
    expect(await reportOf(declarations, inOtherFile)).toBe(unchanged);
  });

  test.each([
    ["a member of an export", "size?: number", "size: number"],
    ["a type that is only referred to", "old?: string", "old?: number"],
    ["a computed member", "get: number", "get: bigint"],
    ["a mark", "@deprecated", "Deprecated"],
    ["an export", "export { Unseen };", "export {};"],
  ])("changes with %s", async (_, before, after) => {
    const changed = declarations.replace(before, after);
    expect(changed).not.toBe(declarations);
    expect(await reportOf(changed)).not.toBe(unchanged);
  });

  test("does not change with a text", async () => {
    expect(await reportOf(declarations.replace("What callers set", "Settings"))).toBe(unchanged);
  });

  test("cannot be had of a package whose declarations are missing", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "dataplat-report-"));
    const write = (exports: object) =>
      writeFile(path.join(folder, "package.json"), JSON.stringify({ name: "tiny", exports }));
    await write({ ".": { types: "./index.d.ts" } });
    await expect(reportApi(folder)).rejects.toThrow("npm run build");
    await write({ ".": "./index.js" });
    await expect(reportApi(folder)).rejects.toThrow("exports nothing with types");
    await rm(folder, { recursive: true });
  });
});
