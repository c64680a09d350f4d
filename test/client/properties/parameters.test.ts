/** Parameters: the platform reads what the client writes, in every place, style and type. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Operation, OperationParameter } from "../../../src/contract/operation.ts";
import {
  type ParameterStyle,
  type TextType,
  writeParameters,
} from "../../../src/contract/parameter-style.ts";
import { convertText } from "../../../src/contract/read-parameter.ts";
import { writeAnyParameter } from "../../../src/contract/styled-parameter.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { matchRoute } from "../../../src/platform/pipeline/match-route.ts";
import { createRouter } from "../../../src/platform/pipeline/router.ts";
import { readTarget } from "../../../src/platform/pipeline/target.ts";

const text = fc
  .oneof(
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^[a&=,;|?#%+ /[\]!'()*~.$]*$/),
    fc.constantFrom("true", "0", "null"),
  )
  .filter((value) => !/\p{Cs}/u.test(value));
const scalars: Readonly<Record<TextType, fc.Arbitrary<unknown>>> = {
  string: text,
  integer: fc.maxSafeInteger(),
  // Text has no negative zero.
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  boolean: fc.boolean(),
};
const types = ["string", "integer", "number", "boolean"] as const;

const kinds = ["value", "list", "object"] as const;
const queryStyles = kinds.flatMap((kind) => [
  ...[true, false].map((explode) => ({ style: "form" as const, explode, kind })),
  ...(kind === "value"
    ? []
    : (["spaceDelimited", "pipeDelimited"] as const).map((style) => ({ style, explode: false, kind }))),
  ...(kind === "object" ? [{ style: "deepObject" as const, explode: true, kind }] : []),
]);
const simpleStyles = kinds.flatMap((kind) =>
  [true, false].map((explode) => ({ style: "simple" as const, explode, kind })),
);
const pathStyles = (["label", "matrix"] as const).flatMap((style) =>
  simpleStyles.map((each) => ({ ...each, style })),
);
const untyped = [
  ...queryStyles.map((style) => ({ ...style, name: "a-b[c]&d", in: "query" as const })),
  ...[...simpleStyles, ...pathStyles].map((style) => ({ ...style, name: "item-id[0]", in: "path" as const })),
  ...kinds.map((kind) => ({ style: "form", explode: false, kind, name: "item_id", in: "cookie" }) as const),
  ...simpleStyles.map((style) => ({ ...style, name: "X-Item_Id", in: "header" as const })),
];
const styles: readonly ParameterStyle[] = untyped.flatMap((style) =>
  style.kind === "object" ? [style] : types.map((type) => ({ ...style, type })),
);

/** A parameter, with the members of an object, and a value of it. */
function withValue(style: ParameterStyle): fc.Arbitrary<{ parameter: OperationParameter; value: unknown }> {
  const required = { ...style, required: true };
  if (style.kind === "object") {
    // The names are those of a document, and those of a header have no delimiter.
    const names = style.in === "header" ? fc.stringMatching(/^[a-z][a-z0-9_[\].-]*$/) : text;
    const hasLists = style.in === "query" && style.style === "form" && style.explode;
    const isList = (name: string) => hasLists && name.length % 2 === 0;
    return fc.dictionary(names, fc.constantFrom(...types), { minKeys: 1, maxKeys: 4 }).chain((all) => {
      const [members, lists] = [false, true].map((wanted) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => isList(name) === wanted)),
      );
      const values = Object.entries(all).map(([name, type]) => {
        const value = isList(name) ? fc.array(scalars[type], { minLength: 1 }) : scalars[type];
        return fc.tuple(fc.constant(name), value);
      });
      return fc.record({
        parameter: fc.constant({ ...required, ...(members && { members }), ...(lists && { lists }) }),
        value: fc.tuple(...values).map((entries) => Object.fromEntries(entries)),
      });
    });
  }
  const scalar = scalars[style.type ?? "string"];
  const values = style.kind === "list" ? fc.array(scalar, { minLength: 1 }) : scalar;
  return values.map((value) => ({ parameter: required, value }));
}

/** A path with a literal text before and after its parameter. */
const template = "/v1/items-{item-id[0]}:stop/x";

const pathOf = (parameter: OperationParameter) =>
  parameter.in === "path" ? template : template.replace(/\{.*\}/, "1");

