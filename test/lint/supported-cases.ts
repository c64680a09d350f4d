/** Documents with each feature of OpenAPI that is carried, and with each that is refused, for both linters. */
import { type Change, cases } from "./minimal.ts";

const widget = "paths/widget.yaml";
const update = "schemas/WidgetUpdate.yaml";
const schema = "schemas/Widget.yaml";
const root = "openapi.yaml";
const supported = "dataplat/supported";

const word = { type: "string", description: "A word.", examples: ["wheel"] };
const unknown = { $ref: "../responses/UnknownError.yaml" };
const json = (schemaOfBody: object, value: unknown): object => ({
  "application/json": { schema: schemaOfBody, examples: { one: { summary: "One", value } } },
});
const problem = {
  type: "object",
  description: "What went wrong.",
  required: ["title"],
  properties: { title: word },
};

/** Adds an operation on `/v1/widgets`. */
const addOperation = (method: string, operationId: string, members: object): Change[] => [
  [root, ["paths", "/v1/widgets"], { $ref: "paths/widgets.yaml" }],
  [
    "paths/widgets.yaml",
    [],
    { [method]: { operationId, summary: "Do it", description: "Does it.", tags: ["Widgets"], ...members } },
  ],
];
const send = (content: object, required = true): Change[] =>
  addOperation("post", "createWidget", {
    requestBody: { required, content },
    responses: { 204: { description: "Done." }, default: unknown },
  });
const receive = (content: object, members: object = {}): Change[] =>
  addOperation("get", "listWidgets", {
    responses: { 200: { description: "The widgets.", content, ...members }, default: unknown },
  });
const addParameter = (parameter: object): Change => [
  widget,
  ["get", "parameters", 1],
  { in: "query", name: "x", description: "More.", schema: { type: "string" }, example: "a", ...parameter },
];
const addScheme = (scheme: object): Change[] => [
  [root, ["components", "securitySchemes", "other"], { description: "Another way.", ...scheme }],
  [widget, ["get", "security"], [{ other: [] }, { bearerAuth: [] }]],
];
const closed = (properties: object): object => ({ type: "object", additionalProperties: false, properties });
const words = { type: "array", items: { type: "string" } };
const tagged = (kind: string, members: object): object => ({
  type: "object",
  description: "An alternative.",
  required: ["kind"],
  properties: { kind: { ...word, const: kind, examples: [kind] } },
  ...members,
});
const alternatives = (members: object): Change[] => [
  ["schemas/Ball.yaml", [], tagged("ball", members)],
  ["schemas/Cube.yaml", [], tagged("cube", members)],
  [
    "schemas/Shape.yaml",
    [],
    {
      description: "A shape.",
      oneOf: [{ $ref: "Ball.yaml" }, { $ref: "Cube.yaml" }],
      discriminator: { propertyName: "kind", mapping: { ball: "Ball.yaml", cube: "Cube.yaml" } },
    },
  ],
];
const account = {
  type: "object",
  description: "An account.",
  additionalProperties: false,
  required: ["id", "name", "pin"],
  properties: { id: { ...word, readOnly: true }, name: word, pin: { ...word, writeOnly: true } },
};

