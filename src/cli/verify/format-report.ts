/** Formats of a report: text and JUnit. */
import { escapeLine } from "../output/escape.ts";
import { dim, type Line, padEnd, plain, type Span } from "../output/line.ts";
import {
  type ApiReport,
  describeDrift,
  formatCount,
  listNotes,
  type OperationReport,
  type Report,
  summarize,
} from "./report.ts";

/** Words for the results, of the same width. */
const words: Readonly<Record<OperationReport["result"], Span>> = {
  passed: { text: "ok", style: "green" },
  drift: { text: "drift", style: "yellow" },
  failed: { text: "failed", style: "red" },
  skipped: { text: "skipped", style: "dim" },
};

const wordWidth = 9;

export function formatText({ apis, summary, notes }: Report): readonly Line[] {
  const { passed, drift, failed, skipped, issues } = summary;
  return [
    ...apis.flatMap(formatApi),
    [{ text: "Not verified", style: "bold" }],
    ...formatNotes(apis.flatMap(({ operations }) => operations)),
    ...notes.map((note): Line => [plain(`  ${note}`)]),
    [],
    [
      plain(
        `${formatCount(issues)}. ${passed} passed, ${drift} with drift, ${failed} failed, ${skipped} skipped.`,
      ),
    ],
  ];
}

function formatApi({ title, baseUrl, source, operations }: ApiReport): readonly Line[] {
  const origin = baseUrl === undefined ? "not configured" : `${baseUrl} (${source})`;
  return [
    [{ text: escapeLine(title), style: "bold" }, dim(` ${escapeLine(origin)}`)],
    ...operations.flatMap(formatOperation),
    [],
  ];
}

function formatOperation({ command, result, issues, failure }: OperationReport): readonly Line[] {
  const details = [
    ...issues.map((each) => [each.pointer || "(body)", describeDrift(each)]),
    ...[failure?.message, failure?.hint].flatMap((text) => (text ? [["", text]] : [])),
  ];
  return [
    [...padEnd([plain("  "), words[result]], wordWidth + 2), plain(command)],
    ...details.map(([pointer = "", text = ""]): Line => {
      const indent = plain(" ".repeat(wordWidth + 4));
      const name = pointer ? [{ text: escapeLine(pointer), style: "cyan" } as const, plain("  ")] : [];
      return [indent, ...name, plain(escapeLine(text))];
    }),
  ];
}

/** Formats what was not verified: a line for each reason, with its operations. */
function formatNotes(operations: readonly OperationReport[]): readonly Line[] {
  const commands = new Map<string, readonly string[]>();
  for (const operation of operations) {
    for (const note of listNotes(operation)) {
      commands.set(note, [...(commands.get(note) ?? []), operation.command]);
    }
  }
  return [...commands].map(
    ([note, names]): Line => [plain(`  ${names.join(", ")}: `), dim(escapeLine(note))],
  );
}

export function formatJunit({ apis, notes }: Report): string {
  const suites = apis.map((api) => formatSuite(api, notes));
  const all = apis.flatMap(({ operations }) => operations);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="dataplat verify"${formatCounts(all)}>
${suites.join("")}</testsuites>
`;
}

function formatSuite({ name, operations }: ApiReport, notes: readonly string[]): string {
  const cases = operations.map((operation) => formatCase(name, operation));
  return `  <testsuite name="${escapeXml(name)}"${formatCounts(operations)}>
${cases.join("")}    <system-out>${escapeXml(notes.join("\n"))}</system-out>
  </testsuite>
`;
}

function formatCounts(operations: readonly OperationReport[]): string {
  const { drift, failed, skipped } = summarize(operations);
  return ` tests="${operations.length}" failures="${drift}" errors="${failed}" skipped="${skipped}"`;
}

function formatCase(api: string, operation: OperationReport): string {
  const { operationId } = operation;
  const result = formatResult(operation);
  const output = operation.result === "skipped" ? "" : listNotes(operation).join("\n");
  const parts = [result, output && `<system-out>${escapeXml(output)}</system-out>`].filter(Boolean);
  const open = `    <testcase classname="${escapeXml(api)}" name="${escapeXml(operationId)}"`;
  if (parts.length === 0) return `${open}/>\n`;
  return `${open}>\n${parts.map((part) => `      ${part}\n`).join("")}    </testcase>\n`;
}

function formatResult({ result, issues, failure, notes }: OperationReport): string {
  switch (result) {
    case "passed":
      return "";
    case "drift": {
      const lines = issues.map((each) => `${each.pointer || "(body)"}: ${describeDrift(each)}`);
      return `<failure type="drift" message="${formatCount(issues.length)}">${escapeXml(lines.join("\n"))}</failure>`;
    }
    case "failed":
      return `<error type="${escapeXml(failure?.kind ?? "")}" message="${escapeXml(failure?.message ?? "")}"/>`;
    case "skipped":
      return `<skipped message="${escapeXml(notes.join(" "))}"/>`;
  }
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for XML 1.0, line by line: most control characters, and single surrogates, must not occur in it at all. */
function escapeXml(text: string): string {
  return text
    .split("\n")
    .map(escapeLine)
    .join("\n")
    .replaceAll(/[\p{Cs}\ufffe\uffff]/gu, "\ufffd")
    .replaceAll(/[&<>"]/g, (character) => references[character] ?? character);
}
