/** Generated files of the local platform, from what each API of the register has of it. */
import { existsSync } from "node:fs";
import path from "node:path";
import { dereference } from "@apidevtools/json-schema-ref-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describeIssue } from "../../../src/contract/issue.ts";
import { isObject } from "../../../src/contract/openapi.ts";
import { lowerCamelCase, upperCamelCase } from "../../../src/samples/camel-case.ts";
import type { Register } from "../../lib/apis.ts";
import type { Schema } from "../../lib/bundle.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { compileValidators } from "./compile-validators.ts";
import { formats } from "./formats.ts";
import { propertyOrderOf, readSeedSchema } from "./platform-schema.ts";
import { validationOnly } from "./validation-only.ts";

/** The platform's folder under generated/. */
export const platformFolder = {
  name: "platform",
  generated: path.join(repositoryRoot, "generated", "platform"),
};

/** The schema of seed files, and the files of an API that it and the demo data consist of. */
const schemaFile = "src/platform/seed/seed.schema.yaml";
const sectionFile = "seed.schema.yaml";
const demoFile = "demo.seed.yaml";

/** Files of the platform's parts of the APIs that have one, from the repository. */
function partsOf(apis: Register["apis"], name: string) {
  return apis
    .map((api) => ({ api: api.name, file: `src/platform/apis/${api.name}/${name}` }))
    .filter(({ file }) => existsSync(path.join(repositoryRoot, file)));
}

/**
 * Generates the platform's files. Writes nothing. Returns content by file name, relative to generated/platform. Throws if the schema cannot
 * be closed or compiled, or the demo data is not valid.
 */
