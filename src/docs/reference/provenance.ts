/** Provenance of a document: everything in it that the vendor's documentation does not state, by `x-inferred` and `x-not-documented`. */
import { isObject } from "../../contract/openapi.ts";
import { operationPath, overviewPath, schemasPath } from "../links.ts";
import { type Annotations, annotationsOf } from "./annotations.ts";
import type { ApiDocument } from "./documents.ts";
import { responseSectionId } from "./sections.ts";

/** An object of the document with its annotations. */
export interface ProvenanceRow extends Annotations {
  /** Such as `Pipe.settings`. */
  readonly label: string;
  /** Address in the reference, below the base of the site. */
  readonly path: string;
}

/** Lists the annotated objects of an API's document, in their order. */
export function listProvenance(api: ApiDocument): readonly ProvenanceRow[] {
  const visit = (value: unknown, tokens: readonly string[]): readonly ProvenanceRow[] => {
    const annotations = annotationsOf(isObject(value) ? value : {});
    const isAnnotated = annotations.inferred.length + annotations.gaps.length > 0;
    return [
      ...(isAnnotated ? [{ ...annotations, ...addressOf(api, tokens) }] : []),
      ...Object.entries(Object(value)).flatMap(([token, member]) =>
        typeof member === "object" ? visit(member, [...tokens, token]) : [],
      ),
    ];
  };
  return visit(api.document, []);
}

/** Label and address of an object. One that operations share has the address of the API. */
function addressOf(
  { name, operations }: ApiDocument,
  tokens: readonly string[],
): Pick<ProvenanceRow, "label" | "path"> {
  const [section, first = "", second = "", ...rest] = tokens;
  const { operationId } =
    operations.find(({ entry }) => entry.path === first && entry.method.toLowerCase() === second)?.entry ??
    {};
  if (section === "paths" && operationId !== undefined) {
    const [part, status = ""] = rest;
    const anchor = part === "responses" ? `#${responseSectionId(status)}` : "";
    return { label: [operationId, ...rest].join("."), path: operationPath(name, operationId) + anchor };
  }
  if (section === "components" && first === "schemas") {
    const anchor = [second, ...memberNames(rest)].join(".");
    return { label: anchor, path: `${schemasPath(name)}#${anchor}` };
  }
  const label = (section === "components" ? tokens.slice(2) : tokens).join(".") || "document";
  return { label, path: overviewPath(name) };
}

/** Names of the properties that lead to a part of a schema, down to an alternative, which has no anchor of its own. */
function memberNames([keyword, name = "", ...rest]: readonly string[]): readonly string[] {
  switch (keyword) {
    case "properties":
      return [name, ...memberNames(rest)];
    case "items":
      return memberNames([name, ...rest]);
    case "additionalProperties":
    case "unevaluatedProperties":
      return ["*", ...memberNames([name, ...rest])];
    case "allOf":
      return memberNames(rest);
    default:
      return [];
  }
}
