import { messageOf } from "./message-of.ts";

/** Runs a script. If it throws, prints the message, with the stack if DEBUG is set, and sets exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    if (process.env["DEBUG"]) console.error(error);
    process.exitCode = 1;
  }
}
