/** The driver of the runtime matrix: how it judges, not the matrix itself, which `npm run test:runtimes` runs. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { readVersion } from "../../scripts/runtimes/commands.ts";
import { checkCount, failed, judge, skipped, summarize } from "../../scripts/runtimes/judge.ts";
import { tryRuntime } from "../../scripts/runtimes/matrix.ts";
import { run } from "../../scripts/runtimes/process.ts";
import type { Runtime } from "../../scripts/runtimes/runtime.ts";
import { runNodeScript } from "./run.ts";

interface Check {
  readonly name: string;
  readonly failure?: string;
}

const all: readonly Check[] = Array.from({ length: checkCount }, (_, index) => ({ name: `check ${index}` }));
const report = (checks: readonly unknown[]): string => JSON.stringify({ checks });
const passed = judge("bun", "1.0.0", report(all));

describe("judge", () => {
  test("passes a runtime in which every check ran and none failed", () => {
    expect(passed).toMatchObject({ outcome: "passed", text: `${checkCount} checks passed`, failures: [] });
  });

  test("reads the report from the last line, whatever was printed before", () => {
    expect(judge("bun", "1.0.0", `a warning\n${report(all)}\n`).outcome).toBe("passed");
  });

  test.each([
    ["a check failed", report([...all.slice(1), { name: "one", failure: "no" }]), "one: no"],
    [
      "a check did not run",
      report(all.slice(1)),
      `${checkCount - 1} checks ran where there are ${checkCount}`,
    ],
    [
      "a check ran twice in another's place",
      report([...all.slice(1), all[1]]),
      `${checkCount - 1} checks ran`,
    ],
    ["there are more checks than known", report([...all, { name: "new" }]), `${checkCount + 1} checks ran`],
    ["no check ran", report([]), "0 checks ran"],
    ["nothing was printed", "", "no report"],
    ["something else was printed", "ready", "no report"],
    ["the report is cut off", report(all).slice(0, -5), "no report"],
    ["the report holds no checks", "{}", "no report"],
    ["an entry is no check", report([...all.slice(1), { failure: 1 }]), "no report"],
  ])("fails a runtime when %s", (_, output, failure) => {
    const row = judge("bun", "1.0.0", output);
    expect(row.outcome).toBe("failed");
    expect(row.failures.join("\n")).toContain(failure);
  });
});

describe("summarize", () => {
  const missing = skipped("deno", "not here");

  test("counts the outcomes and lets a skipped runtime pass on a developer's machine", () => {
    expect(summarize([passed, missing], false)).toEqual({
      line: "1 passed, 0 failed, 1 skipped",
      ok: true,
    });
  });

  test("fails on a skipped runtime in continuous integration, and passes there when none is", () => {
    expect(summarize([passed, missing], true).ok).toBe(false);
    expect(summarize([passed], true).ok).toBe(true);
  });

  test("fails on a failed runtime everywhere", () => {
    const rows = [passed, failed("deno", "2.0.0", ["no"])];
    expect(summarize(rows, false)).toEqual({ line: "1 passed, 1 failed, 0 skipped", ok: false });
    expect(summarize(rows, true).ok).toBe(false);
  });
});

describe("a runtime", () => {
  const server = { origin: "http://127.0.0.1:1", closedUrl: "http://127.0.0.1:2", serve: () => {} };
  const runtime = (parts: Partial<Runtime>): Runtime => ({
    name: "bun",
    traits: {
      browser: false,
      hidesRedirects: false,
      requires: false,
      variables: false,
      refusalIsKnown: false,
    },
    find: async () => ({ file: "bun" }),
    attempt: async ({ here }) => ({ version: "1.0.0", output: here.baseUrl }),
    ...parts,
  });
  const row = (parts: Partial<Runtime>) => tryRuntime(runtime(parts), { folder: "nowhere" }, server);

  test("that is missing is skipped with the reason", async () => {
    expect(await row({ find: async () => ({ missing: "not for this system" }) })).toEqual(
      skipped("bun", "not for this system"),
    );
  });

  test("that cannot be run is failed, not skipped", async () => {
    const attempt = () => Promise.reject(new Error("ended with 1"));
    expect(await row({ attempt })).toEqual(failed("bun", "", ["ended with 1"]));
  });

  test("is judged by what the program reports", async () => {
    expect((await row({})).failures).toEqual(["the program printed no report"]);
    const good = await row({ attempt: async () => ({ version: "1.0.0", output: report(all) }) });
    expect(good).toMatchObject({ outcome: "passed", version: "1.0.0", failures: [] });
    expect(good.text).toMatch(/^\d+ checks passed in \d+\.\d s$/);
  });

  test("has its version read from what it prints", () => {
    expect(readVersion("v20.20.2\n")).toBe("20.20.2");
    expect(readVersion("deno 2.9.5 (stable)\nv8 15.0.245.2")).toBe("2.9.5");
    expect(readVersion("workerd 2026-11-17")).toBe("2026-11-17");
    expect(() => readVersion("usage: bun")).toThrow("usage: bun");
  });
});

describe("a program that is run", () => {
  const node = (source: string, limitMs = 20_000) =>
    run({
      file: process.execPath,
      args: ["-e", source],
      cwd: repositoryRoot,
      env: { ONLY: "this" },
      limitMs,
    });

  test("gives what it prints, and has the environment that it is given and no other", async () => {
    expect(await node("console.log(Object.keys(process.env).join())")).toBe("ONLY\n");
  });

  test("is refused when it fails, with the end of what it printed", async () => {
    await expect(node("console.error('broken'); process.exit(3)")).rejects.toThrow("ended with 3:\nbroken");
  });

  test("is killed when it does not end by itself", async () => {
    await expect(node("setInterval(() => {}, 1000)", 300)).rejects.toThrow("did not end by itself");
  });

  test("is refused when it is not there", async () => {
    const nothing = { file: "/nowhere/node", args: [], cwd: repositoryRoot, env: {}, limitMs: 1000 };
    await expect(run(nothing)).rejects.toThrow("ENOENT");
  });
});

describe("npm run test:runtimes", () => {
  test.each([
    ["an option that it does not know", ["--fast"], "'--fast'"],
    ["a runtime that it does not know", ["--only", "node-20,nodee"], '"nodee"'],
    ["an empty list of runtimes", ["--only", ""], '""'],
  ])("refuses %s before it does anything", async (_, args, message) => {
    const { code, stdout, stderr } = await runNodeScript("runtimes.ts", args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(message);
  });

  test("explains itself", async () => {
    const { code, stdout } = await runNodeScript("runtimes.ts", ["--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/--only NAMES .*node-20.*workerd.*chromium/);
  });
});

test("the lockfile of the runtimes names no place to download from, and holds all that the package asks for, exactly", async () => {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(repositoryRoot, "scripts/runtimes", name), "utf8"));
  const { dependencies, optionalDependencies } = await read("package.json");
  const { packages } = (await read("package-lock.json")) as {
    packages: Record<string, { resolved?: string; version?: string; integrity?: string }>;
  };
  const wanted: Record<string, string> = { ...dependencies, ...optionalDependencies };
  expect(Object.keys(wanted).length).toBeGreaterThan(8);
  for (const [name, version] of Object.entries(wanted)) {
    const locked = packages[`node_modules/${name}`];
    expect(locked, name).toBeDefined();
    expect(version.split("@").at(-1)).toBe(locked?.version);
    expect(locked?.integrity).toMatch(/^sha512-/);
  }
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
