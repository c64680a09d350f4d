/** The normal form of documents: what their validators and types accept, however a schema is written. */
import { writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readForeign } from "../../../scripts/pipeline/add-api/read-foreign.ts";
import { generateApi } from "../../../scripts/pipeline/generate/generate-api.ts";
import { normalizeDocument } from "../../../scripts/pipeline/generate/normalize-document.ts";
import type { Validator } from "../../../src/contract/validator.ts";
import { createFolder } from "../../temporary-folder.ts";
import { compileFiles } from "../../types/compile.ts";
import { documentWith, jsonContent } from "./minimal-document.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const object = (properties: object, ...required: string[]) => ({ type: "object", properties, required });
const closed = { additionalProperties: false };
const kinds = { discriminator: { propertyName: "kind" } };
const tag = (value: string) => object({ kind: { type: "string", enum: [value] }, [value]: text }, "kind");

/** Values that are rejected by validators and types, unless `untyped` says that the types know less. */
interface Case {
  readonly schema: unknown;
  readonly valid: readonly unknown[];
  readonly invalid?: readonly unknown[];
  readonly untyped?: readonly unknown[];
}

const schemas = {
  ...{ "Links-Self": object({ href: text }, "href"), error: object({ code: text }, "code") },
  ...{ Record: object({ row: text }, "row"), NaN: object({ row: text }, "row") },
  ...{ Account: object({ id: { ...text, readOnly: true }, name: text }, "id", "name"), AccountInput: text },
  ...{ cat: tag("cat"), dog: tag("dog"), Whole: object({ part: object({ a: text }, "a") }) },
  ...{ Closed: { ...object({ a: text }), ...closed }, Tree: object({ child: ref("Tree") }) },
  Maybe: { ...object({ a: text }), type: ["object", "null"] },
  Anchored: { $defs: { local: { $anchor: "local", ...text } } },
};

const a = { ...text, enum: ["a"] };
const number = { type: "number" };
const list = (items: unknown) => ({ type: "array", items });
const values = [{ a: [1] }, [2]];
const pattern = "^\\_[\\w\\-]\\-$";
const unknown = { xml: {}, colour: 1, $id: "a", format: "colour" };
const marks = { $ref: text, example: text, "x-a": text };

