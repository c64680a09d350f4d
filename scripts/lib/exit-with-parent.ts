/** Ends a child process after its parent has ended, also by SIGKILL: the channel between them closes then. */
process.once("disconnect", () => process.exit(1));
// The listener alone would keep the process running.
process.channel?.unref();
