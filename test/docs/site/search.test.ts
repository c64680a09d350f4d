/** Search of the built site, without a server of its own: what it finds first, and its dialog. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test as unitTest } from "vitest";
import { readDocuments } from "../../../src/docs/reference/documents.ts";
import { operationPages } from "../../../src/docs/reference/pages.ts";
import { createSearchEngine, type SearchEntry } from "../../../src/docs/search/search-engine.ts";
import { findAccessibilityProblems } from "./accessibility.ts";
import { builtDocs, type OpenedPage, openSite, browserTest as test } from "./site.ts";

const { root, subPaths } = await builtDocs();

const operations = operationPages(await readDocuments()).map(
  ({ params: { api, operation } }) => [operation, `reference/${api}/${operation}/`] as const,
);

/** Searches, and the address that answers each. */
const questions = [
  ["401", "guides/errors/#status-codes"],
  ["retry", "guides/errors/#retries"],
  ["set to null", "guides/management-api/#null-zero-and-omitted-settings"],
  ["filter by tag", "reference/management/listServices/#query.filter"],
  ["engine_max_threads", "reference/management/updatePipeSettings/#request.engine_max_threads"],
  ["timeout", "guides/errors/#timeouts-and-deadlines"],
  ["mock", "guides/testing/#mocks"],
  ["mcp", "guides/agents/"],
  ["rate limit", "guides/errors/#rate-limits"],
  ["delete a pipe", "guides/management-api/#create-or-delete-a-pipe"],
  ["create a pipe", "guides/management-api/#create-or-delete-a-pipe"],
  ["not documented", "guides/not-documented/"],
  ["alert interval", "reference/observability/updateAlert/#request.interval"],
  ["install", "guides/quick-start/#install"],
  ["proxy", "guides/runtimes/#proxies-and-your-own-fetch"],
  ["playwright", "guides/testing/#playwright"],
  ["react query", "guides/management-api/#in-react"],
  ["429", "guides/errors/#status-codes"],
  ["seed", "guides/local-platform/#seed-files"],
  ["changelog", "changelog/"],
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
  ["unexpected-response", "guides/errors/"],
  ["PgBouncer", "guides/postgresql/"],
  ["PipeSettings", "reference/management/schemas/#PipeSettings"],
  ["createTestClock", "reference/typescript/testing/"],
  ["timout", "guides/errors/#timeouts-and-deadlines"],
  ["authentication", "guides/quick-start/#authentication-environment-variables"],
  ["how to log in", "guides/quick-start/#authentication-environment-variables"],
  ["how do I set a timeout", "guides/errors/#timeouts-and-deadlines"],
  ["does the client retry", "guides/errors/#retries"],
  ["env vars", "guides/quick-start/#authentication-environment-variables"],
  ["api key", "guides/rotate-a-key/"],
  ["access token", "guides/observability-api/"],
  ["exit codes", "guides/command-line/#use-it-in-scripts"],
  ["install cli", "guides/command-line/#install"],
  ["shell completion", "guides/command-line/#complete-with-tab"],
  ["fault injection", "guides/local-platform/#faults"],
  ["optimistic locking", "guides/errors/#status-codes"],
  ["logging", "guides/drift-and-events/#log-requests"],
  ["postgres", "guides/postgresql/"],
  ["openapi", "guides/other-languages/"],
  ["download openapi", "reference/downloads/"],
  ["kafka", "reference/management/getPipe/#response.source.kafka"],
  ["kafka topics", "reference/management/getPipe/#response.source.kafka.topics"],
  ["dry run", "guides/command-line/#change"],
  ["typescript sdk", "guides/management-api/"],
  ["bring my own OpenAPI document", "guides/your-own-api/"],
  ...operations,
] as const;

const engine = createSearchEngine();
const read = async (name: string) =>
  JSON.parse(await readFile(path.join(root.folder, "search", `${name}.json`), "utf8"));
for (const name of await read("files")) engine.add(await read(name));

unitTest(
  "a field is one hit, whose excerpt has its range, and an operation has a hit for its command",
  () => {
    const hits = engine.search("engine_max_threads");
    expect(hits.filter(({ title }) => title === "engine_max_threads")).toMatchObject([
      { kind: "field", places: expect.arrayContaining(["Get a pipe"]) },
    ]);
    expect(hits[0]?.excerpt.map(({ text }) => text).join("")).toMatch(/0 to \d+/);
    const kinds = engine.search("get-pipe").map(({ kind, title }) => `${kind} ${title}`);
    expect(kinds).toEqual(expect.arrayContaining(["operation Get a pipe", "command dataplat get-pipe"]));
  },
);

