/**
 * The test kit in Vitest's `vmThreads`, the pool of this file in vitest.config.ts. As under Jest, errors of Node come from another
 * realm there: they are not `instanceof Error`. `npm run test:runtimes` also opens files and ports in that pool.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { startTestPlatform, type TestPlatformOptions } from "../../src/testing.ts";
import { createFolder } from "../temporary-folder.ts";

test("errors of Node are from another realm", async () => {
  const error: unknown = await readFile("/missing/file").catch((thrown) => thrown);
  expect(error instanceof Error).toBe(false);
  expect(error).toMatchObject({ code: "ENOENT" });
});

test("rejects a SQLite file that is in use", async () => {
  const data = path.join(createFolder(), "platform.db");
  await using _ = await startTestPlatform({ data });
  expect(await startError({ data })).toMatchObject({
    name: "PlatformConfigError",
    message: expect.stringContaining("`databaseUrl`"),
  });
});

async function startError(options: TestPlatformOptions): Promise<unknown> {
  return startTestPlatform(options).then(
    (platform) => platform.close(),
    (error: unknown) => error,
  );
}

test.each<[string, TestPlatformOptions, string]>([
  ["a folder that is missing", { data: "/missing/platform.db" }, "there is no folder /missing"],
  ["a seed file that is missing", { seed: "/missing/seed.yaml" }, "ENOENT"],
  ["a database that cannot be reached", { databaseUrl: "postgres://127.0.0.1:9/none" }, "ECONNREFUSED"],
])("reports %s", async (_, options, message) => {
  expect(await startError(options)).toMatchObject({
    name: "PlatformConfigError",
    message: expect.stringContaining(message),
  });
});

test("reports a file that is not a database", async () => {
  const data = path.join(createFolder(), "notes.txt");
  await writeFile(data, "Not a database. ".repeat(100));
  const message = expect.stringContaining("(SQLite says: file is not a database)");
  expect(await startError({ data })).toMatchObject({ name: "PlatformConfigError", message });
});
