/** Walks a document through all its files and lists every schema and every example in it, each at its own place. */
import { fileURLToPath } from "node:url";
import { appendPointer, splitPointer } from "../../src/contract/json-pointer.ts";
import type { Problem } from "../lib/problem.ts";
import { anyMember, grammar, type Kind, type Member } from "./grammar.ts";
import { child, isMap, type Place, placeKey, problemAt, type Sources } from "./source.ts";

/** A schema, with those it is made of. */
export interface SchemaPlace extends Place {
  /** Unique within the document. */
  readonly id: string;
  /** Whether it stands within another schema. */
  readonly nested: boolean;
  /** The schemas within it, one level deep. */
  readonly parts: readonly SchemaPlace[];
  /** The schema its `$ref` leads to. */
  readonly target?: SchemaPlace | undefined;
}

/** A value that must match a schema. */
export interface ExamplePlace extends Place {
  readonly schema: SchemaPlace;
}

/** All that a document holds. */
export interface Inventory {
  readonly schemas: readonly SchemaPlace[];
  readonly examples: readonly ExamplePlace[];
  /** References that lead nowhere, files that cannot be read, examples that cannot be checked. */
  readonly problems: readonly Problem[];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Walk {
  readonly sources: Sources;
  readonly seen: Map<string, SchemaPlace | undefined>;
  readonly schemas: SchemaPlace[];
  readonly examples: ExamplePlace[];
  readonly problems: Problem[];
}

/**
 * Lists the schemas and examples of a document: of its components, parameters, headers, bodies and responses, at any depth.
 *
 * @param sources reads the files
 * @param root the root document, absolute path
 */
export function takeInventory(sources: Sources, root: string): Inventory {
  const walk: Walk = { sources, seen: new Map(), schemas: [], examples: [], problems: [] };
  const place = openFile(walk, root, { source: sources.read(root), pointer: "" });
  if (place) visit(walk, "Root", place, false);
  return walk;
}

function visit(walk: Walk, kind: Kind, start: Place, nested: boolean): SchemaPlace | undefined {
  // A schema may have members beside its `$ref`, so it is a place of its own; elsewhere `$ref` stands for its target.
  const place = kind === "Schema" ? start : follow(walk, start);
  if (!place) return undefined;
  const key = `${kind} ${placeKey(place)}`;
  if (walk.seen.has(key)) return walk.seen.get(key);
  if (kind === "Schema") return visitSchema(walk, key, place, nested);
  walk.seen.set(key, undefined);
  const [schema] = visitMembers(walk, kind, place);
  if (kind === "MediaType" || kind === "Parameter") collectExamples(walk, place, schema);
  return undefined;
}

function visitSchema(walk: Walk, key: string, place: Place, nested: boolean): SchemaPlace {
  // Schemas may refer to each other in a circle, so this one is known before what it is made of.
  const schema: Writable<SchemaPlace> = { ...place, id: `schema:${walk.schemas.length}`, nested, parts: [] };
  walk.seen.set(key, schema);
  walk.schemas.push(schema);
  schema.parts = visitMembers(walk, "Schema", place);
  if (isMap(place.value) && typeof place.value["$ref"] === "string") {
    const target = resolve(walk, place, place.value["$ref"]);
    schema.target = target && visit(walk, "Schema", target, false);
  }
  for (const example of schemaExamples(place)) walk.examples.push({ ...example, schema });
  return schema;
}

/** Visits what an object holds, and returns the schemas among it. */
function visitMembers(walk: Walk, kind: Kind, place: Place): SchemaPlace[] {
  if (!isMap(place.value)) return [];
  const members = grammar[kind];
  return Object.entries(place.value).flatMap(([name, value]) => {
    const member = Object.hasOwn(members, name) ? members[name] : members[anyMember];
    if (!member) return [];
    return childrenOf(child(place, name, value), member).flatMap(
      (part) => visit(walk, member.kind, part, kind === "Schema") ?? [],
    );
  });
}

function childrenOf(place: Place, member: Member): Place[] {
  if (!member.many) return [place];
  // Of what Redocly and Spectral report as malformed there is nothing to visit.
  if (typeof place.value !== "object" || place.value === null) return [];
  return Object.entries(place.value).map(([key, value]) => child(place, key, value));
}

function schemaExamples(place: Place): Place[] {
  const { value: schema } = place;
  if (!isMap(schema)) return [];
  const single = ["example", "default", "const"].filter((name) => Object.hasOwn(schema, name));
  return [
    ...single.map((name) => child(place, name, schema[name])),
    ...["examples", "enum"].flatMap((name) => {
      const values = schema[name];
      return Array.isArray(values)
        ? values.map((value, index) => child(child(place, name, values), String(index), value))
        : [];
    }),
  ];
}

/** Examples of a media type, parameter or header: `example`, and `examples` by name. */
function collectExamples(walk: Walk, place: Place, schema: SchemaPlace | undefined): void {
  if (!isMap(place.value)) return;
  const found: Place[] = [];
  if (Object.hasOwn(place.value, "example")) found.push(child(place, "example", place.value["example"]));
  const named = place.value["examples"];
  for (const [name, value] of Object.entries(isMap(named) ? named : {})) {
    const example = follow(walk, child(child(place, "examples", named), name, value));
    if (!example) continue;
    if (isMap(example.value) && Object.hasOwn(example.value, "value"))
      found.push(child(example, "value", example.value["value"]));
    else
      walk.problems.push(
        problemAt(
          example,
          "example-unchecked",
          "This example has no `value`, so nothing can check it: add one.",
        ),
      );
  }
  if (schema) walk.examples.push(...found.map((example) => ({ ...example, schema })));
  else
    walk.problems.push(
      ...found.map((example) =>
        problemAt(
          example,
          "example-unchecked",
          "No schema stands beside this example: add a `schema` to check it by.",
        ),
      ),
    );
}

/** The place itself, or the end of its chain of references. */
function follow(walk: Walk, start: Place): Place | undefined {
  let place: Place | undefined = start;
  const passed = new Set<string>();
  while (place && isMap(place.value) && typeof place.value["$ref"] === "string") {
    const key = placeKey(place);
    if (passed.has(key)) {
      walk.problems.push(
        problemAt(place, "reference", "This reference leads back to itself: point it at an object."),
      );
      return undefined;
    }
    passed.add(key);
    place = resolve(walk, place, place.value["$ref"]);
  }
  return place;
}

function resolve(walk: Walk, from: Place, reference: string): Place | undefined {
  const url = URL.parse(reference, from.source.url);
  if (url?.protocol !== "file:") {
    walk.problems.push(
      problemAt(from, "reference", `${reference} is not a file: documents refer to files only.`),
    );
    return undefined;
  }
  const pointer = decodeURIComponent(url.hash.slice(1));
  url.hash = "";
  const file = openFile(walk, fileURLToPath(url), from);
  if (!file) return undefined;
  if (pointer !== "" && !pointer.startsWith("/")) {
    walk.problems.push(problemAt(from, "reference", `${reference} is not a JSON Pointer: write it as #/...`));
    return undefined;
  }
  let place: Place = file;
  for (const key of splitPointer(pointer)) {
    // Only data parsed from YAML comes here: maps and lists, both read by own key.
    const holder = place.value as Record<string, unknown> | null;
    if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, key)) {
      walk.problems.push(problemAt(from, "reference", `${reference} leads nowhere: correct the reference.`));
      return undefined;
    }
    place = { source: file.source, pointer: appendPointer(place.pointer, key), value: holder[key] };
  }
  return place;
}

function openFile(walk: Walk, file: string, from: Pick<Place, "source" | "pointer">): Place | undefined {
  const source = walk.sources.read(file);
  if (source.failure === undefined) return { source, pointer: "", value: source.data };
  walk.problems.push(problemAt(from, "reference", `${file} cannot be read: ${source.failure}`));
  return undefined;
}
