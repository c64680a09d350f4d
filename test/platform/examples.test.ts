/** Runs the examples in doc comments of the platform and the test kit. */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { createTestClock, demo, startTestPlatform } from "../../src/testing.ts";

const files = globSync("src/{platform,testing}/**/*.ts", { cwd: repositoryRoot });
const sources = await Promise.all(files.map((file) => readFile(path.join(repositoryRoot, file), "utf8")));
const examples = sources.flatMap((source) =>
  [...source.matchAll(/@example\n\s*\* ```ts\n(.*?)\s*\* ```/gs)].map(([, lines = ""]) =>
    lines.replaceAll(/^\s*\* ?/gm, ""),
  ),
);

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(10);
});

test.each(examples)("%s runs", async (example) => {
  await using platform = await startTestPlatform();
  const headers = { authorization: `Bearer ${demo.accessToken}`, "content-type": "application/json" };
  const update = { method: "PUT", headers, body: '{"threshold":10}' };
  await platform.fetch(`${platform.baseUrl}/api/v2/alerts/alert-1`, update);
  const started: { close(): Promise<void> }[] = [];
  const names = {
    platform,
    demo,
    createManagementClient,
    createObservabilityClient,
    createTestClock,
    startTestPlatform,
    // Tests use a free port and leave no file.
    createPlatform: (options: Parameters<typeof createPlatform>[0]) => {
      const created = createPlatform({ ...options, data: undefined });
      started.push(created);
      return created;
    },
  };
  const code = stripTypeScriptTypes(example).replaceAll("port: 4000", "port: 0");
  const body = `const { ${Object.keys(names)} } = names; { ${code} }`;
  await Object.getPrototypeOf(async () => {}).constructor("names", body)(names);
  for (const one of started) await one.close();
});