const cases: Readonly<Record<string, Case>> = {
  "a name in kebab case": { schema: ref("Links-Self"), valid: [{ href: "a" }], invalid: [{}] },
  "a name in lower case": { schema: ref("error"), valid: [{ code: "a" }], invalid: [{ message: "a" }] },
  "a name of TypeScript": { schema: ref("Record"), valid: [{ row: "a" }], invalid: [{}] },
  "a name that reads as a number": { schema: ref("NaN"), valid: [{ row: "a" }], invalid: [{}] },
  "a derived name that is taken": { schema: ref("Account"), valid: [{ name: "a" }], invalid: [{ id: "a" }] },
  "a part of a schema": { schema: ref("Whole/properties/part"), valid: [{ a: "a" }], invalid: [{ a: 1 }] },
  "an anchor": { schema: { $ref: "#local" }, valid: ["a"], invalid: [1] },
  "a definition in a schema": { schema: ref("Anchored/$defs/local"), valid: ["a"], invalid: [1] },
  recursion: { schema: ref("Tree"), valid: [{ child: { child: {} } }], invalid: [{ child: { child: 1 } }] },
  "nullable, with a type": { schema: { ...a, nullable: true }, valid: ["a", null], invalid: ["b"] },
  "nullable, with a type and a reference": {
    schema: { type: "object", allOf: [ref("Tree")], nullable: true },
    valid: [{}, null],
    invalid: ["b", { child: 1 }],
  },
  "a nullable reference": {
    schema: { ...ref("Tree"), nullable: true },
    valid: [null, {}],
    invalid: [{ child: 1 }],
  },
  "null of the type": { schema: { ...a, type: ["string", "null"] }, valid: ["a"], invalid: [null] },
  "required members of what may be null": {
    schema: { type: "object", allOf: [ref("Maybe")], required: ["a"] },
    ...{ valid: [{ a: "a" }], invalid: [{ a: 1 }], untyped: [{}] },
  },
  "exclusive bounds of 3.0": {
    schema: { type: "number", minimum: 1, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false },
    ...{ valid: [2, 5], untyped: [1, 6] },
  },
  "a tuple of an old draft": { schema: list([text, number]), valid: [["a", 1]], invalid: [[1, "a"]] },
  "a tuple": { schema: { ...list(false), prefixItems: [text] }, valid: [["a"]], invalid: [["a", "b"]] },
  "tags that are values": {
    schema: { oneOf: [ref("cat"), ref("dog")], ...kinds },
    ...{ valid: [{ kind: "cat", cat: "a" }], invalid: [{ kind: "cow" }, { kind: "cat", cat: 1 }] },
  },
  "tags of inline alternatives": {
    schema: { oneOf: [tag("cat"), tag("dog")], ...kinds },
    ...{ valid: [{ kind: "dog" }], invalid: [{ kind: "cow" }] },
  },
  "a base class": { schema: { ...object({ kind: text }), ...kinds }, valid: [{ kind: "a" }] },
  "a closed part": {
    schema: { allOf: [ref("Closed"), object({ b: text })] },
    ...{ valid: [{ a: "a", b: "b" }], invalid: [{ c: "c" }] },
  },
  "a closed composition": {
    schema: { allOf: [object({ a: text })], ...closed },
    ...{ valid: [{ a: "a" }], invalid: [{ c: "c" }] },
  },
  "properties beside a map": {
    schema: { ...object({ a: text }), additionalProperties: { type: "number" } },
    ...{ valid: [{ a: "a", b: 1 }], invalid: [{ a: 1 }], untyped: [{ b: "b" }] },
  },
  "patterns of names": {
    schema: { type: "object", patternProperties: { "^x": text }, ...closed },
    ...{ valid: [{ x: "a" }], invalid: [{ x: 1 }], untyped: [{ y: "a" }] },
  },
  "a condition": {
    schema: { ...object({ a: text, b: text }), if: { required: ["a"] }, else: { required: ["b"] } },
    ...{ valid: [{ a: "a" }, { b: "b" }], untyped: [{}] },
  },
  "a value that is not allowed": { schema: { ...text, not: { const: "a" } }, valid: ["b"], untyped: ["a"] },
  "the schemas true and false": {
    schema: object({ a: true, b: false }),
    ...{ valid: [{ a: [1] }, {}], untyped: [{ b: 1 }] },
  },
  "objects and lists as values": { schema: { enum: values }, valid: values, invalid: [{ a: [2] }] },
  "a pattern without the flag u": { schema: { ...text, pattern }, valid: ["_a-"], untyped: ["a"] },
  "a pattern of another language": { schema: { ...text, pattern: "(?i)a" }, valid: ["b"], invalid: [1] },
  "keywords without a meaning": {
    schema: { ...text, maxLength: "5", required: true, $comment: "a", ...unknown },
    ...{ valid: ["abcdef"], invalid: [1] },
  },
  "a property that is named as a keyword": {
    schema: object({ properties: text, items: text, type: text, ...marks }, "$ref"),
    valid: [{ $ref: "a", items: "a", "x-a": "a" }],
    invalid: [{ $ref: 1 }, { $ref: "a", properties: 1 }],
  },
};

const api = { name: "things", root: "things.yaml", generated: "things", unsupported: "stop" } as const;
const names = Object.keys(cases).map((_, index) => `case${index}`);
let validators: Readonly<Record<string, { readonly body: Validator }>>;
let files: ReadonlyMap<string, string>;
const folder = createFolder(afterAll);

beforeAll(async () => {
  const paths = Object.values(cases).map(({ schema }, index) => {
    const parameters = [{ name: "schema", in: "query", schema: text }];
    const requestBody = { required: true, content: jsonContent(schema) };
    const responses = { 200: { description: "Fine", content: jsonContent(schema) } };
    return [`/case-${index}`, { post: { operationId: names[index], parameters, requestBody, responses } }];
  });
  const { components, ...document } = documentWith(undefined, schemas);
  // A parameter named schema, and a title that would end a comment.
  const parameters = { schema: { name: "schema", in: "query", schema: text } };
  const info = { title: "Things */\nof others", version: "1" };
  const given = { info, components: { ...components, parameters }, paths: Object.fromEntries(paths) };
  const whole = { ...document, ...given };
  files = await generateApi(api, whole as unknown as typeof document);
  const code = files.get("requests.js") ?? "";
  ({ requests: validators } = await import(`data:text/javascript,${encodeURIComponent(code)}`));
});

