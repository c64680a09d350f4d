/**
 * Compiles every schema of a document on its own with Ajv 2020-12 in strict mode. A mock or a client that meets a
 * schema it cannot compile may quietly stop validating, so one such schema fails the lint.
 */
import { Ajv2020, type AnySchema, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { splitPointer } from "../../src/contract/json-pointer.ts";
import { dialect } from "../lib/dialect.ts";
import { messageOf } from "../lib/message-of.ts";
import type { Problem } from "../lib/problem.ts";
import { child, isMap, problemAt, type Sources } from "./source.ts";
import type { SchemaPlace } from "./walk.ts";

/** Members that OpenAPI adds to a schema; they describe and do not restrict. */
const openApiVocabulary = ["discriminator", "example", "externalDocs", "xml"];

/** What came of compiling. */
export interface CompiledSchemas {
  readonly problems: readonly Problem[];
  /** The validator of each schema by its id; empty when a pattern is illegal, since nothing can be trusted then. */
  readonly validators: ReadonlyMap<string, ValidateFunction>;
}

/**
 * Compiles schemas, and every pattern in them under the `u` flag.
 *
 * @param schemas what to compile
 * @returns a validator for each schema that compiled, and a problem for each cause of one that did not
 */
export function compileSchemas(schemas: readonly SchemaPlace[]): CompiledSchemas {
  const illegal = schemas.flatMap(checkPatterns);
  if (illegal.length > 0) return { problems: illegal, validators: new Map() };
  const ajv = createAjv(schemas);
  const malformed = schemas.filter(({ nested }) => !nested).flatMap((schema) => checkForm(ajv, schema));
  if (malformed.length > 0) return { problems: malformed, validators: new Map() };
  return compileAll(ajv, schemas);
}

/**
 * Refuses a document whose schemas are not of the dialect that this check compiles them by.
 *
 * @param sources holds the root document
 * @param root the root document, absolute path
 */
export function checkDialect(sources: Sources, root: string): Problem[] {
  const source = sources.read(root);
  if (!isMap(source.data) || source.data["jsonSchemaDialect"] === dialect) return [];
  return [problemAt({ source, pointer: "" }, "dialect", `Set jsonSchemaDialect to ${dialect} at the top.`)];
}

function createAjv(schemas: readonly SchemaPlace[]): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: true,
    strictTuples: true,
    strictRequired: true,
    // 3.1 says "may be null" with a list of types.
    allowUnionTypes: true,
    allErrors: true,
    code: { optimize: false },
    // checkForm does it, with the place of each fault.
    validateSchema: false,
  });
  formats.default(ajv);
  const extensions = schemas.flatMap(({ value }) =>
    isMap(value) ? Object.keys(value).filter((key) => key.startsWith("x-")) : [],
  );
  ajv.addVocabulary([...openApiVocabulary, ...new Set(extensions)]);
  return ajv;
}

/**
 * A copy of a schema in which every reference is the id of the schema it leads to. Ajv then needs no files: it loses
 * its way when a reference ends at a pointer into a file that is not itself a schema.
 */
function standAlone(schema: SchemaPlace): unknown {
  if (!isMap(schema.value)) return schema.value;
  const copy: Record<string, unknown> = { ...schema.value };
  if (schema.target) copy["$ref"] = schema.target.id;
  for (const part of schema.parts) {
    const [name = "", key] = splitPointer(part.pointer.slice(schema.pointer.length));
    const held = copy[name];
    if (key === undefined) copy[name] = standAlone(part);
    else if (Array.isArray(held)) copy[name] = held.with(Number(key), standAlone(part));
    else if (isMap(held)) copy[name] = { ...held, [key]: standAlone(part) };
  }
  return copy;
}

function checkPatterns(schema: SchemaPlace): Problem[] {
  if (!isMap(schema.value)) return [];
  const { pattern, patternProperties } = schema.value;
  const found = isMap(patternProperties)
    ? Object.keys(patternProperties).map((key) => ({ key: "patternProperties", pattern: key }))
    : [];
  if (typeof pattern === "string") found.push({ key: "pattern", pattern });
  return found.flatMap(({ key, pattern }) => {
    try {
      new RegExp(pattern, "u");
      return [];
    } catch (error) {
      const message = `${messageOf(error)}. Patterns are compiled with the u flag: escape only what needs it.`;
      return [problemAt(child(schema, key, pattern), "pattern", message)];
    }
  });
}

function checkForm(ajv: Ajv2020, schema: SchemaPlace): Problem[] {
  if (typeof schema.value !== "boolean" && !isMap(schema.value)) {
    return [problemAt(schema, "schema-form", "A schema is an object or a boolean.")];
  }
  if (ajv.validateSchema(schema.value)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) =>
    problemAt(
      { source: schema.source, pointer: schema.pointer + instancePath },
      "schema-form",
      `Not a JSON Schema of 2020-12: this ${message}.`,
    ),
  );
}

/** A reference that did not resolve is reported as that, and needs no second report. */
function leadsNowhere({ value, target }: SchemaPlace): boolean {
  return isMap(value) && typeof value["$ref"] === "string" && target === undefined;
}

/** Reports the innermost schemas that do not compile: those around them fail for the same reason. */
function compileAll(ajv: Ajv2020, schemas: readonly SchemaPlace[]): CompiledSchemas {
  // Schemas are objects or booleans here: checkForm has seen to it.
  for (const schema of schemas) ajv.addSchema(standAlone(schema) as AnySchema, schema.id);
  const validators = new Map<string, ValidateFunction>();
  const failures = new Map<string, string>();
  for (const { id } of schemas) {
    try {
      const validator = ajv.getSchema(id);
      if (validator) validators.set(id, validator);
      else failures.set(id, "it was not found");
    } catch (error) {
      failures.set(id, messageOf(error));
    }
  }
  const failed = schemas.filter(({ id }) => failures.has(id));
  const innermost = failed.filter(({ parts, target }) =>
    [...parts, ...(target ? [target] : [])].every(({ id }) => !failures.has(id)),
  );
  // Schemas that fail only in a circle have no innermost one; then each is reported.
  const problems = (innermost.length > 0 ? innermost : failed)
    .filter((schema) => !leadsNowhere(schema))
    .map((schema) =>
      problemAt(schema, "schema-compile", `Ajv cannot compile this schema: ${failures.get(schema.id)}.`),
    );
  return { problems, validators };
}
