/** Writing parameters: a server that splits before it decodes reads what was written, in every style. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ParameterStyle, writeAddress, writeParameter } from "../../../src/contract/parameter-style.ts";

const text = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[a&=,;|?#%+ /[\]!'()*~.$]*$/))
  .filter((value) => !/\p{Cs}/u.test(value));
const scalar = fc.oneof(text, fc.integer(), fc.boolean());
const list = fc.array(scalar, { minLength: 1 });
const object = fc.dictionary(text, scalar, { minKeys: 1 });

const queryStyles = (["value", "list", "object"] as const).flatMap((kind) => [
  ...[true, false].map((explode) => ({ style: "form" as const, explode, kind })),
  ...(kind === "value"
    ? []
    : (["spaceDelimited", "pipeDelimited"] as const).map((style) => ({ style, explode: false, kind }))),
  ...(kind === "object" ? [{ style: "deepObject" as const, explode: true, kind }] : []),
]);
const pathStyles = (["value", "list", "object"] as const).flatMap((kind) =>
  [true, false].map((explode) => ({ style: "simple" as const, explode, kind })),
);
const delimiters = { simple: ",", form: ",", spaceDelimited: "%20", pipeDelimited: "%7C", deepObject: "" };

/** Pairs of texts as a list of two-element lists. */
const pairs = (texts: readonly string[]) =>
  Array.from({ length: texts.length / 2 }, (_, index) => [texts[2 * index], texts[2 * index + 1]]);
const splitPair = (pair: string) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];

/** Reads a path segment, or the text after the equals sign of a query. */
function readText({ style, explode, kind }: ParameterStyle, written: string): unknown {
  if (kind === "value") return decodeURIComponent(written);
  const parts = written.split(delimiters[style]);
  if (kind === "list") return parts.map(decodeURIComponent);
  const texts = explode ? parts.flatMap(splitPair) : parts;
  return pairs(texts.map(decodeURIComponent));
}

function readQuery(parameter: ParameterStyle, query: string): unknown {
  const { name, style, explode, kind } = parameter;
  const read = query.split("&").map((pair) => splitPair(pair)) as [string, string][];
  const decoded = read.map((pair) => pair.map(decodeURIComponent)) as [string, string][];
  if (style === "deepObject") return decoded.map(([key, value]) => [key.slice(name.length + 1, -1), value]);
  if (kind === "object" && explode) return decoded;
  for (const [key] of decoded) expect(key).toBe(name);
  if (kind === "list" && explode) return decoded.map(([, value]) => value);
  expect(read).toHaveLength(1);
  return readText(parameter, read[0]?.[1] ?? "");
}

/** A value as the texts that a server reads. */
function textsOf(kind: ParameterStyle["kind"], value: unknown): unknown {
  if (kind === "value") return String(value);
  if (kind === "list") return (value as unknown[]).map(String);
  return Object.entries(value as object).map(([name, member]) => [name, String(member)]);
}

const values = { value: scalar, list, object };
const styles: ParameterStyle[] = [
  ...queryStyles.map((style) => ({ ...style, name: "a[b]&c", in: "query" as const })),
  ...pathStyles.map((style) => ({ ...style, name: "id", in: "path" as const })),
];

test.each(styles)("a server reads what is written: $in, $style, explode $explode, $kind", (parameter) => {
  const { kind, style } = parameter;
  fc.assert(
    fc.property(values[kind], (value) => {
      let address: string;
      try {
        address = writeAddress({ path: "/v1/{id}/x", parameters: [parameter] }, (each) =>
          writeParameter(each, value),
        );
      } catch (error) {
        const readable =
          /^has an element with the delimiter of|^is empty$|^is a dot segment$|^must be a string or/;
        expect((error as Error).message).toMatch(readable);
        return;
      }
      const url = new URL(`https://api.example.com/base${address}`);
      expect([url.origin, url.hash]).toEqual(["https://api.example.com", ""]);
      const segments = url.pathname.split("/");
      expect(segments).toHaveLength(5);
      const read =
        parameter.in === "path"
          ? readText(parameter, segments[3] ?? "")
          : readQuery(parameter, url.search.slice(1));
      expect(read).toEqual(textsOf(kind, value));
      // A delimiter of its own would be read as two elements.
      if (style === "spaceDelimited") expect(JSON.stringify(value)).not.toContain(" ");
    }),
  );
});

describe("a query parameter", () => {
  const query = { name: "q", in: "query", style: "form", explode: true } as const;

  test.each<[Pick<ParameterStyle, "kind"> & Partial<ParameterStyle>, unknown, string]>([
    [{ kind: "value" }, undefined, ""],
    [{ kind: "value" }, null, ""],
    [{ kind: "value" }, "", "q="],
    [{ kind: "value" }, "!'()*~", "q=%21%27%28%29%2A~"],
    [{ kind: "list" }, [], ""],
    [{ kind: "list", explode: false }, [], ""],
    [{ kind: "list", explode: false }, ["a,b", "c"], "q=a%2Cb,c"],
    [{ kind: "list", style: "pipeDelimited", explode: false }, ["a", "b"], "q=a%7Cb"],
    [{ kind: "object" }, { a: undefined, b: false }, "b=false"],
    [{ kind: "object" }, Object.create({ a: 1 }), ""],
    [{ kind: "object", style: "deepObject" }, { a: 1, "b&": "c" }, "q%5Ba%5D=1&q%5Bb%26%5D=c"],
  ])("%o with the value %o", (style, value, expected) => {
    expect(writeParameter({ ...query, ...style }, value)).toBe(expected);
  });

  test.each<[ParameterStyle["kind"], unknown, string]>([
    ["value", {}, "must be a string, a number or a boolean"],
    ["value", "\ud800", "contains half a character"],
    ["list", "a", "must be an array"],
    ["list", [["a"]], "must be a string, a number or a boolean"],
    ["object", ["a"], "must be an object"],
    ["object", { a: null }, "must be a string, a number or a boolean"],
  ])("of the kind %s cannot be %o", (kind, value, message) => {
    expect(() => writeParameter({ ...query, kind }, value)).toThrow(message);
  });
});
