/** Credentials of a profile: their sources, and reading them. */
import { errorCode } from "../../contract/read-error.ts";
import { ConfigurationError, DeadlineError } from "../model/errors.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Source of a credential: its value, an environment variable, or the output of a command. */
export type SecretSource = string | { readonly env: string } | { readonly command: readonly string[] };

/** Reads a credential, without the newline at the end of an output. Throws ConfigurationError if it is missing, not one line of text, or late. */
export function readSecret(
  source: SecretSource,
  place: string,
  env: Environment,
  remainingMs = Infinity,
  timeoutMs = 10_000,
): string {
  const isVariable = typeof source === "object" && "env" in source;
  const value = isVariable ? env[source.env] : source;
  if (isVariable && !value) throw fail(`${place}: ${describeSource(source)} is not set.`);
  const run = (command: readonly string[]) => runCommand(command, place, remainingMs, timeoutMs);
  const secret = typeof value === "object" ? run(value.command) : (value ?? "");
  const problem = findSecretProblem(secret);
  if (problem) throw fail(`${place}: the value from ${describeSource(source)} ${problem}.`);
  return secret;
}

/** Says what is wrong with a secret, which must be one line of text; undefined if nothing is. */
export function findSecretProblem(secret: string): string | undefined {
  if (/\p{Cc}/u.test(secret)) return "has a line break or a control character";
  return secret.trim() === "" ? "is empty" : undefined;
}

/** Says where a credential comes from, without its value. */
export function describeSource(source: SecretSource): string {
  if (typeof source === "string") return "the profile";
  return "env" in source ? `the variable ${source.env}` : `the output of ${source.command[0]}`;
}

function runCommand(
  [program = "", ...args]: readonly string[],
  place: string,
  remainingMs: number,
  timeoutMs: number,
): string {
  // Loaded here, since every command waits some milliseconds for it otherwise.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const { error, status, signal, stdout } = spawnSync(program, args, {
    encoding: "utf8",
    // It asks nothing, and explains itself to the user.
    stdio: ["ignore", "pipe", "inherit"],
    timeout: Math.min(remainingMs, timeoutMs),
    killSignal: "SIGKILL",
    windowsHide: true,
  });
  if (!error && status === 0) return stdout.replace(/\r?\n$/, "");
  const code = errorCode(error);
  if (code === "ENOENT") throw fail(`${place}: ${program} was not found.`);
  if (code === "ETIMEDOUT" && remainingMs < timeoutMs)
    throw new DeadlineError(`${place}: ${program} did not end`);
  if (code === "ETIMEDOUT") throw fail(`${place}: ${program} did not end within ${timeoutMs / 1000} s.`);
  const end = signal === null ? `exited with ${status}` : `was ended by ${signal}`;
  throw fail(`${place}: ${program} ${code ? `could not run (${code})` : end}.`);
}

const fail = (message: string) =>
  new ConfigurationError(message, "Correct the profile, or run `dataplat configure`.");
