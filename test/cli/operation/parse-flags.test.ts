/** Flags of operations: how arguments become a request, and which are refused. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { writeArguments } from "../../../scripts/pipeline/generate/write-arguments.ts";
import { describeIssues } from "../../../src/cli/flags/describe-issues.ts";
import { parseFlags } from "../../../src/cli/flags/parse-flags.ts";
import type { CommandModel, MemberModel, ValueModel } from "../../../src/cli/model/command-model.ts";
import { createIssue } from "../../../src/contract/issue.ts";
import { createFolder } from "../../temporary-folder.ts";

const member = (name: string, model: ValueModel & Partial<MemberModel>): MemberModel => ({ name, ...model });
const text = { type: "string" } as const;
const small = { type: "integer", minimum: 1, maximum: 3 } as const;

const objectOf = (...members: readonly MemberModel[]): ValueModel => ({ type: "object", members });
const address = member("address", objectOf(member("city", text)));

const command: CommandModel = {
  ...{ name: "update-thing", operationId: "updateThing", tag: "Things", summary: "Update", example: "" },
  ...{ safe: false, idempotent: true, result: { kind: "none" } },
  parameters: [
    member("thingId", { type: "integer", required: true }),
    member("filter", objectOf(member("title", text), member("lent", { type: "boolean" }))),
    member("X-Trace-Id", text),
  ],
  body: {
    ...{ kind: "json", type: "object", required: true },
    members: [
      member("name", text),
      member("note", { ...text, nullable: true }),
      member("max_size", { type: "integer", nullable: true, minimum: 0, maximum: 64 }),
      member("ratio", { type: "number" }),
      member("isOpen", { type: "boolean", nullable: true }),
      member("noCache", { type: "boolean" }),
      member("cache", { type: "boolean" }),
      member("tags", { type: "array", nullable: true, items: text }),
      member("sizes", { type: "array", items: { type: "integer" } }),
      member("parts", { type: "array", items: objectOf(member("id", text), member("size", small)) }),
      member("owner", { ...objectOf(member("ownerName", text), address), nullable: true }),
      member("labels", { type: "object" }),
      member("any", { type: "any", nullable: true }),
      member("profile", { ...text, flag: "user-profile" }),
      member("color", { ...text, values: ["red", "blue"] }),
    ],
  },
};

const noInput = { readInput: async () => new Uint8Array() };
const inputOf = (content: string | Uint8Array) => ({ readInput: async () => Buffer.from(content) });
const parse = (args: readonly string[], context = noInput, model = command) =>
  parseFlags(model, args, context);

test.each<[args: string, body: unknown]>([
  ["", undefined],
  ["--name x", { name: "x" }],
  ["--name=x", { name: "x" }],
  ["--name=", { name: "" }],
  ["--name=--dry-run", { name: "--dry-run" }],
  ["--name=-x --max-size 1", { name: "-x", max_size: 1 }],
  ["--name -", { name: "-" }],
  ["--name -5", { name: "-5" }],
  ["--name null", { name: "null" }],
  ["--note null", { note: null }],
  ["--name true --note 5", { name: "true", note: "5" }],
  ["--max-size null", { max_size: null }],
  ["--ratio null", { ratio: "null" }],
  ["--max_size 8", { max_size: 8 }],
  ["--max-size -5", { max_size: -5 }],
  ["--max-size=-5", { max_size: -5 }],
  ["--max-size 1e2", { max_size: 100 }],
  ["--max-size 0", { max_size: 0 }],
  ["--max-size 007", { max_size: "007" }],
  ["--max-size +5", { max_size: "+5" }],
  ["--max-size 0x10", { max_size: "0x10" }],
  ["--max-size=", { max_size: "" }],
  ["--max-size Infinity", { max_size: "Infinity" }],
  ["--max-size 1.5", { max_size: "1.5" }],
  ["--max-size 9007199254740991", { max_size: 9007199254740991 }],
  ["--ratio -0.5", { ratio: -0.5 }],
  ["--ratio 9007199254740992", { ratio: 9007199254740992 }],
  ["--ratio 1e400", { ratio: "1e400" }],
  ["--is-open", { isOpen: true }],
  ["--is-open true", { isOpen: true }],
  ["--is-open false --name x", { isOpen: false, name: "x" }],
  ["--is-open=false", { isOpen: false }],
  ["--is-open null", { isOpen: null }],
  ["--is-open=perhaps", { isOpen: "perhaps" }],
  ["--is-open perhaps --no-cache", { isOpen: "perhaps", noCache: true }],
  ["--no-is-open", { isOpen: false }],
  ["--isOpen", { isOpen: true }],
  ["--no-cache", { noCache: true }],
  ["--no-no-cache", { noCache: false }],
  ["--tags a --tags b", { tags: ["a", "b"] }],
  ["--tags a,b", { tags: ["a,b"] }],
  ["--tags null", { tags: null }],
  ["--tags null --tags null", { tags: ["null", "null"] }],
  ["--sizes 1 --sizes x", { sizes: [1, "x"] }],
  ['--parts {"id":"a"} --parts {"id":"b"}', { parts: [{ id: "a" }, { id: "b" }] }],
  ["--parts a", { parts: ["a"] }],
  ["--owner.owner-name Ann", { owner: { ownerName: "Ann" } }],
  ["--owner.ownerName Ann", { owner: { ownerName: "Ann" } }],
  ["--owner.address.city Rome", { owner: { address: { city: "Rome" } } }],
  ['--owner.owner-name Ann --owner {"ownerName":"Bob","x":1}', { owner: { ownerName: "Ann", x: 1 } }],
  ["--owner null", { owner: null }],
  ["--owner {", { owner: "{" }],
  ["--labels null", { labels: "null" }],
  ['--labels {"a":[1.5,-2,"9007199254740993"]}', { labels: { a: [1.5, -2, "9007199254740993"] } }],
  ["--any 3", { any: 3 }],
  ["--any x", { any: "x" }],
  ['--any "3"', { any: "3" }],
  ["--any null", { any: null }],
  ["--user-profile x", { profile: "x" }],
])("%s is the body %j", async (args, body) => {
  const request = await parse(args.split(" ").filter(Boolean));
  expect(request).toMatchObject({ parameters: {} });
  expect(request?.body).toEqual(body);
});

test.each<[args: string, parameters: object]>([
  ["--thing-id 7", { thingId: 7 }],
  ["--thingId 7 --x-trace-id t", { thingId: 7, "X-Trace-Id": "t" }],
  ["--X-Trace-Id t", { "X-Trace-Id": "t" }],
  ["--filter.title x --no-filter.lent", { filter: { title: "x", lent: false } }],
  ['--filter {"title":"y"} --filter.lent', { filter: { title: "y", lent: true } }],
])("%s are the parameters %j", async (args, parameters) => {
  expect(await parse(args.split(" "))).toMatchObject({ parameters, body: undefined });
});

const noObject = "is a member of an object, but --owner is not an object.";
const rounded = "has an integer beyond 2^53, which would be rounded, or a member twice.";

test.each<[args: string, message: string]>([
  ["extra", "Unexpected argument extra. Did you mean --thing-id extra?"],
  ["$x", "Unexpected argument $x. Did you mean --thing-id '$x'?"],
  ["--thing-id 1 y", "Unexpected argument y."],
  ["-- --name x", "Unexpected argument --name."],
  ["--name", "--name requires a value."],
  ["--name --dry-run", "--name requires a value; write --name=--dry-run if --dry-run is its value."],
  ["--name -x", "--name requires a value; write --name=-x if -x is its value."],
  ["--name -x*", "--name requires a value; write --name='-x*' if -x* is its value."],
  ["--profile=", "--profile requires a value."],
  ["--name x --name y", "--name was passed twice."],
  ["--max_size 1 --max-size 2", "--max-size was passed twice."],
  ["--is-open --no-is-open", "--no-is-open was passed twice."],
  ["--verbose --verbose", "--verbose was passed twice."],
  ["--no-is-open=true", "--no-is-open takes no value."],
  ["--verbose=true", "--verbose takes no value."],
  ["--max-siez 1", "--max-siez is not a known option. Did you mean --max-size?"],
  ["--owner.owner-nam x", "--owner.owner-nam is not a known option. Did you mean --owner.owner-name?"],
  ["--no-name", "--no-name is not a known option. Did you mean --name?"],
  ["--owner null --owner.owner-name x", `--owner.owner-name ${noObject}`],
  ["--owner x --owner.address.city y", `--owner.address.city ${noObject}`],
  ['--labels {"id":9007199254740993}', `--labels ${rounded}`],
  ["--ratio 9007199254740993", `--ratio ${rounded}`],
  ["--max-size 9007199254740993", `--max-size ${rounded}`],
  ["--any 9007199254740993", `--any ${rounded}`],
  ["--any {x}", "--any is not JSON. Write a text that begins so as a JSON string."],
  [
    '--body {"name":"x"}',
    expect.stringMatching(/^--body takes the name of a file\. Pass flags instead, or - /),
  ],
  ["--output xml", "--output must be json, yaml, table, ndjson or text."],
  ["--timeout 0", "--timeout must be an integer from 1 to 2147483647, in milliseconds."],
  ["--timeout 1.5", "--timeout must be an integer from 1 to 2147483647, in milliseconds."],
  ["--deadline 30s", "--deadline must be an integer from 1 to 2147483, in seconds."],
  ["--attempts 101", "--attempts must be an integer from 1 to 100."],
  ["--attempts -1", "--attempts must be an integer from 1 to 100."],
  ["--__proto__ x", expect.stringMatching(/^--__proto__ is not a known option/)],
  ["--constructor x", expect.stringMatching(/^--constructor is not a known option/)],
  ["-n x", expect.stringMatching(/^-n is not a known option/)],
])("%s is refused", async (args, message) => {
  await expect(parse(args.split(" "))).rejects.toMatchObject({ name: "UsageError", message });
});

const { body: _, ...withoutBody } = command;
const textCommand: CommandModel = { ...command, body: { kind: "text", type: "string" } };
const binaryCommand: CommandModel = { ...command, body: { kind: "binary", type: "string" } };
const listCommand: CommandModel = { ...command, body: { kind: "json", type: "array", items: text } };

describe("--body", () => {
  test.each<[content: string | Uint8Array, args: string, body: unknown, model?: CommandModel]>([
    ['{"name":"x"}', "--body -", { name: "x" }],
    ['{"name":"x","note":"n"}', "--name y --body -", { name: "y", note: "n" }],
    [
      '{"owner":{"a":1}}',
      "--body - --owner.address.city Rome",
      { owner: { a: 1, address: { city: "Rome" } } },
    ],
    ['{"tags":["a"]}', "--body - --tags b", { tags: ["b"] }],
    ["name: x\nnote: null\nsizes: [1, 0x10]\n", "--body -", { name: "x", note: null, sizes: [1, 16] }],
    ["\uFEFF{}", "--body -", {}],
    ["null", "--body -", null],
    ['["a"]', "--body -", ["a"], listCommand],
    ["{}", "--body -", "{}", textCommand],
    ["", "--body -", "", textCommand],
    ["a\r\nb\n", "--body -", "a\r\nb\n", textCommand],
    [new Uint8Array([0xff, 0]), "--body -", new Uint8Array([0xff, 0]), binaryCommand],
  ])("%j with %s is %j", async (content, args, body, model) => {
    expect((await parse(args.split(" "), inputOf(content), model))?.body).toEqual(body);
  });

  const tooDeep = /^ConfigurationError: --body is nested too deeply, or has an alias of the value /;
  test.each<[content: string | Uint8Array, args: string, message: RegExp, model?: CommandModel]>([
    ["", "--body - --name x", /^ConfigurationError: --body: standard input was empty\.$/],
    [" \n", "--body -", /^ConfigurationError: --body: standard input was empty\.$/],
    [
      "[]",
      "--body - --name x",
      /^UsageError: --name is a member of an object, but --body is not an object\.$/,
    ],
    ['{"a": [', "--body -", /^ConfigurationError: --body cannot be parsed: .* at line 1, column \d+\.$/],
    ['{"id":9007199254740993}', "--body -", /^ConfigurationError: --body has an integer beyond 2\^53/],
    ["id: 9007199254740993", "--body -", /^ConfigurationError: --body has an integer beyond 2\^53/],
    ["a: &a\n  b: *a", "--body -", tooDeep],
    [`a: ${"[".repeat(9000)}`, "--body -", tooDeep],
    [new Uint8Array([0xff]), "--body -", /^ConfigurationError: --body is not UTF-8\.$/],
    [new Uint8Array([0xff]), "--body -", /^ConfigurationError: --body is not UTF-8\.$/, textCommand],
    ["{}", "--body - --body -", /^UsageError: --body was passed twice\.$/],
    [
      "a: 1\n---\na: 2",
      "--body -",
      /^ConfigurationError: --body cannot be parsed: Source contains multiple documents\.$/,
    ],
    [
      "name: !Ref y",
      "--body -",
      /^ConfigurationError: --body cannot be parsed: Unresolved tag: !Ref at line 1, column 7\.$/,
    ],
    ["{}", "--body -", /^UsageError: --body is not a known option/, withoutBody],
  ])("%j with %s is refused", async (content, args, message, model) => {
    expect(await parse(args.split(" "), inputOf(content), model).catch(String)).toMatch(message);
  });

  test("may be long, with integers in its texts", async () => {
    const note = `"12345678901234567890${"x".repeat(12_000_000)}`;
    expect((await parse(["--body", "-"], inputOf(JSON.stringify({ note }))))?.body).toEqual({ note });
    const error = await parse(["--body", "-"], inputOf(`[1${"0".repeat(1000)}]`)).catch(String);
    expect(error).toMatch(/^ConfigurationError: --body has an integer beyond/);
  });

  test("that cannot be read is an error of the configuration, as the table of exit codes says", async () => {
    const error = await parse(["--body", "no-such-file.json"]).catch((reason: unknown) => reason);
    const message = expect.stringMatching(/^--body cannot be read: ENOENT: /);
    expect(error).toMatchObject({ name: "ConfigurationError", message });
  });

  test("reads the file that it names, by its extension", async () => {
    const write = async (name: string, content: string) => {
      const file = path.join(createFolder(), name);
      await writeFile(file, content);
      return ["--body", file];
    };
    expect((await parse(await write("body.json", '{"name":"x"}')))?.body).toEqual({ name: "x" });
    expect((await parse(await write("body.yaml", "name: x")))?.body).toEqual({ name: "x" });
    const json = parse(await write("body.json", "name: x"));
    await expect(json).rejects.toThrow(/^--body cannot be parsed: Unexpected token /);
    await expect(parse(await write("body.json", ""))).rejects.toThrow(/^--body: .*\/body\.json is empty\.$/);
    await expect(parse(await write("body.yml", "{"))).rejects.toThrow(/^--body cannot be parsed: .* line 1/);
  });
});

test("flags of every command are those of the command line, not of the request", async () => {
  const args = ["--profile", "p", "--output", "json", "--query", "a", "--columns", "a,b", "--dry-run"];
  const rest = ["--base-url=http://a", "--curl", "--verbose", "--timeout", "5000", "--attempts", "1"];
  const write = ["--deadline", "9", "--yes"];
  expect((await parse([...args, ...rest, ...write]))?.globals).toEqual({
    ...{ profile: "p", "base-url": "http://a", output: "json", query: "a", columns: "a,b", "dry-run": true },
    ...{ curl: true, verbose: true, timeout: 5000, attempts: 1, deadline: 9, yes: true },
  });
});

test("without --deadline, that of a call leaves every attempt its time and its delay", async () => {
  const deadlineMs = async (...flags: string[]) => (await parse(flags))?.limits.ofCall().deadlineMs;
  expect(await deadlineMs()).toBe((30_000 + 2000) * 3);
  expect(await deadlineMs("--timeout", "1000")).toBe(90_000);
  expect(await deadlineMs("--timeout", "60000", "--deadline", "9")).toBeLessThanOrEqual(9000);
});

test.each(["--help", "-h", "--name x --help", "--no-such-flag --help"])("%s asks for help", async (args) => {
  expect(await parse(args.split(" "))).toBeUndefined();
});

test.each<[body: unknown, input?: string]>([
  [{ name: "x y", note: null, max_size: -5, ratio: 0.5, isOpen: true, noCache: false, cache: false }],
  [{ name: "--dry-run", note: "-x", tags: ["-a", "b"], sizes: [1], parts: [{ id: "a" }] }],
  [{ owner: { ownerName: "Ann", address: { city: "Rome" } }, labels: { a: null }, profile: "p" }],
  [{ owner: null, any: { a: 1 }, tags: null }],
  [{ tags: [] }, '{"tags":[]}'],
  [{ owner: {} }],
  [{ other: 1 }, '{"other":1}'],
  [{ note: "null" }, '{"note":"null"}'],
  [{}, "{}"],
])("%j is written as arguments that are read as the same request", async (body, input) => {
  const parameters = { thingId: 7, filter: { title: "x", lent: false }, "X-Trace-Id": "-t" };
  const written = writeArguments(command, { parameters, body });
  expect(written.input).toBe(input);
  const request = await parse(written.args, inputOf(written.input ?? ""));
  expect(request).toMatchObject({ parameters, body });
});

const sizeRange = "must be an integer from 0 to 64, or null";

const anInteger = "must be an integer from 1 to 3";
const anObject = "must be an object, or null";
const aString = "must be a string";
const aList = "must be an array with at most 3 items";
const isUnknown = "is unknown (check its spelling)";
const isSimilar = "is unknown (did you mean name?)";

test.each<
  [pointer: string, message: string, keyword: string, flag: string, shown: string, model?: CommandModel]
>([
  ["/parameters/thingId", "is missing", "required", "--thing-id", "is missing"],
  ["/body/max_size", sizeRange, "maximum", "--max-size", sizeRange],
  ["/body/parts/0/size", anInteger, "type", "--parts", `item 1.size ${anInteger}`],
  ["/body/sizes/1", anInteger, "type", "--sizes", `item 2 ${anInteger}; repeat the flag for each item`],
  ["/body/sizes/1", anInteger, "maximum", "--sizes", `item 2 ${anInteger}`],
  ["/body/sizes", aList, "maxItems", "--sizes", aList],
  ["/body/parts/0/x", isUnknown, "additionalProperties", "--parts", `item 1.x ${isUnknown}`],
  ["/body/labels/0", aString, "type", "--labels", `0 ${aString}`],
  ["/body/owner", anObject, "type", "--owner", `${anObject}, as JSON`],
  ["/body/owner/address/city", aString, "type", "--owner.address.city", aString],
  ["/body/owner/x", isUnknown, "additionalProperties", "--owner", `x ${isUnknown}`],
  ["/body/profile", aString, "type", "--user-profile", aString],
  ["/body/nam", isSimilar, "additionalProperties", "--body", `nam ${isSimilar}`],
  ["/body", "is missing", "required", "--body", "is missing; pass it, or the flag of a member"],
  ["/body", "is missing", "required", "--body", "is missing", listCommand],
  ["/body/0", aString, "type", "--body", `0 ${aString}`, listCommand],
  ["/body/color", 'must be one of ["red","blue"]', "enum", "--color", "must be red or blue"],
])("at %s, %s (%s): names %s", (pointer, message, keyword, flag, shown, model = command) => {
  const issue = createIssue(pointer, message, keyword);
  expect(describeIssues([issue], model)).toEqual([{ flag, message: shown }]);
});
