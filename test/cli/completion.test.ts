/** Completion with TAB, in shells on a pseudo-terminal. */
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import document from "../../generated/observability/openapi.json" with { type: "json" };
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { saveProfile } from "../../src/cli/profile/config-file.ts";
import { findOrSkip } from "../find-or-skip.ts";
import { createFolder } from "../temporary-folder.ts";
import { apis } from "./apis.ts";
import { compileCache } from "./processes.ts";
import { openTerminal } from "./pseudo-terminal.ts";
import { runCommand } from "./run-command.ts";

const { AlertUpdate, AlertChannelUpdate } = document.components.schemas;
const thresholdTypes = AlertUpdate.properties.thresholdType.enum;
const executable = path.join(repositoryRoot, "src/cli/dataplat.ts");

/** Shells: how each starts without settings of the user, and reads the script. */
const zsh = "source <(dataplat completion zsh)";
const shells = [
  ["bash", "bash --norc --noprofile -i", "source <(dataplat completion bash)"],
  ["zsh", "zsh -f -i", `${zsh}; autoload -Uz compinit; compinit -D; ${zsh}`],
  ["fish", "fish --no-config -i", "dataplat completion fish | source"],
] as const;

/** Creates a folder with a program `dataplat` that prints its arguments, and completes as the real one. */
async function createHome() {
  const home = createFolder();
  const program = path.join(home, "dataplat");
  const complete = `[ "$1" = completion ] && exec ${process.execPath} ${executable} "$@"`;
  await writeFile(program, `#!/bin/sh\n${complete}\nprintf "<%s>" "$@"; echo .\n`);
  await chmod(program, 0o755);
  await writeFile(path.join(home, "settings of pipe.json"), "{}");
  const config = path.join(home, "config.json");
  saveProfile(config, "staging-eu", () => ({}));
  const env = { HOME: home, PATH: `${home}:${process.env["PATH"]}`, DATAPLAT_CONFIG: config };
  return { ...env, NODE_COMPILE_CACHE: compileCache };
}

/** Keys, and the arguments that the program then gets. */
const cases = [
  ["get-pip\t --pipe\t 1", "get-pipe --pipe-id 1"],
  ["update-a\t--channel.w\tx --source til\t", "update-alert --channel.webhook-id x --source tile"],
  ["list-dashboards --output=nd\t--profile st\t", "list-dashboards --output=ndjson --profile staging-eu"],
  ["whoami --output=j\t", "whoami --output=json"],
  [
    "mcp --operation getPip\t --tag Pipe\t --profile sta\t",
    "mcp --operation getPipe --tag Pipes --profile staging-eu",
  ],
  ["--profile sta\tlist-d\t", "--profile staging-eu list-dashboards"],
  ["update-alert --body set\t--id 1", "update-alert --body settings_of_pipe.json --id 1"],
  ["update-alert --body=set\t", "update-alert --body=settings_of_pipe.json"],
  ['update-alert --message "it is --na\t" --id 1', "update-alert --message it_is_--na --id 1"],
] as const;

for (const [name, start, setup] of shells) {
  const isMissing = (await findOrSkip(name)) === undefined;
  test.skipIf(isMissing)(`${name} completes commands, flags, values, profiles and files`, async () => {
    const shell = openTerminal(start, { ...(await createHome()), TERM: "dumb" });
    await shell.type(`cd; ${setup}; echo is re''ady\n`, "");
    let prompt = "is ready";
    for (const [keys, words] of cases) {
      await shell.type(`dataplat ${keys}\n`, prompt);
      prompt = `<${words.replaceAll(" ", "><").replaceAll("_", " ")}>.`;
    }
    await shell.type("exit\n", prompt);
    expect(await shell.exited).toBe(0);
  });
}

test("bash completes files without compopt, as bash 3.2, and leaves the variable IFS as the user set it", async () => {
  const env = await createHome();
  const script = `
    enable -n compopt
    eval "$(dataplat completion bash)"
    cd; IFS=:
    COMP_LINE="dataplat update-alert --body set" COMP_POINT=32
    _dataplat dataplat set --body
    printf '%s\n' "$IFS" "\${COMPREPLY[@]}"`;
  const { stdout } = await execute("bash", ["--norc", "-c", script], { env });
  expect(stdout).toBe(":\nsettings of pipe.json\n");
});

