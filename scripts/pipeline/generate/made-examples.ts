/** Examples of the required values for which a document has none: made from the schema by openapi-sampler, and validated. */
import { sample } from "openapi-sampler";
import type { DocumentContent } from "../../../src/contract/document/contents.ts";
import type { DocumentNode, Reader } from "../../../src/contract/document/reader.ts";
import { alternativesOf, schemaParts } from "../../../src/contract/document/schemas.ts";
import { describeIssue } from "../../../src/contract/issue.ts";
import { findReferenced, isObject, type JsonObject } from "../../../src/contract/openapi.ts";
import type { BodyContent } from "../../../src/contract/operation.ts";
import {
  createBundleReader,
  type DocumentOperation,
  listOperations,
} from "../../../src/contract/read-document.ts";
import { writeAnyParameter } from "../../../src/contract/styled-parameter.ts";
import type { Validator } from "../../../src/contract/validator.ts";
import { exampleOf, namedExamples } from "../../../src/samples/document-values.ts";
import { formArguments, replaceFiles } from "../../../src/samples/form-sample.ts";
import { type Api, clientTypes } from "../../lib/apis.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { copyForCompiler } from "./choose-alternatives.ts";
import { compileValidators } from "./compile-validators.ts";
import { normalizeDocument } from "./normalize-document.ts";
import { normalizeParameters } from "./normalize-parameters.ts";
import { createSchemaFacts } from "./schema-facts.ts";
import { splitDocument } from "./split-document.ts";
import { describedLevels } from "./value-model.ts";

/** An example that the document does not have. */
interface MadeExample {
  /** JSON Pointer to the Parameter Object or the Media Type Object. */
  readonly place: string;
  readonly value: unknown;
  /** The first error of its validator, in words; undefined if it is valid. */
  readonly issue: string | undefined;
}

/** Returns values to send in place of a sample. Throws if there is none. */
type Prepare = (value: unknown) => readonly unknown[];

/** Member of the object that has an example that was made and is not valid, in words. */
export const issueMember = "x-example-issue";

/** Makes examples for the required parameters and bodies that have none. `document`: the document, split by direction. */
async function makeExamples(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): Promise<readonly MadeExample[]> {
  const reader = createBundleReader(document);
  const wanted = operations.flatMap(({ parameters, requestBody }) => {
    const body = requestBody?.entry.kind === "binary" ? undefined : requestBody?.content;
    const required = parameters.flatMap(({ entry, node }) => {
      const prepare: Prepare = (value) => {
        writeAnyParameter(entry, value);
        return [value];
      };
      return entry.required ? withSchema(reader, node, exampleOf(reader, node), prepare) : [];
    });
    const { entry } = requestBody ?? {};
    const isText = entry?.kind === "text";
    const prepare: Prepare = (value) => {
      if (body && isText) return sampleTexts(document, body, [value]);
      if (entry?.kind === "form") return [prepareForm(entry, value)];
      // The sample of a schema without a type is null, which few servers read.
      return value === null ? [{}, null] : [value];
    };
    if (!body) return required;
    // Samples have no example of its schema, which openapi-sampler takes.
    const [example] = namedExamples(reader, body.node).values();
    return [...required, ...withSchema(reader, body.node, example, prepare, isText)];
  });
  if (wanted.length === 0) return [];
  const validators = await loadValidators(document, wanted);
  return wanted.flatMap(({ place, schema, prepare, isText }, index) => {
    // The schema of a text is not that of its characters.
    const validate = isText ? undefined : validators[`made_${index}`];
    const [least, most] = sampleValues(document, schema);
    const isEmpty = isObject(least) && Object.keys(least).length === 0;
    const values = (isEmpty ? [most, least] : [least, most]).flatMap(prepare);
    if (values.length === 0) return [];
    const isValid = (each: unknown): boolean => isText || validate?.(each) === true;
    const node = { object: schema, place };
    const plain = () => {
      const { $ref } = node.object;
      const { examples: _, ...own } = Object($ref ? findReferenced(document, String($ref)) : schema);
      return sampleValues(document, own).flatMap(prepare);
    };
    const others = () => alternativesOf(reader, node).flatMap(({ object }) => sampleValues(document, object));
    const tagged = () =>
      others().flatMap((each) => tagsOf(reader, node).map((tag) => ({ ...Object(each), ...tag })));
    const fallback = () =>
      plain().find(isValid) ?? others().flatMap(prepare).find(isValid) ?? tagged().find(isValid) ?? values[0];
    // The value may be null.
    const [value = fallback()] = values.filter(isValid);
    const [error] = isValid(value) ? [] : (validate?.errors ?? []);
    const { pointer, message } = error ? describeIssue(error, "") : {};
    return [{ place, value, issue: error && `${pointer || "it"} ${message}` }];
  });
}

