/** What a server must survive, and what it must not. */

/**
 * Keeps serving when nobody reads the output any more, as in `dataplat serve | head -1`, and ends with exit code 1 on a failure that
 * nobody expected: what state the process is in is unknown then.
 *
 * @param process this process
 */
export function handleProcessErrors(process: NodeJS.Process): void {
  const ignore = (): void => {};
  process.stdout.on("error", ignore);
  process.stderr.on("error", ignore);
  process.on("uncaughtException", (error: unknown) => {
    console.error(`dataplat: unexpected failure: ${error instanceof Error ? error.message : String(error)}`);
    if (process.env["DEBUG"]) console.error(error);
    process.exit(1);
  });
}
