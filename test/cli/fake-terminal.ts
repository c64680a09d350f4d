/** Terminal that collects what is written to it. */
import type { Stream, Terminal } from "../../src/cli/model/terminal.ts";

/** A stream that collects. */
export interface FakeStream extends Stream {
  readonly text: string;
  readonly writes: readonly (string | Uint8Array)[];
}

/** Creates a stream: by default a terminal of 80 columns without colours. */
function createFakeStream(options: Partial<Stream>): FakeStream {
  const writes: (string | Uint8Array)[] = [];
  const isTerminal = options.isTerminal ?? true;
  return {
    isTerminal,
    columns: isTerminal ? 80 : Infinity,
    hasColor: false,
    ...options,
    writes,
    write: (content) => void writes.push(content),
    get text() {
      return writes.join("");
    },
  };
}

/** Creates a terminal. */
export function createFakeTerminal(
  options: Partial<Stream> = {},
): Terminal & Readonly<Record<"stdout" | "stderr", FakeStream>> {
  return { stdout: createFakeStream(options), stderr: createFakeStream(options) };
}
