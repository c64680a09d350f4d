/** Values before and after an update, on a terminal. */
import type { ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, test } from "vitest";
import { formatComparison } from "../../../src/cli/operation/compare.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { pipeFlags } from "../../client/calls.ts";
import { useServer } from "../../client/server.ts";
import { runCommand } from "../run-command.ts";

const server = useServer();
const platform = createPlatform({ demo: true });
const { url: address } = await platform.listen();
afterAll(() => platform.close());

const update = ["update-pipe-settings", ...pipeFlags];

function run(args: readonly string[], isTerminal = true, baseUrl = address) {
  const env = { DATAPLAT_KEY_ID: "demo-key", DATAPLAT_KEY_SECRET: "demo-secret" };
  return runCommand([...args, "--base-url", baseUrl], env, { isTerminal });
}

/** The lines after the view of the payload. */
const comparisonOf = (stdout: string) => stdout.split("Before and after\n")[1]?.split("\n").slice(0, -1);

test("an update shows the members that were sent, with units, and says which are unchanged", async () => {
  await run([...update, "--engine-max-threads", "4", "--streaming-max-insert-wait-ms", "2000"], false);
  const args = ["--engine-max-threads", "8", "--streaming-max-insert-wait-ms", "2000"];
  const { code, stdout, stderr } = await run([...update, ...args]);
  expect([code, stderr]).toEqual([0, `Sending to ${address} (--base-url).\n`]);
  expect(comparisonOf(stdout)).toEqual([
    "  engine_max_threads            4 -> 8",
    "  streaming_max_insert_wait_ms  2 s (2000) (unchanged)",
  ]);
});

const answer = (result: object) => (response: ServerResponse) => {
  response.writeHead(200).end(JSON.stringify({ result }));
};
const set = [...update, "--engine-max-threads", "8"];
const flags = pipeFlags.join(" ").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each<[args: readonly string[], before: object | number, after: object, lines?: readonly string[]]>([
  [
    set,
    { settings: { engine_max_threads: 4, engine_max_insert_threads: 2 } },
    { engine_max_threads: 4, engine_max_insert_threads: null },
    [
      "  engine_max_threads         4 (unchanged, although 8 was sent)",
      "  engine_max_insert_threads  2 -> null",
      `The response may show the values before the change: run \`dataplat get-pipe ${flags} --base-url URL\` to be certain.`,
    ],
  ],
  [
    [...set, "--engine-max-insert-threads", "1"],
    { settings: {} },
    { engine_max_threads: 8 },
    [
      "  engine_max_threads         (absent) -> 8",
      "  engine_max_insert_threads  (absent) (unchanged, although 1 was sent)",
      expect.stringContaining("The response may show the values before the change"),
    ],
  ],
  // An update goes on if the values before it cannot be read.
  [set, 404, { engine_max_threads: 8 }],
])("%j from %j to %j shows %j", async (args, before, after, lines) => {
  server().respondInOrder(typeof before === "number" ? before : answer(before), answer(after));
  const { code, stdout, stderr } = await run(args, true, server().baseUrl);
  expect(comparisonOf(stdout.replaceAll(server().baseUrl, "URL"))).toEqual(lines);
  expect([code, server().requests.map(({ method }) => method)]).toEqual([0, ["GET", "PUT"]]);
  const note = "dataplat: note: the values before the update are unknown: 404 Not Found.";
  expect(stderr.includes(note)).toBe(before === 404);
});

test.each([
  ["in a pipe", [], false, ["PUT"]],
  ["with --output json", ["--output", "json"], true, ["PUT"]],
  ["with --query", ["--query", "engine_max_threads"], true, ["PUT"]],
  ["that is invalid", ["--engine-max-insert-threads", "65"], true, []],
])("an update %s has no read before it", async (_, args, isTerminal, methods) => {
  server().respondInOrder(answer({ engine_max_threads: 8 }));
  const { code, stdout } = await run([...set, ...args], isTerminal, server().baseUrl);
  expect(stdout).not.toContain("Before and after");
  expect(server().requests.map(({ method }) => method)).toEqual(methods);
  expect(code).toBe(methods.length > 0 ? 0 : 4);
});

test("sensitive members are masked, and texts escaped", () => {
  const before = { connection: { password: "old", key: { id: "k" } }, name: "a" };
  const after = { connection: { password: "new", key: { id: "l" } }, name: "\u001b[31m" };
  const update = { before, after, sent: { name: "b" } };
  const lines = formatComparison(update, ["connection.password", "connection.key"], "");
  expect(lines.map((line) => stripVTControlCharacters(line).trim())).toEqual([
    "Before and after",
    "name                 a -> \\u001b[31m",
    "connection.password  [masked] -> [masked]",
    "connection.key.id    [masked] -> [masked]",
  ]);
});
