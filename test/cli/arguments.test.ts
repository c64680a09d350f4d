/** What may be typed, and what is refused. */
import { describe, expect, test } from "vitest";
import { readArguments } from "../../src/cli/read-arguments.ts";
import { readServeOptions } from "../../src/cli/serve/read-options.ts";
import { UsageError } from "../../src/cli/usage-error.ts";
import { runDataplat } from "./running.ts";

describe("the command line", () => {
  test("explains itself and each command, and says its version", async () => {
    const all = await runDataplat("--help");
    expect([all.code, all.stderr]).toEqual([0, ""]);
    expect(all.stdout).toMatch(/^ {2}serve {3}serve both APIs/m);
    const serve = await runDataplat("serve", "--help");
    expect([serve.code, serve.stderr]).toEqual([0, ""]);
    for (const name of ["--port N", "--data FILE", "--database-url URL", "DATAPLAT_ADMIN_TOKEN"]) {
      expect(serve.stdout).toContain(name);
    }
    const version = await runDataplat("--version");
    expect([version.code, version.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  test.each([
    [[], "Usage: dataplat COMMAND", "dataplat --help"],
    [["serv"], 'There is no command "serv". Did you mean serve?', "dataplat --help"],
    [["fly"], 'There is no command "fly".\n', "dataplat --help"],
    [["--verson"], "There is no option --verson. Did you mean --version?", "dataplat --help"],
    [["serve", "--prot", "1"], "There is no option --prot. Did you mean --port?", "dataplat serve --help"],
    [
      ["serve", "--port", "many"],
      "--port many: give a whole number from 0 to 65535.",
      "dataplat serve --help",
    ],
  ])("refuses %j with a hint and exit code 2", async (args, message, help) => {
    const { code, stdout, stderr } = await runDataplat(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toContain(`${help} explains the options.\n`);
  });
});

describe("reading arguments", () => {
  const options = { port: { type: "string" }, demo: { type: "boolean" } } as const;

  test("gives the values by name", () => {
    expect(readArguments(["--port=1", "--demo"], options)).toEqual({
      values: { port: "1", demo: true },
      help: false,
    });
    expect(readArguments(["-h"], options).help).toBe(true);
  });

  test.each([
    [["--port"], "'--port <value>' argument missing"],
    [["--port", "--demo"], "'--port' argument is ambiguous."],
    [["--port="], "--port is empty."],
    [["--demo=yes"], "'--demo' does not take an argument"],
    [["--port", "1", "--port", "2"], "--port is given twice."],
    [["extra"], 'Unexpected argument "extra".'],
    [["--", "--port"], 'Unexpected argument "--port".'],
    [["-x"], "There is no option -x."],
    [["--no-demo"], "There is no option --no-demo."],
    [["--toString"], "There is no option --toString."],
  ])("refuses %j", (args, message) => {
    expect(() => readArguments(args, options)).toThrow(UsageError);
    expect(() => readArguments(args, options)).toThrow(message);
  });
});

describe("the options of serve", () => {
  test("have the defaults that the help says", () => {
    expect(readServeOptions({}, {})).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      drainMs: 10_000,
      data: undefined,
      databaseUrl: undefined,
      demo: false,
      adminToken: undefined,
    });
  });

  test("take secrets from the environment when they are not given, and an empty variable is none", () => {
    const environment = { DATAPLAT_DATABASE_URL: "postgres://a", DATAPLAT_ADMIN_TOKEN: "from-environment" };
    expect(readServeOptions({}, environment)).toMatchObject({
      databaseUrl: "postgres://a",
      adminToken: "from-environment",
    });
    const given = { "database-url": "postgres://b", "admin-token": "given" };
    expect(readServeOptions(given, environment)).toMatchObject({
      databaseUrl: "postgres://b",
      adminToken: "given",
    });
    expect(readServeOptions({ data: "file.db" }, environment).databaseUrl).toBeUndefined();
    const empty = { DATAPLAT_DATABASE_URL: "", DATAPLAT_ADMIN_TOKEN: "" };
    expect(readServeOptions({}, empty)).toMatchObject({ databaseUrl: undefined, adminToken: undefined });
  });

  test.each([
    [{ port: "65536" }, "--port 65536"],
    [{ port: "-1" }, "--port -1"],
    [{ port: "1e3" }, "--port 1e3"],
    [{ port: " 1" }, "--port  1"],
    [{ "drain-ms": "600001" }, "--drain-ms 600001: give a whole number from 0 to 600000."],
    [{ data: "a", "database-url": "postgres://b" }, "--data and --database-url"],
  ])("refuse %j", (values, message) => {
    expect(() => readServeOptions(values, {})).toThrow(UsageError);
    expect(() => readServeOptions(values, {})).toThrow(message);
  });

  test("take a number at each end of its range", () => {
    expect(readServeOptions({ port: "0", "drain-ms": "0" }, {})).toMatchObject({ port: 0, drainMs: 0 });
    expect(readServeOptions({ port: "65535", "drain-ms": "600000" }, {})).toMatchObject({
      port: 65_535,
      drainMs: 600_000,
    });
  });
});