unitTest("the text below the fields of an operation is that of its page, not of its last field", () => {
  expect(engine.search("bearerAuth").map(({ kind }) => kind)).not.toContain("field");
});

unitTest.each(["xyzzy", "docker", "dark mode", "hello world"])("finds nothing for %s", (query) => {
  expect(engine.search(query)).toEqual([]);
});

unitTest("an API of several hundred operations does not fill the hits of a word that guides explain", () => {
  const large = createSearchEngine();
  const operation = (id: number): SearchEntry => {
    const title = `Set the timeout ${id}`;
    const url = `reference/large/setTimeout${id}/`;
    return {
      ...{ kind: "operation", weight: 1, api: "large", names: [] },
      page: title,
      title,
      url,
      text: "timeout",
    };
  };
  large.add(Array.from({ length: 650 }, (_, id) => operation(id)));
  const guide = { kind: "guide", weight: 1.2, page: "Errors", title: "Errors", names: [] } as const;
  large.add([{ ...guide, url: "guides/errors/", text: "A call has a timeout, and a deadline." }]);
  const hits = large.search("timeout");
  expect(hits.findIndex(({ kind }) => kind === "guide")).toBeLessThan(6);
  expect(large.search("set timeout 321")[0]?.title).toBe("Set the timeout 321");
});

describe.each([root, ...subPaths])("below $base", async (docs) => {
  const site = await openSite(docs);

  const options = (page: OpenedPage) => page.locator("#search-results [role=option]");
  const search = async (page: OpenedPage, query: string): Promise<void> => {
    await page.getByRole("combobox", { name: "Search" }).fill(query);
    await page.getByText(new RegExp(`^(\\d+|No) results? for ${query}$`)).waitFor();
  };

  test("answers each question with its first hit, which leads there", async () => {
    const page = await site.open("");
    await page.keyboard.press("Control+k");
    for (const [query, address] of questions) {
      await search(page, query);
      expect(await options(page).first().getAttribute("href"), query).toContain(docs.base + address);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}${questions.at(-1)?.[1]}**`);
    expect(page.problems).toEqual([]);
  });

  test.each(["guides/errors/", "sandbox/"])(
    "opens on /%s by its keys, and is used by keys alone",
    async (path) => {
      const page = await site.open(path);
      await page.keyboard.press("/");
      const input = page.getByRole("combobox", { name: "Search" });
      expect(await input.inputValue()).toBe("");
      await search(page, "timeout");
      const selected = page.locator("#search-results [aria-selected=true]");
      const [first, second] = await options(page).evaluateAll((all) => all.map(({ id }) => id));
      expect(await selected.getAttribute("id")).toBe(first);
      await page.keyboard.press("ArrowDown");
      expect(await selected.getAttribute("id")).toBe(second);
      expect(await input.getAttribute("aria-activedescendant")).toBe(second);
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      expect(await selected.getAttribute("id")).not.toBe(first);
      await page.keyboard.press("ArrowDown");
      // In the input, it is a character.
      await page.keyboard.press("/");
      expect(await input.inputValue()).toBe("timeout/");
      await page.keyboard.press("Control+k");
      await input.waitFor({ state: "hidden" });
      await page.keyboard.press("Control+k");
      await search(page, "timeout");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/guides/errors/#timeouts-and-deadlines");
      await input.waitFor({ state: "hidden" });
      expect(page.problems).toEqual([]);
    },
  );

  test("says that it finds nothing and offers three pages, and is accessible in both themes", async () => {
    const page = await site.open("");
    await page.getByRole("button", { name: "Search" }).click();
    const popular = page.getByText("Most read:");
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await search(page, "xyzzy");
      expect(await page.getByRole("status").filter({ visible: true }).textContent()).toBe(
        "No results for xyzzy",
      );
      expect(await popular.getByRole("link").count()).toBe(3);
      expect(await findAccessibilityProblems(page), theme).toEqual([]);
      await search(page, "engine_max_threads");
      expect(await popular.isVisible()).toBe(false);
      expect(await findAccessibilityProblems(page), theme).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth)).toBe(360);
    await page.getByRole("button", { name: "Close" }).click();
    await popular.waitFor({ state: "hidden" });
  });

  test("what is typed while the search loads is searched for, and a page without it loads nothing of it", async () => {
    const page = await site.open("404.html");
    let load: () => void = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.route(/\/dialog\.|\/search\//, (route) => loaded.then(() => route.continue()));
    await page.goto(site.url, { waitUntil: "networkidle" });
    expect(requested.filter((address) => /\/dialog\.|\/search\//.test(address))).toEqual([]);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("timeout");
    load();
    await page.getByText(/^\d+ results for timeout$/).waitFor();
    expect(page.problems).toEqual([]);
  });
});
