/** Result of a tool: the payload as JSON text, masked, capped and redacted, or a failure in words for agents. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { type DataplatError, isDataplatError } from "../../client/errors/index.ts";
import { adviseStatus, readLocation } from "../../client/errors/response-error.ts";
import type { ErrorMembers } from "../../client/events.ts";
import { dropEnd, redactText } from "../../client/redact.ts";
import { formatQuantity } from "../../contract/format-quantity.ts";
import type { Issue } from "../../contract/issue.ts";
import { splitPointer } from "../../contract/json-pointer.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { describeViolation, modelAt } from "../flags/describe-issues.ts";
import { toolName } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError, UsageError } from "../model/errors.ts";
import { nameOptions } from "../output/describe-error.ts";
import { escapeText } from "../output/escape.ts";
import { maskSensitive, redactResult } from "../output/mask.ts";
import type { callClient } from "../profile/call-client.ts";
import { inputModel, listArguments, listNullable, queryArgument } from "./arguments.ts";

/** Maximum size of a result, in bytes of UTF-8: some consumers refuse more than 25 000 tokens, of about two bytes each. */
export const maxResultBytes = 50_000;

export function textResult(...texts: readonly string[]): CallToolResult {
  return { content: texts.map((text) => ({ type: "text", text: escapeText(text) })) };
}

export async function describePayload(
  command: CommandModel,
  { data: payload, response }: Pick<Awaited<ReturnType<typeof callClient>>, "data" | "response">,
  secrets: readonly string[],
  advice: string,
  select: (value: unknown) => unknown = (value) => value,
): Promise<CallToolResult> {
  const { kind, sensitive = [] } = command.result;
  if (payload === undefined) {
    // Where to find what was created.
    const location = readLocation(response.headers);
    const place = location ? ` Location: ${redactText(location, secrets)}` : "";
    return textResult(`The call succeeded. It has no content.${place}`);
  }
  if (payload instanceof ReadableStream) return textResult(...(await readBeginning(payload, secrets)));
  if (payload instanceof Blob) {
    const base64 = Buffer.from(await payload.arrayBuffer()).toString("base64");
    if (base64.length <= maxResultBytes) return textResult("The call returned bytes, in Base64:", base64);
    return textResult(`The call returned ${payload.size} bytes, which is too much to show. ${advice}`);
  }
  // Masked and redacted before it is selected, since a selection could rename members, or spell a secret backwards.
  const whole = redactResult(maskSensitive(payload, sensitive), secrets);
  const selected = select(whole);
  if (isNothing(selected) && !isNothing(whole))
    return textResult(JSON.stringify(selected), describeSource(whole));
  const items = Array.isArray(selected) ? fitItems(selected) : [];
  if (Array.isArray(selected) && items.length > 0) {
    const text = JSON.stringify(items);
    if (items.length === selected.length) return textResult(text);
    const hint = `Only the first ${items.length} of ${selected.length} items are shown.`;
    return textResult(text, `${hint} ${advice}`);
  }
  const text = kind === "text" ? String(selected) : JSON.stringify(selected);
  const bytes = Buffer.from(text);
  if (bytes.length <= maxResultBytes) return textResult(text);
  const beginning = bytes.subarray(0, maxResultBytes).toString();
  return textResult(beginning, `Only the beginning of ${bytes.length} bytes is shown. ${advice}`);
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Says what a query had to select from: an agent that misspelt a member would report that there is nothing. */
function describeSource(result: unknown): string {
  const members = Object.keys(Object([result].flat()[0]))
    .join(", ")
    .slice(0, 500);
  const form = Array.isArray(result) ? "a list of objects" : "an object";
  const source = members ? `, ${form} with ${members}` : "";
  return `The query selects nothing of the result${source}. In JMESPath, a text is in single quotes.`;
}

/** The first items that fit, so that the text stays JSON; none if not even the first one does. */
function fitItems(items: readonly unknown[]): readonly unknown[] {
  // The brackets, and a comma per item.
  let bytes = 2;
  const end = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes > maxResultBytes;
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Reads a stream until it ends, or is too long, or fails: an agent cannot follow it. */
async function readBeginning(stream: ReadableStream<Uint8Array>, secrets: readonly string[]) {
  let bytes = Buffer.of();
  let note = "";
  try {
    for await (const chunk of stream) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length > maxResultBytes) break;
    }
  } catch (error) {
    note = ` It ended with an error: ${isDataplatError(error) ? nameOptions(error) : errorMessage(error)}`;
  }
  const text = bytes.subarray(0, maxResultBytes).toString();
  if (bytes.length <= maxResultBytes && !note) return [redactText(text, secrets)];
  // No secret has a line break: the last line alone may end with the beginning of one.
  const end = Math.max(text.lastIndexOf("\n") + 1, dropEnd(text, secrets).length);
  return [redactText(text.slice(0, end), secrets), `Only the beginning of the stream is shown.${note}`];
}

