/** Wording of ranges, for the help of commands, tools and the reference. */

type Keyword =
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | `${"min" | "max"}${"Length" | "Items" | "Properties"}`;

/** Keywords of a lower and an upper bound. */
interface Bounds {
  readonly from: Keyword;
  readonly above?: Keyword;
  readonly to: Keyword;
  readonly below?: Keyword;
  /** Unit of the bounds, in the singular. */
  readonly unit?: string;
}

const bounds = {
  value: { from: "minimum", above: "exclusiveMinimum", to: "maximum", below: "exclusiveMaximum" },
  length: { from: "minLength", to: "maxLength", unit: "character" },
  items: { from: "minItems", to: "maxItems", unit: "item" },
  members: { from: "minProperties", to: "maxProperties", unit: "member" },
} as const satisfies Readonly<Record<string, Bounds>>;

/**
 * Describes a range of a schema. Returns text such as `0 to 64`, `at least 1 and less than 10` or `at most 3 items`; empty if it has no
 * bound.
 */
export function describeRange(
  schema: { readonly [Name in Keyword]?: unknown },
  kind: keyof typeof bounds,
  format: (bound: unknown) => string = String,
): string {
  const { from, above, to, below, unit }: Bounds = bounds[kind];
  const value = (keyword: Keyword | undefined) =>
    keyword === undefined || schema[keyword] === undefined ? undefined : format(schema[keyword]);
  const [minimum, maximum] = [value(from), value(to)];
  const words = [
    ["at least", minimum],
    ["more than", value(above)],
    ["at most", maximum],
    ["less than", value(below)],
  ].filter(([, bound]) => bound !== undefined);
  let range = words.map((each) => each.join(" ")).join(" and ");
  if (words.length === 2 && minimum !== undefined && maximum !== undefined) {
    range = minimum === maximum ? minimum : `${minimum} to ${maximum}`;
  }
  if (!range || unit === undefined) return range;
  return `${range} ${unit}${/(?:^| )1$/.test(range) ? "" : "s"}`;
}
