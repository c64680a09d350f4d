/** Prints what an operation resolves to. */
import { isPlainObject } from "../../contract/check-options.ts";
import type { OutputFormat } from "../flags/global-options.ts";
import { UsageError } from "../model/errors.ts";
import type { Stream, Terminal } from "../model/terminal.ts";
import { escapeLine, escapeText } from "./escape.ts";
import { dim, writeLines } from "./line.ts";
import { maskSensitive } from "./mask.ts";
import { checkOutput, type OutputOptions } from "./output-options.ts";

/**
 * Prints a payload: a view on a terminal, JSON elsewhere, or what the options say. Sensitive members are masked in views. Throws UsageError
 * for what `checkOutput` finds, and for columns and queries that do not fit the payload of a read.
 */
export async function printResult(payload: unknown, options: OutputOptions, terminal: Terminal) {
  const { stdout } = terminal;
  await checkOutput(options, terminal);
  const isPlainText = options.result.kind === "text" && options.query === undefined;
  const format = options.format ?? (stdout.isTerminal || options.columns !== undefined ? "table" : "json");
  if (payload === undefined) return;
  if (payload instanceof ReadableStream) return printStream(payload, stdout);
  if (payload instanceof Blob) return stdout.write(new Uint8Array(await payload.arrayBuffer()));
  if (isPlainText && (["table", "text"].includes(format) || options.format === undefined)) {
    const text = String(payload);
    return stdout.write(stdout.isTerminal ? `${escapeText(text).replace(/\n$/, "")}\n` : text);
  }
  try {
    await printData(payload, format, options, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // A usage error usually means that nothing was sent.
    const message = `${error.message} The operation itself succeeded.`;
    if (!options.isWrite) throw new UsageError(message);
    // The exit code must not make a script write again, and the response may be the only one.
    terminal.stderr.write(`dataplat: ${escapeText(message)} Its whole response is printed.\n`);
    await printData(payload, format, { result: options.result }, terminal);
  }
}

async function printData(payload: unknown, format: OutputFormat, options: OutputOptions, terminal: Terminal) {
  const { query, result } = options;
  // Before the query, which could rename members.
  const shown = format === "table" ? maskSensitive(payload, result.sensitive ?? []) : payload;
  const content = query === undefined ? shown : (await import("./query.ts")).evaluateQuery(shown, query);
  const isEmpty = Array.isArray(content) && content.length === 0;
  if (isEmpty && (format === "table" || format === "ndjson")) {
    writeLines(terminal.stderr, [dim("The list is empty.")]);
  } else if (format === "table") {
    await (await import("./print-view.ts")).printView(content, options, terminal);
  } else {
    terminal.stdout.write(
      format === "text" ? formatText(content, terminal.stdout) : await formatData(content, format),
    );
  }
}

/** Prints a stream as it arrives; on a terminal as text, without its control characters. */
async function printStream(stream: ReadableStream<Uint8Array>, stdout: Stream): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    stdout.write(stdout.isTerminal ? escapeText(decoder.decode(chunk, { stream: true })) : chunk);
  }
}

/** Formats a value for shells: a row per item of a list, with tabs between the members of an object or the items of a list. */
function formatText(value: unknown, { isTerminal }: Stream): string {
  if (typeof value === "string") return `${isTerminal ? escapeText(value) : value}\n`;
  const rows = Array.isArray(value) ? value : [value];
  const names = new Set(rows.flatMap((row) => (isPlainObject(row) ? Object.keys(row) : [])));
  const formatCell = (cell: unknown) => (typeof cell === "string" ? escapeLine(cell) : JSON.stringify(cell));
  return rows
    .map((row) => {
      const cells = isPlainObject(row) ? [...names].map((name) => Reflect.get(row, name)) : [row].flat();
      return `${cells.map(formatCell).join("\t")}\n`;
    })
    .join("");
}

async function formatData(value: unknown, format: Exclude<OutputFormat, "table" | "text">): Promise<string> {
  if (format === "yaml") return (await import("./format-yaml.ts")).formatYaml(value);
  const items = format === "ndjson" && Array.isArray(value) ? value : [value];
  const space = format === "json" ? 2 : undefined;
  return items.map((item) => `${escapeText(JSON.stringify(item, undefined, space))}\n`).join("");
}
