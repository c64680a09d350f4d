/** Check of schemas: reports those that no validator can be made of, and warns of keywords without the effect that they seem to have. */
import { isObject } from "../openapi.ts";
import { readTags } from "./discriminator.ts";
import { listKeywords, mapKeywords, singleKeywords } from "./keywords.ts";
import { typeName } from "./names.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { hasClosedPart, schemaName } from "./schemas.ts";

/** Checks a schema, or reports one kind of problem. */
type Check = (node: DocumentNode) => void;

/** Creates a check of a schema and of all that it contains or refers to. Each is read once; its problems are reported again for each user. */
export function createSchemaChecker(reader: Reader): Check {
  /** By object: the problems of it and of the schemas in it, and the targets of their references. */
  const blocks = new Map<object, { readonly repeat: () => void; readonly targets: DocumentNode[] }>();
  /** Names of schemas by those of their types. */
  const names = new Map<string, string>();
  const checkName = (node: DocumentNode): void => {
    const $ref = String(node.object["$ref"]);
    // A reference to a part of the document has no name of its own.
    if ($ref.startsWith("#") && !/^#\/components\/schemas\/[^/]+$/.test($ref)) return;
    const name = schemaName($ref);
    const type = typeName(name);
    const other = names.get(type) ?? name;
    names.set(type, other);
    if (name === other) return;
    const problem = `The schemas ${other} and ${name} have one type, ${type}.`;
    reader.report(node, `${problem} Rename one of them.`, "$ref");
  };
  const readBlock = (root: DocumentNode) => {
    const targets: DocumentNode[] = [];
    const visit = (node: DocumentNode): void => {
      checkSchema(reader, node);
      const target = reader.target(node);
      if (target) {
        targets.push(target);
        checkName(node);
      }
      for (const part of schemasIn(reader, node)) visit(part);
    };
    const { problems } = reader.collect(() => {
      // Only a reference can lead back to a schema.
      if (leadsToItself(reader, root))
        reader.report(root, "The schema contains itself without a member in between. Correct it.");
      visit(root);
    });
    return { repeat: () => reader.repeat(problems), targets };
  };
  return (schema) => {
    const visited = new Set<object>();
    const pending = [schema];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (visited.has(node.object)) continue;
      visited.add(node.object);
      const block = blocks.get(node.object) ?? readBlock(node);
      blocks.set(node.object, block);
      block.repeat();
      pending.push(...block.targets);
    }
  };
}

/** The schemas that a schema contains. */
function schemasIn(reader: Reader, node: DocumentNode): readonly DocumentNode[] {
  const single = singleKeywords.flatMap((keyword) => reader.member(node, keyword) ?? []);
  const several = [...listKeywords, ...mapKeywords].flatMap((keyword) => reader.entries(node, keyword));
  return [...single, ...several.map(([, each]) => each)];
}

function checkSchema(reader: Reader, node: DocumentNode): void {
  if ("$dynamicRef" in node.object) {
    const reason = "Its target depends on the schemas around it. Use `$ref`.";
    reader.report(node, `\`$dynamicRef\` of a schema is not supported. ${reason}`, "$dynamicRef");
  }
  const { properties, patternProperties, discriminator } = node.object;
  for (const name of isObject(properties) ? Object.keys(properties) : []) {
    // Redocly takes the function of that name for a rule, and calls it. These two it calls without harm.
    if (!(name in Object.prototype) || name === "constructor" || name === "toString") continue;
    reader.report(node, `A property named ${name} cannot be validated. Rename it.`, "properties");
  }
  for (const pattern of isObject(patternProperties) ? Object.keys(patternProperties) : []) {
    if (validPattern(pattern) === pattern) continue;
    reader.report(node, `JavaScript cannot read the pattern ${pattern}. Rewrite it.`, "patternProperties");
  }
  const tags = discriminator === undefined ? new Map() : readTags(reader, node);
  if (typeof tags === "string")
    reader.warn(node, `The discriminator has no effect: ${tags}.`, "discriminator");
  if (hasClosedPart(reader, node)) {
    const problem = "`additionalProperties: false` of a part rejects the members of the others.";
    reader.warn(node, `${problem} It is read as \`unevaluatedProperties: false\` of the whole.`);
  }
  checkValues(reader, node);
  checkDirections(reader, node);
}

function checkValues({ warn }: Reader, node: DocumentNode): void {
  const { enum: values, type, pattern, "x-extensible-enum": known } = node.object;
  const isNullable = Array.isArray(type) && type.includes("null");
  if (isNullable && Array.isArray(values) && values.length > 0 && !values.includes(null))
    warn(node, "The type allows null, and `enum` does not: null is not valid.", "enum");
  if (known !== undefined && !isOpenList(known))
    warn(node, "x-extensible-enum has no effect: it is not a list of strings.", "x-extensible-enum");
  if (typeof pattern === "string" && validPattern(pattern) === undefined)
    warn(node, "The pattern has no effect: JavaScript cannot read it.", "pattern");
}

/** readOnly and writeOnly are about properties (OpenAPI 3.1 refers to JSON Schema, section 9.4, which leaves other places undefined). */
function checkDirections(reader: Reader, node: DocumentNode): void {
  const { readOnly, writeOnly } = node.object;
  if (readOnly === true && writeOnly === true)
    reader.warn(node, "readOnly and writeOnly have no effect together.", "readOnly");
  for (const keyword of ["items", "additionalProperties"]) {
    const part = reader.member(node, keyword);
    if (part?.object["readOnly"] === true || part?.object["writeOnly"] === true)
      reader.warn(part, "readOnly and writeOnly have an effect on properties only.");
  }
}

/** Whether the value of `x-extensible-enum` is a list of strings. */
export function isOpenList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string");
}

/** Returns a pattern as JavaScript reads it with the flag `u`, where a character without a meaning is not escaped; undefined if it cannot. */
export function validPattern(pattern: string): string | undefined {
  const unescaped = pattern.replaceAll(
    /\\([^^$\\.*+?()[\]{}|/a-z0-9-])|\\-(?![^[]*\])/gi,
    (match, other) => other ?? match[1],
  );
  return [pattern, unescaped].find((each) => {
    try {
      return new RegExp(each, "u");
    } catch {
      return false;
    }
  });
}

/** Whether a schema leads to itself by references and compositions alone, so that it has no end. */
function leadsToItself(reader: Reader, node: DocumentNode): boolean {
  const visited = new Set<object>();
  const leads = (part: DocumentNode): boolean => {
    const target = reader.target(part);
    const members = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => reader.entries(part, keyword));
    return [...(target ? [target] : []), ...members.map(([, member]) => member)].some((next) => {
      if (next.object === node.object) return true;
      if (visited.has(next.object)) return false;
      visited.add(next.object);
      return leads(next);
    });
  };
  return leads(node);
}
