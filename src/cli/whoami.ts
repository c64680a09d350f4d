/** `dataplat whoami`: what requests would be sent with, and whether it works. */

import { listParameterFlags } from "./flags/flags.ts";
import { type CliApi, openApis, selectApis } from "./model/cli-api.ts";
import { connectionOptions, defineCommand } from "./model/command.ts";
import { ConfigurationError, UsageError } from "./model/errors.ts";
import { describeError, type ErrorDescription } from "./output/describe-error.ts";
import { escapeLine, escapeText } from "./output/escape.ts";
import { findViolation } from "./profile/check-parameter.ts";
import type { Connection, ConnectionFlags } from "./profile/connection.ts";
import { NotConfiguredError, resolveConnection } from "./profile/connection.ts";
import type { Environment } from "./profile/secret-source.ts";
import { listReads, tryConnection } from "./profile/try-connection.ts";

interface ApiReport {
  readonly title: string;
  readonly configured: boolean;
  readonly profile?: Connection["profile"];
  readonly baseUrl?: string;
  readonly source?: string;
  /** Where each credential is from; `keyId` has its value, too. */
  readonly credentials?: Readonly<Record<string, { readonly source: string; readonly value?: string }>>;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Command of the read that the API answered. */
  readonly answered?: string;
  /** Why no read was called, and what to do. */
  readonly notTried?: Pick<ErrorDescription, "message" | "hint">;
  readonly error?: Pick<ErrorDescription, "message" | "hint" | "exitCode">;
}

const formats = ["text", "json"];

export const whoami = defineCommand({
  description:
    "Show the address and the credentials of each API and where they are from, and try them with a read.",
  options: {
    ...connectionOptions,
    output: { short: "o", word: "FORMAT", text: "text or json (default: text)", known: formats },
  },
  notes: `Secrets are not shown. The exit code is 0 if at least one API is configured and no configured API fails; otherwise it is \
that of the first error. Without default parameters, there may be no operation to try.`,
  run: async ({ profile, api: apiName, "base-url": baseUrl, output = "text" }, { apis, env, terminal }) => {
    if (!formats.includes(output)) throw new UsageError(`--output must be ${formats.join(" or ")}.`);
    const reports: Record<string, ApiReport> = {};
    // One after the other, since commands that print secrets may ask the user.
    for (const api of selectApis(await openApis(apis), apiName, baseUrl)) {
      reports[api.name] = await reportApi(api, { profile, baseUrl }, env);
    }
    const all = Object.values(reports);
    const text =
      output === "json"
        ? `${escapeText(JSON.stringify(reports, null, 2))}\n`
        : all.map(formatReport).join("\n");
    terminal.stdout.write(text);
    const configured = all.filter((report) => report.configured);
    const failed = (configured.length > 0 ? configured : all).find(({ error }) => error);
    if (failed?.error) process.exitCode = failed.error.exitCode;
  },
});

async function reportApi(api: CliApi, flags: ConnectionFlags, env: Environment): Promise<ApiReport> {
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
    await checkParameters(api, connection);
    const answered = await tryConnection(api, connection, values);
    if (answered !== undefined) return { ...report, answered };
    return { ...report, notTried: describeNotTried(api) };
  } catch (error) {
    const configured = !(error instanceof NotConfiguredError);
    const { message, exitCode } = describeError(error, { program: "dataplat whoami" });
    // The hint of a call would repeat where address and credentials are from.
    const hint = error instanceof ConfigurationError ? error.hint : undefined;
    return { ...report, configured, error: { message, hint, exitCode } };
  }
}

/** @throws ConfigurationError for a default parameter that violates the contract */
async function checkParameters(api: CliApi, { parameters, source }: Connection): Promise<void> {
  for (const [name, text] of Object.entries(parameters)) {
    const problem = await findViolation(api, name, text);
    if (problem) throw new ConfigurationError(problem, `Correct ${source}, or run \`dataplat configure\`.`);
  }
}

/** Names the simplest read, and the parameters that it requires. */
function describeNotTried(api: CliApi): NonNullable<ApiReport["notTried"]> {
  const [command] = listReads(api);
  const required = command ? listParameterFlags(command).filter(({ value }) => value.required) : [];
  if (required.length === 0) return { message: "No operation that only reads takes these credentials." };
  const flags = required.map(({ name }) => `--${name}`).join(" and ");
  const names = required.map(({ value }) => value.name).join(" and ");
  return {
    message: "No read has all its required parameters.",
    hint: `Run \`dataplat ${command?.name}\` with ${flags}, or save ${names} with \`dataplat configure\`.`,
  };
}

function formatReport(report: ApiReport): string {
  const { title, configured, profile, baseUrl, source, credentials = {}, parameters = {} } = report;
  const { answered, notTried, error } = report;
  const rows = [
    [
      "profile",
      profile && `${profile.name} ${profile.origin ? `from ${profile.origin}` : "(no other is chosen)"}`,
    ],
    // The credentials, which the source of the environment names as well, have rows of their own.
    ["address", baseUrl && `${baseUrl} from ${profile ? source : source?.replace(/,.*/, "")}`],
    ...Object.entries(credentials).map(([option, each]) => [
      option,
      `${each.value ?? "***"} from ${each.source}`,
    ]),
    ...Object.entries(parameters).map(([name, value]) => [name, `${value} from the profile`]),
    ["confirm", profile?.confirm && "a write asks first, from the profile"],
    ["works", answered && `${answered} was answered`],
    ["not tried", notTried?.message],
    [configured ? "fails" : "not configured", error?.message],
    ["", (notTried ?? error)?.hint],
  ].flatMap(([name = "", text]) => (typeof text === "string" ? [[String(name), text] as const] : []));
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => escapeLine(`  ${name.padEnd(width)}  ${text}`).trimEnd());
  return `${[title, ...lines].join("\n")}\n`;
}
