/** Arguments of the command line. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { commands } from "../../src/cli/context.ts";
import { parseArguments } from "../../src/cli/flags/parse-options.ts";
import { selectCommands } from "../../src/cli/mcp.ts";
import { type CliApiEntry, nameInText, openApis } from "../../src/cli/model/cli-api.ts";
import { readServeOptions, serveOptions } from "../../src/cli/serve/options.ts";
import { builtinCommandNames } from "../../src/contract/flag-name.ts";
import { namedApis, runCommand } from "./run-command.ts";

const runMain = (...args: readonly string[]) => runCommand(args, process.env);

test.each([
  ["", /^ {2}serve {3,}Serve the APIs/m],
  ["--help", /^ {2}serve {3,}Serve the APIs/m],
  ["-h", /^ {2}serve {3,}Serve the APIs/m],
  ["help", /^ {2}serve {3,}Serve the APIs/m],
  ["management", /^ {2}get-pipe {3,}Get a pipe/m],
  ["--version", /^\d+\.\d+\.\d+\n$/],
  ["-V", /^\d+\.\d+\.\d+\n$/],
  ["version", /^\d+\.\d+\.\d+\n$/],
  ["serve --prot 0 --help", /--port N.*--max-connections N.*--data FILE.*DATAPLAT_ADMIN_TOKEN/s],
  ["serve --prot 0 -h", /--port N/],
  ["help exit-codes", /^Exit codes\n {2}0 {5}Success\n/],
])("`%s` prints help or version", async (args, text) => {
  const { code, stdout, stderr } = await runMain(...args.split(" ").filter(Boolean));
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(text);
});

test("options of every command may stand before it, before its API and between them", async () => {
  const call = ["list-dashboards", "--base-url", "http://127.0.0.1:1", "--dry-run", "--output", "json"];
  const { stdout } = await runMain(...call);
  expect(stdout).toContain('"url": "http://127.0.0.1:1/api/v2/dashboards"');
  for (const args of [
    ["--base-url", "http://127.0.0.1:1", "--dry-run", "-o", "json", "list-dashboards"],
    ["--base-url=http://127.0.0.1:1", "-o=json", "observability", "--dry-run", "list-dashboards"],
  ]) {
    expect((await runMain(...args)).stdout).toBe(stdout);
  }
  const refused = await runMain("-o", "json", "--base-url", "http://127.0.0.1:1", "list-dashboard");
  expect(JSON.parse(refused.stderr)).toMatchObject({ kind: "usage", exitCode: 2 });
  const unknown = await runMain("--verbose", "--profil", "demo", "list-dashboards");
  expect(unknown.stderr).toMatch(/^dataplat: --profil is not a known option\. Did you mean --profile\?\n/);
  expect((await runMain("get-pipe", "x", "--pipe-id", "y")).stderr).toContain("Unexpected argument x.\n");
});

test.each(commands)(
  "the help of $name fits into the terminal, or into 80 columns if there is none",
  async ({ name }) => {
    const { stdout } = await runMain(name, "--help");
    expect(stdout).toContain(`Usage: dataplat ${name}`);
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    for (const columns of [60, 40]) {
      const narrow = await runCommand([name, "--help"], {}, { isTerminal: true, columns });
      for (const line of narrow.stdout.split("\n")) {
        // A word that is longer has a line of its own, and the first column is not wrapped.
        if (/\S \S/.test(line.trim().replace(/^.* {2,}/, "")))
          expect(line.length, line).toBeLessThanOrEqual(columns);
      }
      expect(narrow.stdout.replaceAll(/\s+/g, " ")).toBe(stdout.replaceAll(/\s+/g, " "));
    }
  },
);

test("a text of a flag continues below itself, and paragraphs are filled", async () => {
  const { stdout } = await runCommand(["serve", "--help"], {}, { isTerminal: true, columns: 60 });
  expect(stdout).toContain(`
  --host HOST            Name or address to listen on
                         (default: 127.0.0.1, which only
                         this machine can reach)
`);
  expect(stdout).toContain(`
Use the environment for secrets: every user of this machine
can read the arguments of a process.
`);
});

test.each([
  [["management"], "management/openapi.yaml"],
  [["observability", "--format", "json"], "observability/openapi.json"],
])("openapi %j prints %s", async (args, file) => {
  const { code, stdout } = await runMain("openapi", ...args);
  expect(code).toBe(0);
  expect(stdout).toBe(await readFile(path.join(repositoryRoot, "generated", file), "utf8"));
});

test("the commands of the command line are those that no operation replaces", () => {
  expect([...commands.map(({ name }) => name), "help", "version"].toSorted()).toEqual(
    [...builtinCommandNames].toSorted(),
  );
});

test.each([
  ["Management API", "the Management API"],
  ["Example", "Example"],
])("the API %s is %s in a sentence", (title, text) => {
  expect(nameInText({ title })).toBe(text);
});

describe("a command", () => {
  const [api = expect.unreachable()] = namedApis;
  /** Two APIs with the same commands, of which one has a short form. */
  const shared = ["first", "second"].map((name) => ({
    ...api,
    name,
    title: name,
    commands: api.commands.map((each) => ({
      ...each,
      name: name === "first" && each.name === "list-services" ? each.name : `${name} ${each.name}`,
    })),
    importCommands: async () => api.commands,
  }));
  const run = (...args: readonly string[]) => runCommand(args, process.env, undefined, { apis: shared });

  test.each([
    [["management", "get-pipe", "--help"], "Usage: dataplat get-pipe ", undefined],
    [["help", "management", "get-pipe"], "Usage: dataplat get-pipe ", undefined],
    [["first", "list-services", "--help"], "Usage: dataplat list-services ", shared],
    [["list-services", "--help"], "Usage: dataplat list-services ", shared],
    [["second", "get-pipe", "--help"], "dataplat second get-pipe \\\n", shared],
    [["second", "--help"], "Usage: dataplat second COMMAND [options]\n\nServices\n  list-services ", shared],
  ])("%j prints %j", async (args, text, apis: readonly CliApiEntry[] = namedApis) => {
    const { code, stdout, stderr } = await runCommand(args, process.env, undefined, { apis });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(text);
  });

  test.each([
    [["get-pipe"], "get-pipe needs its API: dataplat first get-pipe or dataplat second get-pipe."],
    [["second", "get-pip"], "get-pip is not a known command. Did you mean get-pipe?"],
    [["second", "get-pipe", "--pip"], "--pip is not a known option."],
  ])("%j is refused: %s", async (args, message) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test("of several APIs has a tool with the name of its API", async () => {
    const tools = (await openApis(shared)).flatMap((each) => selectCommands(each.commands));
    expect(tools.map(({ operationId, tool = operationId }) => tool)).toContain("second_getPipe");
  });

  test("is completed after its API", async () => {
    const complete = async (...words: readonly string[]) =>
      (await run("completion", "bash", "--", ...words)).stdout.trimEnd().split("\n");
    expect(await complete("get-p")).toEqual([""]);
    expect(await complete("sec")).toEqual(["second"]);
    expect(await complete("second", "get-")).toEqual(["get-pipe"]);
    expect(await complete("second", "get-pipe", "--pipe")).toEqual(["--pipe-id"]);
  });
});