/** Advice about a result that is cut. A write must not be sent again for its result. `flags`: choose the connection of the call in a shell. */
export function adviseNarrowing(command: CommandModel, input: object, flags: string): string {
  if (!command.safe) return "The change was made.";
  const optional = listArguments(command)
    .filter(({ target, required }) => target === "parameters" && !required)
    .map(({ name }) => name);
  const names = [queryArgument(command) ?? [], optional].flat();
  const shell = `\`dataplat ${command.name}${flags}\` in a shell returns everything.`;
  if (names.length === 0) return shell;
  // Null counts as absent, and so does an empty query.
  const isPassed = (name: string) => !["", null, undefined].includes(Reflect.get(input, name));
  const narrower = names.map((name) => (isPassed(name) ? `a narrower ${name}` : name));
  return `To get less, pass ${narrower.join(" or ")}. ${shell}`;
}

const nothingSent = "Nothing was sent.";

export function describeToolFailure(error: unknown, command: CommandModel): string {
  if (isDataplatError(error)) return describeClientFailure(error, command);
  if (error instanceof ConfigurationError) return `${nothingSent} ${error.message} ${error.hint}`;
  const problem = error instanceof UsageError ? nothingSent : "Internal error of dataplat:";
  return `${problem} ${errorMessage(error)}`;
}

function describeClientFailure(error: DataplatError, command: CommandModel): string {
  if (error.kind === "invalid-request") {
    const issues = new Set(error.issues.map((issue) => describeArgument(command, issue)));
    return `${nothingSent} ${[...issues].join("; ")}.`;
  }
  const { requestId }: ErrorMembers = error;
  const id = requestId && `Request ID: ${requestId}.`;
  const text = [describeMessage(error), describeOutcome(error, command), id].filter(Boolean).join(" ");
  return error.kind === "api" ? text + describeBody(error.body, text) : text;
}

/** The JSON body of an error, if it has more than a text says, such as the members that the server refused. */
function describeBody(body: unknown, text: string): string {
  let hasMore = false;
  const json = JSON.stringify(body, (_, value: unknown) => {
    hasMore ||= ["string", "number"].includes(typeof value) && !text.includes(String(value));
    return value;
  });
  // The message quotes a text.
  if (!hasMore || typeof body === "string") return "";
  return ` Body: ${json.length > 1000 ? `${json.slice(0, 1000)}…` : json}`;
}

/** Describes a violation by its argument, such as `channel.webhookId`. */
function describeArgument(command: CommandModel, issue: Issue): string {
  const [root, first, ...rest] = splitPointer(issue.pointer);
  const target = root === "parameters" ? "parameters" : "body";
  const toolArguments = listArguments(command);
  const argument = toolArguments.find((each) => each.target === target && each.ownName === first);
  const isWhole = root === "body" && !argument;
  const path = isWhole ? [first ?? [], rest].flat() : rest;
  const name = [isWhole ? "body" : (argument?.name ?? first ?? []), path].flat().join(".");
  // `nulls` stands for null, see readToolInput.
  const message = issue.message.replace("true, false", "true or false").replace(/,? or null$/, "");
  const { nullable, ...model } = modelAt(isWhole ? command.body : argument, path) ?? { type: "any" };
  if (isWhole && issue.keyword === "required" && command.body?.members?.length) {
    const [member] = toolArguments.filter(({ target: place }) => place === "body");
    const toNull = listNullable(inputModel(command, toolArguments)).length > 0 ? ", or named in nulls" : "";
    return `${member?.name} or another member of the body must be passed${toNull}`;
  }
  return `${name} ${describeViolation({ ...issue, message }, model)}`;
}

/** The client's message, without "Try again" if that may do harm, and with a delay in words. */
function describeMessage(error: DataplatError): string {
  const text = nameOptions(error);
  if (error.kind !== "api") return text;
  const { status, retryAfterMs, outcome } = error;
  // Advice about a redirect is not about sending it again.
  if (outcome === "unknown" && status >= 400) return text;
  const delay = formatQuantity("retryAfterMs", retryAfterMs ?? 0) ?? "";
  if (status === 304) return `${text} A cache may have answered in place of the API.`;
  const advice = adviseStatus(status, retryAfterMs);
  return text + advice.replace(/\d+ ms/, delay).replace("baseUrl", "the address");
}

function describeOutcome(error: DataplatError, { before }: CommandModel): string | undefined {
  const { kind, outcome, status }: ErrorMembers = error;
  if (outcome === "unknown") {
    const check = before ? `Check with ${toolName(before)}` : "Find out";
    return `It is unknown whether the change was made. ${check} before you call this tool again.`;
  }
  const isConflict = status === 409 || status === 412;
  const read = isConflict && before ? ` Read the current values with ${toolName(before)}.` : "";
  if (outcome === "rejected") return `The server refused the change.${read}`;
  return outcome === "not-sent" || kind === "config" ? nothingSent : undefined;
}
