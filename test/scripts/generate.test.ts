/** generated/ is what the documents give, whole and unedited; and what cannot be supported stops the generator. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { generateApi } from "../../scripts/generate/generate-api.ts";
import { generateOperations } from "../../scripts/generate/operations.ts";
import { generatePlatform, platformFolder } from "../../scripts/generate/platform.ts";
import { generateTypes } from "../../scripts/generate/types.ts";
import { generateRequestValidators, generateResponseValidators } from "../../scripts/generate/validators.ts";
import { type GeneratedFiles, generateFiles } from "../../scripts/generate.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const { apis, config } = await readRegister();

describe.each(apis)("generated/$name", (api) => {
  test("is what its document gives; if this fails, run: npm run generate", async () => {
    const files = await generateApi(api, config);
    expect(files.size).toBeGreaterThan(0);
    for (const [name, content] of files) {
      expect(await readFile(path.join(api.generated, name), "utf8"), name).toBe(content);
    }
    expect((await readdir(api.generated)).toSorted()).toEqual([...files.keys()].toSorted());
  });
});

test("generated/platform is what the platform's schema gives; if this fails, run: npm run generate", async () => {
  const files = generatePlatform();
  expect(files.size).toBeGreaterThan(0);
  for (const [name, content] of files) {
    expect(await readFile(path.join(platformFolder.generated, name), "utf8"), name).toBe(content);
  }
  expect((await readdir(platformFolder.generated)).toSorted()).toEqual([...files.keys()].toSorted());
});

test("generated/ holds no folder beside the register's and the platform's", async () => {
  const folders = await readdir(path.join(repositoryRoot, "generated"));
  expect(folders.toSorted()).toEqual([...apis, platformFolder].map(({ name }) => name).toSorted());
});

test("generateFiles gives every folder, and of another register its APIs alone", async () => {
  const names = (files: GeneratedFiles) => [...files.keys()].map(({ name }) => name);
  expect(names(await generateFiles())).toEqual([...apis.map(({ name }) => name), "platform"]);
  const [first] = apis.slice(0, 1);
  expect(names(await generateFiles({ apis: first ? [first] : [], config }))).toEqual([first?.name]);
  const clash = { ...platformFolder, root: "openapi.yaml" };
  await expect(generateFiles({ apis: [clash], config })).rejects.toThrow("No API can be called platform");
});

const bodySchema = { type: "object", properties: { size: { type: "integer" } }, additionalProperties: false };

/** The smallest document with a parameter of each place, a body and a JSON response, and one change to it. */
function documentWith(change: (operation: Record<string, unknown>) => void = () => {}): OpenApiDocument {
  const operation: Record<string, unknown> = {
    operationId: "updateThing",
    summary: "Update a thing",
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "tag", in: "query", schema: { type: "array", items: { type: "string" } } },
    ],
    requestBody: { required: true, content: { "application/json": { schema: structuredClone(bodySchema) } } },
    responses: { "200": { description: "Fine", content: { "application/json": { schema: {} } } } },
  };
  change(operation);
  // A document as a bundle would be; only what the generator reads is there.
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    paths: { "/things/{id}": { put: operation } },
  } as unknown as OpenApiDocument;
}

