/** Formats, options and notes of `printResult`. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import type { OutputFormat } from "../../../src/cli/flags/global-options.ts";
import type { Stream } from "../../../src/cli/model/terminal.ts";
import { masked, maskSensitive } from "../../../src/cli/output/mask.ts";
import { checkOutput, type OutputOptions } from "../../../src/cli/output/output-options.ts";
import { printResult } from "../../../src/cli/output/print-result.ts";
import { apis } from "../apis.ts";
import { createFakeTerminal } from "../fake-terminal.ts";
import payloads from "../golden/views/payloads.json" with { type: "json" };

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T10:00:00Z") }));
afterAll(() => void vi.useRealTimers());

const pipe: Partial<Stream> = { isTerminal: false };

async function print(payload: unknown, options: Partial<OutputOptions> = {}, stream: Partial<Stream> = {}) {
  const terminal = createFakeTerminal(stream);
  await printResult(payload, { result: { kind: "json" }, ...options }, terminal);
  return { stdout: terminal.stdout.text, stderr: terminal.stderr.text };
}

/** Message of the usage error that printing ends with; nothing is printed then. */
async function usageError(payload: unknown, options: Partial<OutputOptions>, stream?: Partial<Stream>) {
  const terminal = createFakeTerminal(stream);
  const printing = printResult(payload, { result: { kind: "json" }, ...options }, terminal);
  const error = await printing.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "UsageError" });
  expect(terminal.stdout.text).toBe("");
  return String(Object(error).message);
}

const rows = [
  { id: "a", name: "first", size_bytes: 268435456, at: { city: "Graz" }, tags: ["x", "y"] },
  { id: "b", name: "second", size_bytes: 1, at: null },
];

// Earlier examples of the documents: a change of the contract does not change these. `vitest -u` writes the golden files.
test.each(["getPipe", "listServices"] as const)("the payload of %s is readable", async (operationId) => {
  const models = apis.flatMap(({ commands }) => commands);
  const { result = expect.unreachable() } = models.find((each) => each.operationId === operationId) ?? {};
  const { stdout, stderr } = await print(payloads[operationId], { result }, { columns: 60 });
  await expect(`${stdout}\n${stderr}`).toMatchFileSnapshot(`../golden/views/${operationId}.txt`);
});

describe("a format", () => {
  const item = { a: 1, b: [null] };
  const objects = [
    { id: "a", size: 1 },
    { size: 2, note: "x\ty" },
  ] as const;
  const lists = [
    ["a", 1],
    ["b", { c: [2] }],
  ] as const;
  const table =
    "id  name             size_bytes\na   first   256 MiB (268435456)\nb   second                  1 B\n";

  test.each<[format: OutputFormat, payload: unknown, expected: string]>([
    ["json", item, '{\n  "a": 1,\n  "b": [\n    null\n  ]\n}\n'],
    ["yaml", item, "a: 1\nb:\n  - null\n"],
    ["yaml", ["yes", "null", "a\nb\n"], '- "yes"\n- "null"\n- |\n  a\n  b\n'],
    ["table", item, "a  1\nb  null\n"],
    ["table", rows, table],
    ["ndjson", [item, 2], '{"a":1,"b":[null]}\n2\n'],
    ["ndjson", item, '{"a":1,"b":[null]}\n'],
    ["text", "a\tb", "a\tb\n"],
    ["text", ["a", 1, null, true], "a\n1\nnull\ntrue\n"],
    ["text", objects, "a\t1\t\n\t2\tx\\ty\n"],
    ["text", lists, 'a\t1\nb\t{"c":[2]}\n'],
    ["text", item, "1\t[null]\n"],
    ["text", [], ""],
    ["yaml", { text: "word ".repeat(30) }, `text: "${"word ".repeat(30)}"\n`],
    ["json", [], "[]\n"],
    ["yaml", [], "[]\n"],
  ])("%s prints %j in a pipe and on a terminal", async (format, payload, expected) => {
    for (const stream of [pipe, {}]) {
      expect((await print(payload, { format }, stream)).stdout).toBe(expected);
    }
    // By default.
    if (format === "json") expect((await print(payload, {}, pipe)).stdout).toBe(expected);
    if (format === "table") expect((await print(payload)).stdout).toBe(expected);
  });

  test("repeats an object that a query selects twice", async () => {
    const options = { format: "yaml", query: "{ one: a, two: a }" } as const;
    expect((await print({ a: { b: 1 } }, options)).stdout).toBe("one:\n  b: 1\ntwo:\n  b: 1\n");
  });
});

