/** The pages that are made from data: the changelog, what the APIs do not say, and where the local platform had to decide. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { fidelityByApi } from "../../../src/docs/reference/fidelity-statements.ts";
import { textOf } from "../../../src/docs/twins/elements.ts";
import { defaultFidelity } from "../../../src/platform/apis/fidelity.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { gapLines, objectsWith, readBundle } from "../../openapi/vendor-documentation/document.ts";
import { createApi } from "../reference/made-up-document.ts";
import { builtDocs } from "./site.ts";

const { root } = await builtDocs();

/** The text of a page of the built site, without spaces, which depend on how a sentence is divided into elements. */
async function readText(page: string): Promise<string> {
  const file = path.join(root.folder, page, "index.html");
  return withoutSpaces(textOf(fromHtml(await readFile(file, "utf8"))));
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "");

test("the changelog page has every line of CHANGELOG.md, and each page leads to it by the version of the package", async () => {
  const source = await readFile(path.join(repositoryRoot, "CHANGELOG.md"), "utf8");
  const page = await readText("changelog");
  for (const paragraph of source.split(/\n(?=\n|- |#)/).map((text) => text.replace(/^\s*(?:#+|-) /, ""))) {
    const text = paragraph.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll(/[`*]/g, "");
    expect(page).toContain(withoutSpaces(text));
  }
  const html = await readFile(path.join(root.folder, "reference/provenance/index.html"), "utf8");
  const [, link = ""] = /<a class="version[^"]*" href="\/changelog\/">(.*?)<\/a>/.exec(html) ?? [];
  const note = source.includes("\n## Unreleased\n") ? ", unreleased" : "";
  expect(textOf(fromHtml(link))).toBe(`Version ${manifest.version}${note}: changelog`);
});

test("the pages of gaps and of provenance have every gap that the documents list, and the latter every reason", async () => {
  const [guide, provenance] = [
    await readText("guides/not-documented"),
    await readText("reference/provenance"),
  ];
  for (const { name } of apis) {
    const document = await readBundle(name);
    const gaps = gapLines(document);
    const reasons = objectsWith("x-inferred", document).map(([, object]) => String(object["x-inferred"]));
    const plain = (text: string) => withoutSpaces(text.replaceAll("`", ""));
    for (const gap of gaps) expect(guide).toContain(plain(gap));
    for (const text of [...gaps, ...reasons]) expect(provenance).toContain(plain(text));
  }
});

describe("where the local platform had to decide", () => {
  const statements = { exact: ["Path."], choices: ["Order."], extensions: [] };
  const api = createApi(
    {
      paths: {
        "/invoices": {
          get: { operationId: "listInvoices", responses: { 200: { description: "All invoices." } } },
        },
      },
    },
    "billing",
  );

  test("the page has every statement, and every operation with a handler", async () => {
    const page = await readText("guides/platform-choices");
    for (const [subject, kinds] of apis.flatMap(({ fidelity }) => Object.entries(fidelity))) {
      for (const statement of Object.values(kinds).flat()) {
        expect(page, subject).toContain(withoutSpaces(statement));
      }
    }
    // Those without a handler have their statements in common.
    for (const id of apis.flatMap(({ handlers }) => Object.keys(handlers))) expect(page).toContain(id);
  });

  test("statements have their labels; kinds without one are omitted", () => {
    const [first, ...others] = fidelityByApi([api], { billing: statements, listInvoices: statements });
    expect(others).toEqual([]);
    expect(first?.subjects.map(({ id }) => id)).toEqual(["billing-operations", "listInvoices"]);
    expect(first?.subjects[1]?.statements).toEqual([
      { kind: "exact", label: "Stated by the vendor's documentation", texts: ["Path."] },
      { kind: "choices", label: "Our choice", texts: ["Order."] },
    ]);
  });

  test("an API that the platform does not serve is omitted, and an operation without statements has the default", () => {
    expect(fidelityByApi([api], {})).toEqual([]);
    const [first] = fidelityByApi([api], { billing: statements });
    const label = "Stated by the vendor's documentation";
    expect(first?.subjects[1]?.statements).toEqual([{ kind: "exact", label, texts: defaultFidelity.exact }]);
  });
});
