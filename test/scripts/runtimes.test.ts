/** `npm run test:runtimes` fails unless the whole smoke program passes on the intended runtime. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { execute, minChecks, readReport } from "../../scripts/runtimes/runtime.ts";

const runtime = { userAgent: /^Bun\// };
const checks: readonly object[] = Array.from({ length: minChecks }, (_, index) => ({
  name: `check ${index}`,
}));
const report = (over: object): string => JSON.stringify({ userAgent: "Bun/1.4.5", checks, ...over });

test("a report passes if every check ran and none failed, whatever was printed before", () => {
  expect(readReport(runtime, `a warning\n${report({})}\n`)).toEqual([]);
});

test.each([
  ["a check failed", report({ checks: [...checks, { name: "one", failure: "no" }] }), "one: no"],
  ["a check is missing", report({ checks: checks.slice(1) }), `${minChecks - 1} of ${minChecks} checks ran`],
  ["it ran elsewhere", report({ userAgent: "Node.js/24" }), "It ran on Node.js/24"],
  ["the report is cut off", report({}).slice(0, -5), "printed no report"],
  ["the report has no checks", "{}", "printed no report"],
  ["nothing was printed", "", "printed no report"],
])("a report fails if %s", (_, output, failure) => {
  expect(readReport(runtime, output)).toEqual([expect.stringContaining(failure)]);
});

test("a command has only the given environment, and fails with what it printed or at its timeout", async () => {
  const run = (source: string, timeout = 20_000) =>
    execute(process.execPath, ["-e", source], { env: { ONLY: "this" }, timeout });
  expect(await run("console.log(Object.keys(process.env).join())")).toBe("ONLY\n");
  await expect(run("console.error('broken'); process.exit(3)")).rejects.toThrow("failed: broken");
  await expect(run("setInterval(() => {}, 1000)", 300)).rejects.toThrow("exceeded its timeout");
});

test.each(["bench", "runtimes"])(
  "scripts/%s locks exact versions, without download addresses",
  async (name) => {
    const read = async (file: string) =>
      JSON.parse(await readFile(path.join(repositoryRoot, "scripts", name, file), "utf8"));
    const { dependencies, optionalDependencies } = await read("package.json");
    const { packages } = await read("package-lock.json");
    const wanted: Record<string, string> = { ...dependencies, ...optionalDependencies };
    expect(Object.keys(wanted).length).toBeGreaterThan(3);
    for (const [dependency, version] of Object.entries(wanted)) {
      expect(version.split("@").at(-1), dependency).toBe(packages[`node_modules/${dependency}`]?.version);
    }
    for (const entry of Object.values(packages)) expect(entry).not.toHaveProperty("resolved");
  },
);
