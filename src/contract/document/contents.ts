/** `content` of bodies: media types, how each is carried and sent, and which is the first. */
import type { BodyKind } from "../operation.ts";
import { isMultipart } from "../write-form.ts";
import { isFileSchema } from "./form-fields.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { schemaParts } from "./schemas.ts";

/** A body in one media type. */
export interface DocumentContent {
  readonly mediaType: string;
  /** Media type on the wire: that of the document, or one within it if it is a range. */
  readonly sentAs: string;
  readonly kind: BodyKind;
  /** Media Type Object. */
  readonly node: DocumentNode;
  /** Its schema, perhaps a reference; undefined if any value is valid. */
  readonly schema: DocumentNode | undefined;
}

const streams =
  /^(?:text\/event-stream|application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-stream)|json-seq|stream\+json))$/;
const texts =
  /^(?:text\/.+|.+\+(?:xml|yaml)|application\/(?:(?:x-)?(?:xml|yaml|toml|javascript)|ecmascript|graphql|sdp|sql|jwt|pem-certificate-chain))$/;

/** Kind of the bodies of a media type; undefined if it is not one, or `fetch` cannot send it. A range is JSON, unless it is one of text. */
export function kindOfMediaType(mediaType: string, direction: "request" | "response"): BodyKind | undefined {
  const [name = ""] = mediaType.toLowerCase().split(/\s*;/);
  const isRequest = direction === "request";
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(name)) return undefined;
  if (streams.test(name)) return isRequest ? "text" : "stream";
  if (/^(?:[*]\/[*]|(?:application|text)\/json|application\/[*]|.+\+json)$/.test(name)) return "json";
  if (name === "application/x-www-form-urlencoded") return isRequest ? "form" : "text";
  if (name === "multipart/form-data" && isRequest) return "form";
  if (name.startsWith("multipart/") && isRequest) return undefined;
  return texts.test(name) ? "text" : "binary";
}

/** Reads `content`, JSON first. A media type that is not supported is left out if there is another one. */
export function readContents(
  reader: Reader,
  body: DocumentNode,
  direction: "request" | "response",
): readonly DocumentContent[] {
  const contents: DocumentContent[] = [];
  const problems: string[] = [];
  for (const [mediaType, node] of reader.entries(body, "content")) {
    const schema = reader.member(node, "schema");
    const kind = kindOfContent(reader, mediaType, schema, direction);
    if (kind) contents.push({ mediaType, node, schema, kind, sentAs: typeOnWire(mediaType, kind) });
    else {
      const reason = isMultipart({ mediaType })
        ? "`fetch` sends multipart/form-data alone."
        : "It is not a type and a subtype.";
      problems.push(`The media type ${mediaType} is not supported. ${reason}`);
    }
  }
  const report = contents.length > 0 ? reader.warn : reader.report;
  for (const problem of problems) report(body, problem, "content");
  const [only, second] = contents;
  if (only && !second) checkUnparsed(reader, only);
  const sorted = contents.toSorted((one, other) => rankOf(one) - rankOf(other));
  // A range may be sent as a media type that the document has as well.
  return sorted.filter(({ sentAs }, index) => sorted.findIndex((each) => each.sentAs === sentAs) === index);
}

function rankOf({ mediaType, kind }: { readonly mediaType: string; readonly kind: BodyKind }): number {
  if (kind !== "json") return 3;
  if (mediaType === "application/json") return 0;
  return mediaType.includes("*") ? 2 : 1;
}

/** A range with a file is bytes: frameworks publish `*`/`*` where the type of a download is not known. */
function kindOfContent(
  reader: Reader,
  mediaType: string,
  schema: DocumentNode | undefined,
  direction: "request" | "response",
): BodyKind | undefined {
  const isRange = /^(?:[*]|application)\/[*]/.test(mediaType);
  const isFile = schema && schemaParts(reader, schema).some(({ object }) => isFileSchema(object));
  return isRange && isFile ? "binary" : kindOfMediaType(mediaType, direction);
}

/** Media type on the wire. A range of JSON is sent as JSON, and one of text as plain text; for bytes, the client sends the type of the `Blob`. */
function typeOnWire(mediaType: string, kind: BodyKind): string {
  if (!mediaType.includes("*") || kind === "binary") return mediaType;
  return kind === "text" ? "text/plain" : "application/json";
}

/** Warns of keywords of a text or of bytes, which no validator sees. */
function checkUnparsed(reader: Reader, { kind, schema }: DocumentContent): void {
  if (!schema || kind === "json" || kind === "form") return;
  const carried =
    /^(?:\$ref|type|title|description|default|examples|deprecated|format|contentMediaType|x-.*)$/;
  for (const part of schemaParts(reader, schema)) {
    const { type = "string" } = part.object;
    const ignored = Object.keys(part.object).filter((name) => !carried.test(name));
    if (type !== "string") ignored.unshift("type");
    for (const keyword of ignored)
      reader.warn(part, `\`${keyword}\` of a body of ${kind} is not validated.`, keyword);
  }
}
