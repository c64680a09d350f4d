/** Default SQLite file. npm runs scripts in the root of the repository. */
const dataFile = "dataplat.db";

/** Adds the defaults of `npm start` to its arguments. `args`: arguments after `npm start --`. */
export function serveArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const has = (name: string) => args.some((arg) => arg === name || arg.startsWith(`${name}=`));
  const namesStore = has("--data") || has("--database-url") || environment["DATAPLAT_DATABASE_URL"];
  return [
    "serve",
    ...(has("--demo") ? [] : ["--demo"]),
    ...(namesStore ? [] : ["--data", dataFile]),
    ...args,
  ];
}
