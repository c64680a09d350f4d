/** Questions of `dataplat configure`, and before a write. */
import { confirm, intro, isCancel, log, outro, password, select, text, updateSettings } from "@clack/prompts";
import { optionLabel } from "../../contract/credential-parts.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { type CliApi, nameInText } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { DeadlineError } from "../model/errors.ts";
import { endBySignal } from "../model/signals.ts";
import { escapeLine } from "../output/escape.ts";
import { formatReport, listReads, reportApi } from "./api-report.ts";
import { findViolation } from "./check-parameter.ts";
import {
  keepFor,
  type ProfileEntry,
  readConfigFile,
  readEntry,
  saveProfile,
  secretsIn,
} from "./config-file.ts";
import { checkBaseUrl, profileFlag } from "./connection.ts";
import type { Environment, SecretSource } from "./secret-source.ts";

/** Prompts do not belong to the output of a command. */
const output = process.stderr;

// Ctrl-D closes standard input, on which a question would wait forever.
updateSettings({ aliases: { "\u0004": "cancel" } });

/** Asks for each API, saves the answers at the end, and tries them. */
export async function askProfile(apis: readonly CliApi[], name: string, file: string, env: Environment) {
  const { profiles = {} } = readConfigFile(file) ?? {};
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  const entries: Record<string, ProfileEntry> = {};
  intro(`Profile ${name} in ${file}`, { output });
  for (const api of apis) {
    if (!(await ask(confirm({ message: `Configure ${nameInText(api)}?`, output })))) continue;
    entries[api.name] = await askApi(api, (profile && readEntry(api, profile, name, file)) ?? {});
  }
  const configured = apis.filter((api) => entries[api.name]);
  if (configured.length === 0) return outro("Nothing was changed.", { output });
  saveProfile(file, name, () => entries);
  for (const api of configured) {
    const report = formatReport(await reportApi(api, { profile: name }, { ...env, DATAPLAT_CONFIG: file }));
    log.message(report.trimEnd(), { output });
  }
  outro(`Saved. \`dataplat whoami${profileFlag(name)}\` shows what is used.`, { output });
}

/** Asks for the value of a flag, which is not shown. */
export const askSecret = (flag: string): Promise<string> => ask(password({ message: flag, output }));

/** Asks before a write. Resolves to whether the answer is yes. Throws DeadlineError if there is none within a limit. */
export function askConfirmation(message: string, limitMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(limitMs);
  return ask(confirm({ message, initialValue: false, output, signal }), "Nothing was sent.", signal);
}

/** Resolves to an answer. Escape, Ctrl-C and Ctrl-D end the process as Ctrl-C does by default, and so a loop of the shell. */
async function ask<Answer>(prompt: Promise<Answer>, ending = "Nothing was saved.", signal?: AbortSignal) {
  const answer = await prompt;
  if (signal?.aborted) throw new DeadlineError("the question was not answered");
  // Its type would keep the symbol of an answer that was cancelled.
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  outro(ending, { output });
  return endBySignal("SIGINT");
}

async function askApi(api: CliApi, saved: ProfileEntry): Promise<ProfileEntry> {
  const baseUrl = await askAddress("Address", saved.baseUrl, true);
  // Credentials belong to an address.
  const kept = keepFor(baseUrl, saved);
  const servers: Record<string, string> = {};
  for (const server of api.servers ?? []) {
    const address = await askAddress(`Address for ${server} (may be empty)`, kept.servers?.[server], false);
    if (address) servers[server] = address;
  }
  const credentials = await askCredentials(api, kept);
  const parameters = await askParameters(api, saved.parameters ?? {});
  return {
    baseUrl,
    ...(api.servers && { servers }),
    ...credentials,
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

/** Asks for an address. An empty answer keeps the saved one. */
async function askAddress(message: string, saved: string | undefined, isRequired: boolean): Promise<string> {
  const validate = (value = "") => {
    if (value === "" && (saved !== undefined || !isRequired)) return undefined;
    try {
      checkBaseUrl(value, "The address");
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  };
  const placeholder = saved ?? "https://api.example.com";
  return (await ask(text({ message, placeholder, validate, output }))) || (saved ?? "");
}

async function askCredentials({ credentials }: CliApi, kept: ProfileEntry): Promise<ProfileEntry> {
  const saved = secretsIn(kept, { credentials });
  const entry: Record<string, SecretSource> = {};
  for (const option of await chooseCredentials(credentials, saved)) {
    const source = saved[option];
    const question = {
      message: `${optionLabel(option)}${source === undefined ? "" : " (empty keeps what is saved)"}`,
      validate: (value = "") => (value.trim() === "" && source === undefined ? "It is required." : undefined),
      output,
    };
    const answer = await ask(option === "keyId" ? text(question) : password(question));
    entry[option] = answer || (source ?? "");
  }
  return entry;
}

async function chooseCredentials(alternatives: CliApi["credentials"], saved: object) {
  const [first = [], ...others] = alternatives;
  if (others.length === 0) return first;
  const isSaved = (names: readonly string[]) => names.length > 0 && names.every((name) => name in saved);
  const options = alternatives.map((names) => ({
    value: names,
    label: names.map(optionLabel).join(" and ") || "None",
  }));
  const initialValue = alternatives.find(isSaved) ?? first;
  return await ask(select({ message: "Credentials", options, initialValue, output }));
}

/** Asks for default parameters, until each is empty or valid. An empty answer keeps a saved value, unless it is invalid. */
async function askParameters(api: CliApi, saved: Readonly<Record<string, string>>) {
  const parameters = new Map(Object.entries(saved));
  for (const name of listShared(api)) {
    const placeholder = saved[name] && !(await findViolation(api, name, saved[name])) ? saved[name] : "";
    parameters.delete(name);
    for (;;) {
      const message = `Default of ${name} (may be empty)`;
      const answer = (await ask(text({ message, placeholder, output }))) || placeholder;
      const problem = answer && (await findViolation(api, name, answer));
      if (problem) log.error(escapeLine(problem), { output });
      else if (answer) parameters.set(name, answer);
      if (!problem) break;
    }
  }
  return Object.fromEntries(parameters);
}

/** Lists the parameters that the simplest read requires, which is tried, and those that several operations require. */
function listShared(api: CliApi): readonly string[] {
  const listRequired = (command: CommandModel | undefined): readonly string[] =>
    command?.parameters.flatMap(({ name, required }) => (required ? [name] : [])) ?? [];
  const all = api.commands.flatMap(listRequired);
  // A bare `id` is that of another resource in each operation.
  const several = all.filter((name, index) => name !== "id" && all.indexOf(name) !== index);
  return [...new Set([...listRequired(listReads(api)[0]), ...several])];
}
