/** Prints comparisons for people, as JSON for tools, and as lines for CHANGELOG.md. */
import { splitPointer } from "../../src/contract/json-pointer.ts";
import { isObject } from "../../src/contract/openapi.ts";
import type { Comparison } from "./compare.ts";
import { capitalize, fromTo, nameParameter } from "./diff-node.ts";
import { effectOf } from "./effects.ts";
import type { Change, Verdict } from "./rate.ts";
import type { PackageComparison } from "./surface.ts";

/** The changes of all documents of a register, and of the package, since their release. */
export interface Breaking {
  readonly comparisons: readonly Comparison[];
  /** Names of released APIs that the register no longer has. */
  readonly removed: readonly string[];
  /** Absent if the register is not that of a package. */
  readonly package?: PackageComparison;
  /**
   * Whether each breaking change has a major version (of its document; of the package for an API that was removed), and every version that is not
   * the released one is at least what the changes ask for.
   */
  readonly isAccepted: boolean;
}

/** Anything that has a verdict. */
type Rated = Pick<Change, "verdict">;

const verdicts: readonly Verdict[] = ["breaking", "risky", "safe"];

/** Prints what changed in an API since its release, the most serious first. */
export function printComparison(comparison: Comparison): string {
  const { api, released, version, asks, changes, isVersionRaised } = comparison;
  if (released === undefined) return `${api} ${version}: not released yet, so that nothing can break.`;
  if (asks === undefined && isVersionRaised) return `${api} ${version}: as released.`;
  const shown = changes.filter(({ impact }) => impact !== "patch");
  const texts = changes.length - shown.length;
  const lines = verdicts.flatMap((verdict) =>
    shown.filter((change) => change.verdict === verdict).map((change) => printChange(change)),
  );
  if (texts > 0)
    lines.push(`  safe      ${texts} ${texts === 1 ? "change" : "changes"} of texts and examples`);
  const nothing = asks === undefined ? "nothing changed" : "only names, order or samples changed";
  return [
    `${api} ${released} -> ${version}: ${summarize(changes) || nothing}.`,
    ...lines,
    printVersion(comparison),
  ].join("\n\n");
}

/** One line: how many changes of which verdict. */
export function summarize(changes: readonly Rated[]): string {
  const counts = verdicts.map(
    (verdict) => [changes.filter((each) => each.verdict === verdict).length, verdict] as const,
  );
  return counts.flatMap(([count, verdict]) => (count > 0 ? [`${count} ${verdict}`] : [])).join(", ");
}

function printChange(change: Change): string {
  const { file, line, col } = change.place;
  const { caller, server } = effectOf(change);
  return [
    `  ${change.verdict.padEnd(8)}  ${describe(change)}`,
    `            at ${file}:${line}:${col}`,
    `            Callers: ${caller}`,
    `            Servers: ${server}`,
  ].join("\n");
}

/** Says which version the changes ask for, and whether the document has it. */
function printVersion(comparison: Comparison): string {
  const { file, released, version, asks, isVersionRaised, changes } = comparison;
  if (isVersionRaised) return `  info.version ${version} is high enough for these changes.`;
  if (asks === undefined)
    return `  info.version is ${version}, although nothing changed. Set info.version of ${file} back to ${released}.`;
  const otherwise = version === released ? " before the release" : "";
  return `  info.version is ${version}; these changes require ${asks}. Set info.version of ${file} to ${asks}${isBreaking(changes) ? ", or revert the breaking changes" : otherwise}.`;
}

/** Whether a change breaks users. */
export function isBreaking(changes: readonly Rated[]): boolean {
  return changes.some(({ verdict }) => verdict === "breaking");
}

/** Names in Redocly's own messages, which the report has at the beginning of each line. */
const named =
  / of (?:\w+ )*`[^`]+`(?: \w+ parameter)?(?= (?:was|were|are|became|changed|gained|lost|narrowed|widened)\b)/;

/** A sentence about a change, which begins with the part that changed and ends with the operations that it concerns. */
function describe(change: Change): string {
  const { reasons, subject, requests, responses } = change;
  const messages = new Set(reasons.map((reason) => describeReason(reason, change)));
  const message = [...messages].filter(Boolean).join(" ") || describeSafe(change);
  const isNamed =
    subject === undefined ||
    reasons[0]?.ruleId === "parameter-removed" ||
    message.includes(/`.+`/.exec(subject)?.[0] ?? subject);
  return [isNamed ? message : `${subject}: ${message}`, requests, responses]
    .filter((part) => part !== undefined)
    .join(" ");
}

function describeReason({ ruleId, message }: Change["reasons"][number], change: Change): string {
  // It adds to what changed, which another rule may say.
  if (ruleId === "gate/alternatives-changed")
    return change.reasons.length > 1 ? "" : `${describeSafe(change)} ${message}`;
  // Redocly names the component; it says that a type became narrower, or wider, although it may be another.
  if (ruleId === (change.kind === "removed" ? "response-removed" : "schema-type-changed"))
    return describeSafe(change);
  return capitalize(message.replace(named, "").replace(/(`[^`]+`) (\w+) parameter/, "$2 parameter $1"));
}

