/** Terminal that collects what is written to it. */
import type { Stream, Terminal } from "../../src/cli/model/terminal.ts";

/** Creates a terminal. By default, both streams are terminals of 80 columns without colors. */
export function createFakeTerminal(options: Partial<Stream> = {}) {
  return { stdout: createFakeStream(options), stderr: createFakeStream(options) } satisfies Terminal;
}

function createFakeStream(options: Partial<Stream>) {
  const writes: (string | Uint8Array)[] = [];
  const isTerminal = options.isTerminal ?? true;
  return {
    isTerminal,
    columns: isTerminal ? 80 : Infinity,
    hasColor: false,
    ...options,
    writes,
    write: (content: string | Uint8Array) => void writes.push(content),
    get text() {
      return writes.join("");
    },
  };
}