const flags = [...Object.keys(serveOptions), "help"].map((name) => `--${name}`).join(", ");
const unknown = (flag: string) => `${flag} is not a known option. Known options: ${flags}.`;
const origin =
  "an origin as browsers send it, in lower case, with a scheme that has origins, and without a path and the default port (80 for http, 443 for https), such as http://localhost:5173; * and null are refused.";
const host = "the name of a host without a port, such as platform.test.";
const token = "at least 16 characters: letters, digits and - . _ ~ + / only.";
const file = "the name of a file. Pass /dev/stdin for standard input, or ./- for a file of this name.";
const profil = "--profil is not a known option. Did you mean --profile?";

test.each([
  ["--output yaml --dry-run", "Missing command."],
  ["serv", "serv is not a known command. Did you mean serve?"],
  ["get-pip", "get-pip is not a known command. Did you mean get-pipe?"],
  ["list", "list is not a known command. Did you mean list-services or list-dashboards?"],
  ["--verson", "--verson is not a known option. Did you mean --version?"],
  ["--profil demo list-services", profil],
  ["management --profil demo list-services", profil],
  ["help exit-codes more", "Unexpected argument more."],
  ["serve -x", unknown("-x")],
  ["serve --da", "--da is not a known option. Did you mean --data or --database-url?"],
  ["serve --no-demo", "--no-demo is not a known option. Did you mean --demo?"],
  ["serve --toString", unknown("--toString")],
  ["serve --port", "--port requires a value."],
  ["serve --port --demo", "--port requires a value."],
  ["serve --demo=yes", "--demo takes no value."],
  ["serve --port 1 --port 2", "--port was passed twice."],
  ["serve extra", "Unexpected argument extra."],
  ["serve --port many", "--port must be an integer from 0 to 65535."],
  ["serve --port 65536", "--port must be an integer from 0 to 65535."],
  ["serve --port 1e3", "--port must be an integer from 0 to 65535."],
  ["serve --max-connections 0", "--max-connections must be an integer from 1 to 1000000."],
  ["serve --drain-ms 600001", "--drain-ms must be an integer from 0 to 600000."],
  ["serve --host a/b", "--host must be a name or an address of this machine, such as 127.0.0.1."],
  ["serve --admin-token hidden", `--admin-token must be ${token}`],
  ["serve --cors http://a.example --cors *", `--cors must be ${origin}`],
  ["serve --allowed-hosts a:80", `--allowed-hosts must be ${host}`],
  ["serve --data a --database-url b", "--data and --database-url exclude each other."],
  ["serve --seed -", `--seed takes ${file}`],
  ["openapi", "Missing API: management or observability."],
  ["openapi managment", "managment is not a known API. Did you mean management?"],
  ["openapi management observability", "Unexpected argument observability."],
  ["openapi management -o xml", "--format must be yaml or json."],
  ["completion", "Missing shell: bash, zsh or fish."],
  ["completion fis", "fis is not a known shell. Did you mean fish?"],
  ["configure --profile a/b", "--profile must be letters, digits and - _ . only."],
  ["whoami -o text", "--output must be table or json."],
  ["", "Missing command."],
])("`%s` is rejected: %s", async (line, message) => {
  const args = line.split(" ");
  const isCommand = commands.some(({ name }) => name === args[0]);
  const help = isCommand ? `dataplat ${args[0]} --help` : "dataplat --help";
  const stderr = `dataplat: ${message}\nRun \`${help}\` for usage.\n`;
  expect(await runMain(...args)).toEqual({ code: 2, stdout: "", stderr });
});