describe("a view", () => {
  test.each([
    ["a duration with its raw value", { wait_ms: 5000 }, "wait_ms  5 s (5000)"],
    ["a duration in two units", { pollMs: 5_400_000 }, "pollMs  1 h 30 min (5400000)"],
    ["a negative duration", { wait_ms: -90_000 }, "wait_ms  -1 min 30 s (-90000)"],
    ["a duration in fractions of a second", { wait_ms: 5123 }, "wait_ms  5.12 s (5123)"],
    ["a negative size", { maxBytes: -1536 }, "maxBytes  -1.5 KiB (-1536)"],
    ["a duration in the unit of its name once", { wait_ms: 250 }, "wait_ms  250 ms"],
    ["a size with its raw value", { maxBytes: 1536 }, "maxBytes  1.5 KiB (1536)"],
    ["no unit for another name", { items: 5000, params: 1, HTMS: 2 }, "items   5000\nparams  1\nHTMS    2"],
    ["no unit for null", { wait_ms: null }, "wait_ms  null"],
    ["no unit for a text", { wait_ms: "5000" }, "wait_ms  5000"],
    ["the age of a date", { at: "2026-11-20T10:00:00Z" }, "at  2026-11-20T10:00:00Z (3 days ago)"],
    ["an offset", { at: "2026-11-23T11:59:00+02:00" }, "at  2026-11-23T11:59:00+02:00 (1 minute ago)"],
    ["a date in the future", { at: "2026-11-23T12:30:00.5Z" }, "at  2026-11-23T12:30:00.5Z (in 2 hours)"],
    ["a date of this second", { at: "2026-11-23T10:00:00Z" }, "at  2026-11-23T10:00:00Z (0 seconds ago)"],
    ["no age without an offset", { at: "2026-11-20T10:00:00" }, "at  2026-11-20T10:00:00"],
    ["no age of an impossible date", { at: "2026-99-20T10:00:00Z" }, "at  2026-99-20T10:00:00Z"],
    ["texts like values", { a: "null", b: "", c: " x", d: "true" }, 'a  "null"\nb  ""\nc  " x"\nd  "true"'],
    ["what is empty", { a: [], b: {}, c: [[]] }, "a  []\nb  {}\nc\n  - []"],
    ["a list of scalars", { a: ["x", 1, null, "y, z"] }, 'a  x, 1, null, "y, z"'],
    ["a list of texts", ["x", "y"], "x\ny"],
    ["a mixed list", ["x", { a: 1 }, [2]], "- x\n- a  1\n- 2"],
    ["a flat list as a table", { a: [{ b: 1 }, { c: ["x"] }] }, "a\n  b  c\n  1\n     x"],
    ["a nested list item by item", { a: [{ b: { c: 1 } }] }, "a\n  - b\n      c  1"],
    ["numbers on the right, also beside null", [{ n: 10 }, { n: null }, {}], "   n\n  10\nnull\n"],
    ["null on the left", [{ member: null }], "member\nnull"],
    ["a number", 8, "8"],
    ["an object without members", {}, "{}"],
    ["a list of objects without scalars", [{ a: { b: 1 } }], 'a\n{"b":1}'],
  ])("shows %s", async (_, payload, expected) => {
    expect((await print(payload)).stdout).toBe(`${expected}\n`);
  });

  test("escapes control and bidi characters of names and values", async () => {
    const text = "\u001b[31m\u009b\u061c\u200e\u200f\u202e\u2066\u007f\u2028\n\t.";
    const escaped = "\\u001b[31m\\u009b\\u061c\\u200e\\u200f\\u202e\\u2066\\u007f\\u2028\\n\\t.";
    expect((await print({ [text]: text })).stdout).toBe(`${escaped}  ${escaped}\n`);
    const table = await print([{ [text]: text }], { format: "table" }, pipe);
    expect(table.stdout).toBe(`${escaped}\n${escaped}\n`);
    const cell = await print([{ a: [{ [text]: text }] }], { columns: "a" }, { columns: 999 });
    expect(cell.stdout).toMatch(/^[\n -~]+$/);
    const left = await print([{ a: 1, [text]: [] }], {}, { columns: 99 });
    expect(left.stderr).toBe(`Columns left out (see --columns): ${escaped}\n`);
  });

  test.each(["json", "yaml", "ndjson"] as const)("keeps values that %s escapes", async (format) => {
    const value = { "k\u202e": "\u001b[31m\u009b\u202e\u2066\u007f\u2028\n\ttab", plain: "a\u0085b" };
    const { stdout } = await print(value, { format });
    expect(stdout).not.toMatch(/[^\n\x20-\x7e]/);
    expect(parse(stdout)).toEqual(value);
  });
});