describe("the operation table", () => {
  test("tells method, path, places, safety and marks", () => {
    const source = generateOperations(
      documentWith((operation) => {
        operation["x-beta"] = true;
        operation["deprecated"] = true;
      }),
    );
    for (const part of ['method: "PUT"', 'in: "query"', "safe: false", "idempotent: true", "beta: true"]) {
      expect(source).toContain(part);
    }
    expect(source).toMatch(/\* Update a thing\n {3}\*\n {3}\* @beta\n {3}\* @deprecated/);
  });

  test.each([
    ["POST is neither safe nor idempotent", "post", false, false],
    ["GET is both", "get", true, true],
    ["DELETE is idempotent", "delete", false, true],
  ])("knows that %s", (_, method, safe, idempotent) => {
    const document = documentWith();
    const { put } = Object.values(document.paths ?? {})[0] as { put: object };
    const moved = { ...document, paths: { "/things/{id}": { [method]: put } } } as OpenApiDocument;
    const source = generateOperations(moved);
    expect(source).toContain(`safe: ${safe}`);
    expect(source).toContain(`idempotent: ${idempotent}`);
  });

  test("refuses what clients cannot send", () => {
    const refusals: readonly [string, (operation: Record<string, unknown>) => void][] = [
      ["header", ({ parameters }) => addParameter(parameters, { name: "x", in: "header" })],
      ["cookie", ({ parameters }) => addParameter(parameters, { name: "x", in: "cookie" })],
      [
        "comma-separated",
        ({ parameters }) => addParameter(parameters, { name: "x", in: "query", explode: false }),
      ],
      ["a name with a hyphen", ({ parameters }) => addParameter(parameters, { name: "x-y", in: "query" })],
      ["a name twice", ({ parameters }) => addParameter(parameters, { name: "id", in: "query" })],
      ["a form", (operation) => (operation["requestBody"] = { content: { "multipart/form-data": {} } })],
      ["no operationId", (operation) => delete operation["operationId"]],
    ];
    expect(() => generateOperations(documentWith())).not.toThrow();
    for (const [name, change] of refusals) {
      expect(() => generateOperations(documentWith(change)), name).toThrow();
    }
  });
});

function addParameter(parameters: unknown, parameter: object): void {
  if (Array.isArray(parameters)) parameters.push({ schema: { type: "string" }, ...parameter });
}

function changeSchema(schema: object): (operation: Record<string, unknown>) => void {
  return (operation) => {
    operation["requestBody"] = { required: true, content: { "application/json": { schema } } };
  };
}

describe("compiled validators", () => {
  test("stand alone: neither imports nor eval", () => {
    for (const generate of [generateRequestValidators, generateResponseValidators]) {
      expect(generate(documentWith()).javascript).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
    }
  });

  test.each([
    ["an unknown keyword", { type: "string", maxLenght: 3 }],
    ["an unknown format", { type: "string", format: "ipv4" }],
    ["a pattern that is no regular expression", { type: "string", pattern: "(" }],
    ["a pattern illegal under the u flag", { type: "string", pattern: "\\-" }],
    ["a keyword that needs Ajv at run time", { type: "array", items: {}, uniqueItems: true }],
    ["a reference to nowhere", { $ref: "#/components/schemas/Nothing" }],
  ])("refuse %s", (_, schema) => {
    expect(() => generateRequestValidators(documentWith(changeSchema(schema)))).toThrow();
  });

  test("of one schema that two operations share are one function, and load", async () => {
    const document = documentWith();
    const [shared] = Object.values(document.paths ?? {});
    // The operation that documentWith made, under another name.
    const { put: first } = shared as unknown as { put: object };
    const put = { ...first, operationId: "replaceThing" };
    const twice = {
      ...document,
      paths: { ...document.paths, "/others/{id}": { put } },
    } as unknown as OpenApiDocument;
    const { javascript } = generateRequestValidators(twice);
    const module = await import(`data:text/javascript,${encodeURIComponent(javascript)}`);
    const { updateThing, replaceThing } = module.requestValidators;
    expect(replaceThing.body).toBe(updateThing.body);
    expect([updateThing.body({ size: 1 }), updateThing.body({ size: "1" })]).toEqual([true, false]);
  });

  test("say whose schema it is that they refuse, and what to do", () => {
    const document = documentWith(changeSchema({ type: "string", format: "ipv4" }));
    expect(() => generateRequestValidators(document)).toThrow(/^Things: .*ipv4.*formats\.ts/);
  });

  test("keep a property that is named like an annotation", () => {
    const schema = { type: "object", properties: { description: { type: "integer" } } };
    expect(generateRequestValidators(documentWith(changeSchema(schema))).javascript).toContain(
      "data.description",
    );
  });
});

