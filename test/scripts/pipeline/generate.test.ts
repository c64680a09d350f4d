/** generated/ is exactly what the generator writes, and the generator rejects what the clients or the platform do not support. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { generateApi } from "../../../scripts/pipeline/generate/generate-api.ts";
import { generateFiles } from "../../../scripts/pipeline/generate/generate-files.ts";
import { generateOperations } from "../../../scripts/pipeline/generate/operations.ts";
import { splitDocument } from "../../../scripts/pipeline/generate/split-document.ts";
import { generateTypes } from "../../../scripts/pipeline/generate/types.ts";
import { generateRequests, generateResponses } from "../../../scripts/pipeline/generate/validators.ts";
import { lintAndGenerate, listFiles, writeGenerated } from "../../../scripts/pipeline/generate.ts";
import { listDriftIssues } from "../../../src/client/drift.ts";
import { copyMinimal, writeRegister } from "../../lint/minimal.ts";
import { bodyOf, documentWith, jsonContent, successOf } from "./minimal-document.ts";

type Edit = (operation: Record<string, unknown>) => void;

const repository = await readRegister();
const { apis } = repository;
const api = { name: "things", root: "openapi.yaml", generated: "", unsupported: "stop" } as const;
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const sized = { type: "object", required: ["size"], properties: { size: { type: "integer" } } };

test("generated/ is up to date; if not, run npm run generate", async () => {
  const generated = await generateFiles(repository);
  const names = [...generated.keys()].map(({ name }) => name);
  expect(names).toEqual([...apis.map(({ name }) => name), "cli", "platform"]);
  expect((await readdir(path.join(repositoryRoot, "generated"))).toSorted()).toEqual(names.toSorted());
  for (const [folder, files] of generated) {
    expect(await listFiles(folder.generated)).toEqual([...files.keys()].toSorted());
    for (const [name, content] of files) {
      expect(await readFile(path.join(folder.generated, name), "utf8"), name).toBe(content);
    }
  }
});

test.each([
  [100, 300],
  [101, 0],
])("%i operations have %i files of samples; the bundle has all samples", async (count, files) => {
  const document = documentWith();
  const { put } = Object.values(document.paths ?? {})[0] as { put: object };
  const paths = Array.from({ length: count }, (_, index) => [
    `/things-${index}/{id}`,
    { put: { ...put, operationId: index === 0 ? "paths" : `updateThing${index}` } },
  ]);
  const generated = await generateApi(api, { ...document, paths: Object.fromEntries(paths) });
  expect([...generated.keys()].filter((name) => name.startsWith("samples/"))).toHaveLength(files);
  expect(generated.get("openapi.json")?.match(/"x-codeSamples"/g)).toHaveLength(count);
  // Types of the document have this name.
  expect(generated.get("single-operations.ts")).toContain(
    'const pathsOperation: SelectableOperation<"paths">',
  );
});

test.each<[source: string, sample: string, body: object]>([
  [
    "of the media type",
    "{ size: 1 }",
    { example: { size: 1 }, schema: { ...sized, examples: [{ size: 2 }] } },
  ],
  ["of its schema", "{ size: 2 }", { schema: { ...sized, examples: [{ size: 2 }] } }],
  ["that is made, without one", "{ size: 0 }", { schema: sized }],
  ["that is made, if that of its schema is wrong", "{ size: 0 }", { schema: { ...sized, examples: ["2"] } }],
  ["that is an object, if it may be anything", "{},", { schema: {} }],
  ["that is null, if it must be", "null,", { schema: { const: null } }],
  ["without items where its schema refers to itself", "{ a: { and: [] } }", { schema: refTo("Query") }],
])("a sample has the body %s", async (_source, sample, content) => {
  const and = { type: "array", items: refTo("Filter") };
  const Filter = { oneOf: [{ type: "object", required: ["and"], properties: { and } }, sized] };
  const Query = { ...sized, required: ["a"], properties: { a: refTo("Filter") } };
  const requestBody = { required: true, content: { "application/json": content } };
  const document = documentWith((each) => Object.assign(each, { requestBody }), { Filter, Query });
  const files = await generateApi(api, document);
  expect(files.get("samples/updateThing.ts")).toContain(sample);
});

test("a sample has parameters with a list of values in the call, where TypeScript takes them for one of the list", async () => {
  const long = { in: "path", required: true, schema: { type: "string" }, example: "a".repeat(40) };
  const document = documentWith((operation) => {
    const format = { name: "format", in: "query", required: true, schema: { enum: ["pdf", "csv"] } };
    operation["parameters"] = [{ name: "id", ...long }, format];
  });
  const sample = (await generateApi(api, document)).get("samples/updateThing.ts");
  expect(sample).toMatch(/updateThing\(\n {2}\{\n {4}id: "a+",\n {4}format: "pdf",\n {2}\},/);
});

test("of schemas that refer to each other in many ways, the first levels are described", async () => {
  const names = Array.from({ length: 24 }, (_, index) => `Wide${index}`);
  const refs = names.map(refTo);
  const properties = Object.fromEntries(names.map((name, index) => [name, refs[index]]));
  const wide = { type: "object", properties: { ...properties, secret: { "x-sensitive": true } } };
  const schemas = Object.fromEntries(names.map((name) => [name, structuredClone(wide)]));
  const document = documentWith((operation) => {
    bodyOf(refs[0])(operation);
    successOf(refs[1])(operation);
  }, schemas);
  const files = await generateApi(api, document);
  expect(files.get("samples/updateThing.ts")).toContain("Wide23: {}");
  expect(files.get("commands.ts")).toContain('"Wide0.Wide2"');
  for (const name of ["commands.ts", "response-values.ts"]) {
    const text = files.get(name) ?? "";
    expect(text.match(/Wide23/g)?.length, name).toBeGreaterThan(1);
    expect(text.length, name).toBeLessThan(2_000_000);
  }
});

// test/guides/maintain.test.ts has a document that lint rejects.
test("lintAndGenerate generates a document without a problem; writeGenerated returns the files that changed", async () => {
  const root = copyMinimal(
    ["schemas/Widget.yaml", ["properties", "name", "pattern"]],
    ["schemas/Widget.yaml", ["properties", "size", "minimum"]],
  );
  const { report, generated } = await lintAndGenerate(await readRegister(writeRegister(root)));
  expect(report).toMatch(/^validating .*\n(?:.|\n)*No results with a severity of 'hint' or higher found!$/);
  const [folder, files] = [...generated][0] ?? [];
  if (!folder || !files) throw new Error("No file was generated.");
  const paths = [...generated].flatMap(([each, contents]) =>
    [...contents.keys()].map((name) => path.join(each.generated, name)),
  );
  expect(await writeGenerated(generated)).toEqual(paths.toSorted());
  expect(await writeGenerated(generated)).toEqual([]);
  await writeFile(path.join(folder.generated, "stale.ts"), "");
  await writeFile(path.join(folder.generated, "types.ts"), "");
  expect(await writeGenerated(generated)).toEqual(
    ["stale.ts", "types.ts"].map((name) => path.join(folder.generated, name)),
  );
  expect(await listFiles(folder.generated)).toEqual([...files.keys()].toSorted());
  // The folder of an API that left the register.
  const gone = path.join(folder.generated, "../gone");
  await mkdir(path.join(gone, "samples"), { recursive: true });
  expect(await writeGenerated(generated)).toEqual([gone]);
  expect(existsSync(gone)).toBe(false);
});

async function load(source: string) {
  return import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`);
}

describe("the operation table", () => {
  async function entryOf(change?: Edit, schemas?: object) {
    const { operations } = await load(generateOperations(documentWith(change, schemas)));
    return operations.updateThing;
  }

  test("describes an operation for clients and servers", async () => {
    expect(await entryOf()).toEqual({
      operationId: "updateThing",
      method: "PUT",
      path: "/things/{id}",
      parameters: [
        {
          ...{ name: "id", in: "path", required: true, style: "simple", explode: false },
          ...{ kind: "value", type: "string" },
        },
        {
          ...{ name: "tag", in: "query", required: false, style: "form", explode: true },
          ...{ kind: "list", type: "string" },
        },
      ],
      requestBody: { mediaType: "application/json", kind: "json", required: true },
      security: [{ scheme: "basic" }],
      success: { 200: { kind: "json", mediaType: "application/json", payload: "result", type: "object" } },
      safe: false,
      idempotent: true,
      beta: false,
      deprecated: false,
    });
  });

  test("marks beta and deprecated operations, also in the doc comment", async () => {
    const mark: Edit = (operation) => Object.assign(operation, { "x-beta": true, deprecated: true });
    expect(await entryOf(mark)).toMatchObject({ beta: true, deprecated: true });
    expect(generateOperations(documentWith(mark))).toMatch(
      /\* Update a thing\n {3}\*\n {3}\* @beta\n {3}\* @deprecated/,
    );
  });

  test.each([
    ["POST is neither safe nor idempotent", "post", false, false],
    ["GET is both", "get", true, true],
    ["DELETE is idempotent", "delete", false, true],
  ])("states that %s", async (_, method, safe, idempotent) => {
    const document = documentWith();
    const [{ put }] = Object.values(document.paths ?? {}) as [{ put: object }];
    // `fetch` cannot send a body with GET.
    const operation = { ...put, requestBody: undefined };
    const moved = { ...document, paths: { "/things/{id}": { [method]: operation } } } as OpenApiDocument;
    const { operations } = await load(generateOperations(moved));
    expect(operations.updateThing).toMatchObject({ method: method.toUpperCase(), safe, idempotent });
  });
});

describe("readOnly and writeOnly members", () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const text = { type: "string" };
  const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
  const schemas = {
    Account: object(
      { id: reference("Id"), password: { ...text, writeOnly: true }, name: text },
      { required: ["id", "password"], additionalProperties: false },
    ),
    Id: { ...text, readOnly: true },
    Accounts: { type: "array", items: reference("Account") },
    Plain: object({ size: { type: "integer" } }),
    Owned: { allOf: [reference("Account"), { required: ["id", "name"] }] },
    Either: { oneOf: [reference("Account"), reference("Plain")], discriminator: { propertyName: "name" } },
  };
  const document = documentWith((operation) => {
    operation["requestBody"] = {
      content: jsonContent(object({ all: reference("Accounts"), either: reference("Either") })),
    };
    operation["responses"] = {
      "200": {
        description: "Fine",
        content: jsonContent(object({ all: reference("Accounts"), key: { ...text, writeOnly: true } })),
      },
    };
  }, schemas);

  test("split a schema, and those that refer to it, into one for responses and one for requests", () => {
    const before = structuredClone(document);
    const split = splitDocument(document);
    expect(split.components?.schemas).toEqual({
      Account: object({ id: reference("Id"), name: text }, { required: ["id"], additionalProperties: false }),
      AccountInput: object(
        { password: text, name: text },
        { required: ["password"], additionalProperties: false },
      ),
      Id: text,
      Accounts: schemas.Accounts,
      AccountsInput: { type: "array", items: reference("AccountInput") },
      Plain: schemas.Plain,
      Owned: schemas.Owned,
      OwnedInput: { allOf: [reference("AccountInput"), { required: ["name"] }] },
      Either: {
        ...schemas.Either,
        discriminator: {
          propertyName: "name",
          mapping: { Account: "#/components/schemas/Account", Plain: "#/components/schemas/Plain" },
        },
      },
      EitherInput: {
        oneOf: [reference("AccountInput"), reference("Plain")],
        discriminator: {
          propertyName: "name",
          // The tag is still the name in the document.
          mapping: { Account: "#/components/schemas/AccountInput", Plain: "#/components/schemas/Plain" },
        },
      },
    });
    expect(document).toEqual(before);
  });

  test("decide what types and validators accept", async () => {
    const split = splitDocument(document);
    const types = await generateTypes(split);
    expect(types).toContain("all?: AccountsInput;");
    expect(types).toMatch(/200: \{[^}]*\};\s+content: \{\s+"application\/json": \{\s+all\?: Accounts;\s+\};/);
    const { requests } = await import(
      `data:text/javascript,${encodeURIComponent(generateRequests(split).javascript)}`
    );
    const { responses } = await import(
      `data:text/javascript,${encodeURIComponent(generateResponses(split).javascript)}`
    );
    const [request, response] = [requests.updateThing.body, responses.updateThing[200]];
    const isKnown = (body: unknown) => listDriftIssues(response, body, 1).length === 0;
    expect([
      request({ all: [{ password: "p" }] }),
      request({ all: [{ id: "i", password: "p" }] }),
      request({ all: [{}] }),
    ]).toEqual([true, false, false]);
    expect([
      isKnown({ all: [{ id: "i" }] }),
      isKnown({ all: [{ id: "i", password: "p" }] }),
      isKnown({ key: "k" }),
    ]).toEqual([true, false, false]);
    expect([
      request({ either: { name: "Account", password: "p" } }),
      request({ either: { name: "AccountInput", password: "p" } }),
    ]).toEqual([true, false]);
  });
});

describe("types", () => {
  const generateWith = (schemas: object, change?: Edit) => generateTypes(documentWith(change, schemas));
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const thing = { type: "object", properties: { size: { type: "integer" } } };

  test("give an object an interface of its name, and anything else an alias", async () => {
    const types = await generateWith({
      Thing: thing,
      Things: { type: "array", items: reference("Thing") },
      Either: { oneOf: [reference("Thing"), { type: "string" }] },
      Both: { allOf: [reference("Thing"), { type: "object", properties: { more: { type: "string" } } }] },
      Nothing: { type: "object", additionalProperties: false },
    });
    expect(types).toContain("export interface Thing {\n    size?: number;\n}");
    expect(types).toContain("export type Things = Thing[];");
    expect(types).toContain("export type Either = Thing | string;");
    expect(types).toMatch(/export type Both = Thing & \{\s+more\?: string;\s+\};/);
    expect(types).toContain("export type Nothing = Record<string, never>;");
  });

  const text = { type: "string" };
  const nullType = { type: "null" };
  const [Thing, Other, X] = ["Thing", "Other", "X"].map(reference);
  const members = { type: "object", properties: { id: text } };
  test.each<[what: string, schema: object, type: string]>([
    ["a map", { type: "object", additionalProperties: Thing }, "interface X { [key: string]: Thing; }"],
    ["an object of any members", { type: "object" }, "interface X { [key: string]: unknown; }"],
    [
      "such an object with a limit, or null",
      { type: ["object", "null"], minProperties: 1 },
      "type X = { [key: string]: unknown; } | null;",
    ],
    [
      "an object without members",
      { type: "object", additionalProperties: false },
      "type X = Record<string, never>;",
    ],
    [
      "recursion in a list and a map",
      { type: "array", items: { type: "object", additionalProperties: X } },
      "type X = { [key: string]: X; }[];",
    ],
    ["scalars", { oneOf: [text, { type: "integer" }] }, "type X = string | number;"],
    ["a nullable reference", { anyOf: [Thing, nullType] }, "type X = Thing | null;"],
    ["null", { const: null }, "type X = null;"],
    ["a list of values", { type: "array", items: { enum: ["a", 1] } }, 'type X = ("a" | 1)[];'],
    [
      "anyOf beside members",
      { ...members, anyOf: [Thing, Other] },
      "type X = { id?: string; } & (Thing | Other);",
    ],
    ["anyOf beside oneOf", { anyOf: [Thing], oneOf: [Other] }, "type X = Thing & Other;"],
    [
      "members that one of several alternatives requires",
      { ...members, anyOf: [{ type: "object", required: ["id"] }] },
      "type X = { id?: string; } & unknown;",
    ],
    [
      "keywords beside a reference",
      { ...Thing, required: ["size"], description: "Whole." },
      'type X = WithRequired<Thing, "size">;',
    ],
    [
      "a part that requires members of another",
      { type: "object", allOf: [Thing, { type: "object", required: ["size"] }] },
      'type X = WithRequired<Thing, "size">;',
    ],
    [
      "a deprecated member",
      { type: "object", properties: { id: { ...text, deprecated: true } } },
      "interface X { /** @deprecated */ id?: string; }",
    ],
    [
      "alternatives with a tag",
      {
        oneOf: [Thing, Other],
        discriminator: { propertyName: "kind", mapping: { a: "#/components/schemas/Thing" } },
      },
      'type X = Thing | Other; export interface Thing { size?: number; kind: "a"; } export interface Other { kind: "Other"; }',
    ],
  ])("of %s", async (_, schema, type) => {
    const other = { type: "object", properties: { kind: text } };
    const types = await generateWith({ X: schema, Thing: thing, Other: other });
    expect(types.replaceAll(/\s+/g, " ")).toContain(`export ${type}`);
  });

  test("of responses with several statuses, and without content", async () => {
    const types = await generateWith({}, (operation) => {
      operation["requestBody"] = { content: { "application/merge-patch+json": { schema: text } } };
      const content = { "application/problem+json": { schema: text } };
      operation["responses"] = { "200": { description: "Fine", content }, "204": { description: "None" } };
    });
    const [, compact = ""] =
      /updateThing: (\{.*)/.exec(types.replaceAll(/\s+|\/\*\*.*?\*\//g, " ").replaceAll(/ +/g, " ")) ?? [];
    const headers = "headers: { [name: string]: unknown; };";
    expect(compact).toContain('requestBody?: { content: { "application/merge-patch+json": string; }; };');
    expect(compact).toContain(`200: { ${headers} content: { "application/problem+json": string; }; };`);
    expect(compact).toContain(`204: { ${headers} content?: never; };`);
  });

  test("refer to a schema by its name, also in itself", async () => {
    const types = await generateWith(
      { Thing: { type: "object", properties: { parts: { type: "array", items: reference("Thing") } } } },
      bodyOf(reference("Thing")),
    );
    // The member of a request body may be undefined.
    expect(types).toContain("parts?: Thing[] | undefined;");
    expect(types).toContain("        Thing: Thing;\n");
    expect(types).toContain('"application/json": Thing;');
    expect(types).not.toContain('components["schemas"]');
  });

  test("have doc comments: the description, then tags", async () => {
    const size = { type: "integer", description: "How large.\n\nIn metres.", examples: [{ m: 1 }, 2] };
    const day = { type: "string", format: "date-time", deprecated: true, description: "When.\n@home" };
    const types = await generateWith({
      Thing: { type: "object", description: "A thing.", properties: { size, day } },
    });
    expect(types).toContain("/** A thing. */\nexport interface Thing {");
    expect(types).toContain(
      ["/**", "* How large.", "*", "* In metres.", "*"].join("\n     ") +
        ["", "* @example {", '*   "m": 1', "* }", "* @example 2", "*/"].join("\n     "),
    );
    expect(types).toContain(
      ["* When.", "*     @home", "*", "* Format: date-time", "*", "* @deprecated"].join("\n     "),
    );
  });
});
