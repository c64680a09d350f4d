/** The streams that the command line writes to, and what each of them can show. */

export interface Stream {
  /** Writes a text, or bytes as they are. */
  write(content: string | Uint8Array): void;
  readonly isTerminal: boolean;
  /** Width in cells; infinite if it is not a terminal. */
  readonly columns: number;
  readonly hasColor: boolean;
}

export interface Terminal {
  readonly stdout: Stream;
  readonly stderr: Stream;
}

/** Width of a terminal that does not state it. */
const defaultColumns = 80;

interface ProcessStream {
  write(content: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The part of `process` that decides what is shown. */
type TerminalProcess = Readonly<Record<"stdout" | "stderr", ProcessStream>> & Pick<NodeJS.Process, "env">;

/** Reads what the streams of a process can show. `FORCE_COLOR` overrides `NO_COLOR`, as in Node.js. */
export function createTerminal({ stdout, stderr, env }: TerminalProcess): Terminal {
  const createStream = (stream: ProcessStream): Stream => ({
    write: (content) => void stream.write(content),
    isTerminal: stream.isTTY === true,
    columns: stream.isTTY ? stream.columns || defaultColumns : Infinity,
    hasColor: hasColor(env, stream.isTTY === true),
  });
  return { stdout: createStream(stdout), stderr: createStream(stderr) };
}

function hasColor(env: TerminalProcess["env"], isTerminal: boolean): boolean {
  const force = env["FORCE_COLOR"];
  if (force !== undefined) return force !== "0" && force !== "false";
  return isTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}
