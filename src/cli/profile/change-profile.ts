/** Changes a profile by flags of `dataplat configure`: asks nothing and sends nothing. */
import { kebabCase } from "../../contract/flag-name.ts";
import { parseJson } from "../flags/read-value.ts";
import { type CliApi, openApis, selectApis } from "../model/cli-api.ts";
import type { CliContext, Options, Values } from "../model/command.ts";
import { UsageError } from "../model/errors.ts";
import { findViolation } from "./check-parameter.ts";
import {
  checkSecret,
  type ProfileEntry,
  readConfigFile,
  readEntry,
  saveProfile,
  secretsIn,
} from "./config-file.ts";
import { checkBaseUrl, findMissing } from "./connection.ts";

/** Saves the values of flags in a profile. Throws UsageError or ConfigurationError if the profile would not be complete. */
export async function changeProfile(
  name: string,
  file: string,
  values: Values<Options>,
  { apis: entries, readInput, terminal }: CliContext,
): Promise<void> {
  const { api: apiName, "base-url": baseUrl, parameter, ...flags } = values;
  const all = selectApis(await openApis(entries), apiName);
  const takes = (api: CliApi, flag: string) =>
    api.credentials.flat().some((each) => kebabCase(each) === flag);
  const given = Object.keys(flags);
  const apis = given.length > 0 ? all.filter((api) => given.some((flag) => takes(api, flag))) : all;
  const useless = given.find((flag) => !apis.some((api) => takes(api, flag)));
  if (useless) throw new UsageError(`--${useless} is not a credential of ${apiName}.`);
  if (given.length === 0 && apis.length > 1) {
    throw new UsageError("Pass --api, or a credential: an address belongs to one API.");
  }
  const secrets = await readSources(flags, readInput);
  const parameters = [parameter ?? []].flat().map((text) => readAssignment(String(text)));
  const saved = readConfigFile(file)?.profiles ?? {};
  const changed: Record<string, ProfileEntry> = {};
  for (const api of apis) {
    const place = `profiles.${name}.${api.name}`;
    const before = (Object.hasOwn(saved, name) && readEntry(api, saved[name] ?? {}, name, file)) || {};
    const address = baseUrl === undefined ? before.baseUrl : checkBaseUrl(String(baseUrl), "--base-url");
    if (address === undefined) throw new UsageError(`Missing --base-url: ${place} has no address.`);
    const own = api.credentials.flat().filter((option) => secrets.has(kebabCase(option)));
    const defaults = { ...before.parameters, ...(await selectParameters(api, parameters)) };
    const entry = {
      ...keepFor(address, before),
      baseUrl: address,
      ...Object.fromEntries(own.map((option) => [option, secrets.get(kebabCase(option))])),
      ...(Object.keys(defaults).length > 0 && { parameters: defaults }),
    };
    const checked = readEntry(api, { [api.name]: entry }, name, file) ?? {};
    const missing = findMissing(api, secretsIn(checked, api), (option) => `--${kebabCase(option)}`);
    if (missing) throw new UsageError(`Missing ${missing}.`);
    changed[api.name] = checked;
  }
  const unknown = parameters.find(([parameterName]) =>
    Object.values(changed).every((entry) => !Object.hasOwn(entry.parameters ?? {}, parameterName)),
  );
  if (unknown) throw new UsageError(`--parameter: no operation has the parameter ${unknown[0]}.`);
  saveProfile(file, name, changed);
  const whoami = `dataplat whoami${name === "default" ? "" : ` --profile ${name}`}`;
  terminal.stderr.write(`Saved ${Object.keys(changed).join(" and ")}. \`${whoami}\` tries it.\n`);
}

/** What stays of an entry under an address: credentials belong to one. */
export function keepFor(baseUrl: string, saved: ProfileEntry): ProfileEntry {
  const { parameters } = saved;
  const isSame =
    URL.canParse(saved.baseUrl ?? "") && new URL(saved.baseUrl ?? "").origin === new URL(baseUrl).origin;
  return isSame ? saved : { ...(parameters && { parameters }) };
}

/** Reads the credentials that flags name: `-` is the next line of standard input. */
async function readSources(
  flags: Values<Options>,
  readInput: CliContext["readInput"],
): Promise<ReadonlyMap<string, unknown>> {
  const needsInput = Object.values(flags).includes("-");
  const lines = needsInput ? new TextDecoder().decode(await readInput()).split(/\r?\n/) : [];
  const sources = Object.entries(flags).map(([flag, value]): [flag: string, source: unknown] => {
    const text = String(value);
    if (text === "-") return [flag, checkSecret(lines.shift() ?? "", `--${flag}`, "standard input")];
    if (flag === "key-id") return [flag, text];
    const source = parseJson(text, `--${flag}`);
    if (typeof source === "object" && source !== null) return [flag, source];
    throw new UsageError(
      `--${flag} must be - for a line of standard input, { "env": "NAME" } or { "command": ["program", "argument"] }: others can see the arguments of a process.`,
    );
  });
  return new Map(sources);
}

function readAssignment(text: string): readonly [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new UsageError("--parameter must be NAME=VALUE.");
  return [name, value];
}

/** The parameters that an API has. Throws ConfigurationError for a value that every operation refuses. */
async function selectParameters(
  api: CliApi,
  parameters: readonly (readonly [name: string, value: string])[],
): Promise<Readonly<Record<string, string>>> {
  const known = api.commands.flatMap((command) => command.parameters.map(({ name }) => name));
  const own = parameters.filter(([name]) => known.includes(name));
  for (const [name, value] of own) {
    const problem = await findViolation(api, name, value);
    if (problem) throw new UsageError(`--parameter: ${problem}`);
  }
  return Object.fromEntries(own);
}
