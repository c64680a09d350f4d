/** JUnit XML of a report: a test suite per API, a test case per operation. */
import { escapeLine } from "../output/escape.ts";
import {
  type ApiReport,
  describeDeparture,
  describeUnseen,
  type OperationReport,
  type Report,
  summarize,
} from "./report.ts";

/** Formats a report as JUnit XML. */
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
  const { operationId, unseen, notes } = operation;
  const result = formatResult(operation);
  const output = [...(operation.result === "skipped" ? [] : notes), ...describeUnseen(unseen)].join("\n");
  const parts = [result, output && `<system-out>${escapeXml(output)}</system-out>`].filter(Boolean);
  const open = `    <testcase classname="${escapeXml(api)}" name="${escapeXml(operationId)}"`;
  if (parts.length === 0) return `${open}/>\n`;
  return `${open}>\n${parts.map((part) => `      ${part}\n`).join("")}    </testcase>\n`;
}

function formatResult({ result, departures, failure, notes }: OperationReport): string {
  switch (result) {
    case "passed":
      return "";
    case "drift": {
      const lines = departures.map((each) => `${each.pointer || "(body)"}: ${describeDeparture(each)}`);
      const message = `${departures.length} departure${departures.length === 1 ? "" : "s"} from the contract`;
      return `<failure type="drift" message="${message}">${escapeXml(lines.join("\n"))}</failure>`;
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
