/** `dataplat configure`: saves addresses and credentials in a profile, by questions or by flags, and lists, chooses and removes profiles. */
import { describeUnknownName } from "../contract/check-options.ts";
import { optionLabel } from "../contract/credential-parts.ts";
import { kebabCase } from "../contract/flag-name.ts";
import { openApis } from "./model/cli-api.ts";
import { apiOption, type CliContext, type Command, profileOption } from "./model/command.ts";
import { ConfigurationError, UsageError } from "./model/errors.ts";
import { aProfileName, changeConfigFile, findConfigFile, readConfigFile } from "./profile/config-file.ts";
import { chooseProfile, variablesOf } from "./profile/connection.ts";

const notes = `Without a flag for a value, it asks about each API, saves the answers at the end, and tries them with a read. An empty answer keeps \
the saved value. Secrets are not shown, and are saved in plain text.

With one, it asks nothing and sends nothing. No secret is a flag's value, which other users of the machine can see: SOURCE is - for a line of \
standard input, in the order of the flags, for which a terminal asks without showing it, or JSON as in the file:

  dataplat configure --base-url https://api.example.com --key-id ID \\
    --key-secret '{ "command": ["pass", "show", "dataplat"] }'

The file, mode 600, can be written by hand. A credential is a string, an environment variable, or the output of a command, which runs without a \
shell. With confirm, a write asks first:

  { "profiles": { "default": { "confirm": true, "management": {
    "baseUrl": "https://api.example.com",
    "keyId": { "env": "NAME_OF_A_VARIABLE" },
    "keySecret": { "command": ["pass", "show", "dataplat"] },
    "parameters": { "organizationId": "11111111-1111-4111-8111-111111111111" }
  } } } }

It is DATAPLAT_CONFIG, or dataplat/config.json in XDG_CONFIG_HOME, %APPDATA% or ~/.config.`;

const ownOptions = {
  profile: {
    ...profileOption,
    text: "Profile to change: letters, digits and - _ . (default: the current one)",
  },
  list: { text: "List the profiles; a terminal also shows * for the current one" },
  use: { word: "NAME", text: "Make a profile the current one", known: "profiles" },
  remove: { word: "NAME", text: "Remove a profile", known: "profiles" },
  api: {
    ...apiOption,
    heading: "Values of a profile",
    isList: true,
    text: "Only this API (default: all that have the credential, or else the parameter); may be repeated",
  },
  "base-url": { word: "URL", text: "Address" },
  parameter: { word: "NAME=VALUE", isList: true, text: "Default of a parameter; may be repeated" },
} as const;

/** Creates the command, with the credentials of the APIs as flags. */
export function createConfigure({ apis }: Pick<CliContext, "apis">): Command {
  const names = apis.flatMap((api) => api.credentials.flat());
  const credentials = names.map((option) => {
    const word = option === "keyId" ? "ID" : "SOURCE";
    return [kebabCase(option), { word, text: optionLabel(option) }] as const;
  });
  return {
    description: "Save addresses, credentials and default parameters of the APIs in a profile.",
    options: { ...ownOptions, ...Object.fromEntries(credentials), ...ownOptions },
    notes,
    run: async ({ profile: flag, ...values }, context) => {
      const { env, terminal } = context;
      const file = findConfigFile(env);
      const [[action, value] = [], other = flag] = Object.entries(values);
      const isAction = action === "list" || action === "use" || action === "remove";
      if (isAction && other) throw new UsageError(`--${action} takes no other option.`);
      if (action === "list") return listProfiles(file, context);
      if (isAction) return chooseOrRemove(file, action, String(value), context);
      const name = flag === undefined ? chooseProfile(flag, env, readConfigFile(file)).name : String(flag);
      const [isValid, expected] = aProfileName;
      if (!isValid(name)) throw new UsageError(`--profile must be ${expected}.`);
      if (action !== undefined) {
        const { changeProfile } = await import("./profile/change-profile.ts");
        return await changeProfile(name, file, values, context);
      }
      if (!process.stdin.isTTY || !terminal.stderr.isTerminal) {
        throw new ConfigurationError(
          "configure asks questions, and needs a terminal.",
          `Pass the values as flags, or set ${[...new Set(apis.flatMap(variablesOf))].join(", ")}.`,
        );
      }
      const { askProfile } = await import("./profile/ask-profile.ts");
      await askProfile(await openApis(apis), name, file, env);
    },
  };
}

/** Lists the names of the profiles, one a line; on a terminal with a mark at the current one. */
function listProfiles(file: string, { env, terminal: { stdout } }: CliContext): void {
  const config = readConfigFile(file) ?? { profiles: {} };
  const { name: current } = chooseProfile(undefined, env, config);
  const markOf = (name: string) => (stdout.isTerminal ? `${name === current ? "*" : " "} ` : "");
  for (const name of Object.keys(config.profiles)) stdout.write(`${markOf(name)}${name}\n`);
}

function chooseOrRemove(file: string, action: string, name: string, { apis, env, terminal }: CliContext) {
  changeConfigFile(file, ({ profiles, current }) => {
    if (!Object.hasOwn(profiles, name)) {
      const names = Object.keys(profiles);
      const none = "there is no profile. `dataplat configure` creates one.";
      const problem = names.length === 0 ? none : describeUnknownName("profile", name, names);
      throw new UsageError(`--${action}: ${problem}`);
    }
    if (action === "use") {
      const first = ["DATAPLAT_PROFILE", ...apis.flatMap(variablesOf)].find((variable) => env[variable]);
      if (first) terminal.stderr.write(`${first} is set, and is used before the current profile.\n`);
      return { current: name, profiles };
    }
    const { [name]: _, ...others } = profiles;
    if (current === name) terminal.stderr.write("It was the current profile, which is default now.\n");
    return { ...(current !== undefined && current !== name && { current }), profiles: others };
  });
}
