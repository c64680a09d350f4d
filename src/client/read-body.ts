/** Reads a body as text, without letting a server fill the memory. */

/** A body larger than the limit; how much larger is not known, since the rest is not read. */
export class BodyTooLarge extends Error {
  /** What was read until then, at most the limit. */
  readonly text: string;

  constructor(text: string) {
    super("body too large");
    this.text = text;
  }
}

/**
 * Reads a response's body.
 *
 * @param response its body must not have been read
 * @param limit bytes that are read at the most, after decompression
 * @returns the body as text, empty when there is none
 * @throws BodyTooLarge when there is more; the rest is cancelled. What the stream throws when the connection breaks.
 */
export function readBody(response: Response, limit: number): Promise<string> {
  const length = response.headers.get("content-length");
  // What the header says is held to by the runtime, unless the body is compressed: then the text may be far larger. A browser
  // does not show to other origins whether it was.
  const compressed = response.type === "cors" || response.headers.has("content-encoding");
  const held = length !== null && Number(length) <= limit && !compressed;
  return held || !response.body ? response.text() : readStream(response.body, limit);
}

async function readStream(body: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      text += decoder.decode(value.subarray(0, value.byteLength - (size - limit)));
      // Not waited for: a server that drips may take its time to notice.
      reader.cancel().catch(() => {});
      throw new BodyTooLarge(text);
    }
    text += decoder.decode(value, { stream: true });
  }
}
