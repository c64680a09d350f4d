/** Parameters: the platform reads what the client writes, in every place, style and type. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
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
    return fc.dictionary(names, fc.constantFrom(...types), { minKeys: 1, maxKeys: 4 }).chain((members) =>
      fc.record({
        parameter: fc.constant({ ...required, members }),
        value: fc
          .tuple(...Object.entries(members).map(([name, type]) => fc.tuple(fc.constant(name), scalars[type])))
          .map((entries) => Object.fromEntries(entries)),
      }),
    );
  }
  const scalar = scalars[style.type ?? "string"];
  const values = style.kind === "list" ? fc.array(scalar, { minLength: 1 }) : scalar;
  return values.map((value) => ({ parameter: required, value }));
}

/** A path with a literal text before and after its parameter. */
const path = "/v1/items-{item-id[0]}:stop/x";

/** Reads the parameters of a request as the platform does, without validation. */
function read(parameter: OperationParameter, url: URL, headers: Headers): unknown {
  const [api = expect.unreachable()] = apis;
  const [template = expect.unreachable()] = Object.values(api.operations);
  const operation: Operation = {
    ...template,
    path: parameter.in === "path" ? path : path.replace(/\{.*\}/, "1"),
    parameters: [parameter],
  };
  const operations = { [operation.operationId]: operation };
  const router = createRouter([{ ...api, operations, requests: { [operation.operationId]: {} } }]);
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
        const operation = {
          path: parameter.in === "path" ? path : path.replace(/\{.*\}/, "1"),
          parameters: [parameter],
        };
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
    [{ kind: "object" }, { a: undefined, b: false, c: null }, "b=false"],
    [{ kind: "object" }, Object.create({ a: 1 }), ""],
    [{ kind: "object", style: "deepObject" }, { a: 1, "b&": "c" }, "q%5Ba%5D=1&q%5Bb%26%5D=c"],
    [
      { kind: "any", style: "deepObject" },
      [{ a: [1, 2] }],
      "q%5B0%5D%5Ba%5D%5B0%5D=1&q%5B0%5D%5Ba%5D%5B1%5D=2",
    ],
    [{ kind: "any" }, ["a", "b"], "q=a&q=b"],
    [{ kind: "any" }, { a: 1 }, "a=1"],
    [{ kind: "json" }, { a: "é" }, "q=%7B%22a%22%3A%22%C3%A9%22%7D"],
    [{ kind: "list", allowEmptyValue: true }, [], "q="],
    [{ kind: "value", allowReserved: true }, "a/b?c=d&e#f+%", "q=a/b?c=d%26e%23f%2B%25"],
  ])("%o with the value %o", (style, value, expected) => {
    expect(writeAnyParameter({ ...query, ...style }, value)).toBe(expected);
  });

  test.each<[ParameterStyle["kind"], unknown, string]>([
    ["value", {}, "must be a string, number or boolean"],
    ["value", "\ud800", "contains half a character"],
    ["list", "a", "must be an array"],
    ["list", [["a"]], "must be a string, number or boolean"],
    ["object", ["a"], "must be an object"],
    ["object", { a: {} }, "must be a string, number or boolean"],
    ["json", 1n, "must be plain JSON"],
  ])("of the kind %s cannot be %o", (kind, value, message) => {
    expect(() => writeAnyParameter({ ...query, kind }, value)).toThrow(message);
  });
});

describe("a header parameter", () => {
  const header = { name: "X-Tag", in: "header", style: "simple", explode: false } as const;

  test.each<[Pick<ParameterStyle, "kind"> & Partial<ParameterStyle>, unknown, string]>([
    [{ kind: "value" }, null, ""],
    [{ kind: "value" }, "a, b=%c", "a, b=%c"],
    [{ kind: "value" }, 0, "0"],
    [{ kind: "value" }, false, "false"],
    [{ kind: "list" }, [], ""],
    [{ kind: "list" }, ["a b", "c"], "a b,c"],
    [{ kind: "object" }, { a: 1, b: undefined, c: "d" }, "a,1,c,d"],
    [{ kind: "object", explode: true }, { a: 1, c: "d" }, "a=1,c=d"],
    [{ kind: "json" }, { a: "é" }, '{"a":"\\u00e9"}'],
  ])("%o with the value %o", (style, value, expected) => {
    expect(writeAnyParameter({ ...header, ...style }, value)).toBe(expected);
  });

  test.each<[ParameterStyle["kind"], unknown, string]>([
    ["value", "", "must be visible ASCII"],
    ["value", " a", "must be visible ASCII"],
    ["value", "a\r\nb", "must be visible ASCII"],
    ["value", "é", "must be visible ASCII"],
    ["list", ["a", ""], "must be visible ASCII"],
    ["list", ["a,b"], 'has an element with ","'],
    ["object", new Map([["a", 1]]), "must be an object"],
    ["object", { "a=b": 1 }, "has a member with = or ,"],
  ])("of the kind %s cannot be %o", (kind, value, message) => {
    expect(() => writeAnyParameter({ ...header, kind }, value)).toThrow(message);
  });
});

test.each<[Pick<ParameterStyle, "kind"> & Partial<ParameterStyle>, unknown, string]>([
  [{ kind: "value", style: "label" }, "a", ".a"],
  [{ kind: "list", style: "label", explode: true }, ["a", "b"], ".a.b"],
  [{ kind: "object", style: "matrix" }, { a: 1 }, ";id=a,1"],
  [{ kind: "object", style: "matrix", explode: true }, { a: 1, b: 2 }, ";a=1;b=2"],
  [{ kind: "value", allowReserved: true }, "a/b:c?d", "a/b:c%3Fd"],
  [{ kind: "value", allowReserved: true }, "a/../b", "has a dot segment"],
  [{ kind: "value", in: "cookie", style: "form" }, "a;b", "id=a%3Bb"],
  [{ kind: "list", in: "cookie", style: "form", explode: true }, ["a"], "has no form in a cookie"],
])("%o with the value %o is %s", (style, value, expected) => {
  const parameter: ParameterStyle = { name: "id", in: "path", style: "simple", explode: false, ...style };
  const write = () => writeAnyParameter(parameter, value);
  if (expected.startsWith("has ")) expect(write).toThrow(expected);
  else expect(write()).toBe(expected);
});

test("a boolean in a path is written only if the document says so", () => {
  const parameter = { name: "id", in: "path", style: "simple", explode: false, kind: "value" } as const;
  expect(writeAnyParameter({ ...parameter, type: "boolean" }, false)).toBe("false");
  expect(() => writeAnyParameter({ ...parameter, type: "string" }, false)).toThrow(
    "must be a string or number",
  );
});
