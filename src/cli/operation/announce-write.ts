/** Says where a write goes, to people, and asks if the profile says so. */
import { ConfigurationError } from "../model/errors.ts";
import { escapeLine } from "../output/escape.ts";
import { dim, writeLines } from "../output/line.ts";
import type { OperationRun } from "./operation-run.ts";

/** Announces a write on a terminal. Throws ConfigurationError if the profile asks for a confirmation that is not given. */
export async function announceWrite({ command, connection, request, terminal }: OperationRun): Promise<void> {
  const { stderr } = terminal;
  const { baseUrl, profile, source } = connection;
  const origin = profile ? `profile ${profile.name}` : source.replace(/,.*/, "");
  const target = escapeLine(`${baseUrl} (${origin})`);
  if (!profile?.confirm || request.globals.yes) {
    if (stderr.isTerminal) writeLines(stderr, [[dim(`Sending to ${target}.`)]]);
    return;
  }
  const fail = (message: string) => new ConfigurationError(message, "Pass --yes to write without asking.");
  if (!process.stdin.isTTY || !stderr.isTerminal) {
    throw fail(`Profile ${profile.name} asks before a write, which needs a terminal. Nothing was sent.`);
  }
  const { confirm } = await import("@clack/prompts");
  const message = `${command.summary} at ${target}?`;
  const answer = await confirm({ message, initialValue: false, output: process.stderr });
  if (answer !== true) throw fail("Nothing was sent.");
}
