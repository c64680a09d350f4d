/** The reference in the sidebar: an API with many operations lists those of the current tag alone, and only on its own pages. */
import { expect, test } from "vitest";
import { createApiDocument } from "../../../src/docs/reference/documents.ts";
import { referenceGroup } from "../../../src/docs/sidebar.ts";

/** An API with operations of two tags and one without: `op0` has the second tag, `op1` none, the others the first. */
function apiOf(count: number) {
  const tags = [["Late"], []];
  const paths = Array.from({ length: count }, (_, index) => [
    `/p${index}`,
    {
      get: {
        operationId: `op${index}`,
        tags: tags[index] ?? ["Early"],
        responses: { 204: { description: "None." } },
      },
    },
  ]);
  const info = { title: "Zoo", version: "1" };
  return createApiDocument("zoo", {
    info,
    tags: [{ name: "Early" }, { name: "Late" }, { name: "Never" }],
    paths: Object.fromEntries(paths),
  } as Parameters<typeof createApiDocument>[1]);
}

/** Labels of the links, and of groups with those of theirs. */
const labelsOf = (items: ReturnType<typeof referenceGroup>["items"]): unknown =>
  items.map((item) => ("items" in item ? { [item.label]: labelsOf(item.items) } : item.label));

test.each<[title: string, count: number, current: Parameters<typeof referenceGroup>[1], items: unknown]>([
  ["a small API", 3, undefined, ["op0", "op1", "op2"]],
  ["another page than those of a large API", 30, { api: "other" }, []],
  ["the overview of a large API", 30, { api: "zoo" }, ["Early", "Late", "Other operations"]],
  [
    "an operation of a large API",
    30,
    { api: "zoo", operation: "op0" },
    ["Early", { Late: ["op0"] }, "Other operations"],
  ],
])("%s has the entries that the reader needs", (_, count, current, items) => {
  const group = referenceGroup(apiOf(count), current);
  expect(labelsOf(group.items)).toEqual(["Zoo overview", ...[items].flat()]);
});

test("the entry of another tag leads to the first of its operations", () => {
  const { items } = referenceGroup(apiOf(30), { api: "zoo", operation: "op0" });
  expect(items).toContainEqual({ label: "Early", link: "/reference/zoo/op2/" });
});
