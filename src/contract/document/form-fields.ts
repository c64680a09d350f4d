/** Fields of a form: which are files, and how the others are written. */
import type { FormField } from "../operation.ts";
import type { ParameterStyle } from "../parameter-style.ts";
import { isMultipart } from "../write-form.ts";
import { onlyAlternativeOf, readNested, readType } from "./parameter-types.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaMembers, schemaParts } from "./schemas.ts";

type Type = Pick<FormField, "kind" | "type" | "members" | "isFile">;

/** Lists the fields that are not a plain text of one part. */
export function readFields(
  reader: Reader,
  content: DocumentNode,
  schema: DocumentNode | undefined,
  mediaType: string,
): readonly FormField[] {
  const type = schema && resolveSchema(reader, schema).type;
  if (type !== undefined && ![type].flat().includes("object")) {
    const problem = "A form is an object, whose members are its fields. Use `type: object`.";
    reader.report(content, problem, "schema");
  }
  const encodings = new Map(reader.entries(content, "encoding"));
  return [...(schema ? schemaMembers(reader, schema) : [])].flatMap(([name, [node]]) => {
    const encoding = encodings.get(name);
    const field = {
      name,
      ...(node ? typeOf(reader, node) : { kind: "value" as const }),
      ...(encoding && readEncoding(reader, encoding, mediaType)),
    };
    const { isFile, contentType, style } = field as FormField;
    if (style === "deepObject") Object.assign(field, readNested(reader, node, field));
    if (isFile && !isMultipart({ mediaType })) {
      reader.report(content, `The field ${name} is a file. Use multipart/form-data.`, "schema");
    }
    const isPlain = field.kind === "value" && field.type === "string" && !isFile && !contentType && !style;
    return isPlain ? [] : [field];
  });
}

/** As a parameter is written; null is not sent, and what may be of several types is a value. */
function typeOf(reader: Reader, node: DocumentNode): Type {
  const { kind, type, members = {} } = readType(reader, node);
  const whole = onlyAlternativeOf(reader, node);
  const { items } = resolveSchema(reader, whole);
  const file = kind === "list" ? items && onlyAlternativeOf(reader, items) : whole;
  if (file && schemaParts(reader, file).some(({ object }) => isFileSchema(object)))
    return { kind: kind === "list" ? kind : "value", isFile: true };
  if (kind === "any") return { kind: "value" };
  return { kind, ...(type && { type }), ...(Object.keys(members).length > 0 && { members }) };
}

/** Whether a schema is that of a file: `format: binary`, or as OpenAPI 3.1 has it, a media type of bytes that are not encoded. */
export function isFileSchema({
  format,
  contentMediaType,
  contentEncoding,
}: Readonly<Record<string, unknown>>): boolean {
  if (format !== undefined || contentEncoding !== undefined) return format === "binary";
  return typeof contentMediaType === "string" && !/^(?:text\/|[^;]*[/+]json\b)/i.test(contentMediaType);
}

function readEncoding(
  reader: Reader,
  encoding: DocumentNode,
  mediaType: string,
): Pick<FormField, "contentType" | "style" | "explode"> {
  for (const [name, reference] of reader.entries(encoding, "headers")) {
    const header = reader.follow(reference);
    if (/^content-(?:type|disposition)$/i.test(name)) continue;
    const message = `\`FormData\` cannot send the header ${name} of a part.`;
    if (header.object["required"] === true) reader.report(encoding, `${message} Use a field.`, "headers");
    else reader.warn(encoding, `${message} It is optional, and left out.`, "headers");
  }
  const { contentType, style = "form", explode = style === "form" } = encoding.object;
  const isStyled = "style" in encoding.object || "explode" in encoding.object;
  const hasType = typeof contentType === "string" && isMultipart({ mediaType });
  if (isStyled)
    return { style: style as ParameterStyle["style"], explode: explode === true || style === "deepObject" };
  return hasType ? { contentType } : {};
}
