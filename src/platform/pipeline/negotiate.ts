/** Content negotiation: the platform speaks `application/json` and nothing else (RFC 9110 section 12). */

import { chooseType } from "./choose-type.ts";
import { HttpError } from "./http-error.ts";
import type { PlatformHeaders } from "./message.ts";

const json = "application/json";

/**
 * Refuses a request that would not read our answer.
 *
 * @param accept the value of `Accept`; everything is welcome when it is absent
 * @throws HttpError 406
 */
export function checkAccept(accept: string | undefined): void {
  if (accept === undefined || accept === json || accept === "*/*" || accept.trim() === "") return;
  chooseType(accept, [json]);
}

/** What a request says of its body. */
export interface Content {
  /** Media type in lower case, without parameters; empty when none is given. */
  readonly media: string;
  readonly isUtf8: boolean;
  readonly isCompressed: boolean;
}

/**
 * Reads what a request says of its body (RFC 9110 sections 8.3 and 8.4).
 *
 * @param headers of the request
 */
export function readContent(headers: PlatformHeaders): Content {
  const [media = "", ...parameters] = (headers["content-type"] ?? "")
    .split(";")
    .map((text) => text.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice(8);
  return {
    media,
    isUtf8: charset === undefined || /^utf-?8$/.test(charset.replaceAll('"', "")),
    isCompressed: (headers["content-encoding"]?.trim().toLowerCase() ?? "identity") !== "identity",
  };
}

/**
 * Refuses a body of another form than JSON.
 *
 * @param headers of a request with a body
 * @throws HttpError 415
 */
export function checkContent(headers: PlatformHeaders): void {
  const { media, isUtf8, isCompressed } = readContent(headers);
  if (isCompressed) {
    throw new HttpError(415, "the body must not be compressed: send it without Content-Encoding", {
      "accept-encoding": "identity",
    });
  }
  if (media === json && isUtf8) return;
  const given =
    headers["content-type"] === undefined ? "there is no Content-Type" : "its Content-Type is another";
  throw new HttpError(415, `the body must be ${json} in UTF-8; ${given}`, { accept: json });
}
