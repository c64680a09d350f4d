/** Independent OpenAPI 3.1 parsers accept every bundle, and reject a broken copy. */
import { copyFile, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { validate as validateWithScalar } from "@scalar/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readRegister, registerFile } from "../../scripts/lib/apis.ts";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createFolder } from "../temporary-folder.ts";
import { compileSnippets } from "../types/compile.ts";

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

// Ours are those of the normal form, which a document that was brought does not have.
const own = apis.filter(({ unsupported }) => unsupported === "stop");
test.skipIf(own.length === 0)(
  "npx openapi-typescript writes types that say the same as ours",
  { timeout: 120_000 },
  async () => {
    const folder = createFolder();
    for (const name of ["node_modules", "openapi", "scripts", "src"]) {
      await symlink(path.join(repositoryRoot, name), path.join(folder, name));
    }
    await copyFile(registerFile, path.join(folder, "redocly.yaml"));
    await execute(path.join(repositoryRoot, "node_modules/.bin/openapi-typescript"), [], { cwd: folder });
    const snippet = (stock: string, ours: string) => `
import type { operations as Stock, paths as StockPaths } from "${stock}";
import type { operations as Ours, paths as OurPaths } from "${ours}";
type Responses<All> = { [Name in keyof All]: All[Name] extends { responses: infer Each } ? Each : never };
/** The stock types of a file are those of a text. */
type Texts<Type> = unknown extends Type ? Type : Type extends Blob ? string : { [Name in keyof Type]: Texts<Type[Name]> };
declare const stock: { operations: Stock; paths: StockPaths };
export const operations: Texts<Ours> = stock.operations;
export const paths: Texts<OurPaths> = stock.paths;
// The stock types of a request require a member with a default.
declare const ours: Responses<Ours>;
export const responses: Responses<Stock> = ours;
`;
    const stockTypes = (name: string) => path.join(folder, `dist/openapi-typescript/${name}.ts`);
    const snippets = own.map(
      ({ name, generated }) => [name, snippet(stockTypes(name), path.join(generated, "types.ts"))] as const,
    );
    const [first] = own;
    const second = apis.find(({ name }) => name !== first?.name);
    const mixed = snippet(stockTypes(first?.name ?? ""), path.join(second?.generated ?? "", "types.ts"));
    const problems = await compileSnippets(new Map([...snippets, ["mixed", mixed]]));
    for (const { name } of own) expect(problems.get(name)).toEqual([]);
    expect(problems.get("mixed")).not.toEqual([]);
  },
);
