/** Signals and closed pipes, of processes. */
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { execute } from "../../../scripts/lib/execute.ts";
import { pipe, pipeFlags } from "../../client/calls.ts";
import { useRawServer } from "../../client/raw-server.ts";
import { useServer } from "../../client/server.ts";
import { createFolder } from "../../temporary-folder.ts";
import { useProcesses } from "../processes.ts";

const server = useServer();
const rawServer = useRawServer();
const processes = useProcesses();

const environment = (baseUrl: string) => ({
  DATAPLAT_MANAGEMENT_URL: baseUrl,
  DATAPLAT_KEY_ID: "key",
  DATAPLAT_KEY_SECRET: "secret",
});

test.each<[string, readonly string[], NodeJS.Signals, string]>([
  ["a read silently", ["get-pipe", ...pipeFlags], "SIGINT", ""],
  [
    "a write with a warning",
    ["update-pipe-settings", ...pipeFlags, "--engine-max-threads", "8"],
    "SIGTERM",
    "dataplat: interrupted by SIGTERM; the outcome of the change is unknown.\nThe change may have been made: read it with `dataplat get-pipe IDS` before you send it again.\n",
  ],
])("a signal ends %s, so that a loop of the shell stops", async (_, args, signal, stderr) => {
  const requested = new Promise<void>((resolve) => rawServer().onRequest(() => resolve()));
  const started = processes.start(args, environment(rawServer().baseUrl));
  await requested;
  // npm forwards the signal that its child has got from the terminal.
  started.process.kill(signal);
  expect(await started.stop(signal)).toEqual({ code: null, signal });
  const message = started.stderr().replace(/(?<=get-pipe )[^`]*/, "IDS");
  expect([started.stdout(), message]).toEqual(["", stderr]);
});

test("a closed pipe ends the process silently", async () => {
  server().respondWith(200, { result: [{ name: "x".repeat(2 ** 20) }] });
  const { baseUrl } = server();
  const args = ["list-services", "--organization-id", pipe.organizationId];
  const started = processes.start(args, environment(baseUrl));
  started.process.stdout.destroy();
  const [code] = await once(started.process, "exit");
  expect([code, started.stderr()]).toEqual([141, ""]);
});

test.each([
  ["a full device", '"$0" src/cli/dataplat.ts --version > /dev/full', "ENOSPC"],
  ["a disk that a part fits on", 'ulimit -f 8; "$0" src/cli/dataplat.ts openapi management > "$1"', "EFBIG"],
])("output that cannot be written, to %s, is an error", async (_, script, code) => {
  const file = path.join(createFolder(), "file");
  const consequence = "If the command changes something, the change was made.";
  const args = ["-c", script, process.execPath, file];
  await expect(execute("sh", args)).rejects.toMatchObject({
    code: 1,
    stderr: `dataplat: the output cannot be written (${code}). ${consequence}\n`,
  });
});
