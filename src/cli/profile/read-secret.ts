/** Reads a credential of a profile. No message quotes it, nor the output of a command. */
import { errorCode } from "../../contract/read-error.ts";
import { ConfigurationError } from "../configuration-error.ts";
import type { Environment, SecretSource } from "./config-file.ts";

/**
 * Reads a credential: its value, an environment variable, or the output of a command without the newline at its end.
 *
 * @param place where the credential is defined, for messages
 * @param timeoutMs timeout of a command, in milliseconds
 * @throws ConfigurationError if it is missing, or is not one line of text
 */
export function readSecret(
  source: SecretSource,
  place: string,
  env: Environment,
  timeoutMs = 10_000,
): string {
  const secret = readSource(source, place, env, timeoutMs);
  if (/\p{Cc}/u.test(secret)) {
    throw fail(`${place}: the value from ${describeSource(source)} has a line break or a control character.`);
  }
  if (secret.trim() === "") throw fail(`${place}: the value from ${describeSource(source)} is empty.`);
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
  const problem = describeFailure(errorCode(error), status, signal, timeoutMs);
  if (problem) throw fail(`${place}: ${program} ${problem}.`);
  return stdout.replace(/\r?\n$/, "");
}

function describeFailure(
  code: string | undefined,
  status: number | null,
  signal: string | null,
  timeoutMs: number,
): string | undefined {
  if (code === "ENOENT") return "was not found";
  if (code === "ETIMEDOUT") return `did not end within ${timeoutMs / 1000} s`;
  if (code !== undefined) return `could not run (${code})`;
  if (signal !== null) return `was ended by ${signal}`;
  return status === 0 ? undefined : `exited with ${status}`;
}

const fail = (message: string) =>
  new ConfigurationError(message, "Correct the profile, or run `dataplat configure`.");
