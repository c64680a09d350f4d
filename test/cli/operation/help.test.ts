/** Help of commands. Whole texts, of the made-up API, are in test/any-operation. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { parseFlags } from "../../../src/cli/flags/parse-flags.ts";
import { apis } from "../apis.ts";
import { largeApis, namedApis, runCommand } from "../run-command.ts";

const operations = apis.flatMap(({ commands }) => commands);
const narrow = { isTerminal: true, columns: 50 };

test("dataplat help COMMAND and COMMAND --help print the same, 80 columns wide if there is no terminal", async () => {
  const help = await runCommand(["help", "get-pipe"]);
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(await runCommand(["get-pipe", "-h"], {}, { isTerminal: true, columns: 80 })).toEqual(help);
  expect(Math.max(...help.stdout.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(await runCommand(["help"])).toEqual(await runCommand(["--help"]));
});

describe.each(operations)("$name --help", (command) => {
  test("fits into the width, except for what is copied", async () => {
    const { stdout } = await runCommand([command.name, "--help"], {}, narrow, { apis });
    const [text = ""] = stdout.split("\nExample\n");
    for (const line of text.split("\n")) {
      if (line.trim().includes(" ")) expect(line.length, line).toBeLessThanOrEqual(narrow.columns);
    }
  });

  test("has an example that works when it is copied into a shell", async () => {
    const { stdout } = await runCommand([command.name, "--help"], {}, undefined, { apis });
    const [, example = ""] = stdout.split("\nExample\n");
    const script = `dataplat() { printf '%s\\0' "$@"; case " $* " in *" - "*) cat;; esac; }\n${example}`;
    const words = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0");
    // Of two words, if several APIs have it.
    const name = words.splice(0, command.name.split(" ").length);
    const [input = "", args] = [words.at(-1), words.slice(0, -1)];
    expect(name.join(" ")).toBe(command.name);
    // The name of a file that is not there.
    const files = args.map((word) => (word === "file" ? import.meta.filename : word));
    const request = await parseFlags(command, files, { readInput: async () => Buffer.from(input) });
    const isFile = (_: string, value: unknown) => (value instanceof Blob ? "file" : value);
    // Bytes have no example.
    const sent = request?.body instanceof Uint8Array ? undefined : request?.body;
    const body = JSON.stringify(sent ?? null, isFile);
    expect(JSON.parse(body)).toEqual(command.body?.example ?? null);
    const required = command.parameters.filter(({ required }) => required);
    const examples = required.map(({ name, example }) => [name, example]);
    expect(request?.parameters).toEqual(Object.fromEntries(examples));
  });
});

test("help shows an example of a text, and what an update may replace as a whole", async () => {
  const { stdout } = await runCommand(["list-services", "--help"]);
  expect(stdout).toContain("--filter TEXT   may be repeated; such as tag:env=prod\n");
  const update = await runCommand(["update-alert", "--help"], {}, { isTerminal: true, columns: 120 });
  expect(update.stdout).toMatch(/--channel\.type TEXT .*; part of --channel, which may be replaced as a wh/);
});

test("dataplat --help groups the commands by API, and that of an API by tag", async () => {
  const large = largeApis.map((api) => ({ ...api, name: "large", title: "Large API" }));
  const all = [...namedApis, ...large];
  const { stdout } = await runCommand(["--help"], {}, undefined, { apis: all });
  const titles = all.map(({ name, title }) => `${title} (${name})`);
  expect(stdout.match(/^[A-Z][\w ()-]+$/gm)).toEqual([...titles, "Other commands", "Options"]);
  for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  for (const { name, summary } of namedApis.flatMap(({ commands }) => commands))
    expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
  // One of more than 40 commands lists them in its own help.
  expect(stdout).toMatch(/^ {2}large +60 commands: `dataplat large --help`$/m);
  const untagged = large.map((api) => ({
    ...api,
    importCommands: async () => api.commands.map((each) => ({ ...each, tag: "" })),
  }));
  const ofUntagged = await runCommand(["large", "--help"], {}, undefined, { apis: untagged });
  expect(ofUntagged.stdout).toMatch(/options\]\n\nCommands\n {2}list-services-0 /);
  const own = await runCommand(["large", "--help"], {}, undefined, { apis: large });
  expect(own.stdout.match(/^[A-Z][\w ()-]+$/gm)).toEqual(["Services", "Pipes", "Options"]);
  expect(own.stdout).toMatch(/^Pipes\n {2}get-pipe-0 +Get a pipe 0$/m);
});
