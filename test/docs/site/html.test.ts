/** The HTML of the pages is valid, the front page has the name of the site, and every link and fragment of the site resolves. `npm test` validates some of them. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { HtmlValidate } from "html-validate/node";
import { LinkChecker } from "linkinator";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { serveSite } from "../../../scripts/lib/static-site.ts";
import { isThorough } from "../../find-or-skip.ts";
import { builtDocs, listPages } from "./site.ts";

const { root, subPaths } = await builtDocs();

const { apis } = await readRegister();
/** Rules that Starlight's own HTML breaks, all of them matters of style, and those of serialized attributes without a value. */
const off = [
  ...["attribute-boolean-style", "attribute-empty-style", "void-style", "no-implicit-button-type"],
  ...["unique-landmark", "element-permitted-content", "text-content", "presentation-role-style"],
];

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    ...Object.fromEntries(off.map((rule) => [rule, "off"])),
    // Starlight's first id begins with an underscore.
    "valid-id": ["error", { relaxed: true }],
  },
});

const validated = (await listPages(root)).filter((_, index) => isThorough || index % 6 === 0);

test.each(validated)("/%s is valid HTML", async (page) => {
  const file = path.join(root.folder, page.endsWith(".html") ? page : `${page}index.html`);
  const { results } = await validator.validateString(await readFile(file, "utf8"));
  const messages = results.flatMap(({ messages }) => messages);
  expect(
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  ).toEqual([]);
});

describe.each([root, ...subPaths])("below $base", ({ folder, base, site = "" }) => {
  const read = (page: string) => readFile(path.join(folder, page), "utf8");

  test("the front page has the name of the site as its title, and the page of a missing address leads to it", async () => {
    expect((await read("index.html")).match(/<title>[^<]*/g)).toEqual(["<title>dataplat"]);
    const missing = await read("404.html");
    for (const page of ["", ...apis.map(({ name }) => `reference/${name}/`), "reference/typescript/"])
      expect(missing).toContain(`<a href="${base}${page}">`);
    expect(missing).toContain('id="starlight__sidebar"');
  });

  test("every page has a description of its own, and an image for link previews", async () => {
    const descriptions = new Map<string, string>();
    for (const page of await listPages(root)) {
      const html = await read(page.endsWith(".html") ? page : `${page}index.html`);
      const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      // The page of an API has the description of its document.
      if (!/^reference\/[\w-]+\/$/.test(page)) expect(description.length, page).toBeGreaterThan(20);
      expect(description).not.toBe("");
      expect(descriptions.get(description), page).toBeUndefined();
      descriptions.set(description, page);
      const [, image = ""] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
      expect(image.startsWith(site + base), page).toBe(true);
      const png = await readFile(path.join(folder, image.slice((site + base).length)));
      expect(png.toString("latin1", 1, 4), page).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
    }
  });

  test("pages have absolute addresses, and the site a sitemap of them, only if the build knows the address", async () => {
    const addresses = ["", "reference/provenance/"].map((page) => `${site}${base}${page}`);
    const pages = [await read("index.html"), await read("reference/provenance/index.html")];
    for (const [index, html] of pages.entries()) {
      const found = [
        ...html.matchAll(/<(?:link rel="canonical" href|meta property="og:url" content)="([^"]*)"/g),
      ];
      expect(found.map(([, address]) => address)).toEqual(site ? [addresses[index], addresses[index]] : []);
    }
    const sitemap = await read("sitemap-0.xml").catch(() => "");
    const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
    const all = (await listPages(root)).filter((page) => page !== "404.html");
    expect(listed.toSorted()).toEqual(site ? all.map((page) => `${site}${base}${page}`).toSorted() : []);
  });

  test("every link and every fragment within the site resolves", async () => {
    const served = await serveSite(folder, base);
    const { origin } = new URL(served.url);
    try {
      const { links } = await new LinkChecker().check({
        path: served.url,
        recurse: true,
        checkFragments: true,
        // Texts of a form of the sandbox follow its anchor.
        fragmentsToSkip: async (fragment) => fragment.includes("&"),
        linksToSkip: async (link) => new URL(link).origin !== origin,
      });
      const broken = links.filter(({ state }) => state === "BROKEN");
      expect(broken.map(({ url, parent, status }) => `${parent} -> ${url} ${status}`)).toEqual([]);
      const filled = links.filter(({ url }) => url.startsWith(`${served.url}sandbox/#`) && url.includes("&"));
      expect(filled.length).toBeGreaterThan(0);
      const sandbox = await read("sandbox/index.html");
      for (const { url } of filled)
        expect(sandbox).toContain(`id="${new URL(url).hash.slice(1).split("&")[0]}"`);
      const visited = new Set(links.map(({ url }) => url.slice(served.url.length)));
      const pages = (await listPages(root)).filter((page) => page !== "404.html");
      expect(pages.filter((page) => !visited.has(page))).toEqual([]);
    } finally {
      served.close();
    }
  });
});
