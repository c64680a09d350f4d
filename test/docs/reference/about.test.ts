/** Version, licence, contact, terms and further documentation on the page of an API. */
import { expect, test } from "vitest";
import { listAbout, type OpenApiDocument } from "../../../src/docs/reference/documents.ts";

type Members = Partial<OpenApiDocument["info"]> & Pick<OpenApiDocument, "externalDocs">;

test.each<[Members, lines: readonly string[]]>([
  [{}, []],
  [{ license: { name: "MIT", identifier: "MIT" } }, ["License: MIT"]],
  [{ license: { name: "Own", url: "https://a.example/l" } }, ["License: Own https://a.example/l"]],
  [{ contact: { name: "Help", email: "help@a.example" } }, ["Contact: Help mailto:help@a.example"]],
  [{ contact: { url: "https://a.example" } }, ["Contact: https://a.example https://a.example"]],
  [{ contact: {} }, []],
  [{ termsOfService: "javascript:alert(1)" }, ["Terms of service: javascript:alert(1)"]],
  [
    { externalDocs: { url: "https://a.example/docs", description: "Guides" } },
    ["See also: Guides https://a.example/docs"],
  ],
])("%j is shown", ({ externalDocs, ...info }, lines) => {
  const document = { info: { title: "A", version: "1", ...info }, ...(externalDocs && { externalDocs }) };
  const shown = listAbout(document).map(
    ({ label, text, href }) => `${label}: ${[text, href].join(" ").trim()}`,
  );
  expect(shown).toEqual(["Version: 1", ...lines]);
});