/** Reads the parameters of a request as the platform does, without validation. */
function read(parameter: OperationParameter, url: URL, headers: Headers): unknown {
  const [api = expect.unreachable()] = apis;
  const [other = expect.unreachable()] = Object.values(api.operations);
  const operation: Operation = { ...other, path: pathOf(parameter), parameters: [parameter] };
  const operations = { [operation.operationId]: operation };
  const router = createRouter([
    { ...api, basePath: "", operations, requests: { [operation.operationId]: {} } },
  ]);
  const target = readTarget(url.pathname + url.search);
  const { routes, values } = router.find(target.path) ?? expect.unreachable(target.path);
  const route = routes.get(operation.method) ?? expect.unreachable();
  return matchRoute(route, values, target.query, () => {}).readParameters(Object.fromEntries(headers));
}

/** Reasons to refuse a value: a server could not read it. */
const refusals =
  /^has an element with "[ |,.]"$|^is empty$|^must be visible ASCII$|^is a dot segment$|^must be a string or number$/;

test.each(styles)(
  "the platform reads what is written: $in, $style, explode $explode, $kind, $type",
  (style) => {
    let count = 0;
    fc.assert(
      fc.property(withValue(style), ({ parameter, value }) => {
        const operation = { path: pathOf(parameter), parameters: [parameter] };
        let written: ReturnType<typeof writeParameters>;
        try {
          written = writeParameters(operation, (each) => writeAnyParameter(each, value));
        } catch (error) {
          expect((error as Error).message).toMatch(refusals);
          return;
        }
        count += 1;
        const url = new URL(`https://api.example.com${written.address}`);
        expect([url.origin, url.hash]).toEqual(["https://api.example.com", ""]);
        const headers = new Headers(written.headers);
        expect(read(parameter, url, headers)).toEqual({ [parameter.name]: value });
      }),
    );
    // A fraction has the delimiter of labels.
    if (style.style !== "label") expect(count).toBeGreaterThan(0);
  },
);

test.each<[TextType, readonly unknown[], readonly string[]]>([
  [
    "integer",
    ["0", "-12", "1e3", "2.0"],
    ["01", "+1", "0x1", "1.5", " 1", "", "1_0", "Infinity", "9007199254740993"],
  ],
  ["number", ["0", "-1.5", "1E-3"], [".5", "1.", "-", "NaN", "1e999"]],
  ["boolean", ["true", "false"], ["TRUE", "1", ""]],
  ["string", [], ["1", "true"]],
])("a text is a value of the type %s only in the form of JSON", (type, converted, kept) => {
  expect(converted.map((each) => convertText(String(each), type))).toEqual(
    converted.map((each) => JSON.parse(String(each))),
  );
  expect(kept.map((each) => convertText(each, type))).toEqual(kept);
});

type Style = Pick<ParameterStyle, "kind"> & Partial<ParameterStyle>;
const query = (style: Style) => ({ name: "q", in: "query", style: "form", explode: true, ...style }) as const;
const header = (style: Style) =>
  ({ name: "X-Tag", in: "header", style: "simple", explode: false, ...style }) as const;
const path = (style: Style) =>
  ({ name: "id", in: "path", style: "simple", explode: false, ...style }) as const;
const circular: Record<string, unknown> = {};
circular["self"] = circular;
const deep = (kind: ParameterStyle["kind"]) => query({ kind, style: "deepObject" });
const [reserved, escaped] = ["a/b?c=d&e#f+%", "q=%7B%22a%22%3A%22%C3%A9%22%7D"];

