/** Independent OpenAPI 3.1 parsers accept every bundle, and reject a broken copy. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { validate as validateWithScalar } from "@scalar/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readRegister } from "../../scripts/lib/apis.ts";

/** Parses the text of a document; resolves to its errors. */
type Parser = (text: string) => Promise<readonly unknown[]>;

// For `valid: false` with an empty list of errors.
const unexplained = "invalid without a reason";

const parsers: Readonly<Record<string, Parser>> = {
  "@scalar/openapi-parser": async (text) => {
    const { valid, errors = [] } = await validateWithScalar(text);
    return valid || errors.length > 0 ? errors : [unexplained];
  },
  "@seriousme/openapi-schema-validator": async (text) => {
    const { valid, errors } = await new Validator().validate(text);
    return valid ? [] : [errors ?? unexplained];
  },
  "@apidevtools/swagger-parser": async (text) => {
    try {
      // `external: false`: references to other files or hosts are not resolved.
      await SwaggerParser.validate(parse(text), { resolve: { external: false } });
      return [];
    } catch (error) {
      return [error];
    }
  },
};

const { apis } = await readRegister();
const bundles = new Map(
  await Promise.all(
    apis.map(async ({ name, generated }) => {
      return [name, await readFile(path.join(generated, "openapi.json"), "utf8")] as const;
    }),
  ),
);

const [first = ""] = bundles.values();

test.each(apis)(
  "openapi.yaml and openapi.json of $name have the same content",
  async ({ name, generated }) => {
    const yaml = await readFile(path.join(generated, "openapi.yaml"), "utf8");
    expect(parse(yaml)).toEqual(JSON.parse(bundles.get(name) ?? ""));
  },
);

describe.each(Object.entries(parsers))("%s", (_, read) => {
  test.each([...bundles])("accepts the bundle of %s", async (_, bundle) => {
    expect(await read(bundle)).toEqual([]);
  });

  test("rejects a bundle without a title", async () => {
    expect(await read(first.replace('"title":', '"x-title":'))).not.toEqual([]);
  });
});
