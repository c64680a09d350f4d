/** `dataplat whoami`: what requests would be sent with, and whether it works. */
import { openApis, selectApis } from "./model/cli-api.ts";
import { connectionOptions, defineCommand } from "./model/command.ts";
import { escapeText } from "./output/escape.ts";
import { type ApiReport, formatReport, reportApi } from "./profile/api-report.ts";

export const whoami = defineCommand({
  description:
    "Show the address and the credentials of each API and where they are from, and try them with a read.",
  options: {
    ...connectionOptions,
    output: { short: "o", word: "FORMAT", choices: ["table", "json"], text: "Format, table by default" },
  },
  notes: `Secrets are not shown. The exit code is 0 if at least one API is configured and no configured API fails; otherwise it is \
that of the first error. Without default parameters, there may be no operation to try.`,
  run: async ({ api: apiName, output, ...flags }, { apis, env, terminal }) => {
    const reports: Record<string, ApiReport> = {};
    // One after the other, since commands that print secrets may ask the user.
    for (const api of selectApis(await openApis(apis), apiName, flags["base-url"])) {
      reports[api.name] = await reportApi(api, flags, env);
    }
    const all = Object.values(reports);
    const formatJson = () => `${escapeText(JSON.stringify(reports, null, 2))}\n`;
    terminal.stdout.write(output === "json" ? formatJson() : all.map(formatReport).join("\n"));
    const configured = all.filter((report) => report.configured);
    const failed = (configured.length > 0 ? configured : all).find(({ error }) => error);
    if (failed?.error) process.exitCode = failed.error.exitCode;
  },
});
