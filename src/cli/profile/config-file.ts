/** The profile file: where it is, what it contains, and changes to it. */
import { homedir, userInfo } from "node:os";
import path from "node:path";
import {
  aBoolean,
  aPlainObject,
  checkOptions,
  isPlainObject,
  type OptionRule,
} from "../../contract/check-options.ts";
import { parseUserJson } from "../../contract/parse-json.ts";
import { type CliApi, listParameterNames } from "../model/cli-api.ts";
import { ConfigurationError } from "../model/errors.ts";
import { readPrivateFile, replacePrivateFile } from "./private-file.ts";
import type { Environment, SecretSource } from "./secret-source.ts";

/** An API in a profile. Its other members are credentials, by option of the client. */
export interface ProfileEntry {
  readonly baseUrl?: string;
  /** Addresses of operations that have one of their own, by the address in the document. */
  readonly servers?: Readonly<Record<string, string>>;
  /** Default values of parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly [credential: string]: unknown;
}

/** Selects the credentials of an entry that was checked. */
export function secretsIn(entry: ProfileEntry, { credentials }: Pick<CliApi, "credentials">) {
  const options = credentials.flat().filter((option) => entry[option] !== undefined);
  return Object.fromEntries(options.map((option) => [option, entry[option] as SecretSource]));
}

/** The part of an entry that stays under another address: credentials belong to one. */
export function keepFor(baseUrl: string, saved: ProfileEntry): ProfileEntry {
  const { parameters, baseUrl: before = "" } = saved;
  const isSame = URL.canParse(before) && new URL(before).origin === new URL(baseUrl).origin;
  return isSame ? saved : { ...(parameters && { parameters }) };
}

/** A profile: its entries by the name of the API, unchecked. */
export interface Profile {
  /** Whether a write asks the user first. */
  readonly confirm?: boolean;
  readonly [api: string]: unknown;
}

export interface ConfigFile {
  /** Name of the profile that is used unless another one is chosen; by default `default`. */
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** Finds the profile file, which may not exist: that of `DATAPLAT_CONFIG`, or `dataplat/config.json` in the user's folder of settings. */
export function findConfigFile(env: Environment, platform = process.platform, readHome = homedir): string {
  const { DATAPLAT_CONFIG: file, XDG_CONFIG_HOME: xdg, APPDATA: appData } = env;
  if (file) return path.resolve(file);
  // A relative path is to be ignored (XDG Base Directory Specification).
  const fromVariable = xdg && path.isAbsolute(xdg) ? xdg : platform === "win32" ? appData : undefined;
  try {
    // An empty HOME counts as none.
    const folder = fromVariable || path.join(readHome() || userInfo().homedir, ".config");
    return path.join(folder, "dataplat", "config.json");
  } catch {
    throw new ConfigurationError("The user has no home folder.", "Set HOME, or DATAPLAT_CONFIG to a file.");
  }
}

/** Reads the profile file. Returns undefined if it does not exist. Throws ConfigurationError if others can read it, or if it is invalid. */
export function readConfigFile(file: string): ConfigFile | undefined {
  const text = readPrivateFile(file);
  if (text === undefined) return undefined;
  const fail = createFail(file);
  const members = { profiles: aPlainObject, current: aText };
  const { profiles = {}, current }: Partial<ConfigFile> = checkOptions(members, parseJson(text, fail), fail);
  const [isValid, expected] = aProfileName;
  for (const [name, profile] of Object.entries(profiles)) {
    if (!isValid(name)) throw fail(`the profile name ${JSON.stringify(name)} must be ${expected}.`);
    const rules = { ...sameRule(Object.keys(Object(profile)), aPlainObject), confirm: aBoolean };
    checkOptions(rules, profile, fail, `profiles.${name}.`);
  }
  return { profiles, ...(current !== undefined && { current }) };
}

/** Replaces the profile file at once; other processes that change it wait. Throws ConfigurationError if it cannot be read or written. */
export function changeConfigFile(file: string, change: (config: ConfigFile) => ConfigFile): void {
  // Rejects an invalid file before it creates one.
  readConfigFile(file);
  const print = () => JSON.stringify(change(readConfigFile(file) ?? { profiles: {} }), null, 2);
  replacePrivateFile(file, () => `${print()}\n`);
}

/** Saves entries of a profile, made from the saved ones; its other entries and other profiles stay. */
export function saveProfile(file: string, name: string, change: (saved: Profile) => Profile): void {
  changeConfigFile(file, (config) => {
    const { profiles } = config;
    const saved = (Object.hasOwn(profiles, name) && profiles[name]) || {};
    return { ...config, profiles: { ...profiles, [name]: { ...saved, ...change(saved) } } };
  });
}

/** Rule for the name of a profile, which is completed in shells. */
export const aProfileName: OptionRule = [
  (name) => /^[\w.-]+$/.test(String(name)),
  "letters, digits and - _ . only",
];

/** Returns the entry of an API in a profile; undefined if the profile has none. Throws ConfigurationError if it is invalid. */
export function readEntry(
  api: Pick<CliApi, "name" | "credentials" | "commands" | "servers">,
  profile: Profile,
  profileName: string,
  file: string,
): ProfileEntry | undefined {
  const fail = createFail(file);
  const entry = Object.hasOwn(profile, api.name) ? profile[api.name] : undefined;
  if (!isPlainObject(entry)) return undefined;
  const prefix = `profiles.${profileName}.${api.name}.`;
  const options = api.credentials.flat();
  const { servers } = api;
  const addresses = servers && { servers: aPlainObject };
  const rules = { baseUrl: aText, ...addresses, ...sameRule(options, aSecret), parameters: aPlainObject };
  const checked: ProfileEntry = { ...checkOptions<object>(rules, entry, fail, prefix) };
  const parameters = sameRule(listParameterNames(api), aText);
  checkOptions(parameters, checked.parameters ?? {}, fail, `${prefix}parameters.`);
  if (servers) checkOptions(sameRule(servers, aText), checked.servers ?? {}, fail, `${prefix}servers.`);
  for (const [option, source] of Object.entries(secretsIn(checked, api))) {
    if (typeof source === "object") checkSource(source, `${prefix}${option}`, fail);
  }
  return checked;
}

/** Checks a source that is not a value. `place`: where it is. */
export function checkSource(source: object, place: string, fail: (message: string) => Error): void {
  checkOptions({ env: aText, command: aCommand }, source, fail, `${place}.`);
  if (Object.keys(source).length !== 1) throw fail(`${place} must be ${aSecret[1]}.`);
}

const aText: OptionRule = [(value) => typeof value === "string" && value !== "", "a non-empty string"];
const aSecret: OptionRule = [
  (value) => aText[0](value) || aPlainObject[0](value),
  'a non-empty string, { "env": "NAME" } or { "command": ["program", "argument"] }',
];
const aCommand: OptionRule = [
  (value) =>
    Array.isArray(value) && Boolean(value[0]) && value.every((argument) => typeof argument === "string"),
  "an array: a program and its arguments",
];

const sameRule = (names: readonly string[], rule: OptionRule): Readonly<Record<string, OptionRule>> =>
  Object.fromEntries(names.map((name) => [name, rule]));

const createFail = (file: string) => (message: string) =>
  new ConfigurationError(`${file}: ${message}`, "Correct the file, or remove it.");

function parseJson(text: string, fail: (message: string) => Error): object {
  const parsed = parseUserJson(text);
  if ("syntaxError" in parsed) {
    const { line, column, message } = parsed.syntaxError;
    throw fail(`line ${line}, column ${column} ${message}.`);
  }
  if (parsed.isLossy()) throw fail("a property name occurs twice in one object.");
  if (!aPlainObject[0](parsed.value)) throw fail('expected { "profiles": { ... } }.');
  return Object(parsed.value);
}
