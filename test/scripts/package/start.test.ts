/** `npm start`. */
import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { isStale } from "../../../scripts/package/start/builds.ts";
import { serveArguments } from "../../../scripts/package/start/serve-arguments.ts";
import { createFolder } from "../../temporary-folder.ts";
import { runNpmScript } from "../run.ts";

test.each<[args: string, expected: string, databaseUrl?: string]>([
  ["", "--demo --data dataplat.db"],
  ["--port 0", "--demo --data dataplat.db --port 0"],
  ["--data=x.db", "--demo --data=x.db"],
  ["--database-url postgres://x", "--demo --database-url postgres://x"],
  ["", "--demo", "postgres://x"],
])("npm start adds its defaults to `%s`", (args, expected, databaseUrl) => {
  const environment = { DATAPLAT_DATABASE_URL: databaseUrl };
  expect(serveArguments(args.split(" ").filter(Boolean), environment).join(" ")).toBe(`serve ${expected}`);
});

test("a compiled file is stale if it is missing or a source is newer", async () => {
  const root = createFolder();
  const [target, sources] = [path.join(root, "target.js"), path.join(root, "src")];
  const source = path.join(sources, "deep", "source.ts");
  await mkdir(path.dirname(source), { recursive: true });
  await writeFile(source, "");
  const check = (pattern = "src/**") => isStale(target, [pattern], root);
  expect(await check()).toBe(true);
  await writeFile(target, "");
  await utimes(source, 1000, 1000);
  await utimes(target, 2000, 2000);
  expect(await check()).toBe(false);
  await utimes(source, 3000, 3000);
  expect(await check()).toBe(true);
  expect(await check("src/!(deep)/**")).toBe(false);
});

test("npm start --help prints the help of serve, without compiling or serving", async () => {
  const { code, stdout, stderr } = await runNpmScript("start", ["--help"]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("Usage: dataplat serve");
});