describe("types", () => {
  const generateWith = (schemas: object, change?: (operation: Record<string, unknown>) => void) =>
    generateTypes({ ...documentWith(change), components: { schemas } } as OpenApiDocument);
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const thing = { type: "object", properties: { size: { type: "integer" } } };

  test("keep an open value list open", async () => {
    const { schemas } = await generateWith({ Kind: { type: "string", "x-extensible-enum": ["a", "b"] } });
    expect(schemas).toContain('export type Kind = "a" | "b" | (string & {});');
  });

  test.each([[[]], ["a"], [[1]]])("refuse the open value list %o", async (known) => {
    const schemas = { Kind: { type: "string", "x-extensible-enum": known } };
    await expect(generateWith(schemas)).rejects.toThrow("x-extensible-enum");
  });

  test("give an object an interface of its name, and anything else an alias", async () => {
    const { schemas } = await generateWith({
      Thing: thing,
      Things: { type: "array", items: reference("Thing") },
      Either: { oneOf: [reference("Thing"), { type: "string" }] },
      Both: { allOf: [reference("Thing"), { type: "object", properties: { more: { type: "string" } } }] },
      Nothing: { type: "object", additionalProperties: false },
    });
    expect(schemas).toContain("export interface Thing {\n    size?: number;\n}");
    expect(schemas).toContain("export type Things = Thing[];");
    expect(schemas).toContain("export type Either = Thing | string;");
    expect(schemas).toMatch(/export type Both = Thing & \{\s+more\?: string;\s+\};/);
    expect(schemas).toContain("export type Nothing = Record<string, never>;");
  });

  test("refer to a schema by its name, itself included", async () => {
    const { schemas, types } = await generateWith(
      { Thing: { type: "object", properties: { parts: { type: "array", items: reference("Thing") } } } },
      changeSchema(reference("Thing")),
    );
    expect(schemas).toContain("parts?: Thing[];");
    expect(types).toContain('import type {\n    Thing,\n} from "./schemas.ts";');
    expect(types).toContain("        Thing: Thing;\n");
    expect(types).toContain('"application/json": Thing;');
    expect(schemas + types).not.toContain('components["schemas"]');
  });

  test("write a shared parameter's own type where it is used", async () => {
    const document = documentWith((operation) => {
      operation["parameters"] = [{ $ref: "#/components/parameters/id" }];
    });
    const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
    const shared = { ...document, components: { parameters: { id } } } as unknown as OpenApiDocument;
    const { types } = await generateTypes(shared);
    expect(types).toMatch(/path: \{\s+id: string;\s+\}/);
  });

  test("document schemas and members: text first, then the tags", async () => {
    const size = { type: "integer", description: "How large.\n\nIn metres.", examples: [{ m: 1 }, 2] };
    const day = { type: "string", format: "date-time", deprecated: true, description: "When.\n@home" };
    const { schemas } = await generateWith({
      Thing: { type: "object", description: "A thing.", properties: { size, day } },
    });
    expect(schemas).toContain("/** A thing. */\nexport interface Thing {");
    expect(schemas).toContain(
      ["/**", "* How large.", "*", "* In metres.", "*"].join("\n     ") +
        ["", "* @example {", '*   "m": 1', "* }", "* @example 2", "*/"].join("\n     "),
    );
    expect(schemas).toContain(
      ["* When.", "*     @home", "*", "* Format: date-time", "*", "* @deprecated"].join("\n     "),
    );
  });

  test("leave out what a type already says", async () => {
    const { schemas } = await generateWith({ Side: { type: "string", enum: ["above", "below"] } });
    expect(schemas).toBe('export type Side = "above" | "below";\n');
  });

  test("are modules also where there is no schema", async () => {
    const { schemas, types } = await generateTypes(documentWith());
    expect(schemas).toBe("export {};\n");
    expect(types).not.toContain("import");
  });

  test.each([
    ["a name that TypeScript cannot say", { "a-kind": thing }, "PascalCase"],
    ["a name that hides a type of the language", { Record: thing }, "Rename its file"],
    [
      "a type of which schemas.ts has no declaration",
      { Thing: thing, Whole: { allOf: [reference("Thing")], required: ["size"] } },
      "WithRequired, which is no schema",
    ],
  ])("refuse %s", async (_, schemas, message) => {
    await expect(generateWith(schemas)).rejects.toThrow(message);
  });
});
