/** Reads a body as text, without letting a server fill the memory. */

/**
 * Reads a response's body.
 *
 * @param response its body must not have been read
 * @param limit bytes that are read at the most, after decompression
 * @param cut says what follows when there is more: it is given what was read, and may throw. The rest is cancelled.
 * @returns the body as text, empty when there is none
 * @throws what `cut` throws, or the stream when the connection breaks
 */
export function readBody(response: Response, limit: number, cut: (text: string) => string): Promise<string> {
  const length = response.headers.get("content-length");
  // What the header says is held to by the runtime, unless the body is compressed: then the text may be far larger. A browser
  // does not show to other origins whether it was.
  const compressed = response.type === "cors" || response.headers.has("content-encoding");
  const held = length !== null && Number(length) <= limit && !compressed;
  return held || !response.body ? response.text() : readStream(response.body, limit, cut);
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  limit: number,
  cut: (text: string) => string,
): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      // Not waited for: a server that drips may take its time to notice.
      reader.cancel().catch(() => {});
      // From the end: so many of the last bytes are too many.
      return cut(text + decoder.decode(value.subarray(0, limit - size)));
    }
    text += decoder.decode(value, { stream: true });
  }
}