describe("sensitive members", () => {
  const payload = [
    { id: 1, key: "s3cret", at: { password: "s3cret" } },
    { id: 2, key: null },
  ];
  const result = { kind: "json", sensitive: ["*.key", "*.at.password"] } as const;

  test.each(["json", "yaml", "ndjson"] as const)("are printed in %s", async (format) => {
    expect((await print(payload, { result, format })).stdout.match(/s3cret/g)).toHaveLength(2);
  });

  test.each([
    ["a.b", { a: { b: 1, c: 2 }, b: 3 }, { a: { b: masked, c: 2 }, b: 3 }],
    ["a", { a: { b: 1 } }, { a: masked }],
    ["a", { a: "" }, { a: masked }],
    ["a.b", { "a.b": 1, a: null }, { "a.b": masked, a: null }],
    ["a.*", { a: ["x", "y"] }, { a: masked }],
    ["a.*.b", { a: { x: { b: 1 }, y: { b: 2, c: 3 } } }, { a: { x: { b: masked }, y: { b: masked, c: 3 } } }],
    ["*.*.b", [[{ b: 1 }]], [[{ b: masked }]]],
    // A server may send a list for an object, and the reverse.
    ["a.b", { a: [{ b: 1 }] }, { a: [{ b: masked }] }],
    ["*.b", { b: 1 }, { b: masked }],
    ["b", [{ b: 1 }], [{ b: masked }]],
    ["a.b", { a: "x" }, { a: "x" }],
  ])("at %s of %j are masked", (path, value, expected) => {
    expect(maskSensitive(value, ["unknown", path])).toEqual(expected);
  });

  test("are masked in views, whatever a query makes of them", async () => {
    expect((await print(payload, { result })).stdout).toBe("id  key\n 1  [masked]\n 2  null\n");
    const password = await print(payload, { result, columns: "at.password" });
    expect(password.stdout).toBe("at.password\n[masked]\n\n");
    const renamed = await print(payload, { result, query: "[0].{ a: key, b: at.password }" });
    expect(renamed.stdout).toBe("a  [masked]\nb  [masked]\n");
  });
});

