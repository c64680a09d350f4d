/** Bodies of requests and responses: media types, success responses and payloads. */
import type { BodyContent, BodyKind, FormField, Operation, OperationSuccess } from "../operation.ts";
import { isFileSchema, readFields } from "./form-fields.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaParts } from "./schemas.ts";

/** A body in one media type. */
export interface DocumentContent<Place> {
  readonly mediaType: string;
  /** Media type of what is sent: that of the document may be a range. */
  readonly sentAs: string;
  readonly kind: BodyKind;
  /** Media Type Object. */
  readonly node: DocumentNode<Place>;
  /** Its schema, perhaps a reference; undefined if any value is valid. */
  readonly schema: DocumentNode<Place> | undefined;
}

/** The body of a request. */
export interface DocumentBody<Place> {
  readonly entry: NonNullable<Operation["requestBody"]>;
  /** Request Body Object. */
  readonly node: DocumentNode<Place>;
  /** JSON, or else the first media type. */
  readonly content: DocumentContent<Place> | undefined;
  /** The other media types. */
  readonly others: readonly DocumentContent<Place>[];
}

/** A response. */
export interface DocumentResponse<Place> {
  /** Status code, range such as `4XX`, or `default`. */
  readonly status: string;
  /** Response Object. */
  readonly node: DocumentNode<Place>;
  /** Header Objects by name. */
  readonly headers: readonly (readonly [name: string, node: DocumentNode<Place>])[];
  /** JSON, or else the first media type. */
  readonly content: DocumentContent<Place> | undefined;
  /** The other media types. */
  readonly others: readonly DocumentContent<Place>[];
}

const streams =
  /^(?:text\/event-stream|application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-stream)|json-seq|stream\+json))$/;
const texts =
  /^(?:text\/.+|.+\+(?:xml|yaml)|application\/(?:(?:x-)?(?:xml|yaml|toml|javascript)|ecmascript|graphql|sdp|sql|jwt|pem-certificate-chain))$/;

/**
 * Kind of the bodies of a media type. A range such as `*`/`*` is JSON, unless it is one of text or of bytes. Returns undefined if it is not
 * a media type, or one that `fetch` cannot send.
 */
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

/** Reads the request body of an operation. */
export function readRequestBody<Place>(
  reader: Reader<Place>,
  operation: DocumentNode<Place>,
  method: string,
): DocumentBody<Place> | undefined {
  const reference = reader.member(operation, "requestBody");
  if (!reference) return undefined;
  const node = reader.follow(reference);
  const required = node.object["required"] === true;
  if (["GET", "HEAD"].includes(method)) {
    const problem = `\`fetch\` cannot send a body with ${method}.`;
    if (required) reader.report(operation, `${problem} Use parameters.`, "requestBody");
    else reader.warn(operation, `${problem} The body is optional, and left out.`, "requestBody");
    return undefined;
  }
  const [content, ...others] = readContents(reader, node, "request");
  if (!content) {
    if (reader.entries(node, "content").length > 0) return undefined;
    reader.report(node, "The request body has no media type. Add one to `content`.");
  }
  const entries = [content, ...others].flatMap((each) => (each ? [describeContent(reader, each)] : []));
  const [first = { mediaType: "application/json", kind: "json" as const }, ...rest] = entries;
  const entry = { ...first, required, ...(rest.length > 0 && { others: rest }) };
  return { entry, node, content, others };
}

function describeContent<Place>(reader: Reader<Place>, content: DocumentContent<Place>): BodyContent {
  const { kind, node, schema, sentAs: mediaType } = content;
  if (kind !== "form") return { mediaType, kind };
  const fields: readonly FormField[] = readFields(reader, node, schema, mediaType);
  return { mediaType, kind, ...(fields.length > 0 && { fields }) };
}

/** A range of JSON is sent as JSON, and one of text as plain text; that of bytes is the type of what is sent. */
function typeOnWire(mediaType: string, kind: BodyKind): string {
  if (!mediaType.includes("*") || kind === "binary") return mediaType;
  return kind === "text" ? "text/plain" : "application/json";
}

/** Pattern of the successes among statuses: if they only redirect, the redirects; if they state no other, the default. Undefined if there is none. */
export function successPattern(statuses: readonly string[]): RegExp | undefined {
  const patterns = [/^2(?:\d\d|XX)$/i, /^3(?!04)\d\d$/, /^default$/];
  return patterns.find((pattern) => statuses.some((status) => pattern.test(status)));
}

