/** The generated checks for drift, on documents with names and schemas that ours do not have. */
import { describe, expect, test } from "vitest";
import { generateResponseShapes } from "../../scripts/generate/shapes.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import type { Schema } from "../../scripts/lib/document.ts";
import { findDrift, type ResponseModule } from "../../src/client/drift.ts";

const text: Schema = { type: "string" };
const object = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
/** With `__proto__` as a member, which no literal has. */
const parse = (json: string) => JSON.parse(json) as Record<string, Schema>;

/** A document with one operation, whose answer has this schema. */
function documentOf(schema: Schema, schemas: Record<string, Schema>): OpenApiDocument {
  const content = { "application/json": { schema } };
  const get = { operationId: "op", responses: { "200": { description: "", content } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Names", version: "1" },
    paths: { "/x": { get } },
    components: { schemas },
  };
  // What the generator reads of a bundle, and no more.
  return document as unknown as OpenApiDocument;
}

async function load(schema: Schema, schemas: Record<string, Schema> = {}) {
  const { javascript } = generateResponseShapes(documentOf(schema, schemas));
  const module = (await import(`data:text/javascript,${encodeURIComponent(javascript)}`)) as ResponseModule;
  const [check, shape] = [module.conforming["op"]?.["200"], module.responseShapes["op"]?.["200"]];
  if (!check || shape === undefined) throw new Error("Nothing was generated for the operation.");
  return { check, shape };
}

const bodies: readonly unknown[] = [
  ...[null, 1, 1.5, "", "x", true, [], {}, [null], [{}], ["a", null, 1]],
  ...[
    '{"__proto__":{}}',
    '{"__proto__":"x"}',
    '{"__proto__":{},"x":1}',
    '{"a":"x"}',
    '{"x":1}',
    '{"x":1,"y":2}',
    '{"toString":"x"}',
    '{"toString":{}}',
    '{"constructor":"x"}',
    '{"data":null}',
    '{"data":"x"}',
    '{"data":[]}',
    '{"data":{}}',
    '{"data":{"a":"x"}}',
    '{"data":{"x":1}}',
    '{"data":{"x":1,"y":2}}',
    '{"data":["x"]}',
    '{"data":[["x"]]}',
    '{"data":[{"data":[{"x":"y"}]}]}',
    '{"data":[{"data":[{"x":1}]}]}',
    '{"data":1e999}',
    '{"data":-0}',
    '{"a-b":"x","\\"q":"y"}',
  ].map((json): unknown => JSON.parse(json)),
];

describe("Checks of one operation", () => {
  test.each<[string, Schema, Record<string, Schema>?]>([
    ...[
      "Object",
      "Array",
      "Number",
      "JSON",
      "undefined",
      "class",
      "a-b",
      "a.b",
      "value",
      "element",
      "known",
    ].map((name): [string, Schema, Record<string, Schema>] => [
      `a schema named ${name}`,
      object({ data: ref(name), x: { type: "integer" } }),
      { [name]: object({ a: text, x: { type: ["integer", "null"] } }) },
    ]),
    ...["isObject", "conforming", "responseShapes"].map((name): [string, Schema, Record<string, Schema>] => [
      `a schema named ${name}`,
      object({ data: { type: "array", items: ref(name) } }),
      { [name]: text },
    ]),
    [
      "names that differ in a sign",
      object({ a: ref("a-b"), x: ref("a.b") }),
      { "a-b": text, "a.b": object({}) },
    ],
    [
      "schemas Pipe and isPipe",
      object({ data: ref("Pipe"), x: ref("isPipe") }),
      { Pipe: text, isPipe: text },
    ],
    ["an alias", object({ data: ref("A") }), { A: ref("B"), B: object({ a: text }) }],
    ["a member toString of any kind", object({ toString: {} } as unknown as Record<string, Schema>)],
    [
      "inherited names inside",
      object({ data: object({ valueOf: {} } as unknown as Record<string, Schema>) }),
    ],
    ["a member constructor", object(parse('{"constructor":{"type":"string"}}'))],
    ["a member __proto__", object(parse('{"__proto__":{"type":"string"}}'))],
    ["a member __proto__ of any kind", object(parse('{"__proto__":{}}'))],
    ["strange member names", object({ "a-b": text, '"q': text, "\u2028": text, "`${1}": text, "\\": text })],
    ["an object or null", object({ data: { type: ["object", "null"] } })],
    ["an array or null", object({ data: { type: ["array", "null"] } })],
    [
      "values that are no strings",
      object({ data: { type: ["string", "null", "integer"], enum: ["x", null, 1] } }),
    ],
    ["values without a type", object({ data: { enum: ["x", null, 1] } })],
    ["arrays of arrays", object({ data: { type: "array", items: { type: "array", items: text } } })],
    [
      "objects inside",
      object({
        data: { type: "array", items: object({ data: { type: "array", items: object({ x: text }) } }) },
      }),
    ],
    ["an array at the top", { type: "array", items: {} }],
    ["anything", {}],
    ["an object without members", { type: "object" }],
    ["a number", object({ data: { type: "number" } })],
  ])("say of every body what the shape says: %s", async (_, schema, schemas) => {
    const { check, shape } = await load(schema, schemas);
    for (const body of bodies) {
      const said = JSON.stringify(body);
      expect([said, check(body)]).toEqual([said, findDrift(shape, body).length === 0]);
    }
  });

  test("stop the generator for a schema that holds itself", () => {
    const schemas = { Tree: object({ parts: { type: "array", items: ref("Tree") } }) };
    expect(() => generateResponseShapes(documentOf(ref("Tree"), schemas))).toThrow(
      "Schema Tree holds itself",
    );
  });
});
