/** Ends a child process when its parent has ended, however that ended: the channel between them closes then. */
process.once("disconnect", () => process.exit(1));
// The listener alone would keep the process running.
process.channel?.unref();
