/** Generated files of the local platform and its test kit: modules that compose the parts of the APIs of the register. */
import { existsSync } from "node:fs";
import path from "node:path";
import { lowerCamelCase, upperCamelCase } from "../../../src/samples/camel-case.ts";
import type { Register } from "../../lib/apis.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { generateSeedModules } from "./seed-modules.ts";

/** The platform's folder under generated/. */
export const platformFolder = {
  name: "platform",
  generated: path.join(repositoryRoot, "generated", "platform"),
};

/** Lists the APIs that have a file of this name in a folder, by default src/platform/apis, with its path relative to the repository. */
function partsOf(apis: Register["apis"], name: string, folder = "src/platform/apis") {
  return apis
    .map((api) => ({ api: api.name, file: `${folder}/${api.name}/${name}` }))
    .filter(({ file }) => existsSync(path.join(repositoryRoot, file)));
}

/**
 * Generates the platform's files. Writes nothing. Returns content by file name, relative to generated/platform. Throws if the schema cannot
 * be closed or compiled, or the demo data is not valid.
 */
export async function generatePlatform({
  apis,
}: Pick<Register, "apis">): Promise<ReadonlyMap<string, string>> {
  const filesOf = (name: string) => partsOf(apis, name).map(({ file }) => file);
  return new Map([
    ["apis.ts", printApis(apis)],
    ["seed.ts", printSeed(apis)],
    ["seed-sections.ts", compose(apis, "seed-section.ts")],
    ["demo-names.ts", compose(apis, "demo-names.ts")],
    ["demo-examples.ts", compose(apis, "demo-examples.ts")],
    ["test-kits.ts", compose(apis, "test-kit.ts", testKitFolder)],
    ["test-kit-types.ts", printTestKitTypes(apis)],
    ...(await generateSeedModules(filesOf("seed.schema.yaml"), filesOf("demo.seed.yaml"))),
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

const testKitFolder = "src/testing/apis";

/** Modules that compose a part of each API, in the order of the register: the rest of the module, from the names of the imports. */
const composed = {
  "seed-section.ts": (names) => `import type { SeedSection } from "../../src/platform/seed/section.ts";

/** Parts of a seed, in the order of the register. */
export const seedSections: readonly SeedSection[] = [${names.map((name) => `${name}.seedSection`).join(", ")}];
`,
  "demo-names.ts": (names) => `
/** Ids and credentials of the demo data. The credentials are public. */
export const demo = { ${names.map((name) => `...${name}.demo`).join(", ")} } as const;
`,
  "demo-examples.ts": (
    names,
  ) => `import type { DemoExamples } from "../../src/platform/apis/demo-examples.ts";

/** Calls with the demo data, in the order of the register. */
export const demoExamples: readonly DemoExamples[] = [${names.map((name) => `${name}.demoExamples`).join(", ")}];
`,
  "test-kit.ts": (names) => `import type { TestContext } from "../../src/testing/context.ts";

/** Members of a test platform that belong to an API. */
export interface TestKits ${names.length > 0 ? `extends ${names.map((name) => `${name}.TestKit`).join(", ")} ` : ""}{}

export function createTestKits(${names.length > 0 ? "context" : "_context"}: TestContext): TestKits {
  return { ${names.map((name) => `...${name}.createTestKit(context)`).join(", ")} };
}
`,
} satisfies Record<string, (names: readonly string[]) => string>;

/** Composes these files of the APIs, by default of src/platform/apis. */
function compose(apis: Register["apis"], file: keyof typeof composed, folder?: string): string {
  const parts = partsOf(apis, file, folder).map((part) => ({ ...part, name: lowerCamelCase(part.api) }));
  const imports = parts.map((part) => `import * as ${part.name} from "../../${part.file}";\n`);
  return `${registerNote}\n${imports.join("")}${composed[file](parts.map(({ name }) => name))}`;
}

function printTestKitTypes(apis: Register["apis"]): string {
  const exports = partsOf(apis, "types.ts", testKitFolder).map(
    ({ file }) => `export type * from "../../${file}";\n`,
  );
  return `${registerNote}\n${exports.join("") || "export {};\n"}`;
}

/** Tables of an API that the platform imports, and their files. */
const tables = [
  ["operations", "operations.ts"],
  ["requests", "requests.js"],
  ["responseValues", "response-values.ts"],
] as const;
