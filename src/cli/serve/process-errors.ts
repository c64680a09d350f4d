/** Process-level error handlers. */
import { errorMessage } from "../../contract/read-error.ts";

/**
 * Keeps serving if the output is closed, as in `dataplat serve | head -1`, and exits with 1 on an uncaught error, after which the state
 * of the process is unknown.
 */
export function handleProcessErrors(): void {
  const ignore = (): void => {};
  // Those of other commands end the process.
  process.stdout.removeAllListeners("error");
  process.stdout.on("error", ignore);
  process.stderr.on("error", ignore);
  process.on("uncaughtException", (error: unknown) => {
    console.error(`dataplat: unexpected error: ${errorMessage(error)}`);
    if (process.env["DEBUG"]) console.error(error);
    process.exit(1);
  });
}
