/** Compiles JSON Schemas (2020-12) to standalone JavaScript with Ajv, so that validating needs neither Ajv nor `eval`. */
import { _, Ajv2020, type CodeKeywordDefinition, stringify } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { listKeywords, mapKeywords, singleKeywords } from "../../../src/contract/document/keywords.ts";
import { isObject } from "../../../src/contract/openapi.ts";
import { formatFunctions, formats } from "./formats.ts";
import { mapParts } from "./map-schemas.ts";
import {
  addErrorsOfReference,
  checkTypeFirst,
  type ErrorForm,
  reportOnce,
  withOwnErrors,
} from "./validator-errors.ts";

/** Counts code points inline. Ajv's own definition would import a function of Ajv at run time. */
const lengthKeywords: CodeKeywordDefinition = {
  keyword: ["minLength", "maxLength"],
  type: "string",
  schemaType: "number",
  error: { message: "has the wrong length", params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const length = _`[...${context.data}].length`;
    const { schemaCode } = context;
    context.fail(
      context.keyword === "minLength" ? _`${length} < ${schemaCode}` : _`${length} > ${schemaCode}`,
    );
  },
};

/** Compares JSON values. Ajv's own function would be imported, and calls the members `valueOf` and `toString` of a value. */
const equalFunction = `(function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
})`;

const documentId = "document";

/** Validates schemas: compiling the schema of schemas takes longer than compiling most documents, so that all share one. */
const schemaValidator = new Ajv2020();

/** An ES module with validators. */
export interface CompiledModule {
  readonly code: string;
  /** Names of the functions in the module, by export name. A bundle that uses them has no variables for the exports. */
  readonly functions: Readonly<Record<string, string>>;
}

/**
 * Compiles schemas of a document to an ES module. `pointers`: JSON Pointer to each schema, by the export name of its validator; a schema
 * may be exported only once. Returns JavaScript as Ajv prints it, without side effects; it imports nothing.
 * Throws if Ajv rejects a schema, or its code would import something.
 */
export function compileValidators(
  document: object,
  pointers: Readonly<Record<string, string>>,
  form: ErrorForm = {},
): CompiledModule {
  const { isResponse = false } = form;
  const { used, hasInheritedName } = scan(document);
  schemaValidator.validateSchema(document, true);
  const ajv = new Ajv2020({
    meta: false,
    validateSchema: false,
    // Unknown keywords are errors. How a document is written is the linter's matter.
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allErrors: true,
    // Values are parsed JSON, or copied: their properties are own. Looking for own ones takes half the time of a valid value.
    ownProperties: hasInheritedName,
    messages: false,
    // Responses have a function per named schema: the code is smaller, and a new property renumbers the variables of one function.
    inlineRefs: !isResponse,
    // So that the code contains the names, and does not read the schema.
    loopRequired: Number.POSITIVE_INFINITY,
    // 0.3 is a multiple of 0.1, although the quotient is 2.9999999999999996.
    multipleOfPrecision: 9,
    formats,
    code: { source: true, esm: true, lines: true, formats: formatFunctions },
  });
  // Which members were evaluated matters to these keywords only.
  ajv.opts.unevaluated = JSON.stringify(document).includes('"unevaluated');
  // OpenAPI documents with `$dynamicRef` are not supported; Ajv passes their anchors to every function.
  ajv.opts.dynamicRef = false;
  ajv.addVocabulary(["components", "patternErrorMessage"]);
  // A format that nobody knows is an annotation (JSON Schema 2020-12, Validation, section 7.2.3).
  for (const name of used) if (!Object.hasOwn(formats, name)) ajv.addFormat(name, true);
  ajv.removeKeyword("minLength").removeKeyword("maxLength").addKeyword(lengthKeywords);
  for (const keyword of ["anyOf", "oneOf", "if"]) redefine(ajv, keyword, reportOnce);
  redefine(ajv, "$ref", addErrorsOfReference);
  redefine(ajv, "allOf", checkTypeFirst);
  // The indexes of the first equal elements say little about the others.
  const error = { message: "must not have two equal items", params: _`{limit: true}` };
  const unique = { ...definitionOf(ajv, "uniqueItems"), error };
  ajv.removeKeyword("uniqueItems").addKeyword(unique);
  ajv.addSchema(document, documentId);
  changeScopeValues(ajv);
  const references = Object.entries(pointers).map(
    ([name, pointer]) => [name, `${documentId}#${pointer}`] as const,
  );
  // Under Node's ESM rules Ajv's types describe the module namespace; the import is the function itself.
  const print = standaloneCode as unknown as typeof standaloneCode.default;
  const printed = withOwnErrors(form, () => print(ajv, Object.fromEntries(references)));
  const code = printed.replaceAll('require("ajv/dist/runtime/equal").default', equalFunction);
  const imported = /\brequire\("([^"]*)"\)/.exec(code)?.[1];
  if (imported !== undefined) {
    throw new Error(
      `a validator would import ${imported} at run time. Redefine the keyword that needs it in scripts/pipeline/generate/compile-validators.ts`,
    );
  }
  const functions = references.map(([name, id]) => [name, `${ajv.getSchema(id)?.source?.validateName}`]);
  return { code: moveEvaluated(code), functions: Object.fromEntries(functions) };
}

