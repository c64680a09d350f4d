/** Credentials of a profile: their sources, and reading them. */
import { errorCode } from "../../contract/read-error.ts";
import { ConfigurationError } from "../model/errors.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Source of a credential: its value, an environment variable, or the output of a command. */
export type SecretSource = string | { readonly env: string } | { readonly command: readonly string[] };

/**
 * Reads a credential: its value, an environment variable, or the output of a command without the newline at its end. `timeoutMs`: timeout
 * of a command, in milliseconds. Throws ConfigurationError if it is missing, or is not one line of text.
 */
export function readSecret(
  source: SecretSource,
  place: string,
  env: Environment,
  timeoutMs = 10_000,
): string {
  return checkSecret(readSource(source, place, env, timeoutMs), place, describeSource(source));
}

/** Throws ConfigurationError if a secret is not one line of text. */
export function checkSecret(secret: string, place: string, source: string): string {
  if (/\p{Cc}/u.test(secret)) {
    throw fail(`${place}: the value from ${source} has a line break or a control character.`);
  }
  if (secret.trim() === "") throw fail(`${place}: the value from ${source} is empty.`);
  return secret;
}

/** Says where a credential comes from, without its value. */
export function describeSource(source: SecretSource): string {
  if (typeof source === "string") return "the profile";
  return "env" in source ? `the variable ${source.env}` : `the output of ${source.command[0]}`;
}

function readSource(source: SecretSource, place: string, env: Environment, timeoutMs: number): string {
  if (typeof source === "string") return source;
  if (!("env" in source)) return runCommand(source.command, place, timeoutMs);
  const value = env[source.env];
  if (!value) throw fail(`${place}: ${describeSource(source)} is not set.`);
  return value;
}

function runCommand([program = "", ...args]: readonly string[], place: string, timeoutMs: number): string {
  // Loaded here, since every command waits some milliseconds for it otherwise.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const { error, status, signal, stdout } = spawnSync(program, args, {
    encoding: "utf8",
    // It asks nothing, and explains itself to the user.
    stdio: ["ignore", "pipe", "inherit"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    windowsHide: true,
  });
  const code = errorCode(error);
  if (code === undefined && status === 0) return stdout.replace(/\r?\n$/, "");
  const problems: Readonly<Record<string, string>> = {
    ENOENT: "was not found",
    ETIMEDOUT: `did not end within ${timeoutMs / 1000} s`,
  };
  const end = signal === null ? `exited with ${status}` : `was ended by ${signal}`;
  const problem = code === undefined ? end : (problems[code] ?? `could not run (${code})`);
  throw fail(`${place}: ${program} ${problem}.`);
}

const fail = (message: string) =>
  new ConfigurationError(message, "Correct the profile, or run `dataplat configure`.");