/** Features that both linters accept. */
export const carried = cases(
  Object.entries({
    "a deletion without content": addOperation("delete", "deleteWidgets", {
      responses: { 204: { description: "Done." }, default: unknown },
    }),
    "a creation with 201 and a header": addOperation("post", "createWidget", {
      requestBody: {
        required: true,
        content: json({ $ref: "../schemas/WidgetUpdate.yaml" }, { name: "Cart" }),
      },
      responses: {
        201: {
          description: "The widget.",
          headers: {
            Location: { description: "Its address.", schema: { type: "string" }, example: "/v1/a" },
          },
          content: json({ $ref: "../schemas/Widget.yaml" }, { name: "Cart" }),
        },
        202: { description: "Later.", content: json({ ...words, description: "Jobs." }, ["job"]) },
        default: unknown,
      },
    }),
    "a merge patch": addOperation("patch", "updateWidgets", {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.values(json({ $ref: "../schemas/WidgetUpdate.yaml" }, { name: "Cart" })).map((media) => [
            "application/merge-patch+json",
            media,
          ]),
        ),
      },
      responses: { 204: { description: "Done." }, default: unknown },
    }),
    "an optional body": send(json({ type: "string" }, "a"), false),
    "text in a request": send({
      "text/plain": { schema: { type: "string" }, examples: { one: { summary: "One", value: "a" } } },
    }),
    "text in a response": receive({
      "text/csv": { schema: { type: "string" }, examples: { one: { summary: "One", value: "a" } } },
    }),
    "bytes in a request": send({ "application/octet-stream": { schema: {} } }),
    "bytes in a response": receive({ "image/png": { schema: {} } }),
    "a map in a request": send(json({ type: "object", additionalProperties: { type: "integer" } }, { a: 1 })),
    "a map in a response": receive(
      json({ type: "object", additionalProperties: { type: "integer" } }, { a: 1 }),
    ),
    "a closed composition in a request": send(
      json(
        {
          type: "object",
          allOf: [
            { type: "object", properties: { a: word } },
            { type: "object", properties: { b: word } },
          ],
          unevaluatedProperties: false,
        },
        { a: "x", b: "y" },
      ),
    ),
    "alternatives with a discriminator in a request": [
      ...alternatives({ additionalProperties: false }),
      ...send(json({ $ref: "../schemas/Shape.yaml" }, { kind: "cube" })),
    ],
    "alternatives with a discriminator in a response": [
      ...alternatives({}),
      ...receive(json({ type: "array", items: { $ref: "../schemas/Shape.yaml" } }, [{ kind: "ball" }])),
    ],
    "alternatives without one, and null": receive(
      json({ anyOf: [{ $ref: "../schemas/Widget.yaml" }, { type: "string" }, { type: "null" }] }, null),
    ),
    "members of one direction in a schema that both share": [
      ["schemas/Account.yaml", [], account],
      ...addOperation("post", "createAccount", {
        requestBody: {
          required: true,
          content: json({ $ref: "../schemas/Account.yaml" }, { name: "a", pin: "1" }),
        },
        responses: {
          201: {
            description: "The account.",
            content: json({ type: "array", items: { $ref: "../schemas/Account.yaml" } }, [
              { id: "1", name: "a" },
            ]),
          },
          default: unknown,
        },
      }),
    ],
    "a schema that contains itself": [
      [schema, ["properties", "next"], { $ref: "Widget.yaml", description: "The next one." }],
      [
        schema,
        ["properties", "all"],
        { type: "array", items: { $ref: "Widget.yaml" }, description: "More.", examples: [[]] },
      ],
    ],
    "a header parameter": [addParameter({ in: "header", name: "X-Trace" })],
    "an object as parameter": [
      addParameter({
        style: "deepObject",
        explode: true,
        schema: closed({ size: { ...word, type: "integer", examples: [1] } }),
        example: { size: 1 },
      }),
    ],
    "lists with other delimiters": [
      addParameter({ style: "pipeDelimited", explode: false, schema: words, example: ["a"] }),
      [
        widget,
        ["get", "parameters", 2],
        {
          in: "query",
          name: "y[]",
          description: "More.",
          style: "spaceDelimited",
          explode: false,
          schema: words,
          example: ["a"],
        },
      ],
    ],
    "several examples of a parameter": [
      addParameter({ example: undefined, examples: { one: { summary: "One", value: "a" } } }),
    ],
    "errors with schemas": [
      [
        widget,
        ["get", "responses", "404"],
        {
          description: "None.",
          content: { "application/problem+json": Object.values(json(problem, { title: "None" }))[0] },
        },
      ],
      [
        widget,
        ["get", "responses", "5XX"],
        { description: "A fault.", content: json(problem, { title: "No" }) },
      ],
    ],
    "response headers": [
      [
        widget,
        ["get", "responses", "200", "headers"],
        { ETag: { description: "Its version.", schema: { type: "string" }, example: "a" } },
      ],
    ],
    "marks of deprecation": [
      [widget, ["get", "deprecated"], true],
      [schema, ["properties", "name", "deprecated"], true],
      addParameter({ deprecated: true }),
    ],
    "the name of an API key": addScheme({ type: "apiKey", in: "header", name: "X-Key" }),
    "OpenID Connect": [
      [
        root,
        ["components", "securitySchemes", "bearerAuth"],
        { type: "openIdConnect", openIdConnectUrl: "https://a.test", description: "A token." },
      ],
    ],
    "Basic or Bearer": addScheme({ type: "http", scheme: "basic" }),
    "formats and limits": [
      [update, ["properties", "mail"], { ...word, format: "email", examples: ["a@b.test"] }],
      [
        update,
        ["properties", "ratio"],
        { type: "number", format: "float", multipleOf: 0.5, description: "A ratio.", examples: [0.5] },
      ],
      [
        update,
        ["properties", "day"],
        { ...word, format: "date", default: "2026-01-31", examples: ["2026-01-31"] },
      ],
      [
        update,
        ["properties", "tags"],
        { ...words, uniqueItems: true, maxItems: 3, description: "Tags.", examples: [["a"]] },
      ],
      [update, ["minProperties"], 1],
    ],
  }).map(([what, changes]) => [supported, what, ...(changes as Change[])]),
);

const gone = {
  operationId: "getPart",
  summary: "Get a part",
  description: "Gets it.",
  tags: ["Widgets"],
  responses: { 204: { description: "Done." }, default: unknown },
};

