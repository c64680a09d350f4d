/** Provenance of the fields and rules of a document: stated by the vendor's documentation, shown only as an example, or inferred. */

import { methods } from "../../contract/openapi.ts";
import { inferableMembers, inferencesOf } from "../reference/inference.ts";
import { createField, type Field, type Provenance } from "./field.ts";
import {
  entriesOf,
  followReference,
  type JsonObject,
  type LocatedObject,
  memberOf,
} from "./located-object.ts";
import { listOperationFields } from "./operation-fields.ts";
import { listSchemaFields } from "./schema-fields.ts";

/** Fields of one operation, of one schema, or of the document as a whole. */
export interface FieldGroup {
  readonly kind: "document" | "operation" | "schema";
  /** operationId, name of the schema, or `document`. */
  readonly name: string;
  readonly fields: readonly Field[];
}

/** A named example that contains something inferred. */
export interface InferredExample {
  readonly name: string;
  readonly pointer: string;
  readonly reason: string;
}

/** How many rules have each provenance. */
export type ProvenanceCounts = Readonly<Record<Provenance, number>>;

/** The provenance of one API's document. */
export interface ApiProvenance {
  /** Name of the API in the register. */
  readonly name: string;
  readonly title: string;
  /** Version of the document. */
  readonly version: string;
  /** Number of fields in all groups. */
  readonly fields: number;
  /** Number of rules in all groups. */
  readonly rules: ProvenanceCounts;
  readonly groups: readonly FieldGroup[];
  readonly examples: readonly InferredExample[];
}

/**
 * Creates the provenance of a document.
 *
 * @param name name of the API in the register
 * @param document the bundled document
 * @throws if a reference in it does not resolve
 */
export function createProvenance(name: string, document: object): ApiProvenance {
  // A parsed JSON object has string keys.
  const object = document as JsonObject;
  const root: LocatedObject = { object, pointer: "" };
  const groups = [groupDocument(object, root), ...groupOperations(object, root), ...groupSchemas(root)];
  const { title, version } = memberOf(root, "info")?.object ?? {};
  const fields = groups.flatMap((group) => group.fields);
  return {
    name,
    title: String(title),
    version: String(version),
    fields: fields.length,
    rules: countRules(fields),
    groups,
    examples: findInferredExamples(root),
  };
}

/** Groups what all operations share: info, servers and security schemes. */
function groupDocument(document: JsonObject, root: LocatedObject): FieldGroup {
  const info = memberOf(root, "info");
  const { title, version, license } = info?.object ?? {};
  const servers = entriesOf(root, "servers").flatMap(([index, server]) => [
    createField(`servers[${index}]`, server, { url: server.object["url"] }),
    ...entriesOf(server, "variables").map(([name, variable]) =>
      createField(`servers[${index}].${name}`, variable, withoutProse(variable)),
    ),
  ]);
  const components = memberOf(root, "components");
  const schemes = components ? entriesOf(components, "securitySchemes") : [];
  const fields = [
    ...(info ? [createField("info", info, { title, version, license })] : []),
    ...servers,
    ...schemes.map(([name, scheme]) => {
      const target = followReference(document, scheme);
      return createField(`security.${name}`, target, withoutProse(target));
    }),
  ];
  return { kind: "document", name: "document", fields };
}

const notRules: ReadonlySet<string> = new Set(["description", ...inferableMembers]);

function withoutProse({ object }: LocatedObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !notRules.has(name)));
}

function groupOperations(document: JsonObject, root: LocatedObject): readonly FieldGroup[] {
  return entriesOf(root, "paths").flatMap(([path, reference]) => {
    const pathItem = followReference(document, reference);
    return methods.flatMap((method): FieldGroup[] => {
      const operation = memberOf(pathItem, method);
      if (!operation) return [];
      const address = { method: method.toUpperCase(), path };
      const fields = listOperationFields(document, pathItem, operation, address);
      return [{ kind: "operation", name: String(operation.object["operationId"]), fields }];
    });
  });
}

function groupSchemas(root: LocatedObject): readonly FieldGroup[] {
  const components = memberOf(root, "components");
  const schemas = components ? entriesOf(components, "schemas") : [];
  return schemas.map(([name, schema]) => ({ kind: "schema", name, fields: listSchemaFields("", schema) }));
}

function countRules(fields: readonly Field[]): ProvenanceCounts {
  const rules = fields.flatMap((field) => field.rules);
  const count = (provenance: Provenance) => rules.filter((rule) => rule.provenance === provenance).length;
  return { stated: count("stated"), example: count("example"), inferred: count("inferred") };
}

function findInferredExamples(root: LocatedObject): readonly InferredExample[] {
  const components = memberOf(root, "components");
  return (components ? entriesOf(components, "examples") : []).flatMap(([name, { object, pointer }]) => {
    return inferencesOf(object).map(({ reason }) => ({ name, pointer, reason }));
  });
}
