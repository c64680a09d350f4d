/** Content negotiation (RFC 9110 sections 8 and 12). */
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders } from "../http/message.ts";

/**
 * Checks that the client accepts a success of an operation. Errors are JSON, whatever it accepts. `accept`: value of `Accept`; if absent,
 * every media type is accepted. `mediaTypes`: those of the operation's success responses, in lower case; empty if none of them has content.
 * Throws HttpError 406.
 */
export function checkAccept(accept: string | undefined, mediaTypes: readonly string[]): void {
  const [first, ...others] = mediaTypes;
  if (accept === undefined || accept === first || accept === "*/*" || first === undefined) return;
  chooseMediaType(accept, [first, ...others]);
}

/**
 * Chooses the media type of a response (RFC 9110 section 12.5.1). `accept`: value of `Accept`; if absent, every media type is accepted.
 * `offers`: media types in order of preference. Throws HttpError 406 if none of them is accepted.
 */
export function chooseMediaType<Type extends string>(
  accept: string | undefined,
  offers: readonly [Type, ...Type[]],
): Type {
  if (accept === undefined || accept.trim() === "") return offers[0];
  const ranges = accept.split(",").map(parseRange);
  const weights = offers.map((offer) => weightOf(offer, ranges));
  const best = Math.max(...weights);
  const chosen = offers[weights.indexOf(best)];
  if (chosen === undefined || best === 0) {
    throw new HttpError(406, `Responses are ${offers.join(" or ")}, which the header Accept excludes.`);
  }
  return chosen;
}

/** A media range of `Accept`. */
interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

function parseRange(text: string): MediaRange {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return { type, weight: Number.isNaN(weight) ? 1 : weight };
}

/** The most specific range takes precedence. Parameters of media types have no effect. */
function weightOf(offer: string, ranges: readonly MediaRange[]): number {
  const [type, group] = /^(.*?)\/[^\s;]*/.exec(offer) ?? [];
  for (const wanted of [type, `${group}/*`, "*/*"]) {
    const range = ranges.find((each) => each.type === wanted);
    if (range) return range.weight;
  }
  return 0;
}

/** Reads the media type of a body in lower case, without parameters; empty if the body is compressed or not UTF-8. */
export function readMediaType(headers: PlatformHeaders): string {
  const [media = "", ...parameters] = (headers["content-type"] ?? "")
    .split(";")
    .map((text) => text.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice(8) ?? "utf-8";
  return isCompressed(headers) || !/^"?utf-?8"?$/.test(charset) ? "" : media;
}

function isCompressed(headers: PlatformHeaders): boolean {
  return (headers["content-encoding"]?.trim().toLowerCase() ?? "identity") !== "identity";
}

/** Checks that a body has a media type that the operation takes, and returns it; an HttpError 415 otherwise. */
export function checkContentType(
  headers: PlatformHeaders,
  first: string,
  ...others: readonly string[]
): string {
  const actualType = readMediaType(headers);
  const matches = (wanted: string): boolean => {
    const [type = ""] = wanted.toLowerCase().split(/\s*;/);
    return type.endsWith("/*")
      ? type === "*/*" || actualType.startsWith(type.slice(0, -1))
      : type === actualType;
  };
  const known = [first, ...others];
  const found = actualType === "" ? undefined : known.find(matches);
  if (found !== undefined) return found;
  if (isCompressed(headers)) {
    throw new HttpError(415, "The body must not be compressed. Send it without Content-Encoding.", {
      "accept-encoding": "identity",
    });
  }
  const actual =
    headers["content-type"] === undefined ? "There is no Content-Type." : "Its Content-Type says otherwise.";
  const message = `The body must be ${known.join(" or ")}; text must be in UTF-8. ${actual}`;
  throw new HttpError(415, message, { accept: known.join(", ") });
}
