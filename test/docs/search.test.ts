/** Full-text search of the built site, without a server. */
import { afterAll, describe, expect, inject, test } from "vitest";
import { openSite } from "./site.ts";

const { root, subPath } = inject("docsFolders");

describe.each([root, subPath])("below $base", async (docs) => {
  const site = await openSite(docs);
  afterAll(() => site.close());

  test.each([
    { kind: "a property", query: "engine_max_threads", path: "#request.engine_max_threads" },
    { kind: "an error kind", query: "unexpected-response", path: "guides/errors/" },
    { kind: "a word of a guide", query: "PgBouncer", path: "guides/postgresql/" },
  ])("finds $kind", async ({ query, path }) => {
    const page = await site.open("");
    await page.keyboard.press("Control+k");
    await page.locator("#starlight__search input").fill(query);
    const links = page.locator("#starlight__search .pagefind-ui__result-link");
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.join("\n")).toContain(path);
    expect(addresses.filter((address) => !address.startsWith(site.url))).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  test("a page loads nothing of the search before its dialog opens", async () => {
    const page = await site.open("");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.reload({ waitUntil: "networkidle" });
    expect(requested.filter((address) => /pagefind\/|ui-core/.test(address))).toEqual([]);
    await page.keyboard.press("Control+k");
    await page.locator("#starlight__search input").waitFor();
    expect(requested.filter((address) => /ui-core/.test(address))).toHaveLength(1);
  });
});
