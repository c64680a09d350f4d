/** Formats Prism's log, one JSON object per line, as readable lines. */

/** The members of a log record that are read. Prism writes more, including credentials. */
interface LogRecord {
  readonly level: number;
  readonly msg: string;
  readonly input?: { readonly method: string; readonly url: { readonly path: string } };
}

const errorLevel = 50;

/** Prefix of Prism's last line about a rejected request: the address of its documentation. */
const termination = /^Request terminated with error: \S+#(?<code>\w+): /;

/** Codes for which Prism has already logged the reason on another line. */
const explained: readonly unknown[] = ["UNPROCESSABLE_ENTITY", "UNAUTHORIZED"];

/**
 * Creates a destination for Prism's logger that logs one line per request (method and path) and one per error. Headers, query and
 * body are never logged: they contain credentials and data.
 *
 * @param log receives each line, without a line break
 * @returns the destination for createLogger
 */
export function logDestination(log: (line: string) => void): { write(text: string): void } {
  return {
    write(text) {
      // Prism's logger writes one record per call.
      const record = JSON.parse(text) as LogRecord;
      const line = formatRecord(record);
      // The message quotes names from the body, which may contain control characters.
      if (line !== undefined) log(line.replaceAll(/\p{Cc}/gu, "?"));
    },
  };
}

function formatRecord({ level, msg, input }: LogRecord): string | undefined {
  if (msg === "Request received" && input) return `${input.method.toUpperCase()} ${input.url.path}`;
  if (level < errorLevel || explained.includes(termination.exec(msg)?.groups?.["code"])) return undefined;
  return `  ${msg.replace(termination, "")}`;
}
