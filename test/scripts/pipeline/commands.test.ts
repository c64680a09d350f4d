/** Command models: what the command line and the tools of the MCP server need of a document. */
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { generateCli } from "../../../scripts/pipeline/generate/cli.ts";
import { generateCommands, listCommands } from "../../../scripts/pipeline/generate/commands.ts";
import { plainText } from "../../../scripts/pipeline/generate/plain-text.ts";
import { splitDocument } from "../../../scripts/pipeline/generate/split-document.ts";
import { listFlags } from "../../../src/cli/flags/flags.ts";
import type { CommandModel } from "../../../src/cli/model/command-model.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { bodyOf, documentWith, jsonContent } from "./minimal-document.ts";

async function modelsOf(document: ReturnType<typeof documentWith>): Promise<readonly CommandModel[]> {
  const split = splitDocument(document);
  const models = listCommands(split, listOperations(split));
  const source = stripTypeScriptTypes(generateCommands("Things", models));
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).commands;
}

async function modelOf(...args: Parameters<typeof documentWith>): Promise<CommandModel> {
  const [model] = await modelsOf(documentWith(...args));
  if (!model) throw new Error("There is no command.");
  return model;
}

const text = { type: "string" };
const integer = { type: "integer" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

const requiredOf = (name: string, type: string) => ({ name, type, required: true });

test("a model has names, texts, parameters, body and result of an operation", async () => {
  const change = (operation: Record<string, unknown>): void => {
    Object.assign(operation, {
      description: "Sets **one** `size_`.\n\nSee [docs](https://example.com).",
      tags: ["Things"],
    });
  };
  expect(await modelOf(change)).toEqual({
    ...{ name: "update-thing", operationId: "updateThing", tag: "Things", summary: "Update a thing" },
    description: "Sets one size_.\n\nSee docs (https://example.com).",
    ...{ safe: false, idempotent: true },
    parameters: [
      { name: "id", flag: "thing-id", type: "string", required: true },
      { name: "tag", type: "array", items: { type: "string" } },
    ],
    body: { kind: "json", type: "object", required: true, members: [{ name: "size", type: "integer" }] },
    result: { kind: "json", type: "object" },
    example: "dataplat update-thing",
  });
});

test.each<[what: string, schema: object, value: object]>([
  ["a range", { ...integer, minimum: 0, format: "int32" }, { type: "integer", format: "int32", minimum: 0 }],
  ["Base64", { ...text, contentEncoding: "base64" }, { type: "string", contentEncoding: "base64" }],
  ["null", { type: ["integer", "null"], default: null }, { type: "integer", nullable: true, default: null }],
  ["a nullable alternative", { anyOf: [integer, { type: "null" }] }, { type: "integer", nullable: true }],
  ["a number of two types", { type: ["integer", "number"] }, { type: "number" }],
  ["one of two types", { type: ["string", "integer"] }, { type: "any" }],
  ["anything", {}, { type: "any", nullable: true }],
  ["no type", { properties: { a: text } }, { type: "object", members: [{ name: "a", type: "string" }] }],
  ["a constant", { const: "a" }, { type: "string", values: ["a"] }],
  [
    "values",
    { type: ["string", "null"], enum: ["a", null] },
    { type: "string", nullable: true, values: ["a"] },
  ],
  ["constants", { oneOf: [{ const: "a" }, { const: "b" }] }, { type: "string", values: ["a", "b"] }],
  ["known values", { ...text, "x-extensible-enum": ["a"] }, { type: "string", known: ["a"] }],
  [
    "a list",
    { type: "array", items: object({ id: text }) },
    { type: "array", items: { type: "object", members: [{ name: "id", type: "string" }] } },
  ],
  ["a map", { type: "object", additionalProperties: integer }, { type: "object" }],
  ...[undefined, false, true, integer].map((others): [string, object, object] => [
    `members and additionalProperties ${JSON.stringify(others)}`,
    { ...object({ id: text }), ...(others !== undefined && { additionalProperties: others }) },
    { type: "object", members: [{ name: "id", type: "string" }], ...(others && { open: true }) },
  ]),
  [
    "recursion",
    ref("Tree"),
    { type: "object", members: [{ name: "children", type: "array", items: { type: "object" } }] },
  ],
  [
    "parts",
    { allOf: [ref("Named"), object({ size: integer }, { required: ["size"] })] },
    { type: "object", members: [requiredOf("name", "string"), requiredOf("size", "integer")] },
  ],
  [
    "alternatives",
    { oneOf: [ref("Cat"), ref("Dog")] },
    {
      type: "object",
      members: [
        { ...requiredOf("kind", "string"), values: ["cat", "dog"] },
        { name: "lives", type: "integer" },
        { name: "size", type: "any" },
      ],
    },
  ],
  [
    "what is only sent or only returned",
    object({ id: { ...text, readOnly: true }, pin: { ...text, writeOnly: true } }),
    { type: "object", members: [{ name: "pin", type: "string" }] },
  ],
])("%s has a model", async (_, schema, value) => {
  const schemas = {
    Tree: object({ children: { type: "array", items: ref("Tree") } }),
    Named: object({ name: text }, { required: ["name"] }),
    Cat: object({ kind: { const: "cat" }, lives: integer, size: integer }, { required: ["kind", "lives"] }),
    Dog: object({ kind: { const: "dog" }, size: text }, { required: ["kind"] }),
  };
  const { body } = await modelOf(bodyOf(object({ value: schema })), schemas);
  expect(body?.members).toEqual([{ name: "value", ...value }]);
});

test.each([
  [{ "x-flag": "other" }, text],
  [{}, { ...text, "x-flag": "other" }],
])("a parameter has the flag that it or its schema names", async (more, schema) => {
  const parameter = { name: "id", in: "path", required: true, ...more, schema };
  const { parameters } = await modelOf((operation) => Object.assign(operation, { parameters: [parameter] }));
  expect(parameters).toEqual([{ name: "id", flag: "other", type: "string", required: true }]);
});

test("a member has the first paragraph of its description, its first example and its flag", async () => {
  const facts = { description: "The *size*,\nin bytes.\n\nMore.", "x-flag": "bytes", deprecated: true };
  const size = { ...integer, examples: [5, 6] };
  const { body } = await modelOf(bodyOf(object({ size: { ...ref("Size"), ...facts } })), { Size: size });
  const model = { name: "size", flag: "bytes", deprecated: true, type: "integer", example: 5 };
  expect(body?.members).toEqual([{ ...model, text: "The size, in bytes." }]);
});

test.each([
  ["of several types", { type: ["object", "string"] }, { type: "any", example: { id: "a" } }],
  ["with an example of its own", { examples: ["b"] }, { type: "any", nullable: true, example: "b" }],
  ["of one type", { type: "object" }, { type: "object" }],
])(
  "a member %s has the example of the body only if nothing else shows its form",
  async (_, schema, value) => {
    const content = {
      "application/json": { schema: object({ value: schema }), example: { value: { id: "a" } } },
    };
    const { body } = await modelOf((operation) => Object.assign(operation, { requestBody: { content } }));
    expect(body?.members).toEqual([{ name: "value", ...value }]);
  },
);

test.each<[what: string, schema: object, result: object]>([
  ["text", { "text/plain": { schema: text } }, { kind: "text", type: "string" }],
  ["bytes", { "image/png": { schema: {} } }, { kind: "binary", type: "string" }],
  [
    "a list of objects",
    jsonContent({
      type: "array",
      items: { ...object({ id: text }), examples: [{ id: "a", parts: [], size: 1 }] },
    }),
    { kind: "json", type: "array", columns: ["id", "size"] },
  ],
  [
    "an object without an example of its own",
    { "application/json": { schema: object({}), examples: { a: { value: { id: 1, x: {} } } } } },
    { kind: "json", type: "object", columns: ["id"] },
  ],
  [
    "secrets",
    jsonContent(
      object({
        key: { ...text, "x-sensitive": true },
        all: { type: "object", additionalProperties: ref("Secret") },
      }),
    ),
    { kind: "json", type: "object", sensitive: ["key", "all.*.password"] },
  ],
  [
    "secrets within themselves",
    jsonContent(ref("Vault")),
    { kind: "json", type: "object", sensitive: ["password", "inner.*"] },
  ],
  ["a recursive schema without secrets", jsonContent(ref("Tree")), { kind: "json", type: "object" }],
])("a result is %s", async (_, content, result) => {
  const change = (operation: Record<string, unknown>): void => {
    operation["responses"] = { "200": { description: "Fine", content } };
  };
  const schemas = {
    Secret: object({ password: { ...text, "x-sensitive": true } }),
    Vault: object({
      password: { ...text, "x-sensitive": true },
      inner: { type: "array", items: ref("Vault") },
    }),
    Tree: object({ children: { type: "array", items: ref("Tree") } }),
  };
  expect((await modelOf(change, schemas)).result).toEqual(result);
});

const idOf = { name: "id", in: "path", required: true, schema: text };
const withQuery = (required: boolean) => ({
  parameters: [idOf, { name: "at", in: "query", required, schema: text }],
});

const other = { operationId: "getA", isOther: true };
test.each<
  [what: string, path: string, before: object | undefined, get?: object, method?: string, body?: object]
>([
  ["by GET of its path", "/a/{id}", { operationId: "getA" }],
  [
    "as a member of what is around it",
    "/a/{id}/pipe-settings",
    { operationId: "getA", member: "pipeSettings" },
  ],
  ["not as a member that is not there", "/a/{id}/other", undefined],
  ["not with a parameter that the update does not have", "/a/{id}", undefined, withQuery(true)],
  ["with a parameter that may be left out", "/a/{id}", { operationId: "getA" }, withQuery(false)],
  ["by GET of the path of a POST, which they are not compared with", "/a/{id}", other, {}, "post"],
  ["by GET of the path of a DELETE", "/a/{id}", other, {}, "delete", {}],
  ["by GET of the path of an update without a body", "/a/{id}", other, {}, "put", {}],
  ["not as a member of what is around a POST", "/a/{id}/pipe-settings", undefined, {}, "post"],
])("what a write changes is read %s", async (_, path, before, get, method = "put", body = undefined) => {
  const content = jsonContent(object({ pipeSettings: object({}) }));
  const operation = { responses: { "200": { description: "Fine", content } }, parameters: [idOf] };
  const requestBody = { requestBody: { content: jsonContent(object({})) } };
  const read = { get: { ...operation, operationId: "getA", ...get } };
  const update = { [method]: { ...operation, operationId: "changeA", ...(body ?? requestBody) } };
  const paths = { "/a/{id}": read, [path]: path === "/a/{id}" ? { ...read, ...update } : update };
  // Only the parts of a bundle that the generator reads.
  const models = await modelsOf({ ...documentWith(), paths } as ReturnType<typeof documentWith>);
  expect(models.find(({ safe }) => !safe)?.before).toEqual(before);
});

test.each([
  ["**Bold**, *emphasis*, __bold__ and _emphasis_.", "Bold, emphasis, bold and emphasis."],
  [
    "`code_with_marks` and `**`, snake_case_name, 2 * 3 * 4",
    "code_with_marks and **, snake_case_name, 2 * 3 * 4",
  ],
  ["Two\nlines.\n\n\nAnother.", "Two lines.\n\nAnother."],
  ["- one\n- two\n  goes on\n\n1. three", "- one\n- two goes on\n\n1. three"],
  ["## Heading\n\n> quoted", "Heading\n\nquoted"],
  [
    '[text](../page/#part), [site](https://a.example "T") and ![image](a.png)',
    "text, site (https://a.example) and image",
  ],
  ["**Use `a_b` and `c`.**", "Use a_b and c."],
  ["Not \\*emphasis\\*.", "Not *emphasis*."],
])("%j is the plain text %j", (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test("a command that several APIs have, or that is another command or an API, has no short form", () => {
  const named = (operationId: string) =>
    documentWith((operation) => Object.assign(operation, { operationId }));
  const apis = ["getThing", "getThing", "serve", "a"].map(
    (id, index) => [{ name: "abcd"[index] ?? "" }, named(id)] as const,
  );
  const names = [...String(generateCli(new Map(apis)).get("apis.ts")).matchAll(/\{ name: "(.*?)"/g)];
  expect(names.map(([, name]) => name)).toEqual(["a get-thing", "b get-thing", "c serve", "d a"]);
});

test.each<[what: string, members: object, flags: readonly string[]]>([
  ["a flag of every command", { baseUrl: {}, nulls: {} }, ["body-base-url", "body-nulls"]],
  ["the flag of a parameter", { tag: {}, body_tag: {} }, ["body-tag", "body-body-tag"]],
  ["one flag of two members", { maxSize: {}, max_size: {} }, ["max-size", "body-max-size"]],
  ["an x-flag, which keeps it", { other: {}, one: { "x-flag": "other" } }, ["body-other", "other"]],
  ["no letters of ASCII", { 名: {}, $: {}, größe: {} }, ["body-1", "body-2", "gr-e"]],
  [
    "members in an object",
    { a: { type: "object", properties: { b_c: {}, bC: {} } } },
    ["a", "a.b-c", "a.body-b-c"],
  ],
])("%s: flags follow a rule", (_, properties, expected) => {
  const document = documentWith(bodyOf({ type: "object", properties }));
  const [command] = listCommands(document, listOperations(document));
  const flags = command ? listFlags(command).filter((flag) => flag.in === "body") : [];
  expect(flags.map(({ name }) => name)).toEqual(expected);
});

test("parameters have flags by the same rule", () => {
  const parameters = ["dryRun", "ids[]", "ids"].map((name) => ({ name, in: "query", schema: text }));
  const document = documentWith((operation) => Object.assign(operation, { parameters }));
  const [command] = listCommands(document, listOperations(document));
  const flags = command ? listFlags(command).filter((flag) => flag.in === "parameters") : [];
  expect(flags.map(({ name }) => name)).toEqual(["parameter-dry-run", "parameter-ids", "ids", "id"]);
});
