/** The parts of the benchmark that decide what its figures say. Nothing is timed here. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { createStub, noteRequests, type SentRequest } from "../../scripts/bench/calls/stub.ts";
import { verify } from "../../scripts/bench/calls/verify.ts";
import { formatGoal, isReached } from "../../scripts/bench/goal.ts";
import { readArguments } from "../../scripts/bench/parts.ts";
import { syntheticApi } from "../../scripts/bench/pipeline/synthetic.ts";
import { splitOutputs } from "../../scripts/bench/size/outputs.ts";
import { median, medianRatio, sum } from "../../scripts/bench/statistics.ts";
import type { Exchange } from "../../scripts/bench/subject.ts";
import { formatTable } from "../../scripts/bench/table.ts";
import { readDiagnostics } from "../../scripts/bench/types/diagnostics.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { runNodeScript } from "./run.ts";

test("every part runs unless some are asked for, in the benchmark's own order", () => {
  expect(readArguments([])).toEqual(["pipeline", "calls", "size", "types", "platform"]);
  expect(readArguments(["--only", "types, calls"])).toEqual(["calls", "types"]);
  expect(readArguments(["--help"])).toBe("help");
});

test("a part that does not exist is refused with those that do", () => {
  expect(() => readArguments(["--only", "calls,speed"])).toThrow(
    '--only: there is no part "speed". Give some of pipeline, calls, size, types, platform.',
  );
  expect(() => readArguments(["--only", ""])).toThrow("there is no part");
});

test.each([["--fast"], ["calls"]])("%s is refused with the usage", async (argument) => {
  const { code, stdout, stderr } = await runNodeScript("bench.ts", [argument]);
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(argument);
  expect(stderr).toContain("Usage: npm run bench");
});

test("a median is the middle value, or the mean of the two in the middle", () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(median([])).toBeNaN();
  expect(sum([1, 2, 3])).toBe(6);
});

test("ratios are taken round by round, so that a slow round slows both sides", () => {
  expect(medianRatio([2, 200, 2], [1, 100, 4])).toBe(2);
  expect(() => medianRatio([1, 2], [1])).toThrow("2 rounds cannot be compared with 1");
});

test("a goal is reached at its limit, missed above it, and missed by what is no number", () => {
  const goal = { what: "size", value: 1.25, atMost: 1.25 };
  expect(isReached(goal)).toBe(true);
  expect(isReached({ ...goal, value: 1.26 })).toBe(false);
  expect(isReached({ ...goal, value: Number.NaN })).toBe(false);
  expect(formatGoal(goal)).toBe("size: 1.25, goal at most 1.25: reached");
  expect(formatGoal({ ...goal, value: 2 })).toBe("size: 2.00, goal at most 1.25: missed");
});

test("a goal may be a least value as well", () => {
  const goal = { what: "speed", value: 0.7, atLeast: 0.7 };
  expect(isReached(goal)).toBe(true);
  expect(isReached({ ...goal, value: 0.69 })).toBe(false);
  expect(isReached({ ...goal, value: Number.NaN })).toBe(false);
  expect(formatGoal({ ...goal, value: 0.5 })).toBe("speed: 0.50, goal at least 0.7: missed");
});

test("a table has its names to the left and its figures to the right", () => {
  expect(formatTable([["", "us"], ["fetch", "8.4"], ["a"]])).toBe("        us\nfetch  8.4\na");
});

const exchange: Exchange = {
  operationId: "updateThing",
  method: "PUT",
  template: "/things/{id}",
  parameters: { id: "1" },
  path: "/things/1",
  body: { size: 1 },
  answer: JSON.stringify({ status: 200, result: { id: "1", size: 1 } }),
};
const sent: SentRequest = {
  url: "https://api.example.com/things/1",
  method: "PUT",
  authorized: true,
  body: '{"size":1}',
};

test("a client is timed when it sent the request and gave the answer, with or without its envelope", () => {
  expect(() => verify(exchange, JSON.parse(exchange.answer), sent)).not.toThrow();
  expect(() => verify(exchange, { id: "1", size: 1 }, sent)).not.toThrow();
});

test.each<[string, unknown, SentRequest | undefined]>([
  ["sent nothing", JSON.parse(exchange.answer), undefined],
  ["sent POST", JSON.parse(exchange.answer), { ...sent, method: "POST" }],
  [
    "called https://api.example.com/",
    JSON.parse(exchange.answer),
    { ...sent, url: "https://api.example.com/" },
  ],
  ["sent no credentials", JSON.parse(exchange.answer), { ...sent, authorized: false }],
  ['sent the body {"size":2}', JSON.parse(exchange.answer), { ...sent, body: '{"size":2}' }],
  ["did not give the answer", { error: {} }, sent],
  ["did not give the answer", undefined, sent],
])("a client that %s is not timed", (what, answer, request) => {
  expect(() => verify(exchange, answer, request)).toThrow(`updateThing: the client under test ${what}`);
});

test("the stub answers by method with a fresh response each time, and requests can be noted on the way", async () => {
  const get: Exchange = { ...exchange, method: "GET", body: undefined, answer: "{}" };
  const notes: SentRequest[] = [];
  const fetch = noteRequests(createStub({ get, put: exchange }), notes);
  const init = { method: "PUT", headers: { authorization: "Basic x" }, body: '{"size":1}' };
  for (const input of [sent.url, new Request(sent.url, init)]) {
    const response = await fetch(input, typeof input === "string" ? init : undefined);
    expect(await response.text()).toBe(exchange.answer);
    expect(response.headers.get("content-length")).toBe(String(exchange.answer.length));
  }
  expect(await (await fetch(sent.url)).text()).toBe("{}");
  expect(notes).toEqual([sent, sent, { url: sent.url, method: "GET", authorized: false, body: "" }]);
  await expect(fetch(sent.url, { method: "DELETE" })).rejects.toThrow("DELETE is not measured");
});

test.each([
  [1, 1, 0],
  [5, 3, 2],
  [6, 3, 3],
])("a document of %i operations has %i that read and %i that write", (operations, reads, writes) => {
  const files = syntheticApi(operations);
  const items = [...files].filter(([name]) => name.startsWith("paths/")).map(([, item]) => item);
  expect(items.filter((item) => typeof item === "object" && item !== null && "get" in item)).toHaveLength(
    reads,
  );
  expect(items.filter((item) => typeof item === "object" && item !== null && "put" in item)).toHaveLength(
    writes,
  );
});

test("what an entry imports is loaded at once, what it imports dynamically only when needed", () => {
  const output = (
    ...imports: [path: string, kind: "import-statement" | "dynamic-import", external?: true][]
  ) => ({
    bytes: 1,
    inputs: {},
    exports: [],
    imports: imports.map(([path, kind, external]) => ({ path, kind, ...(external && { external }) })),
  });
  const outputs = {
    "stdin.js": output(
      ["shared.js", "import-statement"],
      ["lazy.js", "dynamic-import"],
      ["node:fs", "import-statement", true],
    ),
    "shared.js": output(["deep.js", "import-statement"]),
    "deep.js": output(),
    "lazy.js": output(["shared.js", "import-statement"]),
  };
  expect(splitOutputs({ outputs })).toEqual({
    initial: ["stdin.js", "shared.js", "deep.js"],
    lazy: ["lazy.js"],
  });
  expect(() => splitOutputs({ outputs: { "other.js": output() } })).toThrow("no stdin.js, but other.js");
});

test("the compiler's diagnostics are read, and a missing figure is no zero", () => {
  const text =
    "Files:                42\nTypes:              2187\nInstantiations:     6507\nCheck time:        0.42s\n";
  expect(readDiagnostics(text)).toEqual({ types: 2187, instantiations: 6507, checkSeconds: 0.42 });
  expect(() => readDiagnostics("Types: 1\n")).toThrow('have no "Instantiations"');
});

test("the packages compared with are locked to exact versions, without addresses to download from", async () => {
  const folder = path.join(repositoryRoot, "scripts/bench");
  const manifest = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const lock = JSON.parse(await readFile(path.join(folder, "package-lock.json"), "utf8"));
  expect(lock.packages[""].dependencies).toEqual(manifest.dependencies);
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const entry of Object.values(lock.packages)) expect(entry).not.toHaveProperty("resolved");
  expect(manifest.private).toBe(true);
});
