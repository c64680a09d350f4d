/** Formats of a report: text and JUnit. */
import { escapeLine } from "../output/escape.ts";
import { bold, cyan, dim, green, padEnd, red, yellow } from "../output/line.ts";
import {
  type ApiReport,
  describeDrift,
  formatCount,
  listNotes,
  type OperationReport,
  type Report,
  summarize,
} from "./report.ts";

/** Words for the results, padded to one width. */
const words: Readonly<Record<OperationReport["result"], string>> = {
  passed: green("ok"),
  drift: yellow("drift"),
  failed: red("failed"),
  skipped: dim("skipped"),
};

const indent = " ".repeat(13);

export function formatText({ apis, summary, notes }: Report): readonly string[] {
  const { passed, drift, failed, skipped, issues } = summary;
  // A line for each reason, with its operations.
  const operations = apis.flatMap((api) => api.operations);
  const reasons = new Set(operations.flatMap(listNotes));
  const unverified = Array.from(reasons, (reason) => {
    const names = operations.flatMap((each) => (listNotes(each).includes(reason) ? each.command : []));
    return `  ${names.join(", ")}: ${dim(escapeLine(reason))}`;
  });
  return [
    ...apis.flatMap(formatApi),
    bold("Not verified"),
    ...unverified,
    ...notes.map((note) => `  ${note}`),
    "",
    `${formatCount(issues)}. ${passed} passed, ${drift} with drift, ${failed} failed, ${skipped} skipped.`,
  ];
}

function formatApi({ title, baseUrl, source, operations }: ApiReport): readonly string[] {
  const origin = baseUrl === undefined ? "not configured" : `${baseUrl} (${source})`;
  return [
    `${bold(escapeLine(title))} ${dim(escapeLine(origin))}`,
    ...operations.flatMap(formatOperation),
    "",
  ];
}

function formatOperation({ command, result, issues, failure }: OperationReport): readonly string[] {
  const advice = [failure?.message, failure?.hint].flatMap((text) => (text ? [escapeLine(text)] : []));
  const drift = issues.map(
    (issue) => `${cyan(escapeLine(issue.pointer || "(body)"))}  ${escapeLine(describeDrift(issue))}`,
  );
  return [`  ${padEnd(words[result], 9)}${command}`, ...[...drift, ...advice].map((line) => indent + line)];
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
