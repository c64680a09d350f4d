import type { BodyCodec } from "../body-codec.ts";
import { isPage } from "./text.ts";

/** Bodies of bytes: a `Blob`; a request takes an `ArrayBuffer` and a `Uint8Array` as well. */
export const binary: BodyCodec = {
  parseAs: "blob",
  write: (body, { requestBody, headers, fail }) => {
    if (!isBinary(body)) return fail("must be a Blob, ArrayBuffer or Uint8Array");
    const type = body instanceof Blob ? body.type : "";
    // A range such as image/* is that of the types of a Blob, which also knows which of several it has.
    if (requestBody?.mediaType.includes("*")) headers["content-type"] = type || "application/octet-stream";
    else if (requestBody?.others?.some((other) => other.mediaType === type)) headers["content-type"] = type;
    // A copy, which attempts send again even if the caller changes the bytes.
    return new Blob([body]);
  },
  // Bytes, since an operation with such a success is not read as text.
  read: (content, headers, mediaType) =>
    isPage(headers, mediaType)
      ? undefined
      : new Blob([content as BlobPart], { type: headers.get("content-type") ?? "" }),
};

/** A `Blob` of another realm would be sent as the text `[object Blob]`. */
function isBinary(body: unknown): body is Blob | ArrayBuffer | Uint8Array<ArrayBuffer> {
  return (
    body instanceof Blob ||
    /^\[object (?:ArrayBuffer|Uint8Array)\]$/.test(Object.prototype.toString.call(body))
  );
}