async function listCandidates(words: readonly string[], shell = "bash", env = {}, context = {}) {
  const { code, stdout, stderr } = await runCommand(["completion", shell, "--", ...words], env, {}, context);
  expect([code, stderr]).toEqual([0, ""]);
  return stdout === "" ? [] : stdout.replace(/\n$/, "").split("\n");
}

describe("candidates are", () => {
  test.each([
    ["help get-", ["get-pipe"]],
    ["help management list-s", ["list-services"]],
    ["-o json management --verbose get-", ["get-pipe"]],
    ["--verbose get-pipe --verb", []],
    ["management -o nd", ["ndjson"]],
    ["--verbose --output nd", ["ndjson"]],
    ["--output=nd", ["--output=ndjson"]],
    // Flags by all names, and their known values alone.
    ["update-alert --channel.webhookId=1 --channel.", ["--channel.type"]],
    ["update-alert --thresholdType ", thresholdTypes],
    ["update-alert --threshold-type=", thresholdTypes.map((value) => `--threshold-type=${value}`)],
    ["update-alert --channel.type ", AlertChannelUpdate.properties.type["x-extensible-enum"]],
    ["update-alert --name ", []],
    ["get-pipe --columns i", ["id"]],
    ["update-alert --body ", [":files"]],
    ["completion ", ["bash", "zsh", "fish"]],
    ["completion -", ["--help"]],
    ["mcp --operation get", ["getPipe"]],
    ["mcp --operation=get", ["--operation=getPipe"], "zsh"],
    ["mcp --tag Pi", ["Pipes"]],
    ["mcp --api management --tag P", ["Pipes"]],
    ["get-", ["get-pipe:Get a pipe"], "zsh"],
    ["get-", ["get-pipe\tGet a pipe"], "fish"],
    ["openapi --f", ["--format\tYAML by default"], "fish"],
  ])("after `%s` %j", async (line, candidates, shell = "bash") => {
    expect(await listCandidates(line.split(" "), shell)).toEqual(candidates);
  });

  test("commands, of operations too, and flags that were not passed, lists again", async () => {
    const commands = await listCandidates([""]);
    expect(commands).toEqual(expect.arrayContaining(["serve", "configure", "get-pipe"]));
    expect(commands).not.toContain("--help");
    const words = ["list-services", "--organization-id", "1", "--filter", "a", "--curl", ""];
    const flags = await listCandidates(words);
    expect(flags).toEqual(expect.arrayContaining(["--filter", "--dry-run", "--help"]));
    expect(flags.filter((flag) => ["--organization-id", "--curl"].includes(flag))).toEqual([]);
  });

  test("those of a made-up API: booleans, null, and values that zsh would split", async () => {
    const enabled = { name: "isEnabled", type: "boolean", nullable: true };
    const state = { name: "state", type: "array", items: { type: "string", values: ["a:b", "c\\d"] } };
    const [api] = apis;
    const command = { ...api?.commands[0], name: "set-state", parameters: [enabled, state], body: undefined };
    const context = { apis: [{ ...api, commands: [command], importCommands: async () => [command] }] };
    expect(await listCandidates(["set-state", "--is-enabled", ""], "bash", {}, context)).toEqual(
      expect.arrayContaining(["true", "false", "null", "--state"]),
    );
    const states = ["a\\:b", "c\\\\d"];
    expect(await listCandidates(["set-state", "--state", ""], "zsh", {}, context)).toEqual(states);
  });

  test("none after an error, such as a profile file that others can read", async () => {
    const file = path.join(createFolder(), "config.json");
    await writeFile(file, '{ "profiles": { "default": {} } }', { mode: 0o644 });
    const env = { DATAPLAT_CONFIG: file };
    expect(await listCandidates(["get-pipe", "--profile", ""], "bash", env)).toEqual([]);
    await chmod(file, 0o600);
    expect(await listCandidates(["get-pipe", "--profile", ""], "bash", env)).toEqual(["default"]);
    expect(await listCandidates(["no-such-command", "--"], "bash", env)).toEqual([]);
  });
});
