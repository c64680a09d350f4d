/** Parses request targets. */
import { describeUnknownName } from "../../contract/check-options.ts";
import { cutName } from "../../contract/cut-name.ts";
import { appendPointer } from "../../contract/json-pointer.ts";
import type { OperationParameter } from "../../contract/operation.ts";
import { requestLimits } from "../defaults.ts";
import { HttpError } from "./http-error.ts";

/** A request target, split but not yet decoded. */
export interface Target {
  /** Path, from the first slash. */
  readonly path: string;
  /** Query without the question mark; empty if there is none. */
  readonly query: string;
}

/**
 * Splits a request target.
 *
 * @param target origin-form or absolute-form (RFC 9112 section 3.2)
 * @throws HttpError 400 or 414
 */
export function readTarget(target: string): Target {
  if (target.length > requestLimits.target) {
    throw new HttpError(414, `The request target is longer than ${requestLimits.target} characters.`);
  }
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? "";
  const rest = target.slice(origin.length);
  // A server must accept absolute-form, whose path may be empty. Asterisk-form is for OPTIONS of the whole server.
  const text = rest.startsWith("/") || origin === "" ? rest : `/${rest}`;
  if (!text.startsWith("/") || text.includes("#")) {
    throw new HttpError(400, "The request target must begin with / and have no fragment.");
  }
  const mark = text.indexOf("?");
  return mark < 0 ? { path: text, query: "" } : { path: text.slice(0, mark), query: text.slice(mark + 1) };
}

/**
 * Decodes a path segment, or a name or value of a query.
 *
 * @param text percent-encoded UTF-8 (RFC 3986 section 2.1)
 * @throws HttpError 400 if it is not
 */
export function decodePart(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpError(
      400,
      `${JSON.stringify(text.slice(0, 80))} in the request target is not percent-encoded UTF-8.`,
    );
  }
}

/**
 * Parses the parameters of a query.
 *
 * @param query without its question mark
 * @param known query parameters by name; a list may be repeated
 * @param parameters receives the values by name
 * @throws HttpError 400 for an unknown parameter, or one that must not be repeated
 */
export function readQuery(
  query: string,
  known: ReadonlyMap<string, Pick<OperationParameter, "kind">>,
  parameters: Record<string, unknown>,
): void {
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const mark = pair.indexOf("=");
    const name = decodePart((mark < 0 ? pair : pair.slice(0, mark)).replaceAll("+", " "));
    const value = mark < 0 ? "" : decodePart(pair.slice(mark + 1).replaceAll("+", " "));
    const parameter = known.get(name);
    // Without a misspelt filter, the response would contain everything.
    if (!parameter) throw new HttpError(400, describeUnknownParameter(name, [...known.keys()]));
    const present = parameters[name];
    if (parameter.kind !== "list") {
      if (present !== undefined) throw new HttpError(400, `/parameters/${name} must not be repeated.`);
      parameters[name] = value;
    } else if (Array.isArray(present)) present.push(value);
    else parameters[name] = [value];
  }
}

function describeUnknownParameter(name: string, known: readonly string[]): string {
  const pointer = appendPointer("/parameters", cutName(name));
  if (known.length === 0) return `${pointer} is not a known query parameter. There are none.`;
  const escaped = pointer.slice("/parameters/".length);
  return describeUnknownName("query parameter", escaped, known, "/parameters/");
}
