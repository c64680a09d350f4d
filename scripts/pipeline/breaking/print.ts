/** Prints comparisons for people, as JSON for tools, and as lines for CHANGELOG.md. */
import { diff } from "node:util";
import { splitPointer } from "../../../src/contract/json-pointer.ts";
import type { Comparison } from "./compare.ts";
import { fromTo } from "./diff-node.ts";
import type { Change, Verdict } from "./rate.ts";

/** The changes of all documents of a register since their release. */
export interface Breaking {
  /** Whether there was a release. Otherwise nothing is compared, and everything is accepted. */
  readonly isReleased: boolean;
  readonly comparisons: readonly Comparison[];
  /** Names of released APIs that the register no longer has. */
  readonly removed: readonly string[];
  /** Version of the package; absent if the register is not that of a package. */
  readonly package?: PackageVersion;
  /**
   * Whether each breaking change has a major version (of its document; of the package for an API that was removed), and every version that is not
   * the released one is at least what the changes ask for.
   */
  readonly isAccepted: boolean;
}

/** The version of the package beside the one that the changes of its documents ask for. */
export type PackageVersion = Pick<Comparison, "version" | "asks" | "isVersionRaised"> & {
  readonly released: string;
};

/** Printed instead of a comparison before the first release. */
export const notReleased = "Nothing was released yet, so nothing is compared and nothing can break.";

const verdicts: readonly Verdict[] = ["breaking", "risky", "safe"];

/** Prints what changed in an API since its release, the most serious first. */
export function printComparison(comparison: Comparison): string {
  const { api, released, version, changes, isVersionRaised } = comparison;
  if (released === undefined) return `${api} ${version}: not released yet, so that nothing of it can break.`;
  if (isVersionRaised && changes.length === 0) return `${api} ${version}: ${describeUnchanged(comparison)}.`;
  return [
    `${api} ${released} -> ${version}: ${summarize(changes) || "nothing changed"}.`,
    ...printChanges(changes),
    printVersion(comparison),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Prints changes, the most serious first, and what concerns texts alone in one part. */
export function printChanges(changes: readonly Change[]): readonly string[] {
  const lines = verdicts.flatMap((verdict) =>
    changes.filter((change) => change.verdict === verdict && change.impact !== "patch").map(printChange),
  );
  const texts = changes.filter(isDescription).map((change) => {
    const { file, line } = change.place;
    return `  safe      ${describe(change)} At ${file}:${line}.`;
  });
  const others = changes.filter((change) => change.impact === "patch" && !isDescription(change)).length;
  if (others > 0)
    texts.push(`  safe      ${others} ${others === 1 ? "change" : "changes"} of examples and notes`);
  return [...lines, texts.join("\n")];
}

/** Whether a change is one of a text that may state a unit or a rule. */
function isDescription({ impact, property = "" }: Change): boolean {
  return impact === "patch" && /^(?:title|summary|description)$/.test(property);
}

/** One line: how many changes of which verdict. */
export function summarize(changes: readonly Pick<Change, "verdict">[]): string {
  const counts = verdicts.map(
    (verdict) => [changes.filter((each) => each.verdict === verdict).length, verdict] as const,
  );
  return counts.flatMap(([count, verdict]) => (count > 0 ? [`${count} ${verdict}`] : [])).join(", ");
}

function printChange(change: Change): string {
  const { file, line, col } = change.place;
  return [
    `  ${change.verdict.padEnd(8)}  ${describe(change)}`,
    `            at ${file}:${line}:${col}`,
    ...effectsOf(change).map((effect) => `            ${effect}`),
  ].join("\n");
}

/** The effect of a change that is not safe, by the side that it concerns. */
function effectsOf({ verdict, uses }: Change): readonly string[] {
  if (verdict === "safe") return [];
  const sides = Object.entries(effects).filter(([side]) => uses.some((use) => use.startsWith(side)));
  return sides.length > 0 ? sides.map(([, effect]) => effect) : [otherEffect];
}

const effects: Readonly<Record<string, string>> = {
  "In requests": "Existing requests may be rejected or not compile; released clients still send them.",
  "In responses": "Code that reads them may not compile, or may receive what it was not written for.",
};
const otherEffect = "Released clients, scripts and tools use what was there before.";

/** Says which version the changes ask for, and whether the document has it. */
function printVersion(comparison: Comparison): string {
  const { file, released, version, asks, isVersionRaised, changes } = comparison;
  if (isVersionRaised && asks === undefined)
    return "  info.version is that of its author. The version of the package counts.";
  if (isVersionRaised) return `  info.version ${version} is high enough for these changes.`;
  if (asks === undefined)
    return `  info.version is ${version}, ${describeUnchanged(comparison)}. Set info.version of ${file} back to ${released}.`;
  const otherwise = version === released ? " before the release" : "";
  return `  info.version is ${version}; these changes require ${asks}. Set info.version of ${file} to ${asks}${isBreaking(changes) ? ", or revert the breaking changes" : otherwise}.`;
}

export function isBreaking(changes: readonly Pick<Change, "verdict">[]): boolean {
  return changes.some(({ verdict }) => verdict === "breaking");
}

/** Names in Redocly's own messages, which the report has at the beginning of each line. */
const named =
  / of (?:\w+ )*`[^`]+`(?: \w+ parameter)?(?= (?:was|were|are|became|changed|gained|lost|narrowed|widened)\b)/;

/** A sentence about a change, which begins with the part that changed and ends with the operations that it concerns. */
function describe(change: Change): string {
  const { path: pointer, reasons, replaced, uses } = change;
  const messages = new Set(reasons.map(({ ruleId, message }) => describeReason(ruleId, message, change)));
  const message = replaced?.message ?? ([...messages].filter(Boolean).join(" ") || describeSafe(change));
  return [`${subjectOf(pointer, uses.length > 0)}: ${message}`, ...uses].join(" ");
}

function describeReason(ruleId: string, message: string, change: Change): string {
  // They add to what changed, which another rule may say.
  if (/^gate\/(?:alternatives|condition|restriction)-changed$/.test(ruleId))
    return change.reasons.length > 1 ? "" : `${describeSafe(change)} ${message}`;
  // Redocly says that a type became narrower, or wider, although it may be another.
  if (ruleId === "schema-type-changed") return describeSafe(change);
  return message.replace(named, "").replace(/^./, (letter) => letter.toUpperCase());
}

function describeSafe(change: Change): string {
  const { path: pointer, typeName, kind, property, from, to } = change;
  if (kind !== "modified") {
    const isMember = splitPointer(pointer).at(-2) === "properties";
    return `${isMember ? "Property" : typeName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")} was ${kind}.`;
  }
  const name = property === "key" ? "The name" : `\`${property}\``;
  return isDescription(change)
    ? `${name}: ${describeWords(String(from ?? ""), String(to ?? ""))}.`
    : fromTo(name, { base: { value: from }, revision: { value: to } });
}

