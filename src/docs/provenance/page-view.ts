/** View of the provenance of fields, for their page. */
import { operationPath, overviewPath, schemasPath } from "../links.ts";
import {
  headersAnchor,
  memberAnchor,
  requestAnchor,
  requestBodyAnchor,
  responseSectionAnchor,
} from "../reference/anchors.ts";
import type { Field, Provenance, ProvenanceFact, Rule } from "./field.ts";
import type { ApiProvenance, FieldGroup } from "./provenance.ts";

/** Labels of the provenances, in the order in which a field shows its rules. */
const provenanceLabels: Readonly<Record<Provenance, string>> = {
  stated: "Stated",
  example: "Example",
  inferred: "Inferred",
};

/** Rules of one field that have the same provenance, for the same reason. */
export interface RuleLine extends ProvenanceFact {
  readonly label: string;
  /** Rules as text, such as `minimum: 500`. */
  readonly rules: readonly string[];
}

/** One field of the page. */
export interface FieldRow {
  /** Fragment of the row; absent for the elements of an array, which belong to the row above. */
  readonly id: string | undefined;
  readonly label: string;
  /** Address of the field in the reference, below the base of the site. */
  readonly path: string;
  readonly lines: readonly RuleLine[];
}

/**
 * Lists the rows of a group.
 *
 * @param api name of the API
 * @param group a group of its provenance
 */
export function listRows(api: string, group: FieldGroup): readonly FieldRow[] {
  return group.fields.map((field) => ({
    id: field.name === "" || field.name.endsWith("[]") ? undefined : `${groupId(api, group)}.${field.name}`,
    label: field.name || group.kind,
    path: referencePath(api, group, field),
    lines: listRuleLines(field.rules),
  }));
}

/**
 * Lists the rows of all fields that have rules of one provenance, with these rules alone.
 *
 * @param api the provenance of an API
 * @param provenance the provenance to select
 */
export function selectRows({ name, groups }: ApiProvenance, provenance: Provenance): readonly FieldRow[] {
  return groups.flatMap((group) =>
    group.fields.flatMap((field): FieldRow[] => {
      const rules = field.rules.filter((rule) => rule.provenance === provenance);
      if (rules.length === 0) return [];
      const label = [group.kind === "document" ? "" : group.name, field.name].filter(Boolean).join(".");
      const path = referencePath(name, group, field);
      return [{ id: undefined, label, path, lines: listRuleLines(rules) }];
    }),
  );
}

/** Fragment of a group on the page. */
export function groupId(api: string, { name }: Pick<FieldGroup, "name">): string {
  return `${api}.${name}`;
}

function listRuleLines(rules: readonly Rule[]): readonly RuleLine[] {
  const lines = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = `${rule.provenance} ${rule.reason}`;
    lines.set(key, [...(lines.get(key) ?? []), rule]);
  }
  const order = Object.keys(provenanceLabels);
  const sorted = [...lines.values()].toSorted(
    ([a], [b]) => order.indexOf(a?.provenance ?? "") - order.indexOf(b?.provenance ?? ""),
  );
  return sorted.flatMap((each) => {
    const [first] = each;
    if (!first) return [];
    const { provenance, reason } = first;
    const fact = reason === undefined ? { provenance } : { provenance, reason };
    return [{ ...fact, label: provenanceLabels[provenance], rules: each.map(formatRule) }];
  });
}

/** Writes a rule as text: lists without brackets, strings without quotes. */
function formatRule({ rule, value }: Rule): string {
  const format = (each: unknown): string => (typeof each === "string" ? each : JSON.stringify(each));
  const separator = rule === "type" ? " or " : ", ";
  return `${rule}: ${Array.isArray(value) ? value.map(format).join(separator) : format(value)}`;
}

/** The page of a group in the reference, with the anchor of the field if it has one. */
function referencePath(api: string, group: FieldGroup, field: Field): string {
  const { kind, name } = group;
  if (kind === "document") return overviewPath(api);
  const page = kind === "schema" ? schemasPath(api) : operationPath(api, name);
  const anchor = kind === "schema" ? schemaAnchor(name, field.name) : operationAnchor(group, field.name);
  return anchor === "" ? page : `${page}#${anchor}`;
}

/** Anchor of a field of an operation: of a parameter, or in the request or a response. */
function operationAnchor({ fields }: FieldGroup, name: string): string {
  const [first = "", ...rest] = name.split(".");
  const [place, inner] = [first.replaceAll("[]", ""), rest.join(".")];
  const statuses = fields.flatMap((field) => (isStatus(field.name) ? [field.name] : []));
  if (isStatus(place)) {
    const header = /^header\.(.+)$/.exec(inner)?.[1];
    // An envelope and its payload have different anchors: other fields lead to the section.
    return header === undefined
      ? responseSectionAnchor(place)
      : schemaAnchor(headersAnchor(place, statuses), header);
  }
  const anchor = schemaAnchor(place, inner);
  return anchor === requestAnchor ? requestBodyAnchor : anchor;
}

function isStatus(name: string): boolean {
  return /^(?:\d\w\w|default)$/.test(name);
}

/**
 * Anchor of a field of a schema. Elements of arrays and members of `allOf` share the anchor of their parent; a field within `anyOf` or
 * `oneOf` leads to the parent of the alternatives.
 */
function schemaAnchor(parent: string, name: string): string {
  const segments = name.split(".").map((segment) => segment.replace(/(?:\[\])+$/, ""));
  const choice = segments.findIndex((segment) => /^(?:anyOf|oneOf)\[\d+\]$/.test(segment));
  const own = segments
    .slice(0, choice === -1 ? undefined : choice)
    .filter((segment) => segment !== "" && !/^allOf\[\d+\]$/.test(segment));
  return own.length === 0 ? parent : memberAnchor(parent, own.join("."));
}
