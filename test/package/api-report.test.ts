/** The public API is the one that was reviewed. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { reportApi } from "../../scripts/api-report/report.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const reviewed = path.join(repositoryRoot, "api-report");
const reports = await reportApi(inject("package").installed);

test("api-report/ has one report for each entry", async () => {
  expect((await readdir(reviewed)).toSorted()).toEqual([...reports.keys()].toSorted());
});

test.each([...reports])("api-report/%s is up to date", async (name, text) => {
  const known = await readFile(path.join(reviewed, name), "utf8");
  const hint =
    "The public API has changed. If this is intended, run `npm run api-report` and commit the reports.";
  expect(text, hint).toBe(known);
});

const declarations = `
/** Options of a caller. */
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

  test("has exports, the types that they refer to, computed members and marks, without descriptions", async () => {
    const [exported, referred] = unchanged.split("## Referred to, and not exported here");
    expect(exported).toContain("interface Options extends Base { size?: number; }");
    expect(exported).toContain(
      "type Client = {\n    /** @beta */\n    get: (options: Options) => number;\n    put: (options: Options) => string;\n};",
    );
    expect(referred).toContain("interface Base { /** @deprecated */ old?: string; }");
    expect(unchanged).not.toMatch(/What callers set|Gets it|interface Table/);
  });

  test("does not depend on the file and the order of declarations", async () => {
    const inOtherFile = 'export { Unseen, type Client } from "./other.js"; export type * from "./other.js";';
    expect(await reportOf(declarations, inOtherFile)).toBe(unchanged);
  });

  test.each([
    ["a member of an export", "size?: number", "size: number"],
    ["a type that an export refers to", "old?: string", "old?: number"],
    ["a mark", "@deprecated", "Deprecated"],
  ])("changes with %s", async (_, before, after) => {
    expect(await reportOf(declarations.replace(before, after))).not.toBe(unchanged);
  });

  test("fails for a package without declarations", async () => {
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