describe("columns", () => {
  const result = { kind: "json", columns: ["name", "id", "gone"] } as const;

  const services = [{ id: "2222", name: "orders", teamId: "33", state: "on" }];
  const texts = { text: "one two three", list: ["aaaa", "bbbb", "cc"], id: "abcdefghijklmnop" };
  const wide = [{ a: "x".repeat(20), b: "y".repeat(20) }];
  const long = [{ id: 1, text: "x".repeat(60), last: true }];
  const [cut, spaces] = [`${"x".repeat(41)}…`, " ".repeat(40)];
  const [uuid, gap] = [crypto.randomUUID(), " ".repeat(34)];
  const nested = [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{}] }];
  const cjk = ["日本", "🚀", "ab"].map((name, index) => ({ name, n: "xyz"[index] }));
  const quantities = "name          size_bytes\nfirst   256 MiB (268435…\nsecond               1 B";
  const wrapped = "text  one two\n      three\nlist  aaaa,\n      bbbb, cc\nid    abcdefghijklmnop";
  test.each<[what: string, payload: unknown, Partial<OutputOptions>, columns: number, stdout: string]>([
    ["a long value below its beginning", texts, {}, 16, wrapped],
    ["a quantity on one line", { long_name_of_bytes: 1536 }, {}, 20, "long_name_of_bytes  1.5 KiB (1536)"],
    ["CJK characters and emoji in two cells", cjk, {}, 80, "name  n\n日本  x\n🚀    y\nab    z"],
    ["a cut between characters", [{ name: "日本語日本語" }], {}, 8, "name\n日本語…"],
    ["ids last if narrow", services, {}, 59, "name    state  id    teamId\norders  on     2222  33"],
    ["ids in their place", services, {}, 60, "id    name    teamId  state\n2222  orders  33      on"],
    ["documented columns that occur", rows, { result }, 80, "name    id\nfirst   a\nsecond  b"],
    ["at least one column", rows, { result }, 3, "name\nfirst\nsecond"],
    ["all scalars, if none is documented", [{ other: 1, list: [] }], { result }, 80, "other\n    1"],
    ["a long cell, cut", long, {}, 80, `id  text${spaces}last\n 1  ${cut}  true`],
    ["a long cell beside a UUID", [{ ...long[0], id: uuid }], {}, 80, `id${gap}  text\n${uuid}  ${cut}`],
    ["--columns", rows, { columns: "at.city, tags" }, 80, "at.city  tags\nGraz     x, y\n"],
    ["--columns, all of them", rows, { columns: "name,size_bytes" }, 24, quantities],
    ["--columns of at least 8 cells", wide, { columns: "a,b" }, 10, "a         b\nxxxxxxx…  yyyyyyy…"],
    ["--columns of an object", rows[0], { columns: "name,at.city" }, 80, "name     first\nat.city  Graz"],
    ["--columns of lists", nested, { columns: "a.b" }, 80, "a.b\n1, 2\n"],
    ["--columns that only the contract has", rows, { result, columns: "id,gone" }, 80, "id  gone\na\nb"],
    [
      "a query",
      rows,
      { result, query: "[].{ id: id, at: at }" },
      80,
      'id  at\na   {"city":"Graz"}\nb   null',
    ],
    [
      "its order",
      rows,
      { result, query: "[].{ id: id, name: name }" },
      80,
      "id  name\na   first\nb   second",
    ],
  ])("show %s", async (_, payload, options, columns, stdout) => {
    expect((await print(payload, options, { columns })).stdout).toBe(`${stdout}\n`);
  });

  test("that are left out are named on stderr, and none is in a pipe", async () => {
    const { stderr } = await print(rows, { result });
    expect(stderr).toBe("Columns left out (see --columns): size_bytes, at, tags\n");
    expect((await print(rows, { result }, { columns: 8 })).stderr).toBe("Columns…\n");
    expect((await print(rows, { columns: "id" })).stderr).toBe("");
    const members = Array.from({ length: 100 }, (_, index) => [`c${index}`, "x".repeat(60)]);
    const all = await print([Object.fromEntries(members)], { format: "table" }, pipe);
    expect([all.stdout.match(/x{60}/g)?.length, all.stderr]).toEqual([100, ""]);
  });

  test.each([{ columns: "nane" }, { format: "ndjson" } as const])("of an empty list: %j", async (options) => {
    expect(await print([], options, pipe)).toEqual({ stdout: "", stderr: "The list is empty.\n" });
  });

  test.each([
    [rows, "nane", "nane is not a known column. Did you mean name?"],
    [rows, "id,at.citi", "at.citi is not a known column. Did you mean at.city?"],
    [rows, "zzzzzzzz", "zzzzzzzz is not a known column. Known columns: id, name, size_bytes, at, tags."],
    [["x"], "id", "--columns does not apply: the response has no members."],
  ])("of %j without a member are refused: %s", async (payload, columns, message) => {
    expect(await usageError(payload, { columns })).toBe(`${message} The operation itself succeeded.`);
  });

  test.each([
    ["id,,name", "--columns has an empty name."],
    ["id,name,id", "--columns has id twice."],
  ])("%s are refused", async (columns, message) => {
    expect(await usageError(rows, { columns })).toBe(message);
  });
});

