import type { ParseArgsOptionsConfig } from "node:util";

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
    const variable = `DATAPLAT_${flag.toUpperCase().replaceAll("-", "_")}`;
    return given[flag] === undefined && process.env[variable] ? variable : `--${flag}`;
  });
}
