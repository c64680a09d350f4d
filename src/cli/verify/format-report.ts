/** Formats of a report: text and JUnit. */
import { escapeLine, escapeText } from "../output/escape.ts";
import { bold, cyan, dim, green, red, yellow } from "../output/line.ts";
import { padEnd } from "../output/width.ts";
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
  const heading = `${bold(escapeLine(title))} ${dim(escapeLine(origin))}`;
  return [heading, ...operations.flatMap(formatOperation), ""];
}

function formatOperation({ command, result, issues, failure }: OperationReport): readonly string[] {
  const advice = [failure?.message, failure?.hint].flatMap((text) => (text ? [escapeLine(text)] : []));
  const drift = issues.map(
    (issue) => `${cyan(escapeLine(issue.pointer || "(body)"))}  ${escapeLine(describeDrift(issue))}`,
  );
  return [`  ${padEnd(words[result], 9)}${command}`, ...[...drift, ...advice].map((line) => indent + line)];
}

export function formatJunit({ apis, notes }: Report): string {
  const suites = apis.map(({ name, operations }) => {
    const cases = operations.map((operation) => formatCase(name, operation)).join("");
    const output = `<system-out>${escapeXml(notes.join("\n"))}</system-out>`;
    return `  <testsuite name="${escapeXml(name)}"${formatCounts(operations)}>\n${cases}    ${output}\n  </testsuite>\n`;
  });
  const counts = formatCounts(apis.flatMap(({ operations }) => operations));
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="dataplat verify"${counts}>
${suites.join("")}</testsuites>
`;
}

function formatCounts(operations: readonly OperationReport[]): string {
  const { drift, failed, skipped } = summarize(operations);
  return ` tests="${operations.length}" failures="${drift}" errors="${failed}" skipped="${skipped}"`;
}

function formatCase(api: string, operation: OperationReport): string {
  const { operationId, result, issues, failure, notes } = operation;
  const drift = issues.map((issue) => `${issue.pointer || "(body)"}: ${describeDrift(issue)}`);
  const results: Readonly<Record<OperationReport["result"], string>> = {
    passed: "",
    drift: `<failure type="drift" message="${formatCount(issues.length)}">${escapeXml(drift.join("\n"))}</failure>`,
    failed: `<error type="${failure?.kind}" message="${escapeXml(failure?.message ?? "")}"/>`,
    skipped: `<skipped message="${escapeXml(notes.join(" "))}"/>`,
  };
  const output = result === "skipped" ? "" : escapeXml(listNotes(operation).join("\n"));
  const open = `<testcase classname="${escapeXml(api)}" name="${escapeXml(operationId)}">`;
  return `    ${open}${results[result]}<system-out>${output}</system-out></testcase>\n`;
}

/** Escapes a text for XML 1.0, in which most control characters, and single surrogates, must not occur at all. */
function escapeXml(text: string): string {
  return escapeText(text)
    .replaceAll(/[\p{Cs}\ufffe\uffff]/gu, "\ufffd")
    .replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