function describeSafe({ path: pointer, typeName, kind, property, from, to }: Change): string {
  const tokens = splitPointer(pointer);
  const [base, revision] = [{ value: from }, { value: to }];
  if (kind === "modified")
    return fromTo(property === "key" ? "The name" : `\`${property}\``, { base, revision });
  const isList = /(?:Map|List|Properties)$/.test(typeName);
  return isList
    ? `${describeList(typeName, to ?? from)} ${kind}.`
    : `${describePart(typeName, tokens, to ?? from)} was ${kind}.`;
}

/** As in "Headers `ETag`, `Location` were". */
function describeList(typeName: string, value: unknown): string {
  const names = Array.isArray(value) ? value.map(({ name, url }) => name ?? url) : Object.keys(Object(value));
  const one = typeName.replace(/^SchemaProperties$/, "Property").replace(/s?(?:Map|List)$/, "");
  const [kind, verb] = names.length === 1 ? [one, "was"] : [`${one.replace(/y$/, "ie")}s`, "were"];
  return `${wordsOf(kind)} ${names.map((name) => `\`${name}\``).join(", ")} ${verb}`;
}

function wordsOf(typeName: string): string {
  return typeName.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function describePart(typeName: string, tokens: readonly string[], value: unknown): string {
  const [container, key] = tokens.slice(-2);
  const members = isObject(value) ? value : {};
  if (/^\w+Of$/.test(typeName)) return `\`${key}\``;
  switch (typeName) {
    case "Schema":
      if (container === "properties") return `Property \`${key}\``;
      if (container === "mapping") return `The tag '${key}'`;
      if (/^\w+Of$/.test(container ?? "")) return `\`${container}\` subschema`;
      return key === "schema" ? "The schema" : `\`${key}\``;
    case "RequestBody":
      return "Request body";
    case "Operation":
      return `Operation \`${key?.toUpperCase()} ${container}\``;
    case "Parameter":
      return nameParameter(members);
    case "PathItem":
      return `Path \`${key}\``;
    case "SecurityRequirement":
      return `Security requirement \`${Object.keys(members).join(" + ")}\``;
    default: {
      const name = members["name"] ?? members["url"];
      return `${wordsOf(typeName)} \`${typeof name === "string" ? name : key}\``;
    }
  }
}

/** Drafts lines for CHANGELOG.md, by heading. Texts are left out. */
export function draftChangelog({
  comparisons,
  removed,
  package: inPackage,
}: Omit<Breaking, "isAccepted">): string {
  const headings = { added: "Added", modified: "Changed", removed: "Removed" } as const;
  const lines = comparisons.flatMap(({ api, released, changes, asks, version }) =>
    (released === undefined ? [] : changes)
      .filter(({ impact }) => impact !== "patch")
      .map((change) => {
        return {
          heading: headings[change.kind],
          line: `${bullet(change)} ${api} ${asks ?? version}: ${describe(change)}`,
        };
      }),
  );
  for (const api of removed) {
    lines.push({ heading: headings.removed, line: `- **Breaking:** ${api}: the API was removed.` });
  }
  for (const change of inPackage?.changes ?? []) {
    lines.push({ heading: headings[change.kind], line: `${bullet(change)} TypeScript: ${change.message}` });
  }
  return Object.values(headings)
    .flatMap((heading) => {
      const own = lines.filter((each) => each.heading === heading).map(({ line }) => line);
      return own.length > 0 ? [[`### ${heading}`, "", ...own].join("\n")] : [];
    })
    .join("\n\n");
}

function bullet({ verdict }: Rated): string {
  return verdict === "safe" ? "-" : `- **${verdict === "risky" ? "Risky" : "Breaking"}:**`;
}

/** Said of a package whose reports lack types or operations. */
export const outOfDate = "api-report/ is out of date. Run npm run api-report";

/** Prints what changed in the TypeScript surface of the package since its release, and which version all changes ask for. */
export function printPackage({
  released,
  version,
  asks,
  isVersionRaised,
  changes,
  isCurrent,
}: PackageComparison): string {
  const isAsReleased = asks === undefined && isVersionRaised;
  if (isAsReleased && isCurrent) return `package ${version}: as released.`;
  const lines = verdicts.flatMap((verdict) =>
    changes
      .filter((change) => change.verdict === verdict)
      .map(({ message, place, caller }) =>
        [`  ${verdict.padEnd(8)}  ${message}`, `at ${place.file}:${place.line}`, caller].join(
          "\n            ",
        ),
      ),
  );
  const reason =
    asks === undefined ? "the released one is" : "the changes to TypeScript and documents require";
  const advice = isVersionRaised
    ? `package.json has version ${version}, which is high enough.`
    : `package.json has version ${version}; ${reason} ${asks ?? released}.`;
  const summary = isCurrent ? summarize(changes) || "TypeScript as released" : outOfDate;
  const head = `package ${released} -> ${version}: ${summary}.`;
  return [head, ...lines, ...(isAsReleased ? [] : [`  ${advice}`])].join("\n\n");
}

/** The same for tools. */
export function toJson(breaking: Breaking): string {
  const { comparisons, removed, package: inPackage, isAccepted } = breaking;
  const apis = comparisons.map(({ changes, ...comparison }) => ({
    ...comparison,
    changes: changes.map((change) => ({ ...change, message: describe(change), ...effectOf(change) })),
  }));
  const changelog = draftChangelog(breaking);
  return JSON.stringify({ isAccepted, apis, removed, package: inPackage, changelog }, null, 2);
}
