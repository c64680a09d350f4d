/** Provenance of one object of a document: its field and each of its rules. */
import type { DocumentNode } from "../../contract/read-document.ts";
import { inferencesOf } from "../reference/annotations.ts";

/** Where a fact comes from: a statement of the vendor's documentation, a value that it only shows, or an inference. */
export type Provenance = "stated" | "example" | "inferred";

/** The provenance of a fact. */
export interface ProvenanceFact {
  readonly provenance: Provenance;
  /** Why the document states what the vendor's documentation does not; only of what is inferred. */
  readonly reason?: string;
}

/** One rule about a field: a keyword of its schema, or a member of its OpenAPI object. */
export interface Rule extends ProvenanceFact {
  readonly rule: string;
  readonly value: unknown;
}

/** A field: a property, an element of an array, a parameter, a body, or a schema or operation as a whole. */
export interface Field extends ProvenanceFact {
  /** Path in its group, such as `tables[].name`; empty for the group itself. */
  readonly name: string;
  /** JSON Pointer to the field in the bundled document (RFC 6901). */
  readonly pointer: string;
  readonly rules: readonly Rule[];
}

/** Rules whose values the vendor's documentation shows only as examples. */
const exampleRules = new Set(["x-extensible-enum"]);

/**
 * Creates a field from the annotations `x-inferred` and `x-inferred-members` of its object.
 *
 * @param name path of the field in its group
 * @param node its object in the document
 * @param rules values of its rules by name; undefined ones are left out
 */
export function createField(
  name: string,
  { object, place: pointer }: DocumentNode<string>,
  rules: Readonly<Record<string, unknown>>,
): Field {
  const [inference] = inferencesOf(object);
  const inferred: ProvenanceFact | undefined = inference && {
    provenance: "inferred",
    reason: inference.reason,
  };
  const whole = inference?.members.length === 0 ? inferred : undefined;
  const factOf = (rule: string): ProvenanceFact => {
    if (inferred && (whole || inference?.members.includes(rule))) return inferred;
    return { provenance: exampleRules.has(rule) ? "example" : "stated" };
  };
  return {
    name,
    pointer,
    ...(whole ?? { provenance: "stated" }),
    rules: Object.entries(rules).flatMap(([rule, value]) =>
      value === undefined ? [] : [{ rule, value, ...factOf(rule) }],
    ),
  };
}

/** Marks every rule of a field as inferred, for a reason from elsewhere in the document. */
export function inferRules(field: Field, reason: string): Field {
  return { ...field, rules: field.rules.map((rule) => ({ ...rule, provenance: "inferred", reason })) };
}
