/** The provenance page and its JSON file show the whole provenance. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { groupId, listRows } from "../../../src/docs/provenance/page-view.ts";
import { readProvenance } from "../../../src/docs/provenance/read-provenance.ts";
import { builtDocs } from "./site.ts";

const { root } = await builtDocs();
const apis = await readProvenance();
const read = (file: string) => readFile(path.join(root.folder, "reference", file), "utf8");

test("the JSON file is the provenance of every API", async () => {
  expect(JSON.parse(await read("provenance.json"))).toEqual({ apis });
});

test("the page has a section per group with every rule and reason", async () => {
  const page = parse(await read("provenance/index.html"));
  for (const api of apis) {
    expect(textOf(page)).toContain(`${api.rules.inferred} inferred`);
    for (const { name, reason } of api.examples) {
      expect(textOf(page)).toContain(`${name} ${plainText(reason)}`);
    }
    for (const group of api.groups) {
      const id = groupId(api.name, group);
      const section = textOf(nextElement(page, id));
      for (const { label, lines } of listRows(api.name, group)) {
        expect(section, id).toContain(label);
        for (const { rules, reason = "" } of lines) {
          for (const rule of rules) expect(section, id).toContain(rule);
          expect(section, id).toContain(plainText(reason));
        }
      }
    }
  }
});

/** A reason as a reader sees it: it is Markdown. */
const plainText = (reason: string): string => reason.replaceAll("`", "");

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

function textOf(node: Parent): string {
  return node.childNodes
    .map((child) => ("value" in child ? child.value : "childNodes" in child ? textOf(child) : ""))
    .join("");
}

/** The element after the one with an id. */
function nextElement(node: Parent, id: string): Element {
  const found = findNext(node, id);
  if (!found) throw new Error(`No element follows #${id}.`);
  return found;
}

function findNext(node: Parent, id: string): Element | undefined {
  const elements = node.childNodes.filter((child) => "tagName" in child);
  const index = elements.findIndex(({ attrs }) =>
    attrs.some((each) => each.name === "id" && each.value === id),
  );
  if (index >= 0) return elements[index + 1];
  for (const element of elements) {
    const found = findNext(element, id);
    if (found) return found;
  }
  return undefined;
}
