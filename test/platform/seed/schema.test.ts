/** The published schema of seed files, and the generator that closes it. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import type { Schema as DocumentSchema } from "../../../scripts/lib/bundle.ts";
import { formats } from "../../../scripts/pipeline/generate/formats.ts";
import { readSeedSchema } from "../../../scripts/pipeline/generate/seed-schema.ts";
import { appendPointer } from "../../../src/contract/json-pointer.ts";
import { PlatformConfigError, type Seed } from "../../../src/platform/index.ts";
import { checkSchema } from "../../../src/platform/seed/check-schema.ts";
import { readSeed } from "../../../src/platform/seed/read-seed.ts";
import { createFolder } from "../../temporary-folder.ts";
import { anySeed, type SeedSchema, seedSchema } from "./any-seed.ts";

/** Ajv as an editor would use it. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, formats });
  return ajv.addVocabulary(["patternErrorMessage"]);
}

function* subschemas(schema: unknown, pointer = ""): Iterable<readonly [string, SeedSchema]> {
  if (typeof schema !== "object" || schema === null) return;
  // The walk follows only keywords whose values are schemas.
  const object = schema as SeedSchema;
  yield [pointer, object];
  for (const keyword of ["items", "additionalProperties", "propertyNames"]) {
    yield* subschemas(object[keyword], appendPointer(pointer, keyword));
  }
  for (const [name, property] of Object.entries(object.properties ?? {})) {
    yield* subschemas(property, appendPointer(pointer, "properties", name));
  }
}

describe("the published schema", () => {
  test("is valid in the dialect of the documents, and contains no reference, extension or file name", () => {
    expect(seedSchema["$schema"]).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(createAjv().validateSchema(seedSchema)).toBe(true);
    expect(JSON.stringify(seedSchema)).not.toMatch(/"\$ref"|"x-|"[^"]*\.\.\/[^"]*"/);
  });

  test("describes every property, has valid examples, and closes every object except tags and settings that are maps", () => {
    const ajv = createAjv().addSchema(seedSchema, "seed");
    let examples = 0;
    for (const [pointer, schema] of subschemas(seedSchema)) {
      if (/\/properties\/[^/]+$/.test(pointer)) expect(schema["description"], pointer).toBeTypeOf("string");
      if ([schema["type"]].flat().includes("object")) {
        const map = expect.objectContaining({
          type: pointer.endsWith("/tags") ? "string" : expect.anything(),
        });
        const isSetting = /\/settings\/properties\/\w+$/.test(pointer);
        const isMap = pointer.endsWith("/tags") || (isSetting && schema["additionalProperties"] !== false);
        expect(schema["additionalProperties"] ?? true, pointer).toEqual(isMap ? map : false);
      }
      for (const example of [schema["examples"] ?? []].flat(1)) {
        const validate = ajv.compile({ $ref: `seed#${encodeURI(pointer)}` });
        expect(
          validate(example),
          `${pointer} ${JSON.stringify(example)} ${ajv.errorsText(validate.errors)}`,
        ).toBe(true);
        examples += 1;
      }
    }
    expect(examples).toBeGreaterThan(100);
  });
});

test("other work runs while many issues are described", async () => {
  await checkSchema({});
  const dashboards = Array.from({ length: 20_000 }, (_, index) => ({ id: String(index), tils: [] }));
  const work = vi.fn<() => void>();
  setImmediate(work);
  expect(await checkSchema({ teams: [{ id: "a", dashboards }] })).toHaveLength(20_000);
  expect(work).toHaveBeenCalled();
});

test("the platform rejects exactly what the published schema rejects", async () => {
  const validate = createAjv().compile(seedSchema);
  let rejected = 0;
  await fc.assert(
    fc.asyncProperty(changedSeed, async (seed) => {
      const issues = await checkSchema(seed);
      rejected += issues.length > 0 ? 1 : 0;
      expect(issues.length === 0, JSON.stringify(issues)).toBe(validate(seed));
      // The seed may be invalid on purpose.
      const error = await readSeed(seed as Seed).catch((reason: unknown) => reason);
      expect(error instanceof Error && !(error instanceof PlatformConfigError), String(error)).toBe(false);
    }),
    { numRuns: 500 },
  );
  expect(rejected).toBeGreaterThan(50);
});

test("the compiled schema needs neither an import nor eval", async () => {
  const file = new URL("../../../generated/platform/seed-validator.js", import.meta.url);
  expect(await readFile(file, "utf8")).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
});

describe("the generator", () => {
  const part = { type: "object", properties: { size: { type: "integer", "x-unit": "m" } } };

  async function generate(schema: object): Promise<DocumentSchema> {
    const file = path.join(createFolder(), "seed.yaml");
    await writeFile(file, stringify(schema));
    return readSeedSchema([file]);
  }

  test.each<[string, object, string]>([
    ["an object without properties", { properties: { a: { type: "object" } } }, "seed.a: an object without"],
    [
      "an object or null without properties",
      { properties: { a: { type: ["object", "null"] } } },
      "cannot be closed",
    ],
    ["allOf, whose parts cannot be closed", { properties: { a: { allOf: [part] } } }, "seed.a: allOf is not"],
    ["a missing definition", { properties: { a: { $ref: "#/$defs/Other" } } }, "Other"],
    ["a missing file", { properties: { a: { $ref: "Other.yaml" } } }, "Other.yaml"],
    ["a circular reference", { properties: { a: { $ref: "#" } } }, "Circular"],
  ])("rejects %s", async (_, schema, message) => {
    await expect(generate(schema)).rejects.toThrow(message);
  });
});

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 65, "", "x", "\n", [], {}, [{}], [1]),
  fc.string(),
  fc.double(),
  fc.integer(),
);

/** A seed with one property replaced, removed or added; it may be invalid. */
const changedSeed = fc
  .tuple(anySeed, fc.nat(), anyValue, fc.constantFrom("replace", "remove", "add"))
  .map(([seed, at, value, change]) => {
    const places = placesOf(seed);
    const { owner, name } = places[at % places.length] ?? { owner: seed, name: "" };
    if (change === "remove") Reflect.deleteProperty(owner, name);
    else Reflect.set(owner, change === "add" ? `${name}x` : name, value);
    return seed;
  });

function placesOf(owner: object): readonly { readonly owner: object; readonly name: string }[] {
  return Object.entries(owner).flatMap(([name, value]) => [
    { owner, name },
    ...(typeof value === "object" && value !== null ? placesOf(value) : []),
  ]);
}
