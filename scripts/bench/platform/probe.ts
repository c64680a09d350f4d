/** Loaded into each server that is measured, whoever wrote it: tells what its process has used. */

/** What a process has used. */
export interface Usage {
  /** Resident memory in bytes. */
  readonly rss: number;
  /** Processor time since the process began, of all its threads, in microseconds. */
  readonly cpuMicroseconds: number;
}

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { rss: process.memoryUsage.rss(), cpuMicroseconds: user + system };
  process.send?.(usage);
});
// The server ends when it would without this.
process.channel?.unref();
