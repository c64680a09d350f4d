/** Compiled validators of an API: Ajv 2020-12 standalone code, requests apart from responses, no `eval` at run time. */
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, listOperations, type Parameter, type Schema } from "../lib/document.ts";
import { messageOf } from "../lib/message-of.ts";
import { formats } from "./formats.ts";
import { slim } from "./slim.ts";
import { validationOnly } from "./validation-only.ts";

/** A schema to compile, and the name its validator is exported by. */
export interface Root {
  readonly exportName: string;
  readonly schema: object;
}

/** JavaScript and declarations of one validator module. */
export interface ValidatorModule {
  readonly javascript: string;
  readonly declarations: string;
}

/**
 * Compiles validators of every request: `parameters` (an object by name) and `body`, where the operation has them.
 *
 * @param document the bundled OpenAPI document
 * @returns the module exporting `requestValidators`, keyed by operationId
 * @throws when Ajv refuses a schema: nothing is left unchecked silently
 */
export function generateRequestValidators(document: OpenApiDocument): ValidatorModule {
  return compileModule(document, "requestValidators", ({ parameters, requestBody }) => ({
    ...(parameters.length > 0 && { parameters: parametersSchema(parameters) }),
    ...(requestBody?.content[0] && { body: requestBody.content[0].schema }),
  }));
}

/**
 * Compiles validators of every response body with a JSON schema, keyed by operationId and status code.
 *
 * @param document the bundled OpenAPI document
 * @returns the module exporting `responseValidators`
 * @throws when Ajv refuses a schema
 */
export function generateResponseValidators(document: OpenApiDocument): ValidatorModule {
  return compileModule(document, "responseValidators", ({ responses }) => {
    const json = Object.entries(responses).flatMap(([status, content]) => {
      const schema = content.find(({ mediaType }) => mediaType === "application/json")?.schema;
      return schema ? [[status, schema] as const] : [];
    });
    return Object.fromEntries(json);
  });
}

/** The parameters of an operation as one closed object, so that a misspelt name is an error as well. */
export function parametersSchema(parameters: readonly Parameter[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

function compileModule(
  document: OpenApiDocument,
  exportName: string,
  schemasOf: (operation: DocumentOperation) => Readonly<Record<string, object>>,
): ValidatorModule {
  const table = listOperations(document).map((operation) => {
    const roots = Object.entries(schemasOf(operation)).map(([key, schema]) => ({
      key,
      exportName: `${operation.operationId}_${key}`,
      schema,
    }));
    return { operationId: operation.operationId, roots };
  });
  const compiled = explain(document, () =>
    compile(
      document,
      table.flatMap(({ roots }) => roots),
    ),
  );
  const { code, expressionOf } = withoutExports(compiled);
  const members = table.map(({ operationId, roots }) => {
    const validators = roots.map((root) => `${JSON.stringify(root.key)}: ${expressionOf(root.exportName)}`);
    return `  ${operationId}: { ${validators.join(", ")} },`;
  });
  const types = table.map(({ operationId, roots }) => {
    const validators = roots.map((root) => `readonly ${JSON.stringify(root.key)}: Validator`);
    return `  readonly ${operationId}: { ${validators.join("; ")} };`;
  });
  return {
    javascript: `${code}\nexport const ${exportName} = {\n${members.join("\n")}\n};\n`,
    declarations: `${validatorType}\nexport declare const ${exportName}: {\n${types.join("\n")}\n};\n`,
  };
}

/**
 * Takes out the exports that only name a validator: whoever asks for one finds it in the table.
 *
 * @param compiled what {@link compile} gives
 * @returns code without them, and what to write in the place of a name
 */
function withoutExports(compiled: string): {
  readonly code: string;
  readonly expressionOf: (name: string) => string;
} {
  const naming = /^export const (\w+) = (validator\(.*\)|\w+);\n/gm;
  const values = new Map([...compiled.matchAll(naming)].map(([, name = "", value = ""]) => [name, value]));
  // Made once and kept by its name, since others are the same.
  const shared = new Set([...values.values()].filter((value) => values.has(value)));
  const code = compiled.replaceAll(naming, (line, name) =>
    shared.has(name) ? line.replace("export ", "") : "",
  );
  const expressionOf = (name: string): string => (shared.has(name) ? name : (values.get(name) ?? name));
  return { code, expressionOf };
}

const validatorType = `/** One way in which a value breaks its schema, as Ajv reports it, without its message. */
export interface ValidationError {
  /** JSON Pointer to the value, empty for the root (RFC 6901). */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Tells whether a value fits its schema; every way in which it does not is then in \`errors\`, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
`;

/** Ajv's errors name a place in a schema, and not whose it is. */
function explain<T>(document: OpenApiDocument, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const reason = messageOf(cause);
    const hint = reason.includes("unknown format") ? ". Add the format to scripts/generate/formats.ts." : "";
    throw new Error(`${document.info?.title}: its validators cannot be compiled: ${reason}${hint}`, {
      cause,
    });
  }
}

function compile(document: OpenApiDocument, roots: readonly Root[]): string {
  return slim(compileStandalone(document.components?.schemas ?? {}, roots));
}

/**
 * Compiles schemas to a module of its own.
 *
 * @param schemas what references to `#/components/schemas/` mean, by name
 * @param roots what to compile
 * @param options `strictRequired`, true by default: whether a required member must be defined beside where it is required
 * @returns JavaScript that exports a validator per root and imports nothing; its errors are Ajv's, without messages
 * @throws when Ajv refuses a schema, or the code would need Ajv at run time
 */
export function compileStandalone(
  schemas: Readonly<Record<string, Schema>>,
  roots: readonly Root[],
  { strictRequired = true }: { readonly strictRequired?: boolean } = {},
): string {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired,
    allowUnionTypes: true,
    allErrors: true,
    // The client words its own messages, from the keyword and its parameters.
    messages: false,
    formats,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({ $id: "components", $defs: mapValues(schemas) });
  const mapping: Record<string, string> = {};
  /** By schema, the name that its validator is exported by: Ajv would write the function of a shared one twice. */
  const exported = new Map<string, string>();
  const aliases: string[] = [];
  for (const { exportName, schema } of roots) {
    const compiled = validationOnly(schema);
    const same = exported.get(JSON.stringify(compiled));
    if (same !== undefined) {
      aliases.push(`export const ${exportName} = ${same};\n`);
      continue;
    }
    exported.set(JSON.stringify(compiled), exportName);
    // A bare reference is compiled as what it refers to, or every such validator would be a function calling a function.
    const isReference = "$ref" in compiled && Object.keys(compiled).length === 1;
    if (!isReference) ajv.addSchema(compiled, exportName);
    mapping[exportName] = isReference ? String(compiled.$ref) : exportName;
  }
  // Ajv types its standalone function as a module namespace under Node's ESM rules; it is the function.
  const code = (standaloneCode as unknown as (ajv: Ajv2020, mapping: object) => string)(ajv, mapping);
  const alone = code
    .replace(/^"use strict";/, "")
    // Of what Ajv would import, the length of a text in code points is the one thing that schemas ask for (2020-12, section 6.3.1).
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "(text) => [...text].length");
  const needed = /require\("([^"]*)"\)/.exec(alone);
  if (needed)
    throw new Error(
      `A validator would import ${needed[1]} at run time. Teach scripts/generate/validators.ts.`,
    );
  return alone + aliases.join("");
}

function mapValues(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, validationOnly(schema)]));
}
