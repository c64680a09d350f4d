/** Bodies of requests and responses: success responses and payloads. */
import type { BodyContent, Operation, OperationSuccess } from "../operation.ts";
import { type DocumentContent, readContents } from "./contents.ts";
import { readFields } from "./form-fields.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { resolveSchema } from "./schemas.ts";

/** A request body or a response, with its media types. */
interface WithContent {
  /** Request Body Object, or Response Object. */
  readonly node: DocumentNode;
  /** JSON, or else the first media type. */
  readonly content: DocumentContent | undefined;
  /** The other media types. */
  readonly others: readonly DocumentContent[];
}

/** The body of a request. */
export interface DocumentBody extends WithContent {
  readonly entry: NonNullable<Operation["requestBody"]>;
}

/** A response. */
export interface DocumentResponse extends WithContent {
  /** Status code, range such as `4XX`, or `default`. */
  readonly status: string;
  /** Header Objects by name. */
  readonly headers: readonly (readonly [name: string, node: DocumentNode])[];
}

/** Reads the request body of an operation. */
export function readRequestBody(
  reader: Reader,
  operation: DocumentNode,
  method: string,
): DocumentBody | undefined {
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
  const contents = readContents(reader, node, "request");
  const [content, ...others] = contents;
  if (!content) {
    if (reader.entries(node, "content").length > 0) return undefined;
    reader.report(node, "The request body has no media type. Add one to `content`.");
  }
  const [first = { mediaType: "application/json", kind: "json" as const }, ...rest] = contents.map((each) =>
    describeContent(reader, each),
  );
  const entry = { ...first, required, ...(rest.length > 0 && { others: rest }) };
  return { entry, node, content, others };
}

function describeContent(reader: Reader, content: DocumentContent): BodyContent {
  const { kind, node, schema, sentAs: mediaType } = content;
  if (kind !== "form") return { mediaType, kind };
  const fields = readFields(reader, node, schema, mediaType);
  return { mediaType, kind, ...(fields.length > 0 && { fields }) };
}

/** Pattern of the successes among statuses: if they only redirect, the redirects; if they state no other, the default. Undefined if there is none. */
export function successPattern(statuses: readonly string[]): RegExp | undefined {
  const patterns = [/^2(?:\d\d|XX)$/i, /^3(?!04)\d\d$/, /^default$/];
  return patterns.find((pattern) => statuses.some((status) => pattern.test(status)));
}

/** Reads the responses of an operation, in the document's order. */
export function readResponses(
  reader: Reader,
  operation: DocumentNode,
  method: string,
): { readonly responses: readonly DocumentResponse[]; readonly success: Operation["success"] } {
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
      const message = `${status} is not a status, such as 200, 4XX or default. It is ignored.`;
      reader.warn(operation, message, "responses");
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
function readHeaders(reader: Reader, response: DocumentNode): DocumentResponse["headers"] {
  return reader.entries(response, "headers").flatMap(([name, reference]) => {
    const header = reader.follow(reference);
    // OpenAPI ignores it here.
    return name.toLowerCase() === "content-type" ? [] : [[name, header] as const];
  });
}

function describeSuccess(reader: Reader, content: DocumentContent): OperationSuccess {
  const { kind, schema, sentAs: mediaType } = content;
  if (kind !== "json" || !schema) return { kind, mediaType };
  const body = resolveSchema(reader, schema);
  if (!body.payload) return { kind, mediaType, ...typeOf(body.type) };
  const { name, node } = body.payload;
  const [, member] = body.properties.find(([property]) => property === name) ?? [];
  if (typeof name === "string" && member) {
    if (!body.required.includes(name)) {
      const reason = "the clients reject a response without it. Add it to `required`.";
      reader.report(node, `The payload ${name} is optional, but ${reason}`, "x-payload");
    }
    return { kind, mediaType, payload: name, ...typeOf(resolveSchema(reader, member).type) };
  }
  const problem = `x-payload names ${String(name)}, which is not a member of the schema. Correct it.`;
  reader.report(node, problem, "x-payload");
  return { kind, mediaType };
}

function typeOf(type: unknown): Pick<OperationSuccess, "type"> {
  return type === "object" || type === "array" ? { type } : {};
}
