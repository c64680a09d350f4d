/** Questions of `dataplat configure`. */
import { CANCEL_SYMBOL, cancel, confirm, intro, log, outro, password, select, text } from "@clack/prompts";
import { isDataplatError } from "../../client/errors/index.ts";
import { optionLabel } from "../../contract/credential-parts.ts";
import { errorMessage } from "../../contract/read-error.ts";
import type { CliApi } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError } from "../model/errors.ts";
import { describeError } from "../output/describe-error.ts";
import { escapeLine } from "../output/escape.ts";
import { keepFor } from "./change-profile.ts";
import { findViolation } from "./check-parameter.ts";
import { type ProfileEntry, readConfigFile, readEntry, saveProfile, secretsIn } from "./config-file.ts";
import { checkBaseUrl, connectByEntry, variablesOf } from "./connection.ts";
import type { Environment, SecretSource } from "./secret-source.ts";
import { listReads, tryConnection } from "./try-connection.ts";

/** Prompts do not belong to the output of a command. */
const output = process.stderr;

/** Thrown when the user ends the questions. */
class Cancelled extends Error {}

/** Asks for each API, and saves the answers at the end. */
export async function askProfile(
  apis: readonly CliApi[],
  name: string,
  file: string,
  env: Environment,
): Promise<void> {
  const { profiles = {} } = readConfigFile(file) ?? {};
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  const entries: Record<string, ProfileEntry> = {};
  try {
    intro(`Profile ${name} in ${file}`, { output });
    for (const api of apis) {
      const saved = profile && readEntry(api, profile, name, file);
      const entry = await askApi(api, saved ?? {});
      if (entry && (await tryEntry(api, entry, { name, file }, env))) entries[api.name] = entry;
    }
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel("Nothing was saved.", { output });
    // As Ctrl-C ends a program that asks nothing: a loop of the shell ends, too.
    process.kill(process.pid, "SIGINT");
    return;
  }
  if (Object.keys(entries).length === 0) return outro("Nothing was changed.", { output });
  saveProfile(file, name, entries);
  outro(`Saved. \`dataplat whoami${name === "default" ? "" : ` --profile ${name}`}\` shows what is used.`, {
    output,
  });
}

/** Resolves to an answer. Escape and Ctrl-C end the questions. */
async function ask<Answer>(prompt: Promise<Answer | typeof CANCEL_SYMBOL>): Promise<Answer> {
  const answer = await prompt;
  if (answer === CANCEL_SYMBOL) throw new Cancelled();
  return answer;
}

async function askApi(api: CliApi, saved: ProfileEntry): Promise<ProfileEntry | undefined> {
  if (!(await ask(confirm({ message: `Configure the ${api.title}?`, output })))) return undefined;
  const baseUrl = await askAddress(saved.baseUrl);
  // Credentials belong to an address.
  const kept = keepFor(baseUrl, saved);
  const servers: Record<string, string> = {};
  for (const server of api.servers ?? []) {
    const address = await askAddress(kept.servers?.[server], `Address for ${server} (may be empty)`);
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

async function askAddress(saved: string | undefined, optional?: string): Promise<string> {
  const validate = (value = "") => {
    if (value === "" && (saved ?? optional) !== undefined) return undefined;
    try {
      checkBaseUrl(value, "The address");
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  };
  const example = saved ?? "https://api.example.com";
  return (
    (await ask(text({ message: optional ?? "Address", placeholder: example, validate, output }))) ||
    (saved ?? "")
  );
}

async function askCredentials(api: CliApi, entryBefore: ProfileEntry): Promise<ProfileEntry> {
  const saved = secretsIn(entryBefore, api);
  const entry: Record<string, SecretSource> = {};
  for (const option of await chooseCredentials(api.credentials, saved)) {
    const kept = saved[option];
    const label = optionLabel(option);
    const question = {
      message: kept === undefined ? label : `${label} (empty keeps what is saved)`,
      validate: (value = "") => (value.trim() === "" && kept === undefined ? "It is required." : undefined),
      output,
    };
    const answer = await ask(option === "keyId" ? text(question) : password(question));
    entry[option] = answer || (kept ?? "");
  }
  return entry;
}

async function chooseCredentials(
  alternatives: CliApi["credentials"],
  saved: ReturnType<typeof secretsIn>,
): Promise<readonly string[]> {
  const [first = [], ...others] = alternatives;
  if (others.length === 0) return first;
  const initial = alternatives.findIndex(
    (options) => options.length > 0 && options.every((option) => saved[option] !== undefined),
  );
  const options = alternatives.map((names, value) => ({
    value,
    label: names.map(optionLabel).join(" and ") || "None",
  }));
  const chosen = await ask(
    select({ message: "Credentials", options, initialValue: Math.max(0, initial), output }),
  );
  return alternatives[chosen] ?? first;
}

/** Asks for default parameters: those that the simplest read requires, which is tried, and those that several operations require. */
async function askParameters(
  api: CliApi,
  saved: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const parameters = new Map(Object.entries(saved));
  for (const name of listShared(api)) {
    const kept = saved[name] ?? "";
    // An empty answer removes a saved value that is invalid.
    const placeholder = kept && (await findViolation(api, name, kept)) ? "" : kept;
    const answer = (await askParameter(api, name, placeholder)) || placeholder;
    if (answer) parameters.set(name, answer);
    else parameters.delete(name);
  }
  return Object.fromEntries(parameters);
}

/** Asks until the answer is empty or valid. */
async function askParameter(api: CliApi, name: string, placeholder: string): Promise<string> {
  for (;;) {
    const answer = await ask(text({ message: `Default of ${name} (may be empty)`, placeholder, output }));
    const problem = answer && (await findViolation(api, name, answer));
    if (!problem) return answer;
    log.error(escapeLine(problem), { output });
  }
}

function listShared(api: CliApi): readonly string[] {
  const listRequired = (command: CommandModel | undefined): readonly string[] =>
    command?.parameters.flatMap(({ name, required }) => (required ? [name] : [])) ?? [];
  const all = api.commands.flatMap(listRequired);
  // A bare `id` is that of another resource in each operation.
  const several = all.filter((name, index) => name !== "id" && all.indexOf(name) !== index);
  return [...new Set([...listRequired(listReads(api)[0]), ...several])];
}

/** Tries an entry; if that fails, asks whether to save it. */
async function tryEntry(
  api: CliApi,
  entry: ProfileEntry,
  profile: { readonly name: string; readonly file: string },
  env: Environment,
): Promise<boolean> {
  const variable = variablesOf(api).find((name) => env[name]);
  if (variable) {
    log.warn(`${variable} is set, and used instead. Pass --profile ${profile.name} to use the profile.`, {
      output,
    });
  }
  try {
    const connection = connectByEntry(api, entry, profile, env);
    const command = await tryConnection(api, connection, await connection.readCredentials());
    if (command) log.success(`It works: ${command} was answered.`, { output });
    else log.warn("Not tried, since no read has all its required parameters.", { output });
    return true;
  } catch (error) {
    if (!isDataplatError(error) && !(error instanceof ConfigurationError)) throw error;
    log.error(escapeLine(describeError(error, { program: "dataplat configure" }).message), { output });
    return await ask(confirm({ message: "Save it anyway?", initialValue: false, output }));
  }
}
