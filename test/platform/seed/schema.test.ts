/** The shipped schema is valid and stands alone, is closed all through, and says what the platform itself says. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "../../../scripts/generate/formats.ts";
import { dialect } from "../../../scripts/lib/dialect.ts";
import { appendPointer, splitPointer } from "../../../src/contract/json-pointer.ts";
import { checkSchema } from "../../../src/platform/seed/check-schema.ts";
import { demoSeed } from "../../../src/platform/seed/demo.ts";
import { readSeed } from "../../../src/platform/seed/read-seed.ts";
import type { Seed } from "../../../src/platform/seed/seed.ts";
import { anySeed, seedSchema } from "./arbitrary-seed.ts";

/** As an editor does: nothing of this package but its formats. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, formats });
  return ajv.addVocabulary(["patternErrorMessage"]);
}

/** Every schema object within the shipped one, by its pointer. */
function* subschemas(schema: unknown, pointer = ""): Iterable<readonly [string, Record<string, unknown>]> {
  if (typeof schema !== "object" || schema === null) return;
  const object = schema as Record<string, unknown>;
  yield [pointer, object];
  for (const keyword of ["items", "additionalProperties", "propertyNames"]) {
    yield* subschemas(object[keyword], appendPointer(pointer, keyword));
  }
  for (const keyword of ["properties", "$defs"]) {
    for (const [name, member] of Object.entries(object[keyword] ?? {})) {
      yield* subschemas(member, appendPointer(appendPointer(pointer, keyword), name));
    }
  }
}

describe("the schema", () => {
  test("is of the dialect of all documents, and valid in it", () => {
    expect(seedSchema["$schema"]).toBe(dialect);
    const ajv = createAjv();
    expect(ajv.validateSchema(seedSchema), ajv.errorsText()).toBe(true);
    expect(ajv.validateSchema({ ...seedSchema, type: "objekt" })).toBe(false);
  });

  test("refers to nothing but itself", () => {
    const references = [...subschemas(seedSchema)].flatMap(([, { $ref }]) =>
      $ref === undefined ? [] : [$ref],
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/\$defs\/\w+$/);
      expect(seedSchema.$defs).toHaveProperty(splitPointer(String(reference))[1] ?? "");
    }
    expect(JSON.stringify(seedSchema)).not.toMatch(/"x-|\.yaml"/);
  });

  test("describes every member, and shows examples that it allows", () => {
    const ajv = createAjv();
    ajv.addSchema(seedSchema, "seed");
    let examples = 0;
    for (const [pointer, schema] of subschemas(seedSchema)) {
      const target = typeof schema["$ref"] === "string" ? seedSchema.$defs[schema["$ref"].slice(8)] : {};
      if (pointer !== "" && !pointer.endsWith("/propertyNames")) {
        expect(schema["description"] ?? target?.["description"], pointer).toBeTypeOf("string");
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

  test("closes every object", () => {
    for (const [pointer, schema] of subschemas(seedSchema)) {
      if ([schema["type"]].flat().includes("object")) {
        expect(schema["additionalProperties"], pointer).toEqual(
          pointer.endsWith("/tags") ? expect.objectContaining({ type: "string" }) : false,
        );
      }
    }
  });

  test("lets no member be misspelt, wherever it is", async () => {
    const seed = demoSeed();
    const objects = [...objectsOf(seed)].filter((pointer) => !pointer.endsWith("/tags"));
    expect(objects.length).toBeGreaterThan(50);
    for (const pointer of objects) {
      const changed = structuredClone(seed);
      const owner = splitPointer(pointer).reduce<unknown>(
        (value, token) => Reflect.get(Object(value), token),
        changed,
      );
      Object.assign(Object(owner), { misspeltMember: 1 });
      const mistakes = await checkSchema(changed);
      // Among secrets a name may be a secret itself, and is not told.
      const place = /\/(?:keys|tokens)\/\d+$/.test(pointer)
        ? pointer
        : appendPointer(pointer, "misspeltMember");
      expect(mistakes.map((mistake) => mistake.pointer)).toEqual([place]);
    }
  });
});

function* objectsOf(value: unknown, pointer = ""): Iterable<string> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield pointer;
  for (const [name, member] of Object.entries(value)) yield* objectsOf(member, appendPointer(pointer, name));
}

/** A seed with one thing in it changed, to something that may be wrong. */
const changedSeed = fc
  .tuple(
    anySeed,
    fc.nat(),
    fc.oneof(
      fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 65, "", "x", "\n", [], {}, [{}], [1]),
      fc.string(),
      fc.double(),
      fc.integer(),
    ),
    fc.constantFrom("replace", "remove", "add"),
  )
  .map(([seed, at, value, how]) => {
    const changed = structuredClone(seed);
    const places = [...placesOf(changed)];
    const place = places[at % places.length];
    if (place === undefined) return changed;
    if (how === "replace") Reflect.set(place.owner, place.name, value);
    else if (how === "remove") Reflect.deleteProperty(place.owner, place.name);
    else Reflect.set(place.owner, `${place.name}x`, value);
    return changed;
  });

function* placesOf(owner: object): Iterable<{ readonly owner: object; readonly name: string }> {
  for (const [name, member] of Object.entries(owner)) {
    yield { owner, name };
    if (typeof member === "object" && member !== null) yield* placesOf(member);
  }
}

test("the platform finds a mistake exactly where the schema allows a seed not", async () => {
  const validate = createAjv().compile(seedSchema);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(changedSeed, async (seed) => {
      const mistakes = await checkSchema(seed);
      refused += mistakes.length > 0 ? 1 : 0;
      expect(mistakes.length === 0, JSON.stringify(mistakes)).toBe(validate(seed));
      // Whatever it is, it is told as a mistake, and nothing else goes wrong.
      await readSeed(seed as Seed).catch((reason) =>
        expect(reason).toHaveProperty("name", "PlatformConfigError"),
      );
    }),
    { numRuns: 500 },
  );
  expect(refused).toBeGreaterThan(50);
});
