/** What the local platform has in generated/: the schema of seed files, compiled, and as tables. Writes nothing. */
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";
import { type BundledSchema, bundleSeedSchema } from "./platform-schema.ts";
import { generateSeedShape } from "./platform-shape.ts";
import { compileStandalone } from "./validators.ts";

/** The platform's folder under generated/. */
export const platformFolder = {
  name: "platform",
  generated: path.join(repositoryRoot, "generated", "platform"),
};

/** The source, absolute. */
const seedSchemaFile = path.join(repositoryRoot, "src/platform/seed/seed.schema.yaml");

/**
 * Generates the platform's files.
 *
 * @returns content by file name, relative to generated/platform
 * @throws when the schema cannot be bundled, closed or compiled
 */
export function generatePlatform(): ReadonlyMap<string, string> {
  const schema = bundleSeedSchema(seedSchemaFile);
  const note = `Generated from ${path.relative(repositoryRoot, seedSchemaFile)} by \`npm run generate\`. Do not edit.`;
  const code = (source: string): string => `// ${note}\n${source}`;
  const { $schema, ...rest } = schema;
  return new Map([
    ["seed.schema.json", `${JSON.stringify({ $schema, $comment: note, ...rest }, null, 2)}\n`],
    ["seed-shape.ts", code(generateSeedShape(schema))],
    ["seed-validator.js", code(compileSeedValidator(schema))],
    ["seed-validator.d.ts", code(declarations)],
  ]);
}

function compileSeedValidator(schema: BundledSchema): string {
  const root = { exportName: "validateSeed", schema: withoutMessages(schema) };
  // The bundler has seen to it that what `oneOf` requires are members of the object around it.
  return compileStandalone({}, [root], { strictRequired: false });
}

/** Ajv knows no `patternErrorMessage`, and refuses what it does not know. */
function withoutMessages(schema: BundledSchema): object {
  const leaveOut = (key: string, value: unknown): unknown =>
    key === "patternErrorMessage" && typeof value === "string" ? undefined : value;
  return JSON.parse(JSON.stringify(schema, leaveOut));
}

const declarations = `/** One way in which a seed breaks its schema, as Ajv reports it, without its message. */
export interface SeedError {
  /** JSON Pointer to the value, empty for the root (RFC 6901). */
  readonly instancePath: string;
  /** Where in the schema the keyword stands. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Tells whether a value is a seed; every way in which it is not is then in \`errors\`, until the next call. */
export declare const validateSeed: {
  (value: unknown): boolean;
  errors?: readonly SeedError[] | null;
};
`;
