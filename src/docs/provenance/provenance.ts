/** Provenance of the fields and rules of a document: stated by the vendor's documentation, shown only as an example, or inferred. */
import type { Reader } from "../../contract/document/reader.ts";
import type { JsonObject } from "../../contract/openapi.ts";
import type { DocumentNode } from "../../contract/read-document.ts";
import { annotationMembers, inferencesOf } from "../reference/annotations.ts";
import type { ApiDocument } from "../reference/documents.ts";
import { createField, type Field, type Provenance } from "./field.ts";
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

/** Creates the provenance of an API's document. */
export function createProvenance({ name, document, reader, operations }: ApiDocument): ApiProvenance {
  // A parsed JSON object has string keys.
  const root = { object: document as object as JsonObject, place: "" };
  const components = reader.member(root, "components") ?? { object: {}, place: "/components" };
  const groups: readonly FieldGroup[] = [
    groupDocument(reader, root, components),
    ...operations.map((operation) => ({
      kind: "operation" as const,
      name: operation.entry.operationId,
      fields: listOperationFields(reader, operation),
    })),
    ...reader.entries(components, "schemas").map(([schema, node]) => ({
      kind: "schema" as const,
      name: schema,
      fields: listSchemaFields(reader, "", node),
    })),
  ];
  const fields = groups.flatMap((group) => group.fields);
  return {
    name,
    title: document.info.title,
    version: document.info.version,
    fields: fields.length,
    rules: countRules(fields),
    groups,
    examples: reader
      .entries(components, "examples")
      .flatMap(([example, { object, place }]) =>
        inferencesOf(object).map(({ reason }) => ({ name: example, pointer: place, reason })),
      ),
  };
}

/** Groups what all operations share: info, servers and security schemes. */
function groupDocument(
  reader: Reader<string>,
  root: DocumentNode<string>,
  components: DocumentNode<string>,
): FieldGroup {
  const info = reader.member(root, "info");
  const { title, version, license } = info?.object ?? {};
  const servers = reader
    .entries(root, "servers")
    .flatMap(([index, server]) => [
      createField(`servers[${index}]`, server, { url: server.object["url"] }),
      ...reader
        .entries(server, "variables")
        .map(([name, variable]) =>
          createField(`servers[${index}].${name}`, variable, withoutProse(variable)),
        ),
    ]);
  const schemes = reader.entries(components, "securitySchemes").map(([name, reference]) => {
    const scheme = reader.follow(reference);
    return createField(`security.${name}`, scheme, withoutProse(scheme));
  });
  const fields = [
    ...(info ? [createField("info", info, { title, version, license })] : []),
    ...servers,
    ...schemes,
  ];
  return { kind: "document", name: "document", fields };
}

const prose: ReadonlySet<string> = new Set(["description", ...annotationMembers]);

function withoutProse({ object }: DocumentNode<string>): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !prose.has(name)));
}

function countRules(fields: readonly Field[]): ProvenanceCounts {
  const rules = fields.flatMap((field) => field.rules);
  const count = (provenance: Provenance) => rules.filter((rule) => rule.provenance === provenance).length;
  return { stated: count("stated"), example: count("example"), inferred: count("inferred") };
}
