/** Turns Prism's log, one JSON object a line, into a few readable lines. */

/** What is read of a log record; Prism writes more, credentials among it. */
interface LogRecord {
  readonly level: number;
  readonly msg: string;
  readonly input?: { readonly method: string; readonly url: { readonly path: string } };
}

const errorLevel = 50;

/** How Prism's last line about a refused request begins: the address of its documentation, which a reader does not need. */
const termination = /^Request terminated with error: \S+#(?<code>\w+): /;

/** Refusals of which Prism has written what is wrong on a line of its own already. */
const explained: readonly unknown[] = ["UNPROCESSABLE_ENTITY", "UNAUTHORIZED"];

/**
 * A destination for Prism's logger that keeps one line per request (method and path) and one per error. Headers, query and
 * body are never written: they hold credentials and data.
 *
 * @param log receives each line, without a line break at its end
 * @returns what createLogger takes as its destination
 */
export function logDestination(log: (line: string) => void): { write(text: string): void } {
  return {
    write(text) {
      // Prism's logger writes exactly one record of this form per call.
      const record = JSON.parse(text) as LogRecord;
      const line = readable(record);
      // A breach quotes names out of the body: no control character of it may reach a terminal.
      if (line !== undefined) log(line.replaceAll(/\p{Cc}/gu, "?"));
    },
  };
}

function readable({ level, msg, input }: LogRecord): string | undefined {
  if (msg === "Request received" && input) return `${input.method.toUpperCase()} ${input.url.path}`;
  if (level < errorLevel || explained.includes(termination.exec(msg)?.groups?.["code"])) return undefined;
  return `  ${msg.replace(termination, "")}`;
}
