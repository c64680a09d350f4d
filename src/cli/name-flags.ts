import type { ParseArgsOptionsConfig } from "node:util";

/**
 * Replaces API options, which messages of the platform name in backticks, with the flags of a command: `databaseUrl` with --database-url.
 */
export function nameFlags(message: string, options: ParseArgsOptionsConfig): string {
  return message.replaceAll(/`([a-z]+)`/gi, (quoted, name: string) => {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return Object.hasOwn(options, flag) ? `--${flag}` : quoted;
  });
}
