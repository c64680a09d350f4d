/** Changes a profile by flags of `dataplat configure`: asks nothing and sends nothing. */
import { kebabCase } from "../../contract/flag-name.ts";
import { unknownName } from "../flags/parse-options.ts";
import { parseJson } from "../flags/read-value.ts";
import { type CliApi, listParameterNames, openApis, selectApis } from "../model/cli-api.ts";
import type { CliContext, Options, Values } from "../model/command.ts";
import { UsageError } from "../model/errors.ts";
import { findViolation } from "./check-parameter.ts";
import { checkSource, keepFor, type ProfileEntry, readEntry, saveProfile, secretsIn } from "./config-file.ts";
import { checkBaseUrl, findMissing, profileFlag } from "./connection.ts";
import { findSecretProblem } from "./secret-source.ts";

/** Saves the values of flags in a profile. Throws UsageError or ConfigurationError if the profile would not be complete. */
export async function changeProfile(
  name: string,
  file: string,
  values: Values<Options>,
  { apis: entries, readInput, terminal }: CliContext,
): Promise<void> {
  const { api: apiName, "base-url": baseUrl, parameter, ...flags } = values;
  const all = selectApis(await openApis(entries), apiName);
  const passed = Object.keys(flags);
  const named = passed.length > 0 ? passed : readParameters(parameter, all).map(([each]) => each);
  const namesOf = (api: CliApi) =>
    passed.length > 0 ? api.credentials.flat().map((each) => kebabCase(each)) : listParameterNames(api);
  const chosen = all.filter((api) => namesOf(api).some((each) => named.includes(each)));
  const apis = chosen.length > 0 ? chosen : all;
  const useless = passed.find((flag) => !apis.some((api) => namesOf(api).includes(flag)));
  if (useless) throw new UsageError(`--${useless} is not a credential of ${apiName}.`);
  const parameters = readParameters(parameter, apis);
  const listApis = (conjunction: string) => apis.map((api) => api.name).join(` ${conjunction} `);
  if (passed.length === 0 && apis.length > 1)
    throw new UsageError(`Pass --api ${listApis("or")}, or a credential of one API.`);
  const checks = apis.flatMap((api) => parameters.map((each) => findViolation(api, ...each)));
  const problem = (await Promise.all(checks)).find(Boolean);
  if (problem) throw new UsageError(`--parameter: ${problem}`);
  const secrets = await readSources(flags, readInput);
  saveProfile(file, name, (saved) => {
    const changed: Record<string, ProfileEntry> = {};
    for (const api of apis) {
      const before = readEntry(api, saved, name, file) ?? {};
      const address = baseUrl === undefined ? before.baseUrl : checkBaseUrl(String(baseUrl), "--base-url");
      const place = `profiles.${name}.${api.name}`;
      if (address === undefined) throw new UsageError(`Missing --base-url: ${place} has no address.`);
      const given = api.credentials.flat().filter((option) => secrets.has(kebabCase(option)));
      const own = parameters.filter(([each]) => listParameterNames(api).includes(each));
      const defaults = { ...before.parameters, ...Object.fromEntries(own) };
      const entry = {
        ...keepFor(address, before),
        baseUrl: address,
        ...Object.fromEntries(given.map((option) => [option, secrets.get(kebabCase(option))])),
        ...(Object.keys(defaults).length > 0 && { parameters: defaults }),
      };
      const checked = readEntry(api, { [api.name]: entry }, name, file) ?? {};
      const missing = findMissing(api, secretsIn(checked, api), (option) => `--${kebabCase(option)}`);
      if (missing) throw new UsageError(`Missing ${missing}.`);
      changed[api.name] = checked;
    }
    return changed;
  });
  terminal.stderr.write(`Saved ${listApis("and")}. \`dataplat whoami${profileFlag(name)}\` tries it.\n`);
}

/** Reads the credentials that flags name: `-` is the next line of standard input. */
async function readSources(flags: Values<Options>, readInput: CliContext["readInput"]) {
  const fromInput = Object.keys(flags).filter((flag) => flags[flag] === "-");
  const lines = fromInput.length > 0 ? await readLines(fromInput, readInput) : [];
  const sources = Object.entries(flags).map(([flag, value]): [flag: string, source: unknown] => {
    const text = String(value);
    if (text === "-") {
      const secret = lines.shift() ?? "";
      const problem = findSecretProblem(secret);
      if (problem) throw new UsageError(`--${flag}: the line of standard input ${problem}.`);
      return [flag, secret];
    }
    if (flag === "key-id" && !text.startsWith("{")) return [flag, text];
    const source = parseJson(text, `--${flag}`);
    if (typeof source === "object" && source !== null) {
      checkSource(source, `--${flag}`, (message) => new UsageError(message));
      return [flag, source];
    }
    const sources =
      '- for a line of standard input, { "env": "NAME" } or { "command": ["program", "argument"] }';
    throw new UsageError(`--${flag} must be ${sources}: others can see the arguments of a process.`);
  });
  return new Map(sources);
}

/** Reads standard input to its end. A terminal asks for each flag, since it would show what is typed. */
async function readLines(flags: readonly string[], readInput: CliContext["readInput"]): Promise<string[]> {
  if (!process.stdin.isTTY) return new TextDecoder().decode(await readInput()).split(/\r?\n/);
  const { askSecret } = await import("./ask-profile.ts");
  const secrets: string[] = [];
  for (const flag of flags) secrets.push(await askSecret(`--${flag}`));
  return secrets;
}

/** Reads the values of `--parameter`. Throws UsageError for a parameter that no API has, and for one that is passed twice. */
function readParameters(texts: unknown, apis: readonly CliApi[]) {
  const known = [...new Set(apis.flatMap(listParameterNames))];
  const values = new Map<string, string>();
  for (const text of [texts ?? []].flat()) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(String(text)) ?? [];
    if (name === undefined || value === undefined) throw new UsageError("--parameter must be NAME=VALUE.");
    if (!known.includes(name)) throw unknownName("parameter", name, known);
    if (values.has(name)) throw new UsageError(`--parameter ${name} was passed twice.`);
    values.set(name, value);
  }
  return [...values];
}
