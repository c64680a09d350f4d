/** `dataplat configure`: asks for addresses and credentials, tries them and saves them in a profile. */

import { openApis } from "./model/cli-api.ts";
import { defineCommand, profileOption } from "./model/command.ts";
import { ConfigurationError, UsageError } from "./model/errors.ts";
import { findConfigFile, isProfileName, profileName } from "./profile/config-file.ts";
import { variablesOf } from "./profile/connection.ts";

const notes = `It asks about each API, tests the answers with a read, and saves them all at the end. An empty answer keeps the saved value. \
Secrets are not shown, and are saved in plain text. You can also write the file by hand, with mode 600:

  { "profiles": { "default": { "management": {
    "baseUrl": "https://api.example.com",
    "keyId": { "env": "NAME_OF_A_VARIABLE" },
    "keySecret": { "command": ["pass", "show", "dataplat"] },
    "parameters": { "organizationId": "11111111-1111-4111-8111-111111111111" }
  } } } }

A credential is a string, an environment variable, or the output of a command, which runs without a shell.
The file is DATAPLAT_CONFIG, or dataplat/config.json in XDG_CONFIG_HOME, %APPDATA% or ~/.config.`;

export const configure = defineCommand({
  description: "Save addresses, credentials and default parameters of the APIs in a profile.",
  options: {
    profile: { ...profileOption, text: "Profile to change: letters, digits and - _ . (default: default)" },
  },
  notes,
  run: async ({ profile = "default" }, { apis, env, terminal }) => {
    if (!isProfileName(profile)) throw new UsageError(`--profile must be ${profileName}.`);
    const file = findConfigFile(env);
    if (!process.stdin.isTTY || !terminal.stderr.isTerminal) {
      const names = [...new Set(apis.flatMap(variablesOf))].join(", ");
      throw new ConfigurationError(
        "configure asks questions, and needs a terminal.",
        `Set ${names}, or write ${file}: see \`dataplat configure --help\`.`,
      );
    }
    const { askProfile } = await import("./profile/ask-profile.ts");
    await askProfile(await openApis(apis), profile, file, env);
  },
});
