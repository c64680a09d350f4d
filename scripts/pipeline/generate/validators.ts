/** `requests.js` and `responses.js` of an API: compiled validators with a table by operationId, and their declarations. */
import {
  type DocumentOperation,
  type DocumentParameter,
  listOperations,
} from "../../../src/contract/read-document.ts";
import { errorMessage } from "../../../src/contract/read-error.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { copyForCompiler } from "./choose-alternatives.ts";
import { type CompiledModule, compileValidators } from "./compile-validators.ts";
import { createKnownValues } from "./known-values.ts";
import { printName } from "./literal.ts";
import { sentSchema } from "./normalize-parameters.ts";
import { createSchemaFacts, type SchemaFacts } from "./schema-facts.ts";

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
 * Compiles the validators of every request: `parameters` (one object, by name) and `body`, where the operation has them. Returns the module
 * that exports `requests`. Throws if Ajv rejects a schema.
 */
export function generateRequests(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[] = listOperations(document),
): ValidatorModule {
  const validators = collectValidators(document, { isResponse: false });
  const facts = createSchemaFacts(document);
  return explainFailure(document, () => {
    const bodies = operations.map(({ entry: { operationId }, parameters, requestBody }) => {
      const schemas: [name: string, schema: object][] = [];
      if (parameters.length > 0) schemas.push(["parameters", parametersSchema(facts, parameters)]);
      const { content, others = [] } = requestBody ?? {};
      for (const each of [content, ...others]) {
        // A form is validated as the object that it is sent from.
        if (each?.kind !== "json" && each?.kind !== "form") continue;
        const name = each === content ? "body" : each.sentAs;
        schemas.push([name, each.schema?.object ?? {}]);
      }
      const entries = schemas.map(([name, schema]) => {
        const exported = `${operationId}_${name.replace(/\W+/g, "_")}`;
        return [name, validators.add(exported, schema)] as const;
      });
      return { operationId, entries };
    });
    const { code, functions } = validators.compile();
    const table = bodies.map(({ operationId, entries }) => {
      const values = entries.map(([name, exported]) => [name, functions[exported] ?? ""] as const);
      return createEntry(operationId, values, "Validator");
    });
    return printModule("requests", `Request validators of the ${document.info?.title}`, code, table);
  });
}

/** All parameters of an operation as one closed object, so that a misspelt name is an error as well. */
export function parametersSchema(facts: SchemaFacts, parameters: readonly DocumentParameter[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(
      parameters.map(({ entry, node }) => [
        entry.name,
        sentSchema(facts, entry, node.object["schema"] ?? {}),
      ]),
    ),
    required: parameters.filter(({ entry }) => entry.required).map(({ entry }) => entry.name),
    additionalProperties: false,
  };
}

/**
 * Compiles the validators of every success response with a JSON body, and lists beside them what they do not look for (see
 * `known-values.ts`). Returns the module that exports `responses`, by operationId and status code. Throws if Ajv rejects a schema.
 */
export function generateResponses(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[] = listOperations(document),
): ValidatorModule {
  const validators = collectValidators(document, { isResponse: true });
  const knownValues = createKnownValues(createSchemaFacts(document));
  return explainFailure(document, () => {
    const bodies = operations.map(({ entry: { operationId, success }, responses }) => ({
      operationId,
      entries: responses.flatMap(({ status, content }) => {
        if (success[status]?.kind !== "json") return [];
        const schema = content?.schema?.object ?? {};
        return [
          {
            status,
            name: validators.add(`${operationId}_${status}`, schema),
            known: knownValues.add(schema),
          },
        ];
      }),
    }));
    const { code, functions } = validators.compile();
    const table = bodies.map(({ operationId, entries }) => {
      const values = entries.map(
        ({ status, name, known }) =>
          [status, `{ validate: ${functions[name]}, known: ${knownValues.print(known)} }`] as const,
      );
      return createEntry(operationId, values, "ResponseSchema");
    });
    const description = `Schemas of the success responses of the ${document.info?.title}`;
    const declarations = knownValues.declarations.join("");
    return printModule("responses", description, `${code}\n${declarations}`, table);
  });
}

function createEntry(
  operationId: string,
  entries: readonly (readonly [name: string, value: string])[],
  type: "Validator" | "ResponseSchema",
): TableEntry {
  const values = entries.map(([name, value]) => `${printName(name)}: ${value}`);
  const types = entries.map(([name]) => `readonly ${printName(name)}: ${type}`);
  return { operationId, value: `{ ${values.join(", ")} }`, type: `{ ${types.join("; ")} }` };
}

/** Collects the schemas of one module. Equal schemas share one validator. */
function collectValidators(
  document: OpenApiDocument,
  options: NonNullable<Parameters<typeof compileValidators>[2]>,
): {
  /** @returns the export name of the schema's validator: `name`, or that of an equal schema */
  readonly add: (name: string, schema: object) => string;
  readonly compile: () => CompiledModule;
} {
  const facts = createSchemaFacts(document);
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
    compile: () => {
      const { schemas = {} } = document.components ?? {};
      const copies = [definitions, schemas].map((named) =>
        Object.entries(named).map(([name, schema]) => [
          name,
          copyForCompiler(facts, schema, options.isResponse === true),
        ]),
      );
      const [$defs, components] = copies.map((entries) => Object.fromEntries(entries));
      return compileValidators({ $defs, components: { schemas: components } }, pointers, options);
    },
  };
}

/** Prints a module with a constant for each operation, and a table of them. */
function printModule(
  exportName: "requests" | "responses",
  description: string,
  code: string,
  table: readonly TableEntry[],
): ValidatorModule {
  const entries = table.map((entry) => ({ ...entry, constant: `${entry.operationId}_${exportName}` }));
  const constants = entries.map(({ constant, value }) => `export const ${constant} = ${value};\n`);
  // A bundle with the table is smaller without a variable for each operation. What is known of a response is too long to be printed twice.
  const isWritten = exportName === "requests";
  const values = entries.map(
    ({ operationId, constant, value }) => `  ${operationId}: ${isWritten ? value : constant},\n`,
  );
  const constantTypes = entries.map(({ constant, type }) => `export declare const ${constant}: ${type};\n`);
  const types = entries.map(
    ({ operationId, constant }) => `  readonly ${operationId}: typeof ${constant};\n`,
  );
  return {
    javascript: `${code}\n${constants.join("")}\nexport const ${exportName} = {\n${values.join("")}};\n`,
    declarations: `import type { ${exportName === "requests" ? "Validator" : "ResponseSchema"} } from "../../src/contract/validator.ts";

${constantTypes.join("")}
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
    const reason = errorMessage(cause);
    throw new Error(`${document.info?.title}: the validators cannot be compiled: ${reason}.`, { cause });
  }
}
