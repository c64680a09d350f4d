/** Bodies of requests and responses: media types, success responses and payloads. */
import type { BodyKind, Operation, OperationSuccess } from "../operation.ts";
import { headerName } from "./parameters.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema, schemaParts } from "./schemas.ts";

/** A body in one media type. */
export interface DocumentContent<Place> {
  readonly mediaType: string;
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
  readonly content: DocumentContent<Place> | undefined;
}

/** A response. */
export interface DocumentResponse<Place> {
  /** Status code, range such as `4XX`, or `default`. */
  readonly status: string;
  /** Response Object. */
  readonly node: DocumentNode<Place>;
  /** Header Objects by name. */
  readonly headers: readonly (readonly [name: string, node: DocumentNode<Place>])[];
  readonly content: DocumentContent<Place> | undefined;
}

/** Media types whose bodies are bytes. */
const binary = /^(?:application\/(?:octet-stream|pdf|zip|gzip)|(?:image|audio|video)\/[\w.+-]+)$/;

/** Why a media type is not carried, and what to do instead. */
const refusedMediaTypes: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^multipart\//, "Its parts have no validator. Send JSON, or one file as application/octet-stream."],
  [/^application\/x-www-form-urlencoded$/, "Its values have no types. Send JSON."],
  [
    /^text\/event-stream$/,
    "A stream of events does not end. Leave the operation out and call it with `fetch`.",
  ],
  [/[*;]/, "State one media type without parameters."],
];

/** Kind of the bodies of a media type, or why it is not supported. */
export function kindOfMediaType(mediaType: string): BodyKind | { readonly reason: string } {
  const refused = refusedMediaTypes.find(([pattern]) => pattern.test(mediaType));
  if (refused) return { reason: refused[1] };
  if (/^(?:application\/json|[\w.-]+\/[\w.-]+\+json)$/.test(mediaType)) return "json";
  if (/^(?:text\/[\w.+-]+|application\/xml|[\w.-]+\/[\w.-]+\+xml)$/.test(mediaType)) return "text";
  if (binary.test(mediaType)) return "binary";
  return { reason: "Use a type of JSON, text, XML or a known binary type such as application/octet-stream." };
}

/** Reads the request body of an operation. */
export function readRequestBody<Place>(
  reader: Reader<Place>,
  operation: DocumentNode<Place>,
  method: string,
): DocumentBody<Place> | undefined {
  const reference = reader.member(operation, "requestBody");
  if (!reference) return undefined;
  if (["GET", "HEAD"].includes(method)) {
    reader.report(operation, `\`fetch\` cannot send a body with ${method}. Use parameters.`, "requestBody");
  }
  const node = reader.follow(reference);
  const { content, kind = "json" } = readContent(reader, node);
  if (!content) reader.report(node, "The request body has no media type. Add one to `content`.");
  const mediaType = content?.mediaType ?? "application/json";
  return { entry: { mediaType, kind, required: node.object["required"] === true }, node, content };
}

/** Reads the responses of an operation, in the document's order. */
export function readResponses<Place>(
  reader: Reader<Place>,
  operation: DocumentNode<Place>,
  method: string,
): { readonly responses: readonly DocumentResponse<Place>[]; readonly success: Operation["success"] } {
  const success: Record<number, OperationSuccess> = {};
  const responses = reader.entries(operation, "responses").map(([status, reference]) => {
    const node = reader.follow(reference);
    const { content, kind } = readContent(reader, node);
    if (/^2\d\d$/.test(status)) {
      const inferred = [node.object["x-inferred-members"]].flat();
      success[Number(status)] = {
        ...describeSuccess(reader, content, kind),
        ...(inferred.includes("status") && { isStatusInferred: true }),
      };
    } else if (!/^(?:default|[345](?:\d\d|XX))$/.test(status)) {
      const advice =
        "State each success status, such as 200; errors are 3, 4 or 5 and two digits or XX, or default.";
      reader.report(operation, `The status ${status} is not supported. ${advice}`, "responses");
    }
    if (content && (method === "HEAD" || status === "204" || status === "205" || status === "304")) {
      reader.report(
        node,
        `A response to ${method} with ${status} has no body. Remove \`content\`.`,
        "content",
      );
    }
    return { status, node, headers: readHeaders(reader, node), content };
  });
  if (Object.keys(success).length === 0) {
    reader.report(operation, "The operation has no success status. Add one, such as 200.", "responses");
  }
  return { responses, success };
}

function readHeaders<Place>(
  reader: Reader<Place>,
  response: DocumentNode<Place>,
): DocumentResponse<Place>["headers"] {
  const seen = new Set<string>();
  return reader.entries(response, "headers").map(([name, reference]) => {
    const header = reader.follow(reference);
    const lower = name.toLowerCase();
    if (!headerName.test(name)) {
      reader.report(
        response,
        `${name} is not a name of a header. Use letters, digits and hyphens.`,
        "headers",
      );
    } else if (lower === "content-type") {
      reader.report(response, "OpenAPI ignores Content-Type here. State it in `content` only.", "headers");
    } else if (seen.has(lower)) {
      reader.report(
        response,
        `Two headers are named ${name}, in any case of letters. Remove one.`,
        "headers",
      );
    }
    seen.add(lower);
    const { style = "simple" } = header.object;
    if (style !== "simple") reader.report(header, "The style of a header must be simple.", "style");
    return [name, header];
  });
}

/** Reads `content`, which may have one media type. */
function readContent<Place>(
  reader: Reader<Place>,
  body: DocumentNode<Place>,
): { readonly content?: DocumentContent<Place>; readonly kind?: BodyKind } {
  const contents = reader.entries(body, "content");
  const [first, ...others] = contents;
  if (!first) return {};
  if (others.length > 0) {
    const names = contents.map(([name]) => name).join(" and ");
    reader.report(body, `A body is ${names}. The clients know one media type per body: keep one.`, "content");
  }
  const [mediaType, node] = first;
  reader.checkMembers(node, "a media type");
  const kind = kindOfMediaType(mediaType);
  const content = { mediaType, node, schema: reader.member(node, "schema") };
  if (typeof kind === "string") {
    if (kind !== "json" && content.schema) checkUnparsed(reader, content.schema, kind);
    return { content, kind };
  }
  reader.report(body, `The media type ${mediaType} is not supported. ${kind.reason}`, "content");
  return { content };
}

/** Text and bytes are carried as they are: no validator sees them. */
function checkUnparsed<Place>(
  reader: Reader<Place>,
  schema: DocumentNode<Place>,
  kind: Exclude<BodyKind, "json">,
): void {
  const carried = ["$ref", "type", "title", "description", "default", "examples", "deprecated"];
  // Other generators want it beside bytes.
  if (kind === "binary") carried.push("format");
  for (const part of schemaParts(reader, schema)) {
    const { type = "string" } = part.object;
    if (type !== "string")
      reader.report(part, `A body of ${kind} is a string. Use \`type: string\`.`, "type");
    for (const keyword of Object.keys(part.object)) {
      if (carried.includes(keyword) || keyword.startsWith("x-")) continue;
      const advice = "Describe it in `description`, or use a JSON media type.";
      reader.report(part, `\`${keyword}\` of a body of ${kind} is not validated. ${advice}`, keyword);
    }
  }
}

function describeSuccess<Place>(
  reader: Reader<Place>,
  content: DocumentContent<Place> | undefined,
  kind: BodyKind | undefined,
): OperationSuccess {
  if (!content || !kind) return { kind: "none" };
  const { mediaType, schema } = content;
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
