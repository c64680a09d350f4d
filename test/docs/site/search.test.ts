/** Full-text search of the built site, without a server. */
import { afterAll, describe, expect } from "vitest";
import { readDocuments } from "../../../src/docs/reference/documents.ts";
import { operationPages } from "../../../src/docs/reference/pages.ts";
import { builtDocs, openSite, browserTest as test } from "./site.ts";

const { root, subPaths } = await builtDocs();

/** Words that people use, and the page that answers. */
const questions = [
  ["pagination", "guides/management-api/"],
  ["paging", "guides/management-api/"],
  ["page through services", "guides/management-api/"],
  ["CI", "guides/continuous-integration/"],
  ["GitHub Actions", "guides/continuous-integration/"],
  ["CI on GitHub Actions", "guides/continuous-integration/"],
  ["rotate", "guides/rotate-a-key/"],
  ["rotate a key", "guides/rotate-a-key/"],
  ["a write that timed out", "guides/errors/"],
  ["test a 503", "guides/testing/"],
  ["what drift is", "guides/drift-and-events/"],
  ["what changed last", "changelog/"],
  ["range of engine_max_threads", "reference/management/updatePipeSettings/"],
  ["which fields of an alert are inferred", "reference/provenance/"],
] as const;

describe.each([root, ...subPaths])("below $base", async (docs) => {
  const site = await openSite(docs);
  afterAll(() => site.close());

  test("finds a property of each body, an error kind and a word of a guide, and nothing for nonsense", async () => {
    const page = await site.open("");
    await page.keyboard.press("Control+k");
    const input = page.locator("#starlight__search input");
    const links = page.locator("#starlight__search .pagefind-ui__result-link");
    for (const [query, path] of [
      ["engine_max_threads", "#request.engine_max_threads"],
      ["unexpected-response", "guides/errors/"],
      ["PgBouncer", "guides/postgresql/"],
    ] as const) {
      await input.fill(query);
      await page.locator(`#starlight__search .pagefind-ui__result-link[href*="${path}"]`).first().waitFor();
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses.filter((address) => !address.startsWith(site.url))).toEqual([]);
    }
    await input.fill("engine_max_threads");
    for (const title of ["request.engine_max_threads", "response.engine_max_threads"]) {
      await links.getByText(title, { exact: true }).waitFor();
    }
    // The hit shows the range.
    await page
      .locator("#starlight__search .pagefind-ui__result-nested")
      .getByText("0 to 64")
      .first()
      .waitFor();
    await input.fill("qqqqqqq");
    await page.getByText("No results for qqqqqqq").waitFor();
    expect(await links.count()).toBe(0);
    expect(page.problems).toEqual([]);
  });

  test("finds the page of an operation by its id, and the answer to a question in its words, before others", async () => {
    const page = await site.open("");
    await page.keyboard.press("Control+k");
    const input = page.locator("#starlight__search input");
    // Results are loaded one by one.
    const result = page.locator("#starlight__search .pagefind-ui__result").first();
    const link = result.locator(".pagefind-ui__result-link").first();
    const operations = operationPages(await readDocuments()).map(
      ({ params: { api, operation } }) => [operation, `reference/${api}/${operation}/`] as const,
    );
    for (const [query, address] of [...operations, ...questions]) {
      await input.fill(query);
      await page.getByText(new RegExp(`^\\d+ results? for ${query}$`)).waitFor();
      await expect
        .poll(() => link.getAttribute("href"), { message: query })
        .toContain(`${docs.base}${address}`);
    }
  });

  test("finds guides before the TypeScript reference, and an export by its name", async () => {
    const page = await site.open("");
    // A string, since Vitest rewrites imports of functions.
    const search = (query: string): Promise<readonly string[]> =>
      page.evaluate(`import("${site.url}pagefind/pagefind.js")
        .then(({ search }) => search(${JSON.stringify(query)}))
        .then(({ results }) => Promise.all(results.map((result) => result.data())))
        .then((pages) => pages.map(({ url }) => url))`);
    const found = await search("unexpected-response");
    expect(found).toContain(`${docs.base}reference/typescript/dataplat/`);
    expect(found[0]?.startsWith(`${docs.base}guides/`)).toBe(true);
    expect((await search("createTestClock"))[0]).toBe(`${docs.base}reference/typescript/testing/`);
  });

  /** Opens a page whose search interface loads when the returned function is called. */
  async function openSlowly() {
    const page = await site.open("404.html");
    let load: () => void = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/interface/, (route) => loaded.then(() => route.continue()));
    await page.goto(site.url, { waitUntil: "networkidle" });
    return { page, load };
  }

  test("what is typed while the interface loads is searched for, and typing continues where it was", async () => {
    const { page, load } = await openSlowly();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("tieout");
    for (let moves = 0; moves < 4; moves += 1) await page.keyboard.press("ArrowLeft");
    load();
    await page.locator(".pagefind-ui__search-input").waitFor();
    await page.keyboard.type("m");
    expect(await page.locator("#starlight__search input").inputValue()).toBe("timeout");
    await page.getByText(/^\d+ results? for timeout$/).waitFor();
    expect(page.problems).toEqual([]);
  });

  test.each(["hover", "focus"] as const)("the interface loads on %s of the button", async (action) => {
    const { page, load } = await openSlowly();
    const requested = page.waitForRequest(/interface/);
    load();
    await page.locator("[data-open-modal]")[action]();
    await requested;
  });

  test("the button shows its shortcut", async () => {
    const page = await site.open("");
    await page.locator("[data-open-modal] kbd").getByText("Ctrl").waitFor();
  });

  test("a page loads nothing of the search before its dialog opens", async () => {
    const page = await site.open("");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.reload({ waitUntil: "networkidle" });
    expect(requested.filter((address) => /\/pagefind|interface/.test(address))).toEqual([]);
    await page.keyboard.press("Control+k");
    await page.locator(".pagefind-ui__search-input").waitFor();
    expect(requested.filter((address) => /interface/.test(address))).toHaveLength(1);
    expect(requested.filter((address) => /\/pagefind\.[\w-]+\.css/.test(address))).toHaveLength(1);
  });
});
