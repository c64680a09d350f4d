/** `requests.js` and `responses.js` of an API: compiled validators with a table by operationId, and their declarations. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { listOperations, type Parameter } from "../lib/document.ts";
import { messageOf } from "../lib/message-of.ts";
import { createSchemaCloser } from "./close-schema.ts";
import { compileValidators } from "./compile-validators.ts";
import { formats } from "./formats.ts";
import { findSuccess } from "./success.ts";
import { validationOnly } from "./validation-only.ts";

/** Source text of one validator module. */
export interface ValidatorModule {
  readonly javascript: string;
  readonly declarations: string;
}

/** One entry of a module's table: an expression, and its type. */
interface TableEntry {
  readonly operationId: string;
  readonly value: string;
  readonly type: string;
}

/**
 * Compiles the validators of every request: `parameters` (one object, by name) and `body`, where the operation has them.
 *
 * @param document the bundled OpenAPI document
 * @returns the module that exports `requests`
 * @throws if Ajv rejects a schema
 */
export function generateRequests(document: OpenApiDocument): ValidatorModule {
  const validators = collectValidators();
  const table = listOperations(document).map(({ operationId, parameters, requestBody }): TableEntry => {
    const members: [name: string, schema: object][] = [];
    if (parameters.length > 0) members.push(["parameters", parametersSchema(parameters)]);
    const [body] = requestBody?.content ?? [];
    if (body) members.push(["body", body.schema]);
    const values = members.map(([name, schema]) => {
      return `${name}: ${validators.add(`${operationId}_${name}`, validationOnly(schema))}`;
    });
    const types = members.map(([name]) => `readonly ${name}: Validator`);
    return { operationId, value: `{ ${values.join(", ")} }`, type: `{ ${types.join("; ")} }` };
  });
  const schemas = Object.entries(document.components?.schemas ?? {});
  const components = Object.fromEntries(schemas.map(([name, schema]) => [name, validationOnly(schema)]));
  const code = explainFailure(document, () => validators.compile(components));
  return printModule("requests", `Request validators of the ${document.info?.title}`, code, table);
}

/** All parameters of an operation as one closed object, so that a misspelt name is an error as well. */
export function parametersSchema(parameters: readonly Parameter[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

/**
 * Compiles the validators of every success response, from closed copies of their schemas (see `close-schema.ts`).
 *
 * @param document the bundled OpenAPI document
 * @returns the module that exports `responses`
 * @throws if a schema cannot be closed, or Ajv rejects one
 */
export function generateResponses(document: OpenApiDocument): ValidatorModule {
  const successes = listOperations(document).map((operation) => ({
    operationId: operation.operationId,
    schema: findSuccess(operation).schema,
  }));
  return explainFailure(document, () => {
    const validators = collectValidators({ isParsed: true });
    const closer = createSchemaCloser(document);
    const table = successes.map(({ operationId, schema }): TableEntry => {
      const value = validators.add(`${operationId}_response`, closer.close(schema, operationId));
      return { operationId, value, type: "Validator" };
    });
    const code = validators.compile(closer.components);
    return printModule(
      "responses",
      `Success response validators of the ${document.info?.title}`,
      code,
      table,
    );
  });
}

/** Collects the schemas of one module. Equal schemas share one validator. */
function collectValidators(options?: Parameters<typeof compileValidators>[2]): {
  /** @returns the export name of the schema's validator: `name`, or that of an equal schema */
  readonly add: (name: string, schema: object) => string;
  /** @returns the code Ajv prints for all schemas, which refer to `components` */
  readonly compile: (components: Readonly<Record<string, object>>) => string;
} {
  const definitions: Record<string, object> = {};
  const pointers: Record<string, string> = {};
  const exportNames = new Map<string, string>();
  return {
    add(name, schema) {
      const key = JSON.stringify(schema);
      const exported = exportNames.get(key);
      if (exported !== undefined) return exported;
      exportNames.set(key, name);
      definitions[name] = schema;
      // A reference alone is compiled as its target; otherwise the validator would only call another one.
      const isReference = "$ref" in schema && Object.keys(schema).length === 1;
      pointers[name] = isReference ? String(schema.$ref).slice(1) : `/$defs/${name}`;
      return name;
    },
    compile: (components) =>
      compileValidators({ $defs: definitions, components: { schemas: components } }, pointers, options),
  };
}

function printModule(
  exportName: string,
  description: string,
  code: string,
  table: readonly TableEntry[],
): ValidatorModule {
  const values = table.map(({ operationId, value }) => `  ${operationId}: ${value},\n`);
  const types = table.map(({ operationId, type }) => `  readonly ${operationId}: ${type};\n`);
  return {
    javascript: `${code}\nexport const ${exportName} = {\n${values.join("")}};\n`,
    declarations: `import type { Validator } from "../../src/contract/validator.ts";

/** ${description}, by operationId. */
export declare const ${exportName}: {\n${types.join("")}};
`,
  };
}

/** Ajv's errors name a keyword or a reference, but not the document. */
function explainFailure<T>(document: OpenApiDocument, compile: () => T): T {
  try {
    return compile();
  } catch (cause) {
    const reason = messageOf(cause);
    const known = Object.keys(formats).join(", ");
    const hint = reason.includes("unknown format") ? `. Use one of ${known}, or \`pattern\`` : "";
    throw new Error(`${document.info?.title}: the validators cannot be compiled: ${reason}${hint}.`, {
      cause,
    });
  }
}
