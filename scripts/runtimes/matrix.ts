/** Tries the runtimes one after another, and makes the table. */
import { messageOf } from "../lib/message-of.ts";
import { failed, judge, type Row, skipped } from "./judge.ts";
import { createProject, type Project } from "./project.ts";
import type { Runtime } from "./runtime.ts";
import { startServer, type TestServer } from "./server.ts";

/**
 * Tries runtimes, each with its own part of one server.
 *
 * @param runtimes which ones
 * @param print prints a line of the table, as soon as it is known
 * @returns one row each
 * @throws when the package cannot be packed or installed, or the server does not start
 */
export async function runMatrix(
  runtimes: readonly Runtime[],
  print: (line: string) => void,
): Promise<readonly Row[]> {
  const width = Math.max(...runtimes.map(({ name }) => name.length));
  const project = await createProject();
  const server = await startServer();
  const rows: Row[] = [];
  try {
    for (const runtime of runtimes) {
      const row = await tryRuntime(runtime, project, server);
      rows.push(row);
      print(`${row.name.padEnd(width)}  ${row.version.padEnd(14)}  ${row.text}`);
      for (const failure of row.failures) print(`  ${failure}`);
    }
  } finally {
    await server.stop();
  }
  return rows;
}

/**
 * Tries one runtime.
 *
 * @param runtime which one
 * @param project where the package is installed
 * @param server what it calls
 * @returns its row; skipped when it is not there, failed when it cannot be run
 */
export async function tryRuntime(
  runtime: Runtime,
  project: Project,
  server: Pick<TestServer, "origin" | "closedUrl" | "serve">,
): Promise<Row> {
  const { name, traits, checkCount } = runtime;
  const found = await runtime.find();
  if ("missing" in found) return skipped(name, found.missing);
  const here = { ...traits, baseUrl: `${server.origin}/${name}`, closedUrl: server.closedUrl };
  const startedAt = performance.now();
  try {
    const { version, output } = await runtime.attempt({ file: found.file, project, server, here });
    const row = judge(name, version, output, checkCount);
    return { ...row, text: `${row.text} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s` };
  } catch (error) {
    return failed(name, "", [messageOf(error)]);
  }
}
