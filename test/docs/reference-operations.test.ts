/** View model of operations and pages of the reference, from a made-up document of a third API. */
import { describe, expect, test } from "vitest";
import type { ApiDocument } from "../../src/docs/reference/documents.ts";
import { createOperationViews } from "../../src/docs/reference/operation-view.ts";
import { operationPages, overviewPages, schemasPages } from "../../src/docs/reference/pages.ts";
import { operationSections } from "../../src/docs/reference/sections.ts";
import { securitySchemesOf } from "../../src/docs/reference/security-view.ts";
import { createApi } from "./reference/made-up-document.ts";

/** A third API, with everything that an operation may have. */
function reportsApi(change: Record<string, unknown> = {}): ApiDocument {
  const report = { $ref: "#/components/schemas/Report" };
  const operation = {
    operationId: "createReport",
    summary: "Create a report",
    tags: ["Reports"],
    "x-beta": true,
    parameters: [
      {
        name: "draft",
        in: "query",
        style: "form",
        explode: false,
        schema: { type: "boolean" },
        example: true,
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: report, examples: { small: { summary: "Small", value: { id: "1" } } } },
      },
    },
    responses: {
      "201": {
        description: "The report.",
        headers: { Location: { required: true, schema: { type: "string", format: "uri" } } },
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { ok: { type: "boolean" }, report },
              required: ["ok", "report"],
              "x-payload": "report",
            },
          },
        },
      },
      default: { description: "An error.", content: { "application/json": { schema: {} } } },
    },
    ...change,
  };
  return createApi({
    security: [{ key: [] }],
    paths: {
      "/reports/{team}": {
        parameters: [{ name: "team", in: "path", required: true, schema: { type: "string" } }],
        post: operation,
      },
    },
    components: {
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-Key" },
        basic: { type: "http", scheme: "Basic", description: "With a key.", "x-inferred": "Assumed." },
        sign: { type: "openIdConnect", openIdConnectUrl: "https://id.example/config" },
      },
      schemas: {
        Report: { type: "object", properties: { owner: { $ref: "#/components/schemas/Owner" } } },
        Owner: { type: "object", properties: { name: { type: "string" } } },
      },
    },
  });
}

function createReportView(change?: Record<string, unknown>) {
  const [operation] = createOperationViews(reportsApi(change));
  if (!operation) throw new Error("The document has no operation.");
  return operation;
}

describe("an operation", () => {
  test("shows its parameters, with those of its path first", () => {
    expect(createReportView()).toMatchObject({
      entry: { method: "POST", path: "/reports/{team}", beta: true },
      security: [{ name: "key", text: "API key in the header X-Key" }],
      parameters: [
        { place: "path", parameters: [{ anchor: "path.team", required: true }] },
        {
          place: "query",
          parameters: [
            {
              anchor: "query.draft",
              required: false,
              schema: {
                facts: [{ label: "Serialization", values: ["form", "explode: false"] }],
                examples: [true],
              },
            },
          ],
        },
      ],
    });
  });

  test("overrides a parameter of its path with its own", () => {
    const team = { name: "team", in: "path", required: true, schema: { type: "integer" } };
    const { parameters } = createReportView({ parameters: [team] });
    expect(parameters).toMatchObject([{ place: "path", parameters: [{ schema: { type: "integer" } }] }]);
    expect(parameters[0]?.parameters).toHaveLength(1);
  });

  test("shows its request body and each response, with headers, envelope and payload", () => {
    const { requestBody, responses } = createReportView();
    expect(requestBody).toMatchObject({
      required: true,
      content: {
        envelope: undefined,
        schema: { references: ["Report"], properties: [{ anchor: "request.owner" }] },
        examples: [{ name: "small", summary: "Small", value: { id: "1" } }],
      },
    });
    expect(responses).toMatchObject([
      {
        status: "201",
        headers: [{ anchor: "response-header.Location", required: true, schema: { type: "string" } }],
        isAny: false,
        isLikeRequest: true,
        content: {
          envelope: {
            payload: "report",
            properties: [{ anchor: "envelope.ok" }, { anchor: "envelope.report" }],
          },
          schema: { properties: [{ anchor: "response.owner" }] },
        },
      },
      {
        status: "default",
        isAny: true,
        content: { mediaType: "application/json", envelope: undefined, schema: { type: "any type" } },
      },
    ]);
  });

  test("has a section for each part that it has", () => {
    const slugs = (change?: Record<string, unknown>) =>
      operationSections(createReportView(change)).map(({ slug }) => slug);
    expect(slugs()).toEqual([
      "path-parameters",
      "query-parameters",
      "request-body",
      "request-body-examples",
      "response-201",
      "authentication",
    ]);
    const codeSamples = [{ lang: "Shell", label: "curl", source: "curl" }];
    expect(slugs({ "x-codeSamples": codeSamples, requestBody: undefined })).toContain("samples");
  });
});

