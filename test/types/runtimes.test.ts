/** The clients support every runtime, so their sources compile without the types of Node. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createFolder } from "../temporary-folder.ts";
import { compileFiles } from "./compile.ts";

test("the clients compile without the types of Node, and a file of the platform does not", async () => {
  const core = path.join(repositoryRoot, "src/client");
  const names = await readdir(core, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ts")).map((name) => path.join(core, name));
  expect(files.length).toBeGreaterThan(30);
  const { apis } = await readRegister();
  const others = ["index", ...apis.map(({ name }) => name), "platform/store/digest"];
  const entries = others.map((name) => path.join(repositoryRoot, `src/${name}.ts`));
  const messages = await compileFiles(createFolder(), [...files, ...entries], { types: [] });
  expect([...messages.keys()]).toEqual(entries.slice(-1));
  expect([...messages.values()].join()).toContain("node:crypto");
});
