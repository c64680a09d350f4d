/** Pages in Chromium, also below a sub-path: no outside request, error or policy violation; accessible; no sideways scrolling. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { builtDocs, listPages, openSite, browserTest as test } from "./site.ts";

const { root, subPaths } = await builtDocs();
const pages = await listPages(root);

/** Code in the first column of a table that takes several lines. The tables of the TypeScript reference have columns of fixed shares. */
const brokenNames = `[...document.querySelectorAll("table:not(.typescript-reference table) td:first-child code")]
  .filter((code) => code.getClientRects().length > 1)
  .map((code) => code.textContent)`;

/** Tables and code that the Tab key reaches although they do not scroll or have no name, or does not reach although they scroll. */
const misplacedFocus = `[...document.querySelectorAll("main :is(table, pre)")]
  .filter((element) => {
    const scrolls = ["Width", "Height"].some((side) => element["scroll" + side] > element["client" + side]);
    const isNamed = element.matches("table, [role][aria-label]");
    return scrolls ? !isNamed || element.tabIndex !== 0 : element.hasAttribute("tabindex");
  })
  .map((element) => element.outerHTML.slice(0, 100))`;

/** Controls and links smaller than 24 px. Links within a line of text, and inputs within their label, need not have that size. */
const smallTargets = `[...document.querySelectorAll("a[href], button, input, label:has(input), select, summary")]
  .filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) >= 24 || !element.checkVisibility({ visibilityProperty: true })) return false;
    const isText = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== "";
    return !element.closest("label *") && !([...element.parentElement.childNodes].some(isText) && getComputedStyle(element).display === "inline");
  })
  .map((element) => element.outerHTML.slice(0, 100))`;

describe("below /", async () => {
  const site = await openSite(root);
  // One page for all: a context of its own for each would load every script again.
  const opened = once(() => site.newPage());

  test.each(pages)(
    "/%s loads without a problem, fits every width, and is accessible in both themes",
    async (path) => {
      const page = await opened();
      const earlier = page.problems.length;
      await page.goto(site.url + path, { waitUntil: "load" });
      await showTheme(page, "light");
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await showTheme(page, "dark");
      expect(await findAccessibilityProblems(page, ["color-contrast"])).toEqual([]);
      // Hidden elements do not scroll.
      await page.evaluate(
        `for (const details of document.querySelectorAll("main details")) details.open = true`,
      );
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate("document.documentElement.scrollWidth"), `at ${width} px`).toBe(width);
        expect(await page.evaluate(brokenNames), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(smallTargets), `at ${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(misplacedFocus), { message: `at ${width} px` }).toEqual([]);
      }
      expect(page.problems.slice(earlier)).toEqual([]);
    },
  );

  test("a table of three columns stacks on a phone, with the name of the column above each cell", async () => {
    const page = await site.open("guides/errors/", { viewport: { width: 375, height: 900 } });
    const cells = page.locator("#error-kinds").locator("xpath=following::table[1]//tr[1]/td");
    const [kind, happened, members] = await cells.evaluateAll((elements) =>
      elements.map((element) => ({
        ...element.getBoundingClientRect().toJSON(),
        name: getComputedStyle(element, "::before").content,
      })),
    );
    expect(happened).toMatchObject({ left: kind.left, width: kind.width, name: '"What happened"' });
    expect(happened.top).toBeGreaterThanOrEqual(kind.bottom);
    expect(members.top).toBeGreaterThanOrEqual(happened.bottom);
    expect(
      await page.evaluate(
        `document.querySelectorAll("main table:not(.stacked, .typescript-reference table) th:nth-child(3)").length`,
      ),
    ).toBe(0);
  });

  test("each code block of the landing page has a button that copies it", async () => {
    const page = await site.open("", { permissions: ["clipboard-read", "clipboard-write"] });
    const blocks = page.locator(".landing .code");
    await expect.poll(() => blocks.getByRole("button").count()).toBe(3);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Each line of the call is one line.
    const call = blocks.nth(1).locator("pre");
    expect(await call.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    expect(await call.evaluate((pre) => getComputedStyle(pre).whiteSpace)).toBe("pre");
    for (const block of await blocks.all()) {
      await block.getByRole("button").click();
      await block.getByRole("button", { name: "Copied" }).waitFor();
      expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
        await block.locator("pre").textContent(),
      );
    }
    await page.addInitScript("delete Navigator.prototype.clipboard");
    await page.reload();
    expect(await blocks.getByRole("button").count()).toBe(0);
  });

  test("a print shows every tab and every disclosure, and all of each example, in dark ink", async () => {
    const page = await site.open("reference/management/updatePipeSettings/", { colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    const isHidden = "(element) => !element.checkVisibility({ contentVisibilityAuto: true })";
    const contents = `[...document.querySelectorAll("main :is([role=tabpanel], details:not(.fold) > *)")]`;
    expect(await page.evaluate(`${contents}.length`)).toBeGreaterThan(10);
    expect(await page.evaluate(`${contents}.filter(${isHidden}).length`)).toBe(0);
    const cut = "({ scrollHeight, clientHeight }) => scrollHeight > clientHeight";
    expect(await page.evaluate(`[...document.querySelectorAll("main pre")].filter(${cut}).length`)).toBe(0);
    const lightest = `Math.max(...[...document.querySelectorAll("main *")]
      .filter(({ childNodes }) => [...childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim() !== ""))
      .map((element) => Math.min(...getComputedStyle(element).color.match(/\\d+/g).slice(0, 3).map(Number))))`;
    expect(await page.evaluate(lightest)).toBeLessThan(128);
  });

  test.each([
    [
      "an inline script",
      "document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
      "Content Security Policy",
    ],
    ["an inline style", "document.body.setAttribute('style', 'color: red')", "Content Security Policy"],
    ["a request to another host", "fetch('http://192.0.2.1/').catch(() => {})", "Content Security Policy"],
    ["a missing file", "fetch('/missing.json')", "404"],
    ["an uncaught error", "setTimeout(() => { throw new Error('broken') })", "broken"],
  ])("%s would be a problem", async (_, script, problem) => {
    const page = await opened();
    const earlier = page.problems.length;
    await page.goto(site.url, { waitUntil: "load" });
    await page.evaluate(script);
    await expect.poll(() => page.problems.slice(earlier).join("\n")).toContain(problem);
  });
});

describe.each(subPaths)("below $base", async (docs) => {
  const site = await openSite(docs);

  test("the site has the same pages", async () => {
    expect(await listPages(docs)).toEqual(pages);
  });

  const opened = once(() => site.newPage());

  test.each(pages)("/%s loads without a problem", async (path) => {
    const page = await opened();
    const earlier = page.problems.length;
    await page.goto(site.url + path, { waitUntil: "load" });
    expect(page.problems.slice(earlier)).toEqual([]);
  });
});

/** Shows a page in a theme, which Starlight takes from the system. */
async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}

function once<Result>(create: () => Result): () => Result {
  let created: { readonly result: Result } | undefined;
  return () => {
    created ??= { result: create() };
    return created.result;
  };
}