/**
 * Changes the constants of the module: regular expressions are marked, so that a bundler drops those that it does not need, and of a schema only
 * {@link readPart} is printed.
 */
function changeScopeValues(ajv: Ajv2020): void {
  const addValue = ajv.scope.value.bind(ajv.scope);
  ajv.scope.value = (name, value) => {
    if (name === "schema") return addValue(name, { ...value, code: stringify(readPart(value.ref)) });
    const isPattern = name === "pattern" && value.code;
    return addValue(name, isPattern ? { ...value, code: _`/* @__PURE__ */ ${value.code}` } : value);
  };
}

/** The part of a schema that compiled code reads: names of properties, and values. Numbers and texts are written into the code itself. */
function readPart(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const isRead = ([keyword, value]: readonly [string, unknown]): boolean =>
    keyword === "enum" ||
    keyword === "const" ||
    (keywordsWithSchemas.has(keyword) && typeof value === "object");
  return Object.fromEntries(Object.entries(mapParts(schema, readPart)).filter(isRead));
}

const keywordsWithSchemas: ReadonlySet<string> = new Set([
  ...singleKeywords,
  ...listKeywords,
  ...mapKeywords,
]);

/**
 * Moves the statements `validate1.evaluated = {...}` into their functions, which read the value first, so that a bundler drops the functions
 * that it does not need. Ajv has no option for it: its standalone code prints the statement.
 */
function moveEvaluated(code: string): string {
  const values = new Map<string, string>();
  return code
    .replaceAll(/^(validate\d+)\.evaluated = (.*);\n/gm, (_statement, name: string, value: string) => {
      values.set(name, value);
      return "";
    })
    .replaceAll(
      /^(const evaluated\d+ = (validate\d+)\.evaluated);$/gm,
      (_statement, declaration: string, name: string) => `${declaration} ??= ${values.get(name)};`,
    );
}

function redefine(
  ajv: Ajv2020,
  keyword: string,
  change: (definition: CodeKeywordDefinition) => CodeKeywordDefinition,
): void {
  const definition = definitionOf(ajv, keyword);
  ajv.removeKeyword(keyword).addKeyword(change(definition));
}

/** The definition of a keyword of Ajv that generates code. */
function definitionOf(ajv: Ajv2020, keyword: string): CodeKeywordDefinition {
  const definition = ajv.getKeyword(keyword);
  if (typeof definition === "boolean" || !("code" in definition))
    throw new Error(`Ajv does not define ${keyword}`);
  return definition;
}

/** The formats in a document, and whether a property has a name that every object inherits, such as `toString`. */
function scan(document: object): { readonly used: ReadonlySet<string>; readonly hasInheritedName: boolean } {
  const used = new Set<string>();
  let hasInheritedName = false;
  JSON.stringify(document, (key, value) => {
    // Ajv skips a property of this name, so its value would not be validated.
    if (key === "__proto__") throw new Error("a property named __proto__ cannot be validated. Rename it");
    if (key === "format" && typeof value === "string") used.add(value);
    hasInheritedName ||= key in Object.prototype;
    return value;
  });
  return { used, hasInheritedName };
}
