/** Default SQLite file. npm runs scripts in the root of the repository. */
const dataFile = "dataplat.db";

/**
 * Adds the defaults of `npm start` to its arguments.
 *
 * @param args arguments after `npm start --`
 * @returns arguments of the command line: `serve` with demo data, in a file unless the arguments name another store
 */
export function serveArguments(args: readonly string[]): readonly string[] {
  const has = (name: string) => args.some((arg) => arg === name || arg.startsWith(`${name}=`));
  return [
    "serve",
    ...(has("--demo") ? [] : ["--demo"]),
    ...(has("--data") || has("--database-url") ? [] : ["--data", dataFile]),
    ...args,
  ];
}
