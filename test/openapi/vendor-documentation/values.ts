/** Reads examples and descriptions of a bundled document. */
import { isObject } from "../../../src/contract/openapi.ts";
import { operationsOf, type Part, partsOf } from "./flatten.ts";
import { asNode, elementsOf, membersOf, type Node, resolve } from "./node.ts";
import { valuesIn, visitSchema } from "./schema.ts";

export interface SchemaPlace {
  readonly path: string;
  readonly schema: Node;
}

/** A named example with the place of the body it is an example of: `getPart 200 body`. */
export interface NamedExample {
  readonly place: string;
  readonly name: string;
  readonly bodyPath: string;
  readonly value: unknown;
}

/** The value at a dotted path of a JSON value; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);
}

/** Every parameter, request body and response of a document. */
export function allParts(document: Node): readonly Part[] {
  return operationsOf(document).flatMap((operation) => partsOf(document, operation));
}

/** Every schema that an operation uses, at each place that uses it. */
export function allSchemas(document: Node): readonly SchemaPlace[] {
  const places: SchemaPlace[] = [];
  for (const part of allParts(document)) {
    visitSchema(document, part.schema, part.schemaPath, (path, schema) => {
      if (isObject(schema)) places.push({ path, schema });
    });
  }
  return places;
}

export function namedExamples(document: Node): readonly NamedExample[] {
  return allParts(document)
    .filter((part) => part.kind !== "parameter")
    .flatMap(({ place, schemaPath, node }) =>
      membersOf(node["examples"]).map(([name, value]) => ({
        place,
        name,
        bodyPath: schemaPath,
        value: resolve(document, value, `${place} example ${name}`)["value"],
      })),
    );
}

/** Every value that a named example shows, with the place it fills. */
export function namedExampleValues(document: Node): readonly (readonly [string, unknown])[] {
  return namedExamples(document).flatMap(({ bodyPath, value }) => valuesIn(value, bodyPath));
}

/** Every value that the example of a schema shows, with the place it fills. */
export function schemaExampleValues(document: Node): readonly (readonly [string, unknown])[] {
  return allSchemas(document).flatMap(({ path, schema }) =>
    elementsOf(schema["examples"]).flatMap((value) => valuesIn(value, path)),
  );
}

export function gapLines(document: Node): readonly string[] {
  const schemas = membersOf(asNode(document["components"], "components")["schemas"]);
  const parts = [
    document["info"],
    ...operationsOf(document).map(({ node }) => node),
    ...schemas.map(([, each]) => each),
  ];
  return parts.flatMap((part) => elementsOf(asNode(part, "part")["x-not-documented"])).map(String);
}
