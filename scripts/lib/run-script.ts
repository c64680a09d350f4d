import { messageOf } from "./message-of.ts";

/**
 * Runs a script's main function, so that a person reads a message and not a stack, and npm sees the failure.
 *
 * @param main does the work; its error's message is what the person reads
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    if (process.env["DEBUG"]) console.error(error);
    process.exitCode = 1;
  }
}
