/** Links of the provenance page lead to rows of the reference pages, also for names that the documents do not have yet. */
import { expect, test } from "vitest";
import { listRows } from "../../../src/docs/provenance/page-view.ts";
import { createProvenance } from "../../../src/docs/provenance/provenance.ts";
import { createOperationViews } from "../../../src/docs/reference/operation-view.ts";
import { schemasPages } from "../../../src/docs/reference/pages.ts";
import { operationSections } from "../../../src/docs/reference/sections.ts";
import { createApi } from "../reference/made-up-document.ts";

const report = {
  type: "object",
  properties: {
    "page-size": { type: "integer", minimum: 1 },
    $count: { type: "integer" },
    labels: { type: "object", additionalProperties: { type: "string", minLength: 1 } },
    rows: { type: "array", items: { type: "object", properties: { "cell-id": { type: "string" } } } },
  },
  allOf: [{ type: "object", properties: { note: { type: "string" } } }],
  anyOf: [{ minProperties: 2 }, { maxProperties: 5 }],
};
const content = { "application/json": { schema: report } };
const api = createApi({
  paths: {
    "/reports": {
      put: {
        operationId: "updateReport",
        summary: "Update report",
        parameters: [
          { name: "page-size", in: "query", "x-flag": "query-page-size", schema: { type: "integer" } },
          { name: "tag", in: "query", schema: { type: "array", items: { type: "string" } } },
          { name: "X-Trace", in: "header", schema: { type: "string" } },
        ],
        requestBody: { content },
        responses: {
          200: { description: "Updated.", headers: { "X-Rate": { schema: { type: "integer" } } }, content },
          202: {
            description: "Later.",
            headers: { "X-Rate": { schema: { type: "integer" } } },
            content: { "application/json": { schema: { type: "string", maxLength: 9 } } },
          },
          default: { description: "Not updated.", headers: { "X-Rate": { schema: { type: "integer" } } } },
        },
      },
    },
  },
  components: { schemas: { Report: report } },
});

/** Every anchor of a view, and the slugs of its sections. */
function anchorsOf(view: unknown): readonly string[] {
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view).flatMap(([name, value]) =>
    (name === "anchor" || name === "slug") && typeof value === "string" ? [value] : anchorsOf(value),
  );
}

const rows = createProvenance(api).groups.flatMap((group) => listRows("reports", group));
const pages = new Map<string, readonly string[]>([
  ...createOperationViews(api).map(
    (view) => [`${view.entry.operationId}/`, anchorsOf([view, operationSections(view)])] as const,
  ),
  ...schemasPages([api]).map(
    ({ props: { schemas } }) =>
      ["schemas/", [...schemas.map(({ name }) => name), ...anchorsOf(schemas)]] as const,
  ),
]);

test("a response has its status, its media type and the rules of its schema", () => {
  const { lines } = rows.find(({ label }) => label === "202") ?? {};
  expect(lines?.flatMap(({ rules }) => rules)).toEqual([
    "status: 202",
    "content: application/json",
    "type: string",
    "maxLength: 9",
  ]);
});

test.each([
  ["query.page-size", "updateReport/#query.page-size"],
  ["query.tag[]", "updateReport/#query.tag"],
  ["header.X-Trace", "updateReport/#header.X-Trace"],
  ["request", "updateReport/#request-body"],
  ["request.$count", "updateReport/#request.$count"],
  ["request.rows[].cell-id", "updateReport/#request.rows.cell-id"],
  ["request.allOf[0].note", "updateReport/#request.note"],
  ["request.anyOf[1]", "updateReport/#request-body"],
  ["200", "updateReport/#response-200"],
  ["200.page-size", "updateReport/#response-200"],
  ["200.header.X-Rate", "updateReport/#response-header.X-Rate"],
  ["202", "updateReport/#response-202"],
  ["202.header.X-Rate", "updateReport/#response-202-header.X-Rate"],
  ["request.labels.*", "updateReport/#request.labels.*"],
  ["default.header.X-Rate", "updateReport/#response-default-header.X-Rate"],
  ["rows[].cell-id", "schemas/#Report.rows.cell-id"],
  ["anyOf[0]", "schemas/#Report"],
])("the field %s leads to %s", (label, path) => {
  expect(rows.find((row) => row.label === label)?.path).toBe(`reference/reports/${path}`);
  const [page = "", anchor] = path.split("#");
  expect(["", ...(pages.get(page) ?? [])]).toContain(anchor ?? "");
});
