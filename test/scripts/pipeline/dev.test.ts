/** `npm run dev`, as a process on a copy of the minimal document. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { copyMinimal, houseStyle, writeRegister } from "../../lint/minimal.ts";

/** Starts dev on a register. `next` waits until it prints what matches a pattern; a busy machine may report a change twice, in two runs. */
function startDev(register: string) {
  const child = spawn(process.execPath, ["scripts/pipeline/dev.ts", register], { cwd: repositoryRoot });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const next = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(output)) await once(child.stdout, "data");
    output = "";
  };
  return { child, next };
}

test("dev lints and generates after each change, survives a file that is not YAML, and ends on Ctrl-C", async () => {
  const root = copyMinimal();
  const folder = path.dirname(root);
  const generated = path.join(folder, "generated/widgets/operations.ts");
  const other = copyMinimal(
    ["paths/widget.yaml", ["get", "operationId"], "getGadget"],
    ["paths/widget.yaml", ["put", "operationId"], "updateGadget"],
  );
  const apis = { widgets: { root, extends: [houseStyle] }, gadgets: { root: other, extends: [houseStyle] } };
  const { child, next } = startDev(writeRegister(root, apis));
  await next(/^Watching the documents.*\n[\d:]+ {2}No problems\. Changed: .*operations\.ts/m);
  expect(existsSync(generated)).toBe(true);

  const file = path.join(folder, "paths/widget.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("summary: Get a widget", "summary: Get one widget"));
  await next(/^[\d:]+ {2}No problems\. Changed: .*operations\.ts.*\n$/m);
  expect(readFileSync(generated, "utf8")).toContain("Get one widget");
  // The command line has all APIs, not only the one that changed.
  const commandLine = readFileSync(path.join(folder, "generated/cli/apis.ts"), "utf8");
  expect(commandLine.match(/(?<=^ {4}name: ").*(?=")/gm)).toEqual(["widgets", "gadgets"]);

  // As an editor that writes a new file and renames it, twice: a watcher of the file would see the first time only.
  for (const summary of ["Get this widget", "Get that widget"]) {
    writeFileSync(`${file}.new`, text.replace("summary: Get a widget", `summary: ${summary}`));
    renameSync(`${file}.new`, file);
    await next(/Changed:[\s\S]*operations\.ts/m);
    expect(readFileSync(generated, "utf8")).toContain(summary);
  }

  writeFileSync(file, "get: [\n");
  await next(
    /paths\/widget\.yaml[\s\S]*Nothing was written: correct the documents first\.\n[\d:]+ {2}Nothing was generated\./m,
  );
  writeFileSync(file, text);
  await next(/Changed:[\s\S]*operations\.ts/m);
  expect(readFileSync(generated, "utf8")).not.toContain("Get that widget");

  // A change of the register.
  const register = path.join(folder, "redocly.yaml");
  const registerText = readFileSync(register, "utf8");
  writeFileSync(register, "apis: [\n");
  await next(/Flow sequence[\s\S]*\n[\d:]+ {2}Nothing was generated\./m);
  writeFileSync(register, registerText);
  await next(/^[\d:]+ {2}No problems\. generated\/ is up to date\.\n/m);

  child.kill("SIGINT");
  await once(child, "close");
  expect(child.exitCode).toBe(0);
}, 120_000);