test.each([
  ["--port", 0, 65_535, 4000],
  ["--max-connections", 1, 1_000_000, 1000],
  ["--drain-ms", 0, 600_000, 10_000],
])("serve %s takes %i to %i, and is %i by default, as its help says", async (flag, min, max, value) => {
  for (const each of [min, max]) {
    expect(parseArguments([flag, `${each}`], serveOptions).values).toEqual({ [flag.slice(2)]: each });
  }
  expect(Object.values(readServeOptions({}, {}))).toContain(value);
  expect((await runMain("serve", "--help")).stdout.replaceAll(/\s+/g, " ")).toContain(`(default: ${value})`);
});

const lists = { cors: ["http://a", "http://b"], allowedHosts: ["c", "d"] };
const databaseUrl = "postgres://a";
const adminToken = "environment-token";
const variables = { DATAPLAT_DATABASE_URL: databaseUrl, DATAPLAT_ADMIN_TOKEN: adminToken };
const none = { data: undefined, databaseUrl: undefined, adminToken: undefined };
test.each<[args: string, variables: NodeJS.ProcessEnv, expected: object]>([
  ["", {}, { host: "127.0.0.1", demo: false, ...none }],
  [
    "--cors http://a --cors=http://b --allowed-hosts c --allowed-hosts d --demo",
    {},
    { ...lists, demo: true },
  ],
  ["", variables, { databaseUrl, adminToken }],
  [
    "--database-url b --admin-token a-token-of-serve",
    variables,
    { databaseUrl: "b", adminToken: "a-token-of-serve" },
  ],
  ["--data file.db", variables, { databaseUrl: undefined, adminToken }],
  ["", { DATAPLAT_DATABASE_URL: "", DATAPLAT_ADMIN_TOKEN: "" }, none],
])("serve `%s` with %j has %j", (args, variables, expected) => {
  const { values } = parseArguments(args.split(" ").filter(Boolean), serveOptions);
  expect(readServeOptions(values, variables)).toMatchObject(expected);
});

test("an invalid variable of the environment is named", () => {
  const read = () => readServeOptions({}, { DATAPLAT_ADMIN_TOKEN: "short" });
  expect(read).toThrow(/^DATAPLAT_ADMIN_TOKEN must be at least 16/);
});