describe("a third API", () => {
  const apis = [reportsApi()];

  test("gets its pages from the register alone", () => {
    expect(overviewPages(apis).map(({ params }) => params)).toEqual([{ api: "reports" }]);
    expect(operationPages(apis).map(({ params }) => params)).toEqual([
      { api: "reports", operation: "createReport" },
    ]);
    const [page] = schemasPages(apis);
    expect(page?.params).toEqual({ api: "reports" });
    expect(page?.props.schemas.map(({ name }) => name)).toEqual(["Owner", "Report"]);
    // A property that is a component is a link to it.
    expect(page?.props.schemas[1]?.view.properties).toMatchObject([
      { anchor: "Report.owner", schema: { references: ["Owner"], properties: [] } },
    ]);
  });

  test("links each schema to what refers to it directly", () => {
    const users = schemasPages(apis)[0]?.props.schemas.map(({ name, usedBy }) => ({
      name,
      operations: usedBy.operations.map(({ entry }) => entry.operationId),
      schemas: usedBy.schemas,
    }));
    expect(users).toEqual([
      { name: "Owner", operations: [], schemas: ["Report"] },
      { name: "Report", operations: ["createReport"], schemas: [] },
    ]);
  });

  test("without components has no page of schemas", () => {
    expect(schemasPages([createApi()])).toEqual([]);
  });
});

describe("responses", () => {
  const item = { type: "object", properties: { id: { type: "integer" } } };
  const json = { "application/json": { schema: item } };
  const { responses } = createReportView({
    responses: {
      200: { description: "Now.", content: json },
      202: {
        description: "Later.",
        headers: { "X-Task": { schema: { type: "string" }, deprecated: true, description: "Task." } },
        content: json,
      },
      203: { description: "A table.", content: { "text/csv": { example: "id\n1" } } },
      204: { description: "Nothing." },
      206: { description: "A picture.", content: { "image/png": {} } },
      404: { description: "Missing." },
      "4XX": {
        description: "Refused.",
        "x-not-documented": ["Which."],
        content: {
          "application/problem+json": { schema: item, examples: { no: { value: { id: 1 }, summary: "No" } } },
        },
      },
    },
  });
  const response = (status: string) => responses.find((each) => each.status === status);

  test("with several success statuses have anchors of their own", () => {
    const anchors = responses.flatMap(({ content }) =>
      content?.schema.properties.map(({ anchor }) => anchor),
    );
    expect(anchors.filter(Boolean)).toEqual(["response.id", "response-202.id", "response-4XX.id"]);
    expect(response("202")?.headers).toMatchObject([
      { anchor: "response-202-header.X-Task", schema: { badges: ["deprecated"], description: "Task." } },
    ]);
  });

  test("that are text or bytes say so, and show text as it is", () => {
    expect(response("203")?.content).toMatchObject({
      mediaType: "text/csv",
      isJson: false,
      schema: { type: "text" },
      examples: [{ value: "id\n1" }],
    });
    expect(response("206")?.content?.schema.type).toBe("binary");
  });

  test("that have no body say so, except errors, whose body is not documented", () => {
    expect(responses.flatMap(({ status, isEmpty }) => (isEmpty ? [status] : []))).toEqual(["204"]);
    expect(response("404")?.content).toBeUndefined();
  });

  test("of a range of statuses have their schema, examples and gaps", () => {
    expect(response("4XX")).toMatchObject({
      gaps: ["Which."],
      content: { isJson: true, examples: [{ name: "no", summary: "No", value: { id: 1 } }] },
    });
  });
});

test("a parameter shows its named examples with their texts", () => {
  const draft = {
    ...{ name: "draft", in: "header", deprecated: true, schema: { type: "string" } },
    examples: { a: { value: "x", summary: "Short" }, b: { value: "y", "x-inferred": "Assumed." } },
  };
  const group = createReportView({ parameters: [draft] }).parameters.find(({ place }) => place === "header");
  expect(group?.parameters).toMatchObject([
    {
      anchor: "header.draft",
      schema: {
        badges: ["deprecated"],
        facts: [{ label: "Example", values: ["x"], text: "Short" }],
        inferred: [{ reason: "Assumed.", members: [] }],
        examples: ["y"],
      },
    },
  ]);
});

test("an operation shows the credentials that it takes, with the scopes that it needs", () => {
  const securityOf = (security: unknown) => createReportView({ security }).security;
  expect(securityOf([])).toEqual([]);
  expect(securityOf([{ basic: [] }, { sign: ["read"] }])).toMatchObject([
    {
      name: "basic",
      text: "HTTP Basic",
      description: "With a key.",
      inferred: [{ reason: "Assumed.", members: [] }],
      facts: [],
    },
    {
      name: "sign",
      text: "OpenID Connect, as HTTP Bearer",
      description: undefined,
      facts: [
        { label: "Addresses", values: ["https://id.example/config"] },
        { label: "Scopes", values: ["read"] },
      ],
    },
  ]);
});

test.each([
  [{ type: "http", scheme: "bearer" }, "HTTP Bearer"],
  [
    {
      type: "oauth2",
      flows: { clientCredentials: { tokenUrl: "https://id.example/token", scopes: {} } },
    },
    "OAuth 2.0, as HTTP Bearer",
  ],
])("the security scheme %j reads %s", (scheme, text) => {
  const { document, reader } = createApi({ components: { securitySchemes: { scheme } } });
  expect(securitySchemesOf(document, reader)).toMatchObject([{ name: "scheme", text }]);
});
