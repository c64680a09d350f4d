/** Reads the content of a web-standard Request, and never more of it than may be kept. */

/**
 * Reads a body whole.
 *
 * @param request whose body is read
 * @param limit bytes that it may have
 * @returns the bytes, empty when there are none; undefined when there are more than that
 * @throws TypeError when the body breaks off, with what its stream said as the cause. One whose
 *   request is aborted ends early: look at its signal
 */
export async function readContent(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const { body, signal } = request;
  // Not every browser shows a request's stream; what has one is read with a limit, and the rest is in memory already.
  if (body === undefined) return atMost(limit, new Uint8Array(await request.arrayBuffer()));
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", cancel);
  try {
    return await collect(reader, limit);
  } catch (error) {
    throw new TypeError("fetch failed", { cause: error });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return join(chunks, length);
    length += value.length;
    if (length > limit) {
      // Whoever produces the body is told to stop, and not waited for.
      reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
}

function atMost(limit: number, bytes: Uint8Array): Uint8Array | undefined {
  return bytes.length > limit ? undefined : bytes;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}
