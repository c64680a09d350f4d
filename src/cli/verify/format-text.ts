/** A report as text. */
import { escapeLine } from "../output/escape.ts";
import { dim, type Line, padEnd, plain, type Span } from "../output/line.ts";
import {
  type ApiReport,
  describeDeparture,
  describeUnseen,
  type OperationReport,
  type Report,
} from "./report.ts";

/** Words for the results, of the same width. */
const words: Readonly<Record<OperationReport["result"], Span>> = {
  passed: { text: "ok", style: "green" },
  drift: { text: "drift", style: "yellow" },
  failed: { text: "failed", style: "red" },
  skipped: { text: "skipped", style: "dim" },
};

const wordWidth = 9;

/** Formats a report as lines of text. */
export function formatText({ apis, summary, notes }: Report): readonly Line[] {
  const { passed, drift, failed, skipped, departures } = summary;
  const total = `${departures} departure${departures === 1 ? "" : "s"} from the contract`;
  return [
    ...apis.flatMap(formatApi),
    [{ text: "Not verified", style: "bold" }],
    ...formatNotes(apis.flatMap(({ operations }) => operations)),
    ...notes.map((note): Line => [plain(`  ${note}`)]),
    [],
    [plain(`${total}. ${passed} passed, ${drift} with drift, ${failed} failed, ${skipped} skipped.`)],
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

function formatOperation({ command, result, departures, failure }: OperationReport): readonly Line[] {
  const details = [
    ...departures.map((each) => [each.pointer || "(body)", describeDeparture(each)]),
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
  for (const { command, unseen, notes } of operations) {
    for (const note of [...notes, ...describeUnseen(unseen)]) {
      commands.set(note, [...(commands.get(note) ?? []), command]);
    }
  }
  return [...commands].map(
    ([note, names]): Line => [plain(`  ${names.join(", ")}: `), dim(escapeLine(note))],
  );
}
