/** Reads a response body with a limit, so that a server cannot fill the memory. */

/** Text, bytes, or a stream that has not been read. */
export type BodyContent = string | Uint8Array | ReadableStream<Uint8Array>;

/** A body that was read: empty if there is none, cut at the limit if it is truncated. */
type ReadBody = { readonly content: BodyContent; readonly isTruncated: boolean };

/** Reads a response body of at most `maxBytes` after decompression; the rest is cancelled. `isText`: the runtime decodes it, which is faster. */
export async function readResponseBody(
  response: Response,
  maxBytes: number,
  isText: boolean,
): Promise<ReadBody> {
  const length = response.headers.get("content-length");
  // The runtime enforces a declared length, unless the body is compressed: then it may be far larger. A browser does not show a
  // cross-origin response's encoding.
  const isCompressed = response.type === "cors" || response.headers.has("content-encoding");
  const isWithinLimit = length !== null && Number(length) <= maxBytes && !isCompressed;
  if (response.body && !isWithinLimit) return readStream(response.body, maxBytes);
  const content = // A test double may have `text` alone.
    isText || !response.arrayBuffer ? await response.text() : new Uint8Array(await response.arrayBuffer());
  // The length that a custom `fetch` states may be wrong.
  const isTruncated = content.length > maxBytes;
  return { content: isTruncated ? content.slice(0, maxBytes) : content, isTruncated };
}

const decoder = new TextDecoder();

/** Decodes UTF-8, without its byte order mark. */
export function decodeText(content: BodyContent): string {
  // Never a stream: the codec of streams reads it.
  return typeof content === "string" ? content : decoder.decode(content as Uint8Array);
}

async function readStream(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number) {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  while (size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    chunks.push(value);
  }
  const isTruncated = size > maxBytes;
  // Not awaited: a slow server may take long to notice.
  if (isTruncated) reader.cancel().catch(() => {});
  // Not by a `Blob`: that of jsdom has no `arrayBuffer`.
  const content = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    content.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { content: content.subarray(0, maxBytes), isTruncated };
}