/** The members that a discriminator chooses an alternative by. */
function tagsOf(reader: Reader, node: DocumentNode): readonly JsonObject[] {
  return schemaParts(reader, node).flatMap(({ object: { discriminator } }) => {
    const { propertyName, mapping } = Object(discriminator);
    return Object.keys(Object(mapping)).map((tag) => ({ [String(propertyName)]: tag }));
  });
}

/** Names files, and leaves out null, which a form cannot send. Throws if the form cannot be written. */
function prepareForm(content: BodyContent, body: unknown): unknown {
  const members = Object.entries(Object(replaceFiles(content, body, String)));
  const form = Object.fromEntries(members.filter(([, value]) => value !== null));
  formArguments(content, form);
  return form;
}

/** Writes samples of a body of text: as XML, or else as JSON, which YAML and lines of JSON are as well. */
export function sampleTexts(document: OpenApiDocument, content: DocumentContent, values: readonly unknown[]) {
  const { object } = content.schema ?? {};
  if (!object) return [];
  // The element of a reference has the name of its schema.
  const xml = "$ref" in object ? object : { ...object, xml: { name: "root", ...Object(object["xml"]) } };
  return values.map((value) => {
    if (typeof value === "string") return value;
    const isXml = isObject(value) && /\bxml\b/i.test(content.sentAs);
    return isXml ? sampleValues(document, xml, "xml")[1] : JSON.stringify(value);
  });
}

/** Samples of a schema: one with the required members alone, and one with all. They are not always valid. */
export function sampleValues(
  document: OpenApiDocument,
  schema: object,
  format: "json" | "xml" = "json",
): readonly [least: unknown, most: unknown] {
  const levels = describedLevels(createBundleReader(document), { object: schema as JsonObject, place: "" });
  // The sampler counts the value itself, too.
  const common = { quiet: true, enablePatterns: true, maxSampleDepth: Math.min(levels + 1, 15), format };
  const make = (skipNonRequired: boolean): unknown => {
    const made: unknown = sample(schema, { skipNonRequired, ...common }, document);
    return made === undefined ? made : JSON.parse(JSON.stringify(made, dropUndefined));
  };
  // The sampler prints some warnings although it is told to be quiet. Samples are validated.
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return [make(true), make(false)];
  } finally {
    console.warn = warn;
  }
}

/** Drops the items that the sampler leaves undefined where a schema refers to itself. JSON has null in their place. */
const dropUndefined = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((item) => item !== undefined) : value;

/** The schema of an object that has no `example`. */
function withSchema(reader: Reader, node: DocumentNode, example: unknown, prepare: Prepare, isText = false) {
  const schema = reader.member(node, "schema");
  if (!schema || (isText ? typeof example === "string" : example !== undefined)) return [];
  const tryToPrepare = (value: unknown): readonly unknown[] => {
    try {
      return prepare(value);
    } catch {
      return [];
    }
  };
  return [{ place: node.place, schema: schema.object, prepare: tryToPrepare, isText }];
}

async function loadValidators(
  document: OpenApiDocument,
  wanted: readonly { readonly schema: object }[],
): Promise<Readonly<Record<string, Validator>>> {
  const facts = createSchemaFacts(document);
  const copyAll = (entries: readonly (readonly [name: string, schema: object])[]): object =>
    Object.fromEntries(entries.map(([name, schema]) => [name, copyForCompiler(facts, schema, false)]));
  const $defs = copyAll(wanted.map(({ schema }, index) => [`made_${index}`, schema]));
  const components = { schemas: copyAll(Object.entries(document.components?.schemas ?? {})) };
  const pointers = Object.fromEntries(Object.keys($defs).map((name) => [name, `/$defs/${name}`]));
  const { code } = compileValidators({ $defs, components }, pointers);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * Normalizes a document, and adds examples for the required parameters and bodies that have none.
 *
 * @returns the normal form, and the same split by direction
 * @throws if the document contains something that is not supported; for an API that leaves such operations out, if it belongs to none
 */
export async function describeWithExamples(
  { name, unsupported }: Pick<Api, "name" | "unsupported">,
  document: OpenApiDocument,
): Promise<{ readonly normal: OpenApiDocument; readonly split: OpenApiDocument }> {
  const normal = normalizeParameters(normalizeDocument(document, clientTypes(name), unsupported));
  const split = splitDocument(normal);
  const examples = await makeExamples(split, listOperations(split));
  return { normal: addExamples(normal, examples), split: addExamples(split, examples) };
}

/** Copies a document with examples that were made. */
function addExamples(document: OpenApiDocument, examples: readonly MadeExample[]): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { place, value, issue } of examples) {
    const object = findReferenced(copy, `#${encodeURI(place)}`);
    if (object) Object.assign(object, { example: value, ...(issue && { [issueMember]: issue }) });
  }
  return copy;
}
