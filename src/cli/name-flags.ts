import type { ParseArgsOptionsConfig } from "node:util";

/** Flags that a variable of the environment stands in for. */
const variables: Readonly<Record<string, string>> = {
  "database-url": "DATAPLAT_DATABASE_URL",
  "admin-token": "DATAPLAT_ADMIN_TOKEN",
};

/**
 * Replaces API options, which messages of the platform name in backticks, with the flags of a command: `databaseUrl` with --database-url,
 * or with DATAPLAT_DATABASE_URL if its value is from there.
 *
 * @param given the flags that were passed
 */
export function nameFlags(
  message: string,
  options: ParseArgsOptionsConfig,
  given: Readonly<Record<string, unknown>> = {},
): string {
  return message.replaceAll(/`([a-z]+)`/gi, (quoted, name: string) => {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!Object.hasOwn(options, flag)) return quoted;
    const variable = variables[flag];
    // With --data, the address of a database is not read from the environment.
    const isFromVariable = variable && process.env[variable] && (given[flag] ?? given["data"]) === undefined;
    return isFromVariable ? variable : `--${flag}`;
  });
}
