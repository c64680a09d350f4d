/** The comparison of a document with its transcription reports what differs, and nothing else. */
import { expect, test } from "vitest";
import { readBundle } from "./bundles.ts";
import { differences } from "./compare.ts";
import { flatten } from "./flatten.ts";
import { importReferences } from "./import-references.ts";
import { isNode, type Node } from "./node.ts";

/** The smallest document with every kind of place. */
const document = {
  security: [{ basic: [] }],
  servers: [{ url: "/" }],
  components: {
    securitySchemes: { basic: { type: "http", scheme: "basic" } },
    schemas: {
      Thing: {
        type: "object",
        required: ["size"],
        properties: {
          size: { type: "integer", maximum: 5 },
          words: { type: "array", items: { type: "string" } },
        },
      },
    },
  },
  paths: {
    "/things": {
      get: {
        operationId: "getThing",
        parameters: [{ name: "id", in: "query", schema: { type: "string" } }],
        responses: {
          "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
        },
      },
    },
  },
};

const thing = ["components", "schemas", "Thing"];
const operation = ["paths", "/things", "get"];

test.each<[string, readonly string[], unknown, string]>([
  [
    "a bound",
    [...thing, "properties", "size", "maximum"],
    6,
    "getThing 200 body.size maximum: transcription 5, document 6",
  ],
  [
    "a type",
    [...thing, "properties", "words", "items", "type"],
    "number",
    'body.words[] type: transcription "string", document "number"',
  ],
  [
    "a new property",
    [...thing, "properties", "more"],
    { type: "null" },
    'only in the document: getThing 200 body.more {"type":"null"}',
  ],
  [
    "a removed property",
    [...thing, "properties", "words"],
    undefined,
    "only in the transcription: getThing 200 body.words",
  ],
  [
    "a required property",
    [...thing, "required"],
    ["size", "words"],
    'required: transcription [], document ["words"]',
  ],
  [
    "a closed object",
    [...thing, "additionalProperties"],
    false,
    "additionalProperties: transcription nothing, document false",
  ],
  ["beta", [...operation, "x-beta"], true, "getThing beta: transcription false, document true"],
  [
    "a parameter",
    [...operation, "parameters", "0", "name"],
    "key",
    "only in the document: getThing query.key",
  ],
  [
    "the security",
    ["components", "securitySchemes", "basic", "scheme"],
    "bearer",
    "differs: document security",
  ],
  [
    "an operationId",
    [...operation, "operationId"],
    "findThing",
    'document operations: transcription ["get /things getThing"], document ["get /things findThing"]',
  ],
])("reports %s", (_, path, value, line) => {
  const found = differences(flatten(document), flatten(edited(document, path, value)));
  expect(found).toContainEqual(expect.stringContaining(line));
});

test.each(await importReferences())(
  "an unchanged copy of the $api document has no difference",
  async ({ api }) => {
    const bundle = await readBundle(api);
    expect(differences(flatten(bundle), flatten(structuredClone(bundle)))).toEqual([]);
  },
);

/** A copy with the value at a path replaced; undefined deletes it. */
function edited(source: Node, path: readonly string[], value: unknown): Node {
  const copy: Record<string, unknown> = structuredClone(source);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => Object(node)[key], copy);
  if (!isNode(parent) && !Array.isArray(parent)) throw new Error(`${path.join("/")} does not exist.`);
  if (value === undefined) Reflect.deleteProperty(parent, path.at(-1) ?? "");
  else Reflect.set(parent, path.at(-1) ?? "", value);
  return copy;
}
