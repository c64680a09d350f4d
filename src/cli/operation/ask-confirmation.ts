/** Confirmation of a write. Imported on first use, since the prompts take longer to load than most commands run. */
import { confirm } from "@clack/prompts";

/** Resolves to whether the user answers yes. */
export async function askConfirmation(message: string): Promise<boolean> {
  return (await confirm({ message, initialValue: false, output: process.stderr })) === true;
}
