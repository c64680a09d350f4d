/** Arguments of the command line. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { main } from "../../src/cli/main.ts";
import { readServeOptions } from "../../src/cli/serve/options.ts";
import { runDataplat } from "./processes.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs the command line in this process. */
async function runMain(args: readonly string[]) {
  const output = { stdout: "", stderr: "" };
  vi.spyOn(console, "log").mockImplementation((text) => {
    output.stdout += `${text}\n`;
  });
  vi.spyOn(console, "error").mockImplementation((text) => {
    output.stderr += `${text}\n`;
  });
  await main(args);
  return { code: process.exitCode, ...output };
}

describe("the command line", () => {
  test("prints its help and its version", async () => {
    const help = await runDataplat("--help");
    expect([help.code, help.stderr]).toEqual([0, ""]);
    expect(help.stdout).toMatch(/^ {2}serve {3}Serve both APIs/m);
    const version = await runDataplat("--version");
    expect([version.code, version.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  test.each(["--help", "-h"])("prints the help of a command with %s", async (option) => {
    const { code, stdout, stderr } = await runMain(["serve", "--port", "0", option]);
    expect([code, stderr]).toEqual([undefined, ""]);
    for (const name of ["--port N", "--max-connections N", "--data FILE", "DATAPLAT_ADMIN_TOKEN"]) {
      expect(stdout).toContain(name);
    }
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
  });

  test("exits with 2 for an invalid argument", async () => {
    const { code, stdout, stderr } = await runDataplat("serve", "--prot", "1");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      "dataplat: Unknown option --prot. Did you mean --port?\nRun `dataplat serve --help` for usage.\n",
    );
  });

  test.each([
    [[], "Missing command."],
    [["serv"], "Unknown command serv. Did you mean serve?"],
    [["fly"], "Unknown command fly."],
    [["--verson"], "Unknown option --verson. Did you mean --version?"],
    [["serve", "--prot", "1"], "Unknown option --prot. Did you mean --port?"],
    [["serve", "-x"], "Unknown option -x."],
    [["serve", "--no-demo"], "Unknown option --no-demo. Did you mean --demo?"],
    [["serve", "--toString"], "Unknown option --toString."],
    [["serve", "--port"], "--port requires a value."],
    [["serve", "--port="], "--port requires a value."],
    [["serve", "--port", "--demo"], "--port requires a value."],
    [["serve", "--demo=yes"], "--demo takes no value."],
    [["serve", "--port", "1", "--port", "2"], "--port was passed twice."],
    [["serve", "extra"], "Unexpected argument extra."],
    [["serve", "--", "--port"], "Unexpected argument --port."],
    [["serve", "--port", "many"], "--port must be an integer from 0 to 65535, not many."],
    [["serve", "--port", "-1"], "--port must be an integer from 0 to 65535, not -1."],
    [["serve", "--port", "65536"], "--port must be an integer from 0 to 65535, not 65536."],
    [["serve", "--port", "1e3"], "--port must be an integer from 0 to 65535, not 1e3."],
    [["serve", "--port", " 1"], "--port must be an integer from 0 to 65535, not  1."],
    [["serve", "--max-connections", "0"], "--max-connections must be an integer from 1 to 1000000, not 0."],
    [["serve", "--drain-ms", "600001"], "--drain-ms must be an integer from 0 to 600000, not 600001."],
    [["serve", "--data", "a", "--database-url", "b"], "--data and --database-url exclude each other."],
  ])("rejects %j", async (args, message) => {
    const help = args[0] === "serve" ? "dataplat serve --help" : "dataplat --help";
    expect(await runMain(args)).toEqual({
      code: 2,
      stdout: "",
      stderr: `dataplat: ${message}\nRun \`${help}\` for usage.\n`,
    });
  });
});

describe("the settings of serve", () => {
  test("have the defaults that the help states", async () => {
    const settings = readServeOptions({}, {});
    expect(settings).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      maxConnections: 1000,
      drainMs: 10_000,
      data: undefined,
      databaseUrl: undefined,
      demo: false,
      adminToken: undefined,
    });
    const { stdout } = await runMain(["serve", "--help"]);
    for (const value of [settings.port, settings.host, settings.maxConnections, settings.drainMs]) {
      expect(stdout).toContain(`(default: ${value}`);
    }
  });

  test("accept numbers at both ends of their ranges", () => {
    const lowest = { port: "0", "max-connections": "1", "drain-ms": "0" };
    expect(readServeOptions(lowest, {})).toMatchObject({ port: 0, maxConnections: 1, drainMs: 0 });
    const highest = { port: "65535", "max-connections": "1000000", "drain-ms": "600000" };
    const numbers = { port: 65_535, maxConnections: 1_000_000, drainMs: 600_000 };
    expect(readServeOptions(highest, {})).toMatchObject(numbers);
  });

  test("default to environment variables that are not empty", () => {
    const environment = { DATAPLAT_DATABASE_URL: "postgres://a", DATAPLAT_ADMIN_TOKEN: "environment" };
    expect(readServeOptions({}, environment)).toMatchObject({
      databaseUrl: "postgres://a",
      adminToken: "environment",
    });
    const values = { "database-url": "postgres://b", "admin-token": "argument" };
    expect(readServeOptions(values, environment)).toMatchObject({
      databaseUrl: "postgres://b",
      adminToken: "argument",
    });
    expect(readServeOptions({ data: "file.db" }, environment).databaseUrl).toBeUndefined();
    const empty = { DATAPLAT_DATABASE_URL: "", DATAPLAT_ADMIN_TOKEN: "" };
    expect(readServeOptions({}, empty)).toMatchObject({ databaseUrl: undefined, adminToken: undefined });
  });
});
