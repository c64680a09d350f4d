/** Reads request bodies by their kind, and parses JSON strictly: duplicate names, `__proto__` and invalid UTF-8 are errors. */
import { cutName } from "../../contract/cut-name.ts";
import type { BodyContent, Operation } from "../../contract/operation.ts";
import { HttpError } from "../http/http-error.ts";
import type { BodyReader, PlatformHeaders, PlatformRequest } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";
import { checkContentType } from "./negotiation.ts";
import type { ReadForm } from "./read-form.ts";
import type { RequestContext } from "./request-context.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });
/** Strings and punctuation. Numbers, literals and whitespace do not affect nesting. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;

/** Reads a body of at most `maxLength` bytes; none if it is missing. Throws HttpError 413 if it is longer, 400 if it cannot be read. */
export async function readContent(body: PlatformRequest["body"], maxLength: number): Promise<Uint8Array> {
  const content = typeof body === "function" ? await callReader(body, maxLength) : toBytes(body ?? "");
  if (content && content.length <= maxLength) return content;
  throw new HttpError(413, `The body is longer than ${maxLength} bytes.`);
}

async function callReader(read: BodyReader, maxLength: number): Promise<Uint8Array | undefined> {
  try {
    return await read(maxLength);
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, "The body could not be read.");
  }
}

/** Callers of `handle` may not use TypeScript. Not with `instanceof`, which fails for bytes of another realm. */
function toBytes(body: Uint8Array | string): Uint8Array {
  if (typeof body === "string") return encoder.encode(body);
  if (ArrayBuffer.isView(body)) return body;
  throw new HttpError(400, "The body must be a string, bytes or a function that reads it.");
}

/** A body, not yet validated. */
interface OperationBody extends ReadForm {
  /** Name of its validator. */
  readonly validator: "body" | `${string}/${string}`;
}

/** Reads the body of an operation; undefined if there is none. */
export async function readOperationBody(
  context: RequestContext,
  { operationId, requestBody }: Operation,
): Promise<OperationBody | undefined> {
  const content = await readOnce(context);
  const { headers = {} } = context.request;
  // With a Content-Type, an empty text or no bytes is a body.
  const canBeEmpty = requestBody && requestBody.kind !== "json" && headers["content-type"] !== undefined;
  if (content.length === 0 && !canBeEmpty) {
    if (requestBody?.required) {
      throw new HttpError(400, `The body is missing. Send one of type ${requestBody.mediaType}.`);
    }
    return undefined;
  }
  if (!requestBody) throw new HttpError(400, `${operationId} takes no body. Send the request without one.`);
  const { others = [] } = requestBody;
  const mediaType = checkContentType(headers, requestBody.mediaType, ...others.map((each) => each.mediaType));
  const other = others.find((each) => each.mediaType === mediaType);
  const parsed = await parseContent(content, other ?? requestBody, headers);
  // Every media type has a slash.
  return { ...parsed, validator: other ? (mediaType as `${string}/${string}`) : "body" };
}

async function parseContent(
  content: Uint8Array,
  documented: BodyContent,
  headers: PlatformHeaders,
): Promise<ReadForm> {
  const { kind } = documented;
  if (kind === "form") return (await import("./read-form.ts")).readForm(content, headers, documented);
  const body = kind === "json" ? parseStrictJson(content) : kind === "text" ? decodeText(content) : content;
  return { body, plain: body };
}

/** Reads the body of a request that a fault may end before its operation does; null if it is not of the operation's kind. */
export async function readJournalBody(context: RequestContext, { requestBody }: Operation): Promise<unknown> {
  if (!context.request.body) return null;
  try {
    const documented = requestBody ?? { kind: "json", mediaType: "application/json" };
    const { plain } = await parseContent(await readOnce(context), documented, context.request.headers ?? {});
    return plain;
  } catch {
    return null;
  }
}

/** A body can be read once, and a fault may need it before the operation does. */
function readOnce(context: RequestContext): Promise<Uint8Array> {
  context.content ??= readContent(context.request.body, requestLimits.body).then((content) => {
    context.bodyLength = content.length;
    return content;
  });
  return context.content;
}

/** Parses a body, and rejects what JSON.parse would silently change. */
export function parseStrictJson(body: Uint8Array): unknown {
  const text = decodeText(body);
  const value: unknown = parseJsonBody(text);
  checkMemberNames(text);
  return value;
}

/** @throws HttpError 400 without a quotation of the text, which may be a secret */
function parseJsonBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const reason = message.replace(/(?:^|,? )(?:\.{3})?".*$/s, "") || "it cannot be read";
    throw new HttpError(400, `The body is not JSON: ${reason}.`);
  }
}

export function decodeText(body: Uint8Array): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new HttpError(400, "The body is not UTF-8.");
  }
}

/** Checks nesting and member names of valid JSON: JSON.parse keeps only the last of two equal names. */
function checkMemberNames(text: string): void {
  /** Names of each open object; null for an array. */
  const levels: (Set<string> | null)[] = [];
  let last = "";
  for (const [piece] of text.matchAll(token)) {
    if (piece === "{") levels.push(new Set());
    else if (piece === "[") levels.push(null);
    else if (piece === "}" || piece === "]") levels.pop();
    else if (piece === ":") addName(levels.at(-1), last);
    else last = piece;
    if (levels.length > requestLimits.depth) {
      throw new HttpError(400, `The body is nested deeper than ${requestLimits.depth} levels.`);
    }
  }
}

function addName(names: Set<string> | null | undefined, quoted: string): void {
  // With escapes or without, it is the same name.
  const name: unknown = JSON.parse(quoted);
  if (name === "__proto__")
    throw new HttpError(400, "The body has a member named __proto__, which is refused.");
  if (typeof name !== "string" || !names) return;
  if (names.has(name))
    throw new HttpError(400, `The body has two members named ${cutName(quoted)} in one object.`);
  names.add(name);
}
