/** `npm start`. */
import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isStale } from "../../scripts/start/compile-if-stale.ts";
import { serveArguments } from "../../scripts/start/serve-arguments.ts";
import { useFolder } from "../cli/running.ts";
import { runNodeScript } from "./run.ts";

const folder = useFolder();

describe("the arguments of npm start", () => {
  test("serve demo data, kept in the repository", () => {
    expect(serveArguments([])).toEqual(["serve", "--demo", "--data", "dataplat.db"]);
  });

  test.each([
    [
      ["--port", "0"],
      ["--demo", "--data", "dataplat.db", "--port", "0"],
    ],
    [["--demo"], ["--data", "dataplat.db", "--demo"]],
    [
      ["--data", "x.db"],
      ["--demo", "--data", "x.db"],
    ],
    [["--data=x.db"], ["--demo", "--data=x.db"]],
    [
      ["--database-url", "postgres://x"],
      ["--demo", "--database-url", "postgres://x"],
    ],
  ])("with %j typed behind it add what is missing", (typed, expected) => {
    expect(serveArguments(typed)).toEqual(["serve", ...expected]);
  });
});

describe("what was compiled", () => {
  test("is stale when it is missing or any source is newer, and fresh otherwise", async () => {
    const root = await folder();
    const [target, sources] = [path.join(root, "target.js"), path.join(root, "src")];
    const source = path.join(sources, "deep", "source.ts");
    await mkdir(path.dirname(source), { recursive: true });
    await writeFile(source, "");
    expect(await isStale(target, [sources])).toBe(true);
    await writeFile(target, "");
    await utimes(source, 1000, 1000);
    await utimes(target, 2000, 2000);
    expect(await isStale(target, [sources])).toBe(false);
    await utimes(source, 3000, 3000);
    expect(await isStale(target, [sources])).toBe(true);
  });
});

test("npm start explains itself without compiling or serving", async () => {
  const { code, stdout, stderr } = await runNodeScript("start.ts", ["--help"]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("Usage: dataplat serve");
});
