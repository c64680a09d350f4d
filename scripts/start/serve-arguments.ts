/** What `npm start` adds to what was typed. */

/** Where the data is kept, from the folder that npm runs scripts in: the repository's root. */
const file = "dataplat.db";

/**
 * Makes the arguments of the command line.
 *
 * @param args what was typed behind `npm start --`
 * @returns `serve` with demo data, kept in a file unless another place was given, and then what was typed
 */
export function serveArguments(args: readonly string[]): readonly string[] {
  const has = (name: string) => args.some((arg) => arg === name || arg.startsWith(`${name}=`));
  return [
    "serve",
    ...(has("--demo") ? [] : ["--demo"]),
    ...(has("--data") || has("--database-url") ? [] : ["--data", file]),
    ...args,
  ];
}
