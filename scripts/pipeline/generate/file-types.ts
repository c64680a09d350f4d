/** Marks the schemas of files in forms, whose type is `Blob`: elsewhere, they are strings. */
import { kindOfMediaType } from "../../../src/contract/document/contents.ts";
import { isFileSchema } from "../../../src/contract/document/form-fields.ts";
import { findReferenced, isObject, type JsonObject } from "../../../src/contract/openapi.ts";

/** Extension that a marked schema has: `Blob`, or `Blob | string` if bodies that are not forms have it as well. */
export const fileMember = "x-file-type";

/** Marks the schemas in a copy of a document, in place. */
export function markFiles(document: object): void {
  const inForms = new Set<object>();
  const inOthers = new Set<object>();
  const visitSchema = (schema: unknown, visited: Set<object>): void => {
    if (Array.isArray(schema)) for (const each of schema) visitSchema(each, visited);
    if (!isObject(schema) || visited.has(schema)) return;
    visited.add(schema);
    const { $ref } = schema;
    if (typeof $ref === "string") visitSchema(findReferenced(document, $ref), visited);
    for (const keyword of ["allOf", "anyOf", "oneOf", "items"]) visitSchema(schema[keyword], visited);
    for (const each of Object.values(Object(schema["properties"]))) visitSchema(each, visited);
  };
  const visit = (node: unknown, isRequest: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, isRequest);
    if (!isObject(node)) return;
    for (const [name, member] of Object.entries(node)) {
      const isBody = isRequest || name === "requestBody" || name === "requestBodies";
      if (name !== "content" || !isObject(member)) visit(member, isBody && name !== "responses");
      else visitContent(member, isRequest);
    }
  };
  const visitContent = (content: JsonObject, isRequest: boolean): void => {
    for (const [mediaType, media] of Object.entries(content)) {
      const isForm = isRequest && kindOfMediaType(mediaType, "request") === "form";
      visitSchema(Object(media).schema, isForm ? inForms : inOthers);
    }
  };
  const { paths, components } = Object(document);
  visit(paths, false);
  visit({ ...components, schemas: undefined }, false);
  for (const schema of inForms) {
    if (!isFileSchema(schema as JsonObject)) continue;
    Object.assign(schema, { [fileMember]: inOthers.has(schema) ? ["Blob", "string"] : ["Blob"] });
  }
}
