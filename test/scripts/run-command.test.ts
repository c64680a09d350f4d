/** Command lines of the npm scripts: `--help`, and rejected arguments. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { runCommand } from "../../scripts/lib/run-command.ts";
import { runNodeScript } from "./run.ts";

test.each(["lint", "generate", "docs", "demo", "build", "mock"])("npm run %s has a --help", async (name) => {
  const manifest = await readFile(path.join(repositoryRoot, "package.json"), "utf8");
  expect(JSON.parse(manifest).scripts[name]).toBe(`node scripts/${name}.ts`);
  const { code, stdout, stderr } = await runNodeScript(`${name}.ts`, ["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`Usage: npm run ${name} -- `);
  expect(stdout).toMatch(/--help +print this text/);
});

describe("a command", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const printError = vi.spyOn(console, "error").mockImplementation(() => {});
  const main = vi.fn(async (_: unknown) => {});
  const command = {
    name: "try",
    usage: "How to try.\n",
    options: { count: { type: "string" }, quick: { type: "boolean" } },
    positionals: 1,
  } as const;

  beforeEach(() => {
    for (const mock of [print, printError, main]) mock.mockClear();
  });
  afterEach(() => {
    process.exitCode = 0;
  });

  test("receives its options and arguments", async () => {
    await runCommand(command, main, ["--count", "2", "file", "--quick"]);
    expect(main.mock.calls).toMatchObject([[{ values: { count: "2", quick: true }, positionals: ["file"] }]]);
  });

  test("prints its usage and does not run with --help", async () => {
    await runCommand(command, main, ["--quick", "--help"]);
    expect(print.mock.calls).toEqual([["How to try."]]);
    expect(main).not.toHaveBeenCalled();
  });

  test.each([
    [["--cuont", "2"], "Unknown option '--cuont'."],
    [["--count"], "Option '--count <value>' argument missing"],
    [["--quick=yes"], "Option '--quick' does not take an argument"],
    [["one", "two"], "Unexpected argument 'two'."],
  ])("does not run with %j", async (args, reason) => {
    await runCommand(command, main, args);
    expect(printError.mock.calls).toEqual([[`${reason}\nnpm run try -- --help explains the options.`]]);
    expect(process.exitCode).toBe(1);
    expect(main).not.toHaveBeenCalled();
  });

  test("accepts no positional argument by default", async () => {
    await runCommand({ name: "try", usage: "" }, main, ["file"]);
    expect(printError).toHaveBeenCalledWith(expect.stringContaining("Unexpected argument 'file'."));
    expect(main).not.toHaveBeenCalled();
  });

  test("prints the message of its error, with exit code 1", async () => {
    await runCommand(command, async () => Promise.reject(new Error("It failed.")), []);
    expect(printError.mock.calls).toEqual([["It failed."]]);
    expect(process.exitCode).toBe(1);
  });
});
