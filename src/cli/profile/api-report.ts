/** Report of a connection: what requests would be sent with, where it is from, and whether it works. */
import { optionsOfAlternative } from "../../contract/credential-parts.ts";
import { listParameterFlags } from "../flags/flags.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi, CredentialTexts } from "../model/cli-api.ts";
import type { CommandModel } from "../model/command-model.ts";
import { ConfigurationError } from "../model/errors.ts";
import { describeError, type ErrorDescription } from "../output/describe-error.ts";
import { escapeLine } from "../output/escape.ts";
import { callClient } from "./call-client.ts";
import { findViolation } from "./check-parameter.ts";
import {
  addressesOf,
  type Connection,
  type ConnectionFlags,
  NotConfiguredError,
  resolveConnection,
} from "./connection.ts";
import type { Environment } from "./secret-source.ts";

export interface ApiReport
  extends Partial<Pick<Connection, "profile" | "baseUrl" | "source" | "parameters">> {
  readonly title: string;
  readonly configured: boolean;
  /** Where each credential is from; `keyId` has its value, too. */
  readonly credentials?: Readonly<Record<string, { readonly source: string; readonly value?: string }>>;
  /** Command of the read that the API answered. */
  readonly answered?: string;
  /** Why no read was called, and what to do. */
  readonly notTried?: Pick<ErrorDescription, "message" | "hint">;
  readonly error?: Pick<ErrorDescription, "message" | "hint" | "exitCode">;
}

/** Tries the connection of an API with a read. */
export async function reportApi(api: CliApi, flags: ConnectionFlags, env: Environment): Promise<ApiReport> {
  let report: ApiReport = { title: api.title, configured: false };
  try {
    const connection = await resolveConnection(api, flags, env);
    const { baseUrl, source, profile, parameters, credentialSources } = connection;
    report = { ...report, configured: true, ...(profile && { profile }), baseUrl, source, parameters };
    const values = await connection.readCredentials();
    const credentials = Object.entries(credentialSources).map(([option, place]) => {
      const value = option === "keyId" ? values["keyId"] : undefined;
      return [option, { source: place, ...(value !== undefined && { value }) }];
    });
    report = { ...report, credentials: Object.fromEntries(credentials) };
    for (const [name, text] of Object.entries(parameters)) {
      const problem = await findViolation(api, name, text);
      if (problem) throw new ConfigurationError(problem, `Correct ${source}, or run \`dataplat configure\`.`);
    }
    const answered = await tryConnection(api, connection, values);
    return { ...report, ...(answered ? { answered } : { notTried: describeNotTried(api, connection) }) };
  } catch (error) {
    const configured = !(error instanceof NotConfiguredError);
    const { message, exitCode } = describeError(error, { program: "dataplat whoami" });
    // The hint of a call would repeat where address and credentials are from.
    const hint = error instanceof ConfigurationError ? error.hint : undefined;
    return { ...report, configured, error: { message, hint, exitCode } };
  }
}

/** Calls the first read that takes the credentials, and whose required parameters have defaults. Returns its command; undefined if there is none. */
async function tryConnection(api: CliApi, connection: Connection, credentials: CredentialTexts) {
  const { parameters, servers = {} } = connection;
  const client = await api.importClient();
  const command = listReads(api).find(({ operationId, parameters: known }) => {
    const { security = [], server } = client.operations[operationId] ?? {};
    if (server !== undefined && servers[server] === undefined) return false;
    const isAuthorized = security.some((alternative) =>
      optionsOfAlternative(alternative).every((option) => credentials[option]),
    );
    if (!isAuthorized && api.credentials.length > 0) return false;
    return known.every(({ name, required }) => !required || Object.hasOwn(parameters, name));
  });
  if (!command) return undefined;
  const options = { ...credentials, ...addressesOf(connection), timeoutMs: 10_000, retry: false };
  await callClient(api, command.operationId, { parameters: fillParameters(command, parameters) }, options);
  return command.name;
}

/** Lists the reads of an API, those with the fewest required parameters first. */
export function listReads({ commands }: Pick<CliApi, "commands">): readonly CommandModel[] {
  const count = ({ parameters }: CommandModel) => parameters.filter(({ required }) => required).length;
  return commands
    .filter(({ safe, body }) => safe && !body?.required)
    .toSorted((one, other) => count(one) - count(other));
}

function describeNotTried(api: CliApi, connection: Connection): Pick<ErrorDescription, "message" | "hint"> {
  const { profile, flags: chosen = "" } = connection;
  const [command] = listReads(api);
  const required = command ? listParameterFlags(command).filter(({ value }) => value.required) : [];
  if (required.length === 0) return { message: "No operation that only reads takes these credentials." };
  const flags = required.map(({ name }) => `--${name}`).join(" and ");
  const names = required.map(({ value }) => value.name).join(" and ");
  return {
    message: "No read has all its required parameters.",
    hint: `Run \`dataplat ${command?.name}${chosen}\` with ${flags}, or save ${names} with \`dataplat configure${profile ? chosen : ""}\`.`,
  };
}

export function formatReport(report: ApiReport): string {
  const { title, configured, profile, baseUrl, source, credentials = {}, parameters = {} } = report;
  const { answered, notTried, error } = report;
  const origin = profile?.origin ? `from ${profile.origin}` : "(no other is chosen)";
  const rows: (readonly [name: string, text: string | false | undefined])[] = [
    ["profile", profile && `${profile.name} ${origin}`],
    // The credentials, which the source of the environment names as well, have rows of their own.
    ["address", baseUrl && `${baseUrl} from ${profile ? source : source?.replace(/,.*/, "")}`],
    ...Object.entries(credentials).map(
      ([option, each]) => [option, `${each.value ?? "***"} from ${each.source}`] as const,
    ),
    ...Object.entries(parameters).map(([name, value]) => [name, `${value} from the profile`] as const),
    ["confirm", profile?.confirm && "a write asks first, from the profile"],
    ["works", answered && `${answered} was answered`],
    ["not tried", notTried?.message],
    [configured ? "fails" : "not configured", error?.message],
    ["", (notTried ?? error)?.hint],
  ];
  const shown = rows.filter(([, text]) => text);
  const width = Math.max(...shown.map(([name]) => name.length));
  const lines = shown.map(([name, text]) => escapeLine(`  ${name.padEnd(width)}  ${text}`).trimEnd());
  return `${[title, ...lines].join("\n")}\n`;
}
