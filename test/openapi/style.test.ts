/** The documents have the style that openapi/README.md defines: member order and YAML style. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { checkStyle, readMemberOrder } from "./style.ts";

const order = readMemberOrder(readFileSync(path.join(repositoryRoot, "openapi", "README.md"), "utf8"));
const { apis } = await readRegister();

describe.each(apis)("the document of $name", ({ root }) => {
  const folder = path.dirname(root);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  );

  test("has the member order and the YAML style of openapi/README.md in every file", () => {
    expect(files.length).toBeGreaterThan(5);
    const problems = files.flatMap((file) => {
      const place = path.join(folder, file);
      return checkStyle(path.relative(repositoryRoot, place), readFileSync(place, "utf8"), order);
    });
    expect(problems, "openapi/README.md defines the style").toEqual([]);
  });
});

const long = "word ".repeat(30).trim();

test.each([
  ["description: Text.\ntype: string", "2: type must be before description"],
  ["properties:\n  type:\n    examples: [1]\n    type: integer", "4: type must be before examples"],
  ["items:\n  minimum: 1\n  type: integer", "3: type must be before minimum"],
  ["xml: Text", "1: xml is not in the order of Schema: add it to openapi/README.md"],
  ["required:\n  - id", "2: write a list of scalars in flow form"],
  ["examples: [{}, {}]", "1: write this list in block form"],
  ["properties: { id: {} }", "1: write this map in block form"],
  ["description: 'Text.'", "1: use double quotes instead of single quotes"],
  ['description: "Text."', "1: remove the quotes"],
  ["description: Some\n  text.", "1: fold this text with >-"],
  ["description: |\n  Text.", "1: fold this text with >-"],
  ["description: >-\n  Some\n  text.", "1: this text fits on its line"],
  [`description: >\n  ${long.slice(0, 99)}\n  ${long.slice(0, 99)}\n`, "1: write >- in place of >"],
  [`description: >-\n  ${long}\n\n  Text.`, "1: write text of several paragraphs with |"],
  [`description: ${long}`, "1: longer than 120 columns"],
])("the schema %j is rejected", (text, problem) => {
  expect(checkStyle("schemas/Thing.yaml", `${text}\n`, order)).toContain(`schemas/Thing.yaml:${problem}`);
});

test("a file is accepted if property names and values look like keywords", () => {
  const text = `type: [string, "null"]
pattern: ^\\d$
description: >-
  ${long.slice(0, 99)}
  ${long.slice(0, 99)}
properties:
  items:
    type: string
    examples: ["2026-01-15T09:30:00Z", "200", ",", https://example.com/a]
  examples:
    type: string
examples:
  - examples: {}
    description: Text.
    type: string
`;
  expect(checkStyle("schemas/Thing.yaml", text, order)).toEqual([]);
});
