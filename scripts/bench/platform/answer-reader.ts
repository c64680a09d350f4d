/** Finds where answers end in what a socket gives, with as little work as that takes: a load generator must not be what is measured. */

/** Reads the answers of one connection, one after the other. */
export interface AnswerReader {
  /**
   * Takes what came.
   *
   * @param bytes of one answer at most; they may be used again afterwards
   * @returns the status when this was the answer's last piece; undefined when more is to come
   * @throws when it is no answer with a length, or goes on after its end
   */
  take(bytes: Buffer): number | undefined;
}

/** Makes a reader that stands before the first answer. */
export function createAnswerReader(): AnswerReader {
  /** The head, as far as it has come. */
  let head = "";
  let status = 0;
  /** Bytes that are still to come; undefined while the head is. */
  let missing: number | undefined;
  return {
    take: (bytes) => {
      let content = bytes.length;
      if (missing === undefined) {
        const begun = head.length;
        head += bytes.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return undefined;
        [status, missing] = readHead(head);
        head = "";
        content -= end + 4 - begun;
      }
      missing -= content;
      if (missing > 0) return undefined;
      if (missing < 0) throw new Error("The server sent more than its answer.");
      missing = undefined;
      return status;
    },
  };
}

function readHead(head: string): [status: number, length: number] {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
  const [, length] = /\r\ncontent-length: *(\d+)\r\n/i.exec(head) ?? [];
  if (!status || !length)
    throw new Error(`This is no answer with a length: ${JSON.stringify(head.slice(0, 300))}`);
  return [Number(status), Number(length)];
}
