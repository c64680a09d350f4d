/** Generated files of seeds: the schema with its validator and messages, and the demo data. */
import path from "node:path";
import { dereference } from "@apidevtools/json-schema-ref-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isObject } from "../../../src/contract/openapi.ts";
import type { Schema } from "../../lib/bundle.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { compileValidators } from "./compile-validators.ts";
import { formats } from "./formats.ts";
import { propertyOrderOf, readSeedSchema } from "./seed-schema.ts";
import { validationOnly } from "./validation-only.ts";

const schemaFile = "src/platform/seed/seed.schema.yaml";

/**
 * Generates the modules of seeds. `sections`, `demo`: the schemas and the demo data of the APIs, from the repository. Returns content by file
 * name. Throws if the schema cannot be closed or compiled, or the demo data is not valid.
 */
export async function generateSeedModules(
  sections: readonly string[],
  demo: readonly string[],
): Promise<readonly (readonly [file: string, content: string])[]> {
  const { $schema, ...schema } = await readSeedSchema(
    [schemaFile, ...sections].map((file) => path.join(repositoryRoot, file)),
  );
  const note = (source: string) => `Generated from ${source} by \`npm run generate\`. Do not edit.`;
  const print = (value: unknown) => JSON.stringify(value, null, 2);
  const { code: validator } = compileValidators(
    { $schema, ...validationOnly(schema) },
    { validateSeed: "" },
    { isDetailed: true },
  );
  return [
    ["seed.schema.json", `${print({ $schema, $comment: note(schemaFile), ...schema })}\n`],
    ["seed-validator.js", `// ${note(schemaFile)}\n${validator}`],
    ["seed-validator.d.ts", `// ${note(schemaFile)}\n${declarations}`],
    [
      "seed-messages.ts",
      `// ${note(schemaFile)}

/** Messages of \`pattern\`, \`oneOf\` and \`false\`, by the \`schemaPath\` of an error. */
export const seedMessages = ${print(Object.fromEntries(messagesOf(schema, "#")))} as const;
`,
    ],
    [
      "property-order.ts",
      `// ${note(schemaFile)}

/** Properties of every object in a seed, in the order of the OpenAPI documents; null for a value that is not an object. */
export const propertyOrder = ${print(propertyOrderOf(schema))} as const;
`,
    ],
    [
      "demo-seed.ts",
      `// ${note("src/platform/apis/*/demo.seed.yaml")}
import type { Seed } from "../../src/platform/seed/seed.ts";

/** Demo data of the local platform. */
export const demoSeed: Seed = ${print(await readDemo(schema, demo))};
`,
    ],
  ];
}

/** Messages for errors of a schema that Ajv cannot word, by their path. */
function messagesOf(schema: unknown, path: string): readonly (readonly [string, string])[] {
  if (schema === false) return [[`${path}/false schema`, "is set by the platform; omit it"]];
  if (typeof schema !== "object" || schema === null) return [];
  // The seed schema is written by hand; its form is that of a schema.
  const {
    patternErrorMessage,
    oneOf,
    properties = {},
    ...rest
  } = schema as Schema & {
    readonly patternErrorMessage?: string;
  };
  const { additionalProperties = false } = rest;
  const choices = oneOf?.flatMap(({ required = [] }) => required).join(" or ");
  return [
    ...(patternErrorMessage === undefined ? [] : [[`${path}/pattern`, patternErrorMessage] as const]),
    ...(choices === undefined ? [] : [[`${path}/oneOf`, `must have either ${choices}`] as const]),
    ...Object.entries(properties).flatMap(([name, each]) => messagesOf(each, `${path}/properties/${name}`)),
    ...messagesOf(rest.items, `${path}/items`),
    ...(additionalProperties === false
      ? []
      : messagesOf(additionalProperties, `${path}/additionalProperties`)),
    ...messagesOf(rest.propertyNames, `${path}/propertyNames`),
  ];
}

/** Reads the demo data with the examples that it refers to, and checks it against the schema; a test checks the rest with the platform's own reader. */
async function readDemo(schema: Schema, files: readonly string[]): Promise<unknown> {
  const parts = await Promise.all(files.map((file) => dereference(path.join(repositoryRoot, file))));
  const demo = withoutOwn(schema, Object.assign({}, ...parts));
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true, formats });
  ajv.addVocabulary(["patternErrorMessage"]);
  if (ajv.validate(schema, demo)) return demo;
  const issues = (ajv.errors ?? []).map(
    (error) => `- ${error.instancePath} ${error.message}: ${JSON.stringify(error.params)}`,
  );
  throw new Error(
    `Nothing was written: ${files.join(", ")}: the data does not fit the documents.\n${issues.join("\n")}`,
  );
}

/** Leaves out what the platform sets, which is `false` in the schema: the examples of responses have it. */
function withoutOwn({ items = {}, properties = {} }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOwn(Object(items), item));
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => Object(properties)[name] !== false);
  return Object.fromEntries(
    members.map(([name, member]) => [name, withoutOwn(Object(properties)[name] ?? {}, member)]),
  );
}

const declarations = `import type { SeedValidator } from "../../src/platform/seed/check-schema.ts";

/** Validates a seed. */
export declare const validateSeed: SeedValidator;
`;
