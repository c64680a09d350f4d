/** Address and credentials of the requests of an API. Credentials belong to an address: both come from one source. */
import { readBaseUrl } from "../../client/base-url.ts";
import { describeUnknownName } from "../../contract/check-options.ts";
import { credentialVariable } from "../../contract/credential-parts.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { quoteArgument } from "../../samples/quote.ts";
import type { CliApi, CredentialTexts } from "../model/cli-api.ts";
import { ConfigurationError, UsageError } from "../model/errors.ts";
import { type ConfigFile, findConfigFile, readConfigFile, readEntry, secretsIn } from "./config-file.ts";
import { describeSource, type Environment, readSecret, type SecretSource } from "./secret-source.ts";

export interface Connection {
  readonly baseUrl: string;
  /** Addresses of operations that have one of their own, by the address in the document. */
  readonly servers?: Readonly<Record<string, string>>;
  /** Where they are from, in words. */
  readonly source: string;
  /** The profile that everything is from; undefined if it is from the environment. */
  readonly profile?: ChosenProfile & { readonly confirm?: boolean | undefined };
  /** Flags that choose this connection in another command, with a space before each. */
  readonly flags?: string;
  /** Where each credential is from, in words. */
  readonly credentialSources: CredentialTexts;
  /** Whether a command prints one of them. */
  readonly runsCommand?: boolean;
  /** Default values of parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Reads the secrets, and runs the commands that print them. Throws ConfigurationError if one is missing. `remainingMs`: limit of each command. */
  readCredentials(remainingMs?: () => number): Promise<CredentialTexts>;
}

/** The name of a profile, and what chose it; undefined if nothing did. */
export interface ChosenProfile {
  readonly name: string;
  readonly origin?: string;
}

/** Options of a client for the addresses of a connection. */
export function addressesOf({ baseUrl, servers }: Pick<Connection, "baseUrl" | "servers">): object {
  return { baseUrl, ...(servers && { servers }) };
}

/** Flag of a profile in a command to run, with a space before it; empty for the default one. */
export const profileFlag = (name: string): string =>
  name === "default" ? "" : ` --profile ${quoteArgument(name)}`;

/** Flags that choose a connection. */
export type ConnectionFlags = Readonly<Partial<Record<"profile" | "base-url", string | undefined>>>;

/** An API has no address and no credentials in a profile. */
export class NotConfiguredError extends ConfigurationError {}

/**
 * Resolves the connection of an API: the profile of `--profile`, or the address of `--base-url` with credentials of the environment;
 * otherwise the profile of `DATAPLAT_PROFILE`; otherwise the environment, if a variable of the API is set; otherwise the current profile.
 * Throws UsageError for both flags; ConfigurationError if the address is missing or not safe for credentials.
 */
export async function resolveConnection(
  api: CliApi,
  { profile, "base-url": baseUrl }: ConnectionFlags,
  env: Environment,
): Promise<Connection> {
  if (profile !== undefined && baseUrl !== undefined) {
    throw new UsageError("--profile and --base-url exclude each other: credentials belong to an address.");
  }
  const isChosen = profile !== undefined || env["DATAPLAT_PROFILE"];
  const isEnvironment = baseUrl !== undefined || (!isChosen && variablesOf(api).some((name) => env[name]));
  if (isEnvironment) return connectByEnvironment(api, baseUrl, env);
  const file = findConfigFile(env);
  const config = readConfigFile(file) ?? { profiles: {} };
  return connectByProfile(api, chooseProfile(profile, env, config), file, config, env);
}

/** Chooses a profile: that of the flag, of `DATAPLAT_PROFILE` or of the file, or else `default`. */
export function chooseProfile(
  flag: string | undefined,
  env: Environment,
  { current }: Pick<ConfigFile, "current"> = {},
): ChosenProfile {
  if (flag !== undefined) return { name: flag, origin: "--profile" };
  const variable = env["DATAPLAT_PROFILE"];
  if (variable) return { name: variable, origin: "DATAPLAT_PROFILE" };
  return current === undefined ? { name: "default" } : { name: current, origin: "configure --use" };
}

/** Environment variables of an API: of its address and its credentials. */
export function variablesOf(api: Pick<CliApi, "baseUrlVariable" | "credentials">): readonly string[] {
  return [api.baseUrlVariable, ...new Set(api.credentials.flat().map(credentialVariable))];
}

function connectByEnvironment(api: CliApi, flag: string | undefined, env: Environment): Connection {
  const place = flag === undefined ? api.baseUrlVariable : "--base-url";
  const variables = api.credentials.flat().map((option) => [option, env[credentialVariable(option)]]);
  const credentials: CredentialTexts = Object.fromEntries(variables.filter(([, value]) => value));
  const sources = mapCredentials(credentials, credentialVariable);
  const other =
    "save a profile with `dataplat configure` and pass --profile: credentials belong to an address.";
  const fail = (names: string) =>
    new ConfigurationError(`${api.title}: missing ${names}.`, `Set ${names}, or ${other}`);
  // An empty variable is unset, an empty flag is invalid.
  const address = flag ?? (env[api.baseUrlVariable] || undefined);
  if (address === undefined) throw fail(api.baseUrlVariable);
  return {
    baseUrl: checkBaseUrl(address, place),
    source: [place, ...Object.values(sources)].join(", "),
    flags: flag === undefined ? "" : ` --base-url ${quoteArgument(flag)}`,
    credentialSources: sources,
    parameters: {},
    readCredentials: async () => {
      const missing = findMissing(api, credentials, credentialVariable);
      if (missing) throw fail(missing);
      return credentials;
    },
  };
}

