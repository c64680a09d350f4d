/** Reads the document of another author, of OpenAPI 3.0 or 3.1, in any number of files. */
import { readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { upgrade } from "@scalar/openapi-upgrader";
import { LineCounter, parseDocument } from "yaml";
import { findReferenced, isObject, type JsonObject, methods } from "../../../src/contract/openapi.ts";
import { readBundle } from "../../../src/contract/read-document.ts";
import { bundleFile, type OpenApiDocument } from "../../lib/bundle.ts";
import { withTemporaryFolder } from "../../lib/temporary-folder.ts";
import { checkYaml } from "../breaking/compare.ts";
import { mapParts, mapSchemas } from "../generate/map-schemas.ts";
import { allowNull } from "../generate/normalize-schema.ts";
import { changeReferences } from "./change-references.ts";

/**
 * Reads a document as one of OpenAPI 3.1 without references to files.
 *
 * @param only `tag:NAME` or operationIds, of the operations to keep; all if there are none
 * @throws with file, line and reason if it cannot be read, and if `only` names nothing
 */
export async function readForeign(file: string, only: readonly string[]): Promise<OpenApiDocument> {
  checkVersion(file);
  checkYaml(file);
  const bundle = await bundleFile(file);
  upgradeNull(bundle);
  const marked = renameProperties(bundle, (name) => mark + name);
  // The upgrader takes an object with string keys, which a parsed document is.
  const upgraded = renameProperties(upgrade(marked as Record<string, unknown>, "3.1"), (name) =>
    name.startsWith(mark) ? name.slice(mark.length) : name,
  ) as object;
  const document = checkExtensions(upgraded);
  return only.length === 0 ? document : removeUnused(choose(document as unknown as JsonObject, only));
}

/** Upgrades `nullable` in place where the upgrader does not, or not fully: without a type, and beside a reference or alternatives. */
function upgradeNull(document: OpenApiDocument): void {
  const visit = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema;
    mapParts(schema, visit);
    const { nullable, ...own } = schema;
    const isRefused = ["$ref", "allOf", "anyOf", "oneOf"].some((keyword) => keyword in own);
    if (nullable !== true || ("type" in own && !isRefused)) return schema;
    for (const keyword of Object.keys(schema)) Reflect.deleteProperty(schema, keyword);
    return Object.assign(schema, allowNull(own));
  };
  mapSchemas(document, visit);
  Object.values(Object(document.components?.schemas)).forEach(visit);
}

/** Tools do not follow references in extensions, or stop at those that lead nowhere: these are removed. */
function checkExtensions(document: object): OpenApiDocument {
  return changeReferences(document, ($ref, isExtension) =>
    isExtension && !findReferenced(document, $ref) ? undefined : $ref,
  ) as OpenApiDocument;
}

/** Copies a document without the components that no operation needs. */
async function removeUnused(document: object): Promise<OpenApiDocument> {
  return withTemporaryFolder(async (folder) => {
    const whole = path.join(folder, "openapi.json");
    await writeFile(whole, JSON.stringify(document));
    return checkExtensions(await bundleFile(whole, "--remove-unused-components"));
  });
}

/**
 * Leaves out the operations that are refused because of a reference that leads to nothing, or of `parameters` that are not a list, with what
 * only they need: most tools cannot read a document that has one.
 */
export async function leaveOutUnreadable(document: OpenApiDocument): Promise<OpenApiDocument> {
  let hasUnreadable = false;
  const changed = changeReferences(document, ($ref) => {
    if (!$ref.includes("#") || findReferenced(document, $ref)) return $ref;
    hasUnreadable = true;
    return undefined;
  }) as Pick<OpenApiDocument, "webhooks" | "components"> & { readonly paths?: Record<string, Members> };
  const pathItems = [changed.paths, changed.webhooks, changed.components?.pathItems].flatMap(membersOf);
  for (const parent of [...pathItems, ...pathItems.flatMap(membersOf)]) {
    if (Array.isArray(parent["parameters"] ?? [])) continue;
    hasUnreadable = true;
    delete parent["parameters"];
  }
  if (!hasUnreadable) return document;
  const keyOf = ({ method, path: name }: { readonly method: string; readonly path: string }) =>
    `${method} ${name}`;
  const others = new Set(readBundle(changed).refused.map(keyOf));
  for (const operation of readBundle(document).refused) {
    const item = changed.paths?.[operation.path];
    if (!others.has(keyOf(operation))) delete item?.[operation.method.toLowerCase()];
  }
  return removeUnused(changed);
}

type Members = Record<string, unknown>;

const membersOf = (value: unknown): readonly Members[] => Object.values(Object(value)).filter(isObject);

/** Before the names of properties while a document is upgraded: the upgrader takes a property named `example` for a keyword. */
const mark = "property ";

function renameProperties(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameProperties(item, rename));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    if (name !== "properties" || !isObject(member)) return [name, renameProperties(member, rename)];
    const renamed = Object.entries(member).map(([each, schema]) => [
      rename(each),
      renameProperties(schema, rename),
    ]);
    return [name, Object.fromEntries(renamed)];
  });
  return Object.fromEntries(entries);
}

/** Checks that a file is an OpenAPI document. Throws with its line. */
function checkVersion(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error(`${file} ${stats ? "is not a file" : "does not exist"}.`);
  const lines = new LineCounter();
  const text = readFileSync(file, "utf8");
  const { contents } = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const root = contents?.toJSON?.();
  const version = isObject(root) ? (root["openapi"] ?? root["swagger"]) : undefined;
  if (typeof version === "string" && /^3\.[01]\.\d/.test(version)) return;
  const found = text.search(/\b(?:openapi|swagger)\b["']?\s*:/);
  const { line } = lines.linePos(Math.max(0, found));
  const reason =
    version === undefined
      ? "This is not an OpenAPI document: it has no `openapi`."
      : `The version is ${JSON.stringify(version)}. It must be a text such as "3.0.3" or "3.1.1": correct it, or convert the document first.`;
  throw new Error(`${file}:${line}: ${reason}`);
}

/** Copies a document with some of its operations, and without webhooks. */
function choose({ webhooks: _, ...document }: JsonObject, only: readonly string[]): JsonObject {
  const found = new Set<string>();
  const names = new Set<string>();
  const isChosen = (operation: unknown): boolean => {
    if (!isObject(operation)) return false;
    const { operationId, tags = [] } = operation as {
      readonly operationId?: string;
      readonly tags?: readonly string[];
    };
    const own = [...tags.map((tag) => `tag:${tag}`), ...(operationId === undefined ? [] : [operationId])];
    for (const name of own) names.add(name);
    const matching = own.filter((name) => only.includes(name));
    for (const name of matching) found.add(name);
    return matching.length > 0;
  };
  const isMethod = (name: string): boolean => [...methods, "trace"].some((method) => method === name);
  const paths = Object.entries(Object(document["paths"])).flatMap(([name, item]) => {
    const kept = Object.entries(Object(item)).filter(
      ([member, value]) => !isMethod(member) || isChosen(value),
    );
    return kept.some(([member]) => isMethod(member)) ? [[name, Object.fromEntries(kept)]] : [];
  });
  const missing = only.find((name) => !found.has(name));
  if (missing !== undefined) {
    const all = [...names].filter((name) => name.startsWith("tag:") === missing.startsWith("tag:"));
    throw new Error(`--only ${missing}: no operation has it. The document has ${all.join(", ") || "none"}.`);
  }
  return { ...document, paths: Object.fromEntries(paths) };
}
