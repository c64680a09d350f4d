/** Parses request targets and cookies. */
import { describeUnknownName } from "../../contract/check-options.ts";
import { cutName } from "../../contract/cut-name.ts";
import { appendPointer } from "../../contract/json-pointer.ts";
import { ParameterError, type ParameterStyle } from "../../contract/parameter-style.ts";
import {
  decodePercent,
  type QueryTargets,
  readPair,
  readParameter,
  splitPair,
} from "../../contract/read-parameter.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";

/** A request target, split but not yet decoded. */
export interface Target {
  /** Path, from the first slash. */
  readonly path: string;
  /** Query without the question mark; empty if there is none. */
  readonly query: string;
}

/** Splits a request target in origin-form or absolute-form (RFC 9112 section 3.2). */
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

/** Decodes a path segment or a name of a query, percent-encoded UTF-8 (RFC 3986 section 2.1). */
export function decodePart(text: string): string {
  const subject = `${JSON.stringify(text.slice(0, 80))} in the request target`;
  return orReject(subject, () => decodePercent(text));
}

/** Reads a path or header parameter. */
export function readText(parameter: ParameterStyle, text: string): unknown {
  return orReject(appendPointer("/parameters", parameter.name), () => readParameter(parameter, text));
}

/** Reads the parameters of a query, without its question mark. An unknown or repeated one is rejected. */
export function readQuery(query: string, targets: QueryTargets, values: Map<string, unknown>): void {
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const [encodedName, text] = splitPair(pair);
    const name = decodePart(encodedName.replaceAll("+", " "));
    const target = targets.find(name);
    // Without a misspelt filter, the response would contain everything.
    if (!target) throw new HttpError(400, describeUnknownParameter(name, targets.names));
    const { parameter, path = [] } = target;
    orReject(appendPointer("/parameters", parameter.name, ...path), () => readPair(target, text, values));
  }
}

/** Reads a cookie (RFC 6265 section 4.2.1), still encoded. If several have the name, the first one counts. */
export function readCookie({ cookie = "" }: PlatformHeaders, name: string): string | undefined {
  const pairs = cookie.split(";").map((pair) => splitPair(pair.trim()));
  return pairs.find(([own]) => own === name)?.[1];
}

/** Turns a `ParameterError` into a response 400. */
function orReject<Value>(subject: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParameterError) throw new HttpError(400, `${subject} ${error.message}.`);
    throw error;
  }
}

function describeUnknownParameter(name: string, known: readonly string[]): string {
  const pointer = appendPointer("/parameters", cutName(name));
  if (known.length === 0) return `${pointer} is not a known query parameter. There are none.`;
  const escaped = pointer.slice("/parameters/".length);
  return describeUnknownName("query parameter", escaped, known, "/parameters/");
}
