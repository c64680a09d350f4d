/** The generator closes what it bundles, and stops at what it could not close. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { generatePlatform } from "../../../scripts/generate/platform.ts";
import { bundleSeedSchema } from "../../../scripts/generate/platform-schema.ts";
import { generateSeedShape } from "../../../scripts/generate/platform-shape.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-seed-schema-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const text = { type: "string" };
const thing = {
  type: "object",
  required: ["name"],
  description: "A thing.",
  "x-inferred": "yes",
  properties: {
    name: text,
    owner: text,
    parts: { type: "array", items: { $ref: "Part.yaml", description: "A part." } },
  },
};
const part = { type: "object", properties: { size: { type: "integer", "x-unit": "m" } } };

/** Bundles a schema beside two that it may refer to. */
async function bundle(schema: object) {
  const files = { "seed.yaml": schema, "Thing.yaml": thing, "Part.yaml": part };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), stringify(content));
  }
  return bundleSeedSchema(path.join(folder, "seed.yaml"));
}

const closed = { additionalProperties: false };

test("a schema with members beside a reference has the members of both, and its own in the place of the other's", async () => {
  const bundled = await bundle({
    $ref: "Thing.yaml",
    description: "A seed of a thing.",
    required: ["extra"],
    properties: { owner: false, extra: text, name: { type: "integer" } },
  });
  expect(bundled).toEqual({
    type: "object",
    ...closed,
    description: "A seed of a thing.",
    required: ["name", "extra"],
    properties: {
      name: { type: "integer" },
      owner: false,
      parts: { type: "array", items: { $ref: "#/$defs/Part", description: "A part." } },
      extra: text,
    },
    $defs: { Part: { type: "object", ...closed, properties: { size: { type: "integer" } } } },
  });
  expect(Object.keys(bundled["properties"] ?? {})).toEqual(["name", "owner", "parts", "extra"]);
});

test("only what is referred to is in the bundle", async () => {
  const bundled = await bundle({
    $ref: "Thing.yaml",
    properties: { parts: text },
    $defs: { Unused: { $ref: "Part.yaml" } },
  });
  expect(bundled.$defs).toEqual({});
});

describe("the generator refuses", () => {
  test.each<[string, object, string]>([
    ["a keyword that it does not know", { properties: { a: { not: text } } }, "not is not supported"],
    ["an object that would stay open", { properties: { a: { type: "object" } } }, "cannot be closed"],
    ["an object or null that would stay open", { type: ["object", "null"] }, "cannot be closed"],
    ["a choice of objects", { oneOf: [{ properties: { a: text } }] }, "oneOf is not supported"],
    [
      "a choice of members that are not there",
      { properties: { a: text }, oneOf: [{ required: ["b"] }] },
      "oneOf requires b",
    ],
    ["a part of another file", { properties: { a: { $ref: "Thing.yaml#/properties/name" } } }, "whole file"],
    [
      "a definition that is not there",
      { properties: { a: { $ref: "#/$defs/Other" } } },
      "is not a schema object",
    ],
    ["a file that is not there", { properties: { a: { $ref: "Other.yaml" } } }, "ENOENT"],
    [
      "two schemas of one name",
      { properties: { a: { $ref: "#/$defs/Part" }, b: { $ref: "Part.yaml" } }, $defs: { Part: text } },
      "has the name Part, which another schema has already",
    ],
    ["a list in the place of a schema", { properties: { a: [] } }, "is not a schema object"],
  ])("%s", async (_, schema, message) => {
    await expect(bundle(schema)).rejects.toThrow(message);
  });

  test("an object without a name, whose members nobody could list", async () => {
    const nested = await bundle({ properties: { a: { properties: { b: text } } } });
    expect(() => generateSeedShape(nested)).toThrow("Seed.a: move this object to $defs");
    expect(generateSeedShape(await bundle({ properties: { a: { $ref: "Part.yaml" } } }))).toContain(
      '"a": "Part"',
    );
  });

  test("one pattern that is said in two ways", async () => {
    const say = (patternErrorMessage: string) => ({ type: "string", pattern: "^a$", patternErrorMessage });
    const twice = await bundle({ properties: { a: say("must be a"), b: say("is not a") } });
    expect(() => generateSeedShape(twice)).toThrow("has two messages");
    expect(generateSeedShape(await bundle({ properties: { a: say("must be a") } }))).toContain(
      '"^a$": "must be a"',
    );
  });
});

test("what is generated is the same each time, and needs neither an import nor eval", () => {
  const files = generatePlatform();
  expect([...generatePlatform()]).toEqual([...files]);
  expect(files.get("seed-validator.js")).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
});
