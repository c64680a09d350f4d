/** Generated files of the local platform, from the schema of its seed files. */
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";
import { compileValidators } from "./compile-validators.ts";
import { bundleSeedSchema } from "./platform-schema.ts";
import { generateSeedShape } from "./platform-shape.ts";
import { validationOnly } from "./validation-only.ts";

/** The platform's folder under generated/. */
export const platformFolder = {
  name: "platform",
  generated: path.join(repositoryRoot, "generated", "platform"),
};

/** The source, absolute. */
const seedSchemaFile = path.join(repositoryRoot, "src/platform/seed/seed.schema.yaml");

/**
 * Generates the platform's files. Writes nothing.
 *
 * @returns content by file name, relative to generated/platform
 * @throws if the schema cannot be bundled, closed or compiled
 */
export function generatePlatform(): ReadonlyMap<string, string> {
  const schema = bundleSeedSchema(seedSchemaFile);
  const note = `Generated from ${path.relative(repositoryRoot, seedSchemaFile)} by \`npm run generate\`. Do not edit.`;
  const code = (source: string): string => `// ${note}\n${source}`;
  const { $schema, ...rest } = schema;
  // Members required by `oneOf` are properties of the object around it; the bundler checks that.
  const validator = compileValidators(
    validationOnly(schema),
    { validateSeed: "" },
    { strictRequired: false },
  );
  return new Map([
    ["seed.schema.json", `${JSON.stringify({ $schema, $comment: note, ...rest }, null, 2)}\n`],
    ["seed-shape.ts", code(generateSeedShape(schema))],
    ["seed-validator.js", code(validator)],
    ["seed-validator.d.ts", code(declarations)],
  ]);
}

const declarations = `import type { Validator } from "../../src/contract/validator.ts";

/** Validates a seed. */
export declare const validateSeed: Validator;
`;