export async function generatePlatform({
  apis,
}: Pick<Register, "apis">): Promise<ReadonlyMap<string, string>> {
  const sections = partsOf(apis, sectionFile);
  const { $schema, ...schema } = await readSeedSchema(
    [schemaFile, ...sections.map(({ file }) => file)].map((file) => path.join(repositoryRoot, file)),
  );
  const note = (source: string) => `Generated from ${source} by \`npm run generate\`. Do not edit.`;
  const print = (value: unknown) => JSON.stringify(value, null, 2);
  const demo = await readDemo(
    schema,
    partsOf(apis, demoFile).map(({ file }) => file),
  );
  const { code: validator } = compileValidators({ $schema, ...validationOnly(schema) }, { validateSeed: "" });
  return new Map([
    ["apis.ts", printApis(apis)],
    ["seed.ts", printSeed(apis)],
    ["seed-sections.ts", printSeedSections(apis)],
    ["demo-names.ts", printDemoNames(apis)],
    ["demo-examples.ts", printDemoExamples(apis)],
    ["test-kits.ts", printTestKits(apis)],
    ["test-kit-types.ts", printTestKitTypes(apis)],
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
export const demoSeed: Seed = ${print(demo)};
`,
    ],
  ]);
}

const registerNote = "// Generated from the register of APIs by `npm run generate`. Do not edit.";

/** The APIs that the platform serves: all of the register, each with its hand-written part if it has one. */
function printApis(apis: Register["apis"]): string {
  const imports = [`import { defineApi, type PlatformApi } from "../../src/platform/apis/api.ts";\n`];
  const parts = new Map(partsOf(apis, "index.ts").map(({ api, file }) => [api, file]));
  const entries = apis.map(({ name }) => {
    const variable = lowerCamelCase(name);
    const part = parts.get(name);
    if (part) imports.push(`import { ${variable} } from "../../${part}";\n`);
    for (const [exported, file] of tables) {
      imports.push(
        `import { ${exported} as ${variable}${upperCamelCase(exported)} } from "../${name}/${file}";\n`,
      );
    }
    return `  defineApi({
    name: ${JSON.stringify(name)},
${tables.map(([exported]) => `    ${exported}: ${variable}${upperCamelCase(exported)},\n`).join("")}\
    loadResponses: async () => (await import("../${name}/responses.js")).responses,
    loadExamples: async () => (await import("../${name}/examples.ts")).examples,
${part ? `    ...${variable},\n` : ""}  }),
`;
  });
  return `${registerNote}
${imports.join("")}
/** The APIs of the register, in its order. */
export const apis: readonly PlatformApi[] = [
${entries.join("")}];
`;
}

/** The type of a seed, and the types of its parts. */
function printSeed(apis: Register["apis"]): string {
  const parts = partsOf(apis, "seed.ts");
  const types = parts.map(({ api }) => `${upperCamelCase(api)}Seed`);
  return `${registerNote}
${parts.map(({ file }, index) => `import type { ${types[index]} } from "../../${file}";\n`).join("")}\
${parts.map(({ file }) => `export type * from "../../${file}";\n`).join("")}
/** Initial data of a platform, and the result of an export. */
export interface Seed ${types.length > 0 ? `extends ${types.join(", ")} ` : ""}{
  /** Location of the file's JSON Schema, for editors. The platform ignores it. */
  readonly $schema?: string;
}
`;
}

/** Imports what the platform's parts of the APIs export by a name. `print`: the rest of the module, from the names of the imports. */
function printParts(
  apis: Register["apis"],
  file: string,
  exported: string,
  print: (variables: readonly string[]) => string,
): string {
  const parts = partsOf(apis, file).map((part) => ({ ...part, variable: lowerCamelCase(part.api) }));
  const imports = parts.map(
    (part) => `import { ${exported} as ${part.variable} } from "../../${part.file}";\n`,
  );
  return `${registerNote}\n${imports.join("")}${print(parts.map(({ variable }) => variable))}`;
}

const printSeedSections = (apis: Register["apis"]): string =>
  printParts(
    apis,
    "seed-section.ts",
    "seedSection",
    (variables) => `import type { SeedSection } from "../../src/platform/seed/section.ts";

/** Parts of a seed, in the order of the register. */
export const seedSections: readonly SeedSection[] = [${variables.join(", ")}];
`,
  );

const printDemoNames = (apis: Register["apis"]): string =>
  printParts(
    apis,
    "demo-names.ts",
    "demo",
    (variables) => `
/** Ids and credentials of the demo data. The credentials are public. */
export const demo = { ${variables.map((each) => `...${each}`).join(", ")} } as const;
`,
  );

const printDemoExamples = (apis: Register["apis"]): string =>
  printParts(
    apis,
    "demo-examples.ts",
    "demoExamples",
    (variables) => `import type { DemoExamples } from "../../src/platform/apis/demo-examples.ts";

/** Calls with the demo data, in the order of the register. */
export const demoExamples: readonly DemoExamples[] = [${variables.join(", ")}];
`,
  );

/** Folders of the test kit's parts of the APIs that have one, from the repository. */
function testKitsOf(apis: Register["apis"]) {
  return apis
    .map(({ name }) => ({ kit: `${upperCamelCase(name)}TestKit`, folder: `src/testing/apis/${name}` }))
    .filter(({ folder }) => existsSync(path.join(repositoryRoot, folder)));
}

function printTestKits(apis: Register["apis"]): string {
  const parts = testKitsOf(apis);
  return `${registerNote}
import type { TestContext } from "../../src/testing/context.ts";
import type { TestKits } from "./test-kit-types.ts";
${parts.map(({ kit, folder }) => `import { create${kit} } from "../../${folder}/test-kit.ts";\n`).join("")}
export function createTestKits(${parts.length > 0 ? "context" : "_context"}: TestContext): TestKits {
  return { ${parts.map(({ kit }) => `...create${kit}(context)`).join(", ")} };
}
`;
}

function printTestKitTypes(apis: Register["apis"]): string {
  const parts = testKitsOf(apis);
  const kits = parts.map(({ kit }) => kit).join(", ");
  return `${registerNote}
${parts.map(({ kit, folder }) => `import type { ${kit} } from "../../${folder}/types.ts";\n`).join("")}\
${parts.map(({ folder }) => `export type * from "../../${folder}/types.ts";\n`).join("")}
/** Members of a test platform that belong to an API. */
export interface TestKits ${kits && `extends ${kits} `}{}
`;
}

/** Tables of an API that the platform imports, and their files. */
const tables = [
  ["operations", "operations.ts"],
  ["requests", "requests.js"],
  ["responseValues", "response-values.ts"],
] as const;

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
  const issues = (ajv.errors ?? []).map((error) => describeIssue(error, ""));
  const problems = issues.map(({ pointer, message }) => `- ${pointer} ${message}`).join("\n");
  throw new Error(
    `Nothing was written: ${files.join(", ")}: the data does not fit the documents.\n${problems}`,
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
