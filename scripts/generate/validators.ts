/** `requests.js` and `responses.js` of an API: compiled validators with a table by operationId, and their declarations. */
import {
  type DocumentOperation,
  type DocumentParameter,
  listOperations,
} from "../../src/contract/read-document.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { messageOf } from "../lib/message-of.ts";
import { compileValidators } from "./compile-validators.ts";
import { createSchemaCopier } from "./copy-schema.ts";
import { formats } from "./formats.ts";

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
 * @param operations its operations
 * @returns the module that exports `requests`
 * @throws if Ajv rejects a schema
 */
export function generateRequests(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[] = listOperations(document),
): ValidatorModule {
  const validators = collectValidators();
  const copier = createSchemaCopier(document, { isClosed: false });
  return explainFailure(document, () => {
    const table = operations.map(({ entry: { operationId }, parameters, requestBody }): TableEntry => {
      const schemas: [name: string, schema: object][] = [];
      if (parameters.length > 0) schemas.push(["parameters", parametersSchema(parameters)]);
      if (requestBody?.entry.kind === "json")
        schemas.push(["body", requestBody.content?.schema?.object ?? {}]);
      const copies = schemas.map(
        ([name, schema]) => [name, copier.copy(schema, `${operationId} ${name}`)] as const,
      );
      return createEntry(operationId, copies, validators.add);
    });
    const code = validators.compile(copier.components);
    return printModule("requests", `Request validators of the ${document.info?.title}`, code, table);
  });
}

/** All parameters of an operation as one closed object, so that a misspelt name is an error as well. */
export function parametersSchema(parameters: readonly DocumentParameter<string>[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(
      parameters.map(({ entry, node }) => [entry.name, node.object["schema"] ?? {}]),
    ),
    required: parameters.filter(({ entry }) => entry.required).map(({ entry }) => entry.name),
    additionalProperties: false,
  };
}

/**
 * Compiles the validators of every success response with a JSON body, from closed copies of their schemas (see `copy-schema.ts`).
 *
 * @param document the bundled OpenAPI document
 * @param operations its operations
 * @returns the module that exports `responses`, by operationId and status code
 * @throws if a schema cannot be closed, or Ajv rejects one
 */
export function generateResponses(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[] = listOperations(document),
): ValidatorModule {
  const validators = collectValidators({ isParsed: true });
  const copier = createSchemaCopier(document, { isClosed: true });
  return explainFailure(document, () => {
    const table = operations.map(({ entry: { operationId, success }, responses }): TableEntry => {
      const bodies = responses.filter(({ status }) => success[Number(status)]?.kind === "json");
      const copies = bodies.map(({ status, content }) => {
        return [status, copier.copy(content?.schema?.object ?? {}, operationId)] as const;
      });
      return createEntry(operationId, copies, validators.add);
    });
    const code = validators.compile(copier.components);
    return printModule(
      "responses",
      `Success response validators of the ${document.info?.title}`,
      code,
      table,
    );
  });
}

function createEntry(
  operationId: string,
  schemas: readonly (readonly [name: string, schema: object])[],
  add: (name: string, schema: object) => string,
): TableEntry {
  const values = schemas.map(([name, schema]) => `${name}: ${add(`${operationId}_${name}`, schema)}`);
  const types = schemas.map(([name]) => `readonly ${name}: Validator`);
  return { operationId, value: `{ ${values.join(", ")} }`, type: `{ ${types.join("; ")} }` };
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
