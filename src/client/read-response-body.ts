/** Reads a response body with a limit, so that a server cannot fill the memory. */

/** A body as text. */
export interface BodyText {
  /** Empty if there is no body; cut at the limit if it is truncated. */
  readonly text: string;
  readonly isTruncated: boolean;
}

/**
 * Reads a response body.
 *
 * @param response a response whose body has not been read
 * @param maxBytes maximum size after decompression; the rest is cancelled
 * @throws the stream's error when the connection breaks
 */
export function readResponseBody(response: Response, maxBytes: number): Promise<BodyText> {
  const length = response.headers.get("content-length");
  // The runtime enforces a declared length, unless the body is compressed: then the text may be far larger. A browser does not show
  // a cross-origin response's encoding.
  const isCompressed = response.type === "cors" || response.headers.has("content-encoding");
  const isWithinLimit = length !== null && Number(length) <= maxBytes && !isCompressed;
  if (response.body && !isWithinLimit) return readStream(response.body, maxBytes);
  return response.text().then((text) => ({ text, isTruncated: false }));
}

async function readStream(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<BodyText> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isTruncated: false };
    size += value.byteLength;
    if (size > maxBytes) {
      // Not awaited: a slow server may take long to notice.
      reader.cancel().catch(() => {});
      const excess = size - maxBytes;
      return { text: text + decoder.decode(value.subarray(0, -excess)), isTruncated: true };
    }
    text += decoder.decode(value, { stream: true });
  }
}