/** Reads the responses of an operation, in the document's order. */
export function readResponses<Place>(
  reader: Reader<Place>,
  operation: DocumentNode<Place>,
  method: string,
): { readonly responses: readonly DocumentResponse<Place>[]; readonly success: Operation["success"] } {
  const success: Record<string, OperationSuccess> = {};
  const all = reader.entries(operation, "responses");
  const isSuccess = successPattern(all.map(([status]) => status));
  const responses = all.map(([status, reference]) => {
    const node = reader.follow(reference);
    const hasNoBody = method === "HEAD" || /^(?:204|205|304)$/.test(status);
    if (hasNoBody && "content" in node.object) {
      const message = `A response to ${method} with ${status} has no body. \`content\` has no effect.`;
      reader.warn(node, message, "content");
    }
    const contents = hasNoBody ? [] : readContents(reader, node, "response");
    const [content, ...others] = contents;
    if (isSuccess?.test(status)) {
      const inferred = [node.object["x-inferred-members"]].flat();
      const [first = { kind: "none" as const }, ...rest] = contents.map((each) =>
        describeSuccess(reader, each),
      );
      success[status] = {
        ...first,
        ...(rest.length > 0 && { others: rest }),
        ...((inferred.includes("status") || !/^\d+$/.test(status)) && { isStatusInferred: true }),
      };
    } else if (!/^(?:default|[1-5](?:\d\d|XX))$/i.test(status)) {
      reader.warn(
        operation,
        `${status} is not a status, such as 200, 4XX or default. It is ignored.`,
        "responses",
      );
    }
    return { status, node, headers: readHeaders(reader, node), content, others };
  });
  if (!isSuccess) {
    success["default"] = { kind: "none", isStatusInferred: true };
    const message = "No success is documented. A call resolves to undefined, whatever the body of a 2xx is.";
    reader.warn(operation, message);
  }
  return { responses, success };
}

/** Headers of a response have no effect on how it is read. */
function readHeaders<Place>(
  reader: Reader<Place>,
  response: DocumentNode<Place>,
): DocumentResponse<Place>["headers"] {
  return reader.entries(response, "headers").flatMap(([name, reference]) => {
    const header = reader.follow(reference);
    // OpenAPI ignores it here.
    return name.toLowerCase() === "content-type" ? [] : [[name, header] as const];
  });
}

/** Reads `content`, JSON first. A media type that is not supported is left out if there is another one. */
function readContents<Place>(
  reader: Reader<Place>,
  body: DocumentNode<Place>,
  direction: "request" | "response",
): readonly DocumentContent<Place>[] {
  const contents: DocumentContent<Place>[] = [];
  const problems: string[] = [];
  for (const [mediaType, node] of reader.entries(body, "content")) {
    const schema = reader.member(node, "schema");
    const kind = kindOfContent(reader, mediaType, schema, direction);
    if (kind) contents.push({ mediaType, node, schema, kind, sentAs: typeOnWire(mediaType, kind) });
    else {
      const isMultipart = /^multipart\//i.test(mediaType);
      const reason = isMultipart
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
function kindOfContent<Place>(
  reader: Reader<Place>,
  mediaType: string,
  schema: DocumentNode<Place> | undefined,
  direction: "request" | "response",
): BodyKind | undefined {
  const isRange = /^(?:[*]|application)\/[*]/.test(mediaType);
  const isFile = schema && schemaParts(reader, schema).some(({ object }) => isFileSchema(object));
  return isRange && isFile ? "binary" : kindOfMediaType(mediaType, direction);
}

/** Text and bytes are carried as they are: no validator sees them. */
function checkUnparsed<Place>(reader: Reader<Place>, { kind, schema }: DocumentContent<Place>): void {
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

function describeSuccess<Place>(reader: Reader<Place>, content: DocumentContent<Place>): OperationSuccess {
  const { kind, schema, sentAs: mediaType } = content;
  if (kind !== "json" || !schema) return { kind, mediaType };
  const body = resolveSchema(reader, schema);
  if (!body.payload) return { kind, mediaType, ...typeOf(body.type) };
  const { name, node } = body.payload;
  const [, member] = body.properties.find(([property]) => property === name) ?? [];
  if (typeof name === "string" && member) {
    if (!body.required.includes(name)) {
      const reason = "the clients reject a response without it";
      reader.report(
        node,
        `The payload ${name} is optional, but ${reason}. Add it to \`required\`.`,
        "x-payload",
      );
    }
    return { kind, mediaType, payload: name, ...typeOf(resolveSchema(reader, member).type) };
  }
  reader.report(
    node,
    `x-payload names ${String(name)}, which is not a member of the schema. Correct it.`,
    "x-payload",
  );
  return { kind, mediaType };
}

function typeOf(type: unknown): Pick<OperationSuccess, "type"> {
  return type === "object" || type === "array" ? { type } : {};
}
