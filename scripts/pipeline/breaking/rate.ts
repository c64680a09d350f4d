/** The verdict on each change that `redocly diff` reports. */
import { appendPointer, splitPointer } from "../../../src/contract/json-pointer.ts";
import { formats } from "../generate/formats.ts";
import type { Impact } from "./versions.ts";

/** The meaning of a change for users: some must change their code; some may have to; nobody has to. */
export type Verdict = "breaking" | "risky" | "safe";

export interface Place {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly col: number;
}

/** A rule's statement about a change. */
interface ReportedVerdict {
  readonly ruleId: string;
  readonly impact: Impact;
  readonly message: string;
  readonly location: Place;
}

/** A change in the JSON format of `redocly diff`. */
export interface ReportedChange {
  /** JSON Pointer through all references. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: "added" | "removed" | "modified";
  readonly property?: string;
  readonly verdicts: readonly ReportedVerdict[];
  readonly base?: Place & { readonly value: unknown };
  readonly revision?: Place & { readonly value: unknown };
}

export interface Change extends Pick<ReportedChange, "path" | "typeName" | "kind" | "property"> {
  /** The part of the version that it asks to raise. Redocly has `patch` for whatever is not an addition. */
  readonly impact: Impact;
  readonly verdict: Verdict;
  /** Rules that decided, and what they say; empty if the change is safe. */
  readonly reasons: readonly Pick<ReportedVerdict, "ruleId" | "message">[];
  /** In the sources; of something removed, where it was. */
  readonly place: Place;
  /** Sentences that name the operations that the change concerns: of requests, of responses, or of the operations themselves. */
  readonly uses: readonly string[];
  /** If the change stands for all those of a reference to another schema: a sentence that names both, and the place of the reference. */
  readonly replaced?: ReportedVerdict;
  readonly from: unknown;
  readonly to: unknown;
}

/** Rates the changes that `redocly diff` reports. */
export function rateChanges(reported: readonly ReportedChange[]): readonly Change[] {
  const changes = joinMoved(reported);
  return joinReplaced(changes.filter((change) => !isImplied(change, changes)).map(rate));
}

/** Makes one change of those within a reference to another schema, with the most serious verdict. */
function joinReplaced(changes: readonly Change[]): readonly Change[] {
  return changes.flatMap((change) => {
    if (change.replaced === undefined) return [change];
    const { message, location: place } = change.replaced;
    const group = changes.filter(({ replaced }) => replaced?.message === message);
    if (group[0] !== change) return [];
    const findRated = (verdict: Verdict) => group.find((each) => each.verdict === verdict);
    const worst = findRated("breaking") ?? findRated("risky") ?? change;
    const paths = group.map((each) => splitPointer(each.path));
    const [steps = []] = paths;
    const end = steps.findIndex((step, index) => paths.some((other) => other[index] !== step));
    const common = appendPointer("#", ...steps.slice(0, end < 0 ? undefined : end));
    const uses = [...new Set(group.flatMap((each) => each.uses))];
    return [
      { ...worst, path: common, kind: "modified" as const, place, uses, from: undefined, to: undefined },
    ];
  });
}

/** Makes one change of an operation, or a path, that went and one with the same operationIds that came: the method or the path is another. */
function joinMoved(changes: readonly ReportedChange[]): readonly ReportedChange[] {
  const operationsOf = ({ typeName, verdicts }: ReportedChange) =>
    /^(?:Operation|PathItem)$/.test(typeName) ? factsIn(verdicts, "uses")[0]?.message : undefined;
  const findOther = (change: ReportedChange, kind: ReportedChange["kind"]) => {
    const operations = operationsOf(change);
    return operations && changes.find((each) => each.kind === kind && operationsOf(each) === operations);
  };
  return changes.flatMap((change): readonly ReportedChange[] => {
    if (change.kind === "added" && findOther(change, "removed")) return [];
    const added = change.kind === "removed" && findOther(change, "added");
    if (!added) return [change];
    const [path, method = ""] = splitPointer(added.path).slice(1);
    const became = ` became \`${`${method.toUpperCase()} ${path}`.trim()}\`.`;
    const verdicts = change.verdicts.map((each) => ({
      ...each,
      message: each.message.replace(/ was removed\.$/, became),
    }));
    return [{ ...added, ...change, path: added.path, kind: "modified", verdicts }];
  });
}

/** Finds what a rule of uses.ts says. */
function factsIn(verdicts: readonly ReportedVerdict[], rule: "uses" | "replaced") {
  return verdicts.filter(({ ruleId }) => ruleId === `gate/${rule}`);
}

