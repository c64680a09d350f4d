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
  read: (content) => decodeText(content as BodyContent),
};
