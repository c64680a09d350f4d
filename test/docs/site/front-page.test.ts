/** The front page has the name of the site, and the page of a missing address leads to it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { builtDocs } from "./site.ts";

const { root, subPaths } = await builtDocs();

describe.each([root, ...subPaths])("below $base", ({ folder, base }) => {
  const read = (page: string) => readFile(path.join(folder, page), "utf8");

  test("the title of the front page is the name of the site, once", async () => {
    expect((await read("index.html")).match(/<title>[^<]*/g)).toEqual(["<title>dataplat"]);
  });

  test("the page of a missing address links to the front page in its text, and has the menu", async () => {
    const html = await read("404.html");
    expect(html).toContain(`<a href="${base}">front page</a>`);
    expect(html).toContain('id="starlight__sidebar"');
  });
});