describe("a query", () => {
  test("selects from the payload", async () => {
    expect((await print(rows, { query: "[].name" }, pipe)).stdout).toBe('[\n  "first",\n  "second"\n]\n');
    expect((await print(rows, { query: "[].name" })).stdout).toBe("first\nsecond\n");
    expect((await print(rows, { query: "[?id=='c']" })).stderr).toBe("The list is empty.\n");
    expect((await print(rows, { query: "nothing" })).stdout).toBe("null\n");
  });

  test.each([
    ["(@[0]).name", '"first"'],
    ["not_null(@[9], @[1].name)", '"second"'],
    ["join('@(', [@[0].name, '\\'@'])", '"first@(\'@"'],
    ['{a: `"@"`, b: @[1].name, "@": [1:].id | [?@ == \'b\'] | [0]}', '{"a":"@","b":"second","@":"b"}'],
  ])("%s reads what follows an @", async (query, line) => {
    expect((await print(rows, { query, format: "ndjson" })).stdout).toBe(`${line}\n`);
  });

  const takers = "only map(), sort_by(), min_by() and max_by() take an argument with &.";
  test.each([
    ["foo bar", "Unexpected token type: UnquotedIdentifier, value: bar."],
    ["[?id=='a'", "Expected Rbracket, got: EOF."],
    ["a.b.", "a name is missing after a dot."],
    ["", 'Invalid token (EOF): "".'],
    ["a[?b.]", "a name is missing after a dot."],
    ["**", "Syntax error, unexpected token: *(Star)."],
    ["nme(@)", "Unknown function: nme()."],
    ["[].nme(@) | sort(@)", "Unknown function: nme()."],
    ["a && nme(@)", "Unknown function: nme()."],
    ["keys(@).nme(@)", "Unknown function: nme()."],
    ["&name", takers],
    ["[?a] | {b: &name}", takers],
    ["map(&(&name), @)", takers],
    ["not_null(&name)", takers],
  ])("%s has a syntax error: %s", async (query, problem) => {
    const message = `--query is not a JMESPath expression: ${problem}`;
    const check = (each: string) =>
      checkOutput({ result: { kind: "json" }, query: each }, createFakeTerminal());
    await expect(check(query)).rejects.toThrow(message);
    await expect(check("sort_by(@, &name) | map(&length(name), @)")).resolves.toBeUndefined();
  });

  const sorting =
    "--query fails on this response: sort_by(), min_by() and max_by() need a number or a text for every item. The";
  test.each([
    ["sum(@)", "--query fails on this response: sum() expected argument 1 to be type Array<number>"],
    ["values(a)", "--query fails on this response: values() expected argument 1 to be type object"],
    ["to_number(a, a)", "--query fails on this response: to_number() takes 1 argument but received 2. The"],
    ["sort_by([a], &b)", sorting],
    ["sort_by([a, 'x'], &@)", sorting],
    ["min_by([@], &@)", sorting],
  ])("%s fails on a payload that it does not fit", async (query, message) => {
    expect(await usageError({ a: 1 }, { query })).toContain(message);
  });
});

describe("text and bytes", () => {
  const text = { result: { kind: "text" } } as const;
  const binary = { result: { kind: "binary" } } as const;
  const bytes = new Blob([new Uint8Array([0, 255, 27, 10])]);

  test("a text is written as it is into a pipe, and escaped on a terminal", async () => {
    const content = "a\r\n\tb\u001b[31m\rc";
    expect((await print(content, text, pipe)).stdout).toBe(content);
    expect((await print(content, { ...text, format: "table" }, pipe)).stdout).toBe(content);
    expect((await print(content, text)).stdout).toBe("a\n\tb\\u001b[31m\\rc\n");
    const json = await print(content, { ...text, format: "json" }, pipe);
    expect(json.stdout).toBe('"a\\r\\n\\tb\\u001b[31m\\rc"\n');
  });

  test("a query sees a text as a value", async () => {
    expect((await print("abc", { ...text, query: "length(@)" })).stdout).toBe("3\n");
  });

  test("bytes are written as they are into a pipe, and refused on a terminal", async () => {
    const terminal = createFakeTerminal(pipe);
    await printResult(bytes, binary, terminal);
    expect(terminal.stdout.writes).toEqual([new Uint8Array([0, 255, 27, 10])]);
    expect(await usageError(bytes, binary)).toMatch(
      /^The response is binary content\. Redirect it to a file/,
    );
    const yaml = await usageError(bytes, { ...binary, format: "yaml" }, pipe);
    expect(yaml).toBe("--output does not apply to binary content.");
  });

  test("no content prints nothing", async () => {
    expect(await print(undefined, { result: { kind: "none" } })).toMatchObject({ stdout: "", stderr: "" });
  });
});

test.each<[Partial<OutputOptions>, string]>([
  [
    { format: "json", columns: "id" },
    "--columns does not apply to --output json. Select members with --query",
  ],
  [{ columns: "id", result: { kind: "text" } }, "--columns does not apply to text."],
])("%j is refused", async (options, message) => {
  expect(await usageError(rows, options)).toContain(message);
});

test("colors mark names, headers, numbers, null and what is added to a value", async () => {
  const { stdout } = await print({ a: 1, b: null, c: "x", wait_ms: 5000 }, {}, { hasColor: true });
  const [dim, reset, cyan, normal] = ["\u001b[2m", "\u001b[22m", "\u001b[36m", "\u001b[39m"];
  expect(stdout.split("\n")).toEqual([
    `${dim}a${reset}        ${cyan}1${normal}`,
    `${dim}b${reset}        ${dim}null${reset}`,
    `${dim}c${reset}        x`,
    `${dim}wait_ms${reset}  ${cyan}5 s${normal}${dim} (5000)${reset}`,
    "",
  ]);
  expect((await print([{ a: 1 }], {}, { hasColor: true })).stdout).toContain("\u001b[1ma\u001b[22m");
});
