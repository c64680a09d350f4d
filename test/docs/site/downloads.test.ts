/** The files of the downloads page are those of the repository, with their version, size and checksum. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../../../package.json" with { type: "json" };
import { readRegister } from "../../../scripts/lib/apis.ts";
import { execute } from "../../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { textOf } from "../../../src/docs/twins/elements.ts";
import { builtDocs } from "./site.ts";

const { root } = await builtDocs();
const { apis } = await readRegister();
const readSite = (file: string) => readFile(path.join(root.folder, file));
const page = (await readSite("reference/downloads/index.html")).toString();

/** Files of the site that are copies, with their source in the repository. */
const copies = [
  ...apis.flatMap(({ name }) =>
    ["yaml", "json"].map(
      (format) => [`openapi/${name}.${format}`, `generated/${name}/openapi.${format}`] as const,
    ),
  ),
  ["platform/seed.schema.json", "generated/platform/seed.schema.json"] as const,
];

test.each(copies)("%s is the file of the repository and of the package", async (file, source) => {
  expect(await readSite(file)).toEqual(await readFile(path.join(repositoryRoot, source)));
  expect(Object.entries(manifest.exports)).toContainEqual([`./${file}`, `./${source}`]);
});

test.each(copies.map(([file]) => file))(
  "the page has a link to %s, with its checksum and size",
  async (file) => {
    const content = await readSite(file);
    const entry = page.split("<li").find((part) => part.includes(`href="/${file}"`)) ?? "";
    expect(entry).toContain(createHash("sha256").update(content).digest("hex"));
    expect(entry).toContain(`${(content.length / 1024).toFixed(1)} KiB`);
    const { info = manifest } = parse(content.toString());
    expect(textOf(fromHtml(entry))).toContain(`version ${info.version}`);
  },
);

test("the imports that the page shows load every document from the package", async () => {
  const program = textOf(select('pre[data-language="ts"]', fromHtml(page)));
  const names = [...program.matchAll(/^import (\w+)/gm)].map(([, name]) => name);
  const source = `${program}\nconsole.log(JSON.stringify([${names}]));`;
  const { stdout } = await execute(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: repositoryRoot,
    maxBuffer: 16 * 2 ** 20,
  });
  const documents = apis.map(({ name }) =>
    readFile(path.join(repositoryRoot, `generated/${name}/openapi.json`), "utf8"),
  );
  expect(JSON.parse(stdout)).toEqual((await Promise.all(documents)).map((text) => JSON.parse(text)));
});