/** Documents that only the reader refuses. The reader's own tests have every message. */
export const refused = cases(
  Object.entries({
    "a cookie": [addParameter({ in: "cookie" })],
    "a matrix path": [["parameters/widgetId.yaml", ["style"], "matrix"]],
    "a label path": [["parameters/widgetId.yaml", ["style"], "label"]],
    "reserved characters": [addParameter({ allowReserved: true })],
    "a parameter with content": [
      addParameter({
        schema: undefined,
        example: undefined,
        content: { "application/json": { schema: { type: "string" }, example: "a" } },
      }),
    ],
    "two media types": receive({
      ...json({ type: "string" }, "a"),
      "text/plain": { schema: { type: "string" } },
    }),
    "a range of successes": [
      [widget, ["get", "responses", "2XX"], { description: "Fine.", content: json({ type: "string" }, "a") }],
    ],
    "no success": addOperation("get", "listWidgets", { responses: { default: unknown } }),
    "a multipart body": send({ "multipart/form-data": { schema: closed({ a: word }) } }),
    "a form": send({ "application/x-www-form-urlencoded": { schema: closed({ a: word }) } }),
    "servers of an operation": [
      [widget, ["get", "servers"], [{ url: "https://a.test", description: "Another." }]],
    ],
    "servers of a path": [[widget, ["servers"], [{ url: "https://a.test", description: "Another." }]]],
    "a callback": [[widget, ["put", "callbacks"], { onDone: { "{$request.body#/url}": {} } }]],
    "a contact": [[root, ["info", "contact"], { name: "A", url: "https://a.test", email: "a@a.test" }]],
    "terms of service": [[root, ["info", "termsOfService"], "https://a.test"]],
    "the address of a license": [
      [root, ["info", "license", "url"], "https://a.test"],
      [root, ["info", "license", "identifier"]],
    ],
    "a link of a tag": [[root, ["tags", 0, "externalDocs"], { url: "https://a.test" }]],
    "the format of a token": [[root, ["components", "securitySchemes", "bearerAuth", "bearerFormat"], "JWT"]],
    webhooks: [[root, ["webhooks"], {}]],
    "combined schemes": [
      [
        root,
        ["components", "securitySchemes", "other"],
        { type: "http", scheme: "basic", description: "A key." },
      ],
      [widget, ["get", "security"], [{ other: [], bearerAuth: [] }]],
    ],
    "optional credentials": [[widget, ["get", "security"], [{ bearerAuth: [] }, {}]]],
    "a key in a URL": addScheme({ type: "apiKey", in: "query", name: "key" }),
    "another scheme": addScheme({ type: "http", scheme: "negotiate" }),
    TRACE: addOperation("trace", "getTrace", {
      responses: { 204: { description: "Done." }, default: unknown },
    }),
    "two parameters of one name": [addParameter({ in: "header", name: "parts" })],
    "colliding members of an exploded object": [
      addParameter({
        style: "form",
        explode: true,
        schema: closed({ parts: word }),
        example: { parts: "a" },
      }),
    ],
    "a payload that is not a member": [["schemas/WidgetEnvelope.yaml", ["x-payload"], "data"]],
    "an optional payload": [
      ["schemas/WidgetEnvelope.yaml", ["x-payload"], "result"],
      ["schemas/WidgetEnvelope.yaml", ["required"], ["status"]],
    ],
    "a schema that clashes with a type": [
      ["schemas/Record.yaml", [], { ...problem, required: undefined, examples: [{ title: "a" }] }],
      [schema, ["properties", "record"], { $ref: "Record.yaml" }],
    ],
    "a body of a read": addOperation("get", "listWidgets", {
      requestBody: { content: json({ type: "string" }, "a") },
      responses: { 204: { description: "Done." }, default: unknown },
    }),
    "no operationId": [[widget, ["get", "operationId"]]],
    "an operationId that is not a name": addOperation("get", "get-widgets", {
      responses: { 204: { description: "Done." }, default: unknown },
    }),
    "two equal operationIds": addOperation("get", "getWidget", {
      responses: { 204: { description: "Done." }, default: unknown },
    }),
    "a path parameter that is not declared": [
      [root, ["paths", "/v1/{parts}/{widgetId}"], { $ref: "paths/parts.yaml" }],
      ["paths/parts.yaml", [], { parameters: [{ $ref: "../parameters/widgetId.yaml" }], get: gone }],
    ],
    "a link": [[widget, ["get", "responses", "200", "links"], { next: { operationId: "getWidget" } }]],
    "an external example": [
      ["examples/updateWidgetRenameRequest.yaml", [], { externalValue: "https://example.com/a" }],
    ],
    "properties beside a map": [[schema, ["additionalProperties"], { type: "string" }]],
    nullable: [[schema, ["properties", "name", "nullable"], true]],
    "a condition": [[schema, ["if"], { required: ["name"] }]],
  }).map(([what, changes]) => [supported, what, ...(changes as Change[])]),
);
