import type { BodyCodec } from "../body-codec.ts";
import { type BodyContent, decodeText } from "../read-response-body.ts";

/** Bodies of text: strings. */
export const text: BodyCodec = {
  parseAs: "text",
  write: (body, { fail }) => {
    if (typeof body !== "string") return fail("must be a string");
    return /\p{Cs}/u.test(body) ? fail("contains half a character") : body;
  },
  // Its bytes.
  read: (content, ...expected) => (isPage(...expected) ? undefined : decodeText(content as BodyContent)),
};

/** Whether a response is a web page that the document does not state: one of something in front of the API, such as a login. */
export function isPage(headers: Headers, mediaType = ""): boolean {
  return /^text\/html\b/i.test(headers.get("content-type") ?? "") && !/html|\*/.test(mediaType);
}
