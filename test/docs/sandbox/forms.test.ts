/** Parts of the sandbox page that need no browser. */
import { expect, test } from "vitest";
import { uniqueName } from "../../../src/docs/reference/documents.ts";
import { createApiForms } from "../../../src/docs/sandbox/operation-forms.ts";
import { findIssues } from "../../../src/docs/sandbox/page/issues.ts";
import { createApi } from "../reference/made-up-document.ts";

const tags = { type: "array", items: { type: "string" } };
const bodies = { small: { $ref: "#/components/examples/small" }, none: {} };
const ids = { none: {}, second: { $ref: "#/components/examples/seven" } };

const members = {
  info: { title: "Usage Reports API", version: "1.0.0" },
  servers: [{ url: "https://{host}/reports", variables: { host: { default: "reports.example.com" } } }],
  paths: {
    "/v3/reports/{reportId}": {
      parameters: [{ $ref: "#/components/parameters/reportId" }],
      put: {
        operationId: "replaceReport",
        summary: "Replace a report",
        parameters: [
          { name: "format", in: "query", schema: { $ref: "#/components/schemas/Format" } },
          { name: "tag", in: "query", schema: tags, example: ["a", "b"] },
        ],
        requestBody: { content: { "application/json": { examples: bodies } } },
        responses: { 204: { description: "Replaced." } },
      },
    },
  },
  components: {
    parameters: {
      reportId: { name: "reportId", in: "path", required: true, schema: { type: "string" }, examples: ids },
    },
    schemas: { Format: { type: "string", enum: ["short", "long"], examples: ["long"] } },
    examples: { seven: { value: 7 }, small: { summary: "A small report", value: { days: 1 } } },
  },
};

test("the form of an operation has the examples and values of its document", () => {
  const api = createApi(members, "usage-reports");
  const forms = createApiForms(api);
  const optional = { in: "query", required: false };
  expect(forms).toEqual({
    name: "usage-reports",
    title: "Usage Reports API",
    server: "https://reports.example.com/reports",
    basePath: "",
    forms: [
      {
        operation: api.operations[0]?.entry,
        summary: "Replace a report",
        parameters: [
          { name: "reportId", in: "path", required: true, kind: "value", values: [], example: "7" },
          { ...optional, name: "format", kind: "value", values: ["short", "long"], example: "long" },
          { ...optional, name: "tag", kind: "list", values: [], example: "a\nb" },
        ],
        bodies: [
          { label: "A small report", text: '{\n  "days": 1\n}' },
          { label: "none", text: "{}" },
        ],
      },
    ],
  });
});

test("a form has a field for each parameter, and the body as it is sent", () => {
  const schema = { type: "object", properties: { size: { type: "integer" } }, additionalProperties: false };
  const put = (operationId: string, mediaType: string, content: object) => ({
    put: {
      ...{ operationId, requestBody: { content: { [mediaType]: content } } },
      responses: { 204: { description: "Done." } },
      parameters: [
        { name: "all", in: "query", schema: { type: "boolean" } },
        { name: "X-Page", in: "header", schema, example: { size: 2 } },
      ],
    },
  });
  const paths = {
    "/a": put("putText", "text/plain", { examples: { first: { value: "a\n" } } }),
    "/b": put("putBytes", "image/png", {}),
  };
  const { forms } = createApiForms(createApi({ paths }));
  expect(forms.map(({ summary, bodies }) => [summary, bodies])).toEqual([
    ["putText", [{ label: "first", text: "a\n" }]],
    ["putBytes", []],
  ]);
  expect(forms[0]?.parameters).toEqual([
    { name: "all", in: "query", required: false, kind: "value", values: ["true", "false"], example: "" },
    { name: "X-Page", in: "header", required: false, kind: "object", values: [], example: "size=2" },
  ]);
});

test.each([
  [{ error: "BAD_REQUEST: /body/a must be >= 0; /body/b is unknown (check its spelling)" }, 2],
  [{ message: "/parameters/filter/0 must be string" }, 1],
  [[{ pointer: "/body must be object" }], 1],
  [{ errors: [{ detail: "/body: is missing" }, { detail: "/body/a~1b, must be number" }] }, 2],
  [{ message: "Not found: /v1/bodyguard" }, 0],
  ["text", 0],
  [null, 0],
])("messages are found in %j", (body, count) => {
  expect(findIssues(body)).toHaveLength(count);
});

test("a message ends where the next pointer begins", () => {
  expect(
    findIssues("/body/a is unknown (did you mean b?); /body/b/0 must be >= 1; /parameters/c must be a UUID"),
  ).toEqual([
    { pointer: "/body/a", message: "is unknown (did you mean b?)" },
    { pointer: "/body/b/0", message: "must be >= 1" },
    { pointer: "/parameters/c", message: "must be a UUID" },
  ]);
});

test("an operation that several APIs have is named after its API", () => {
  const apis = [createApi(members, "a"), createApi(members, "b")];
  expect([apis, apis.slice(1)].map((all) => uniqueName(all, "b", "replaceReport"))).toEqual([
    "b.replaceReport",
    "replaceReport",
  ]);
});