function connectByProfile(
  api: CliApi,
  { name, origin }: ChosenProfile,
  file: string,
  { profiles }: ConfigFile,
  env: Environment,
): Connection {
  const configure = `Run \`dataplat configure${profileFlag(name)}\``;
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  const entry = profile && readEntry(api, profile, name, file);
  if (!entry) {
    const isVariable = origin === "DATAPLAT_PROFILE";
    const problem = `${isVariable ? `${origin}: ` : ""}${file}: ${describeMissingEntry(api, name, profiles)}`;
    const isAnother = !profile && origin === undefined && Object.keys(profiles).length > 0;
    const set = `${isAnother ? "pass --profile, or " : ""}set ${variablesOf(api).join(", ")}`;
    // Other variables are not read if a profile is chosen.
    const unchosen = isVariable ? `unset ${origin}` : set;
    const other = origin === "--profile" ? "choose another one of `dataplat configure --list`" : unchosen;
    throw new NotConfiguredError(problem, `${configure}, or ${other}.`);
  }
  const place = `${file}: profiles.${name}.${api.name}`;
  const fail = (missing: string) => new ConfigurationError(`${place}: missing ${missing}.`, `${configure}.`);
  if (entry.baseUrl === undefined) throw fail("baseUrl");
  const secrets = secretsIn(entry, api);
  return {
    baseUrl: checkBaseUrl(entry.baseUrl, `${place}.baseUrl`),
    ...(entry.servers && { servers: entry.servers }),
    source: `profile ${name} (${file})`,
    profile: { name, ...(origin && { origin }), confirm: profile.confirm },
    flags: origin === "--profile" ? ` --profile ${name}` : "",
    credentialSources: mapCredentials(secrets, (_, source) => describeSource(source)),
    runsCommand: Object.values(secrets).some((each) => typeof each === "object" && "command" in each),
    parameters: entry.parameters ?? {},
    readCredentials: async (remainingMs = () => Infinity) => {
      const missing = findMissing(api, secrets, (option) => option);
      if (missing) throw fail(missing);
      // A client reads credentials that it is not given from the environment, and would send them to the address of the profile.
      const unused = api.credentials.flat().filter((option) => secrets[option] === undefined);
      const variable = unused.map(credentialVariable).find((each) => env[each]);
      if (variable) {
        const message = `${api.title}: ${variable} is set, and profile ${name} has no such credential.`;
        throw new ConfigurationError(message, `Unset ${variable}: credentials belong to an address.`);
      }
      const read = (option: string, source: SecretSource) =>
        readSecret(source, `${place}.${option}`, env, remainingMs());
      return mapCredentials(secrets, read);
    },
  };
}

function describeMissingEntry(api: CliApi, name: string, profiles: ConfigFile["profiles"]): string {
  const names = Object.keys(profiles);
  if (names.length === 0) return "it does not exist, or has no profile.";
  if (!Object.hasOwn(profiles, name)) return describeUnknownName("profile", name, names);
  const entries = Object.keys(Object(profiles[name])).filter((each) => each !== "confirm");
  return `profiles.${name} has no ${api.name}. It has: ${entries.join(", ") || "nothing"}.`;
}

function mapCredentials<Value>(
  values: Readonly<Record<string, Value>>,
  map: (option: string, value: Value) => string,
): CredentialTexts {
  return Object.fromEntries(Object.entries(values).map(([option, value]) => [option, map(option, value)]));
}

/** Finds missing credentials: the rest of an incomplete alternative, or all alternatives. */
export function findMissing(
  { credentials }: CliApi,
  values: Readonly<Record<string, unknown>>,
  nameOf: (option: string) => string,
): string | undefined {
  const join = (options: readonly string[]) => options.map(nameOf).join(" and ");
  const isGiven = (option: string) => values[option] !== undefined;
  const used = credentials.filter((options) => options.every(isGiven)).flat();
  const half = credentials.find((options) =>
    options.some((option) => isGiven(option) && !used.includes(option)),
  );
  if (half) return join(half.filter((option) => !isGiven(option)));
  const isComplete = credentials.length === 0 || credentials.some((options) => options.every(isGiven));
  return isComplete ? undefined : credentials.map(join).join(" or ");
}

/** Checks an address. Throws ConfigurationError if it is not a URL, or not safe for credentials. */
export function checkBaseUrl(text: string, place: string): string {
  try {
    return readBaseUrl(text, false, place).baseUrl;
  } catch (error) {
    const message = errorMessage(error).replace(", or set allowInsecure: true", "");
    throw new ConfigurationError(message, "An address is like https://api.example.com.");
  }
}