test.each<[parameter: ParameterStyle, value: unknown, written: string]>([
  [query({ kind: "value" }), undefined, ""],
  [query({ kind: "value" }), null, ""],
  [query({ kind: "value" }), "", "q="],
  [query({ kind: "value" }), "!'()*~", "q=%21%27%28%29%2A~"],
  [query({ kind: "list" }), [], ""],
  [query({ kind: "list", explode: false }), [], ""],
  [query({ kind: "list", explode: false }), ["a,b", "c"], "q=a%2Cb,c"],
  [query({ kind: "list", style: "pipeDelimited", explode: false }), ["a", "b"], "q=a%7Cb"],
  [query({ kind: "object" }), { a: undefined, b: false, c: null }, "b=false"],
  [query({ kind: "object" }), Object.create({ a: 1 }), ""],
  [query({ kind: "object", lists: { a: "string" } }), { a: ["x", "y,z"], b: 1 }, "a=x&a=y%2Cz&b=1"],
  [deep("object"), { a: 1, "b&": "c" }, "q%5Ba%5D=1&q%5Bb%26%5D=c"],
  [deep("any"), [{ a: [1, 2] }], "q%5B0%5D%5Ba%5D%5B0%5D=1&q%5B0%5D%5Ba%5D%5B1%5D=2"],
  [query({ kind: "any" }), ["a", "b"], "q=a&q=b"],
  [query({ kind: "any" }), { a: 1 }, "a=1"],
  [query({ kind: "json" }), { a: "é" }, escaped],
  [query({ kind: "list", allowEmptyValue: true }), [], "q="],
  [query({ kind: "value", allowReserved: true }), reserved, "q=a/b?c=d%26e%23f%2B%25"],
  [header({ kind: "value" }), null, ""],
  [header({ kind: "value" }), "a, b=%c", "a, b=%c"],
  [header({ kind: "value" }), 0, "0"],
  [header({ kind: "value" }), false, "false"],
  [header({ kind: "list" }), [], ""],
  [header({ kind: "list" }), ["a b", "c"], "a b,c"],
  [header({ kind: "object" }), { a: 1, b: undefined, c: "d" }, "a,1,c,d"],
  [header({ kind: "object", explode: true }), { a: 1, c: "d" }, "a=1,c=d"],
  [header({ kind: "json" }), { a: "é" }, '{"a":"\\u00e9"}'],
  [path({ kind: "value", style: "label" }), "a", ".a"],
  [path({ kind: "list", style: "label", explode: true }), ["a", "b"], ".a.b"],
  [path({ kind: "object", style: "matrix" }), { a: 1 }, ";id=a,1"],
  [path({ kind: "object", style: "matrix", explode: true }), { a: 1, b: 2 }, ";a=1;b=2"],
  [path({ kind: "value", allowReserved: true }), "a/b:c?d", "a/b:c%3Fd"],
  [path({ kind: "value", in: "cookie", style: "form" }), "a;b", "id=a%3Bb"],
  // Only if the document says so.
  [path({ kind: "value", type: "boolean" }), false, "false"],
])("%o with the value %o is written as %s", (parameter, value, written) => {
  expect(writeAnyParameter(parameter, value)).toBe(written);
});

test.each<[parameter: ParameterStyle, value: unknown, message: string]>([
  [query({ kind: "value" }), {}, "must be a string, number or boolean"],
  [query({ kind: "value" }), "\ud800", "contains half a character"],
  [query({ kind: "list" }), "a", "must be an array"],
  [query({ kind: "list" }), [["a"]], "must be a string, number or boolean"],
  [query({ kind: "object" }), ["a"], "must be an object"],
  [query({ kind: "object" }), { a: {} }, 'has a list or an object in "a", which style form cannot write'],
  [query({ kind: "object" }), { a: ["x"] }, 'has a list or an object in "a"'],
  [query({ kind: "object", lists: { a: "string" } }), { a: [{}] }, 'has a list or an object in "a"'],
  [query({ kind: "object", lists: { a: "string" } }), { a: "x" }, 'must have an array in "a"'],
  [query({ kind: "json" }), 1n, "must be plain JSON"],
  [deep("object"), circular, "must be plain JSON"],
  [header({ kind: "value" }), "", "must be visible ASCII"],
  [header({ kind: "value" }), " a", "must be visible ASCII"],
  [header({ kind: "value" }), "a\r\nb", "must be visible ASCII"],
  [header({ kind: "value" }), "é", "must be visible ASCII"],
  [header({ kind: "list" }), ["a", ""], "must be visible ASCII"],
  [header({ kind: "list" }), ["a,b"], 'has an element with ","'],
  [header({ kind: "object" }), new Map([["a", 1]]), "must be an object"],
  [header({ kind: "object" }), { "a=b": 1 }, "has a member with = or ,"],
  [path({ kind: "value", allowReserved: true }), "a/../b", "has a dot segment"],
  [path({ kind: "value", type: "string" }), false, "must be a string or number"],
  [path({ kind: "list", in: "cookie", style: "form", explode: true }), ["a"], "has no form in a cookie"],
])("%o cannot carry the value %o: it %s", (parameter, value, message) => {
  expect(() => writeAnyParameter(parameter, value)).toThrow(message);
});
