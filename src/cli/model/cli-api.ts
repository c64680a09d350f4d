/** An API of the register, as the command line sees it. `generated/cli/apis.ts` lists all. */
import { describeUnknownName } from "../../contract/check-options.ts";
import { kebabCase } from "../../contract/flag-name.ts";
import type { OperationTable } from "../../contract/operation.ts";
import type { ResponseValueTable } from "../../contract/response-value.ts";
import type { ResponseSchemaTable } from "../../contract/validator.ts";
import type { BeforeModel, CommandModel } from "./command-model.ts";
import { UsageError } from "./errors.ts";

/** Texts by option of the client: the credentials themselves, or the names of where they are from. */
export type CredentialTexts = Readonly<Record<string, string>>;

/** An operation of a client, called with a request that the client validates. */
export interface ClientOperation {
  // The arguments are the parameters, the body and the options, without what the operation does not have.
  withResponse(...args: readonly unknown[]): Promise<{
    readonly status: number;
    readonly data: unknown;
    readonly body: unknown;
    readonly response: { readonly headers: Headers };
    readonly requestId: string | undefined;
  }>;
}

export interface ClientModule {
  readonly operations: OperationTable;
  readonly createClient: (options: object) => Readonly<Record<string, ClientOperation>>;
}

/** The responses of an API by its contract. */
export interface ResponseModule {
  readonly responses: ResponseSchemaTable;
  readonly responseValues: ResponseValueTable;
}

/** Name and summary of a command, which help and completion list without loading its API. */
export interface CommandSummary {
  /** Name of the command, such as `get-pipe`; with the name of its API, such as `management get-pipe`, if it has no short form. */
  readonly name: string;
  readonly summary: string;
}

/** An API of the register whose commands are not loaded yet. */
export interface CliApiEntry extends Omit<CliApi, "commands"> {
  readonly commands: readonly CommandSummary[];
  readonly importCommands: () => Promise<readonly CommandModel[]>;
}

export interface CliApi {
  /** Name in the register, such as `management`. */
  readonly name: string;
  /** Title of its document, such as `Management API`. */
  readonly title: string;
  readonly baseUrlVariable: string;
  /** Options of the credentials that its operations take, one list per alternative. */
  readonly credentials: readonly (readonly string[])[];
  /** Addresses in the document of operations that have one of their own; absent if there are none. */
  readonly servers?: readonly string[];
  readonly commands: readonly CommandModel[];
  /** Imports its client, which `--help` does not need. */
  readonly importClient: () => Promise<ClientModule>;
  readonly importResponses: () => Promise<ResponseModule>;
}

/** Imports the commands of an API. One without a short form has the name of its API in its own, in its example and in that of its tool. */
export async function openApi(entry: CliApiEntry): Promise<CliApi> {
  const names = new Set(entry.commands.map(({ name }) => name));
  const longName = (name: string) => `${entry.name} ${name}`;
  const nameTool = <Model extends { readonly operationId: string }>(model: Model): Model =>
    names.has(longName(kebabCase(model.operationId)))
      ? { ...model, tool: `${entry.name}_${model.operationId}` }
      : model;
  const commands = (await entry.importCommands()).map((own): CommandModel => {
    const model = own.before ? { ...own, before: nameTool(own.before) } : own;
    const name = longName(model.name);
    if (!names.has(name)) return model;
    const example = model.example.replaceAll(`dataplat ${model.name}`, `dataplat ${name}`);
    return nameTool({ ...model, name, example });
  });
  return { ...entry, commands };
}

/** Lists the commands of an API as they are named after its own name: `get-pipe`, also if there is only `management get-pipe`. */
export function commandsAfter({ name: api, commands }: CliApiEntry): readonly CommandSummary[] {
  return commands.map((each) => ({ ...each, name: each.name.replace(`${api} `, "") }));
}

/** Lists the parameters of all operations, of which a profile may have defaults. */
export const listParameterNames = ({ commands }: Pick<CliApi, "commands">): readonly string[] =>
  commands.flatMap(({ parameters }) => parameters.map(({ name }) => name));

export const toolName = ({ operationId, tool = operationId }: CommandModel | BeforeModel) => shortName(tool);

/** Shortens the name of a tool or an argument to 64 characters: some clients refuse all tools if one is longer. A hash stands for the end. */
export function shortName(name: string): string {
  if (name.length <= 64) return name;
  // Not imported, since the program starts faster without it.
  return `${name.slice(0, 55)}_${process.getBuiltinModule("node:crypto").hash("sha256", name).slice(0, 8)}`;
}

/** Name of an API in a sentence: `the Management API`, but `Example`. */
export const nameInText = ({ title }: Pick<CliApi, "title">): string =>
  / API$/i.test(title) ? `the ${title}` : title;

export const openApis = (entries: readonly CliApiEntry[]): Promise<readonly CliApi[]> =>
  Promise.all(entries.map(openApi));

/** Selects the APIs of `--api`, or all. Throws UsageError for an unknown one, and if `--base-url` is passed for several. */
export function selectApis<Api extends { readonly name: string }>(
  apis: readonly Api[],
  chosen: unknown,
  baseUrl?: unknown,
): readonly Api[] {
  const names = [chosen ?? []].flat().map(String);
  const known = apis.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`--api: ${describeUnknownName("API", unknown, known)}`);
  const selected = apis.filter(({ name }) => names.length === 0 || names.includes(name));
  if (baseUrl !== undefined && selected.length > 1) {
    throw new UsageError("--base-url needs --api: an address receives the credentials of one API.");
  }
  return selected;
}

/** Finds a command by the words that arguments begin with: `COMMAND` or `API COMMAND`. Undefined if there is none, or if several APIs have it. */
export function findCommand(apis: readonly CliApiEntry[], [first = "", second = ""]: readonly string[]) {
  for (const api of apis) {
    const isLong = api.name === first;
    const names = isLong ? [second, `${first} ${second}`] : [first];
    const command = api.commands.find(({ name }) => names.includes(name));
    if (command) return { api, name: command.name, words: isLong ? 2 : 1 };
  }
  return undefined;
}

/** A command among arguments, with the number of words of its name. */
export type FoundCommand = NonNullable<ReturnType<typeof findCommand>>;

export async function openCommand({ api: entry, name }: Pick<FoundCommand, "api" | "name">) {
  const api = await openApi(entry);
  const command = api.commands.find((each) => each.name === name);
  if (!command) throw new Error(`${entry.name} has no command ${name}.`);
  return { api, command };
}