/** Whether others say it already, or it is a name that does not matter. */
function isImplied(change: ReportedChange, changes: readonly ReportedChange[]): boolean {
  const { path: pointer, typeName, kind, property, verdicts, base, revision } = change;
  const isRated = verdicts.some(isRating);
  // The bundle lists its components; the sources have them in files. Where they are used, they are compared.
  if (!isRated && /^#\/components\/(?!securitySchemes)/.test(change.path)) return true;
  switch (typeName) {
    // The version follows from the changes.
    case "Info":
      return property === "version";
    // A path parameter was renamed, which is rated; so are parameters in another order.
    case "PathItem":
      return property === "key" && !isRated;
    // A parameter moved to where other defaults apply.
    case "Parameter": {
      const isMoved = changes.some((each) => each.path === pointer && each.property === "in");
      return isMoved && /^(?:style|explode)$/.test(property ?? "");
    }
    // Requirements name the kind of a scheme, and say which came and went.
    case "SecurityScheme":
      return (property === "key" && !isRated) || kind !== "modified";
    case "SecurityRequirement": {
      // A requirement loses a scheme and gains one, or its scheme changed.
      const isHalf = (base?.value === undefined) !== (revision?.value === undefined);
      const isOfScheme = (each: ReportedChange) =>
        each.typeName === "SecurityScheme" && each.property === "key" && each.revision?.value === property;
      if (property !== undefined && isHalf && (!isRated || changes.some(isOfScheme))) return true;
      // The requirements of the document are compared in each operation.
      return changes.find((each) => each.typeName === typeName && saysSame(each, change)) !== change;
    }
    default:
      return !isRated && changes.some((each) => saysAlso(each, change));
  }
}

/** Whether the verdict on one change of a schema is about another, too: a new member that is required, or an exclusive bound beside an inclusive one. */
function saysAlso({ path: pointer, property, verdicts }: ReportedChange, other: ReportedChange): boolean {
  const name = String(splitPointer(other.path).at(-1));
  if (other.kind === "added")
    return (
      appendPointer(`${pointer}/properties`, name) === other.path &&
      verdicts.some(
        ({ ruleId, message }) => ruleId === "required-properties-added" && message.includes(`\`${name}\``),
      )
    );
  const bound = /^exclusive(M\w+)$/.exec(other.property ?? "")?.[1]?.toLowerCase();
  return bound !== undefined && property === bound && pointer === other.path && verdicts.some(isRating);
}

function saysSame(one: ReportedChange, other: ReportedChange): boolean {
  const said = ({ verdicts }: ReportedChange) => JSON.stringify(verdicts.map(({ message }) => message));
  return one.verdicts.length > 0 && said(one) === said(other);
}

/** Whether it is a rating: a fact has the impact `patch`. */
function isRating({ impact }: ReportedVerdict): boolean {
  return impact !== "patch";
}

/** Properties and objects without an effect on requests and responses. */
const textProperties =
  /^(?:description|title|summary|examples?|x-inferred|x-inferred-members|x-not-documented|bearerFormat)$/;
const textTypes = /^(?:Example|NamedExamples|ExamplesMap|Info|License|Contact|ExternalDocs|Tag|TagList)$/;

/** The version that a change asks for: a patch for texts and examples, a minor one for whatever else breaks nothing, such as a wider range. */
function impactOf(
  verdict: Verdict,
  { typeName, property }: Pick<ReportedChange, "typeName" | "property">,
): Impact {
  if (verdict === "breaking") return "major";
  const isText = textTypes.test(typeName) || textProperties.test(property ?? "");
  return verdict === "safe" && isText ? "patch" : "minor";
}

function rate({ verdicts, base, revision, ...change }: ReportedChange): Change {
  const isUnchecked = (format: unknown) => format === undefined || formats[String(format)] === true;
  // Hints for readers, which Redocly rates: the format of a token, and formats that no validator checks.
  const isHint =
    change.property === "bearerFormat" ||
    (change.property === "format" && isUnchecked(base?.value) && isUnchecked(revision?.value));
  const ratings = isHint
    ? []
    : // Major before minor.
      verdicts.filter(isRating).toSorted((one, other) => one.impact.localeCompare(other.impact));
  const isBreaking = ratings.some(({ impact }) => impact === "major");
  const { file, line, col } = ratings[0]?.location ?? revision ?? base ?? { file: "", line: 0, col: 0 };
  const [replaced] = factsIn(verdicts, "replaced");
  const verdict = isBreaking ? "breaking" : ratings.length > 0 ? "risky" : "safe";
  return {
    ...change,
    impact: impactOf(verdict, change),
    verdict,
    reasons: ratings.map(({ ruleId, message }) => ({ ruleId, message })),
    place: { file, line, col },
    uses: factsIn(verdicts, "uses").map(({ message }) => message),
    ...(replaced !== undefined && { replaced }),
    from: base?.value,
    to: revision?.value,
  };
}