/** The words that a text lost and those that it gained, up to 100 characters of each. */
function describeWords(before: string, after: string): string {
  const [old = [], current = []] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const changes = diff(current, old);
  const [lost, gained] = [-1, 1].map((side) => {
    const words = changes.flatMap(([operation, word]) => (operation === side ? [word] : [])).join(" ");
    return words.length > 100 ? `${words.slice(0, 99)}…` : words;
  });
  return [lost && `-"${lost}"`, gained && `+"${gained}"`].filter(Boolean).join(" ");
}

/** Steps of a pointer that the report leaves out. Parameters are named by their operations. */
const silent = /^(?:|\$ref|paths|components|properties|content|schema|application\/json|parameters|\d{1,2})$/;

/**
 * Names the place of a pointer: "requestBody.value.name", with "PUT /things/{id}" before it. `isUsed`: whether the operations follow, so
 * that they are left out here.
 */
function subjectOf(pointer: string, isUsed: boolean): string {
  const [first = "document", ...rest] = splitPointer(pointer).filter((step) => !silent.test(step));
  if (!first.startsWith("/")) return [first, ...rest].join(".");
  const [method = "", ...steps] = rest;
  const place = steps.join(".").replace(/^responses\.(\w+)/, "response $1");
  return isUsed && place ? place : [method.toUpperCase(), first, place].filter(Boolean).join(" ");
}

/** Drafts lines for CHANGELOG.md, by heading. Texts are left out. */
export function draftChangelog({ comparisons, removed }: Pick<Breaking, "comparisons" | "removed">): string {
  const headings = { added: "Added", modified: "Changed", removed: "Removed" } as const;
  const lines = comparisons.flatMap(({ api, released, changes, asks, version }) =>
    released === undefined
      ? [{ heading: headings.added, line: `- ${api} ${version}: the API was added.` }]
      : changes
          .filter(({ impact }) => impact !== "patch")
          .map((change) => {
            const mark = { safe: "-", risky: "- **Risky:**", breaking: "- **Breaking:**" }[change.verdict];
            const line = `${mark} ${api} ${asks ?? version}: ${describe(change)}`;
            return { heading: headings[change.kind], line };
          }),
  );
  const gone = removed.map((api) => ({
    heading: headings.removed,
    line: `- **Breaking:** ${api}: the API was removed.`,
  }));
  return Object.values(headings)
    .flatMap((heading) => {
      const own = [...lines, ...gone].filter((each) => each.heading === heading).map(({ line }) => line);
      return own.length > 0 ? [[`### ${heading}`, "", ...own].join("\n")] : [];
    })
    .join("\n\n");
}

/** Says which version of the package the changes of the documents ask for. */
export function printPackage(inPackage: PackageVersion): string {
  const { released, version, asks, isVersionRaised } = inPackage;
  if (asks === undefined) return `package ${version}: ${describeUnchanged(inPackage)}.`;
  if (isVersionRaised) return `package ${version}: high enough for these changes.`;
  return `package ${released} -> ${version}: the changes of the documents require ${asks}.`;
}

/** Says how a version compares with the released one, if nothing else changed. */
export function describeUnchanged({
  released,
  version,
  isVersionRaised,
}: Pick<Comparison, "released" | "version" | "isVersionRaised">): string {
  if (version === released) return "as released";
  return isVersionRaised ? `unchanged since ${released}` : `lower than the released ${released}`;
}

export function toJson(breaking: Breaking): string {
  const { comparisons, ...rest } = breaking;
  const apis = comparisons.map(({ changes, ...comparison }) => ({
    ...comparison,
    changes: changes.map((change) => ({ ...change, message: describe(change), effects: effectsOf(change) })),
  }));
  return JSON.stringify({ ...rest, apis, changelog: draftChangelog(breaking) }, null, 2);
}