test.each([
  ["Things */\nof others", "Things * / of others"],
  [2024, "2024"],
  [null, "API"],
])("the title %j is read as %j", (title, expected) => {
  const { info } = normalizeDocument({ ...documentWith(), info: { title, version: "1" } } as never);
  expect(info?.title).toBe(expected);
});

test("a response, a header and a body without a value in YAML are read as empty", () => {
  const content = { "text/plain": null };
  const responses = { 200: { headers: { "X-A": null }, content }, default: null };
  const document = { ...documentWith(), paths: { "/": { get: { responses } } } };
  const { paths } = normalizeDocument(document as never);
  const empty = { 200: { headers: { "X-A": {} }, content: { "text/plain": {} } }, default: {} };
  expect(paths).toMatchObject({ "/": { get: { responses: empty } } });
});

test("every file is code, whatever the title", () => {
  const sources = [...files].filter(([name]) => /^[^/]*\.ts$/.test(name));
  expect(sources.map(([name]) => name)).toContain("examples.ts");
  for (const [name, source] of sources) expect(() => stripTypeScriptTypes(source), name).not.toThrow();
});

test.each(Object.entries(cases))("validators: %s", (what, { valid, invalid = [], untyped = [] }) => {
  const validate = validators[`case${Object.keys(cases).indexOf(what)}`]?.body;
  expect(valid.map((value) => validate?.(value))).toEqual(valid.map(() => true));
  expect([...invalid, ...untyped].map((value) => validate?.(value))).not.toContain(true);
});

test("types: the same, without what TypeScript cannot say", async () => {
  const lines = Object.entries(cases).flatMap(([what, { valid, invalid = [], untyped = [] }], index) => {
    const declare = (value: unknown): string =>
      `send<operations["case${index}"]["requestBody"]["content"]["application/json"]>(${JSON.stringify(value)});`;
    return [
      `// ${what}`,
      ...[...valid, ...untyped].map(declare),
      ...invalid.map((value) => `// @ts-expect-error\n${declare(value)}`),
    ];
  });
  const send = "declare function send<T>(value: T): void;";
  await writeFile(path.join(folder, "types.ts"), files.get("types.ts") ?? "");
  const test = ['import type { operations } from "./types.ts";', send, ...lines].join("\n");
  await writeFile(path.join(folder, "test.ts"), test);
  const sources = ["types.ts", "test.ts"].map((name) => path.join(folder, name));
  const messages = await compileFiles(folder, sources);
  expect([...messages.values()].flat()).toEqual([]);
});

test("a property that is named as a keyword of OpenAPI 3.0 survives the upgrade", async () => {
  const properties = {
    example: { type: "string", example: "a" },
    nullable: { type: "string", nullable: true },
  };
  const document = { openapi: "3.0.3", info: { title: "Things", version: "1" }, paths: {} };
  const file = path.join(folder, "openapi.json");
  await writeFile(file, JSON.stringify({ ...document, components: { schemas: { Thing: { properties } } } }));
  expect((await readForeign(file, [])).components?.schemas?.["Thing"]).toEqual({
    properties: { example: { type: "string", examples: ["a"] }, nullable: { type: ["string", "null"] } },
  });
});

test("a shared path item is generated once; its texts have samples in their media types", async () => {
  const properties = { id: { ...number, xml: { attribute: true } }, name: text };
  const thing = { type: "object", xml: { name: "thing" }, properties };
  const bodyIn = (type: string) => ({ content: { [type]: { schema: ref("Thing"), example: {} } } });
  const responses = { 200: { description: "Fine", ...bodyIn("application/x-ndjson") } };
  const pathItems = { a: { post: { operationId: "send", requestBody: bodyIn("text/xml"), responses } } };
  const document = documentWith(undefined, { Thing: thing });
  Object.assign(document, { paths: { "/": { $ref: "#/components/pathItems/a" } } });
  Object.assign(document.components ?? {}, { pathItems });
  const generated = await generateApi(api, document);
  const xml = '<thing id="0">\n  <name>string</name>\n</thing>\n';
  expect(generated.get("samples/send.sh")).toContain(`--data-raw '${xml}'`);
  expect(generated.get("examples.ts")).toContain(JSON.stringify('{"id":0,"name":"string"}'));
});
