/** Rows of the provenance page, with their addresses: html.test.ts checks those of the documents. */
import { expect, test } from "vitest";
import { listProvenance } from "../../src/docs/reference/provenance.ts";
import { createApi } from "./reference/made-up-document.ts";

const note = { "x-inferred": "A reason." };
const schema = {
  type: "object",
  properties: {
    "page-size": { type: "integer", ...note, "x-inferred-members": ["type"] },
    rows: { type: "array", items: { type: "object", properties: { $cell: { type: "string", ...note } } } },
    labels: { type: "object", additionalProperties: { type: "string", "x-not-documented": ["Which."] } },
  },
  allOf: [{ type: "object", properties: { note: { type: "string", ...note } } }],
  anyOf: [{ minProperties: 2, ...note }],
};
const api = createApi({
  ...note,
  info: { title: "Reports", version: "1", ...note },
  paths: {
    "/reports": {
      get: { operationId: "listReports", ...note, responses: { 200: { description: "All.", ...note } } },
    },
  },
  components: { parameters: { tag: { name: "tag", in: "query", ...note } }, schemas: { Report: schema } },
});

test("each annotated object has a label, the address of its place, its inferences and its gaps", () => {
  const rows = listProvenance(api);
  expect(rows.map(({ label, path }) => [label, path.replace("reference/reports/", "")])).toEqual([
    ["document", ""],
    ["info", ""],
    ["listReports", "listReports/"],
    ["listReports.responses.200", "listReports/#response-200"],
    ["tag", ""],
    ["Report.page-size", "schemas/#Report.page-size"],
    ["Report.rows.$cell", "schemas/#Report.rows.$cell"],
    ["Report.labels.*", "schemas/#Report.labels.*"],
    ["Report.note", "schemas/#Report.note"],
    ["Report", "schemas/#Report"],
  ]);
  expect(rows[5]?.inferred).toEqual([{ reason: "A reason.", members: ["type"] }]);
  expect(rows[7]?.gaps).toEqual(["Which."]);
});
