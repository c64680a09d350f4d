/** `npm run mock` as a process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { execute } from "../../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";

/** Starts `npm run mock` on free ports, and waits until it has printed all addresses. */
async function startMock(...args: readonly string[]) {
  const npm = spawn("npm", ["run", "--silent", "mock", "--", "--port", "0", ...args], {
    cwd: repositoryRoot,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  // The process group: npm and the server. It has usually ended by then.
  onTestFinished(() => {
    try {
      if (npm.pid !== undefined) process.kill(-npm.pid, "SIGKILL");
    } catch {}
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 60_000 }).toContain("Ctrl-C stops");
  const addresses = [...output.matchAll(/^\S+ +(http:\/\/127\.0\.0\.1:\d+)$/gm)].map(([, url]) => url ?? "");
  expect(new Set(addresses).size).toBe((await readRegister()).apis.length);
  return { npm, addresses, output: () => output };
}

/** Sends the request of a curl command with fetch, so that curl need not be installed. A shell splits the command. */
async function statusOfCurl(command: string): Promise<number> {
  const script = `curl() { printf '%s\\n' "$@"; }; ${command}`;
  const { stdout } = await execute("sh", ["-c", script]);
  const [fail, url = "", option, value = "", ...rest] = stdout.trimEnd().split("\n");
  expect([fail, rest]).toEqual(["--fail-with-body", []]);
  const basic = `Basic ${Buffer.from(value).toString("base64")}`;
  const authorization = option === "--user" ? basic : value.replace("Authorization: ", "");
  return (await fetch(url, { headers: { authorization } })).status;
}

const stopped = async (npm: ChildProcess, addresses: readonly string[]) => {
  // The pipes close when the last process that holds them has ended.
  await once(npm, "close", { signal: AbortSignal.timeout(30_000) });
  for (const each of addresses) await expect(fetch(each)).rejects.toThrow("fetch failed");
};

test("serves every API with a curl command that works, logs requests without credentials, and ends by Ctrl-C", async () => {
  const { npm, addresses, output } = await startMock();
  const commands = [...output().matchAll(/try: (curl .*)$/gm)].map(([, line]) => line ?? "");
  expect(commands).toHaveLength(addresses.length);
  for (const line of commands) expect(await statusOfCurl(line)).toBe(200);

  const [address = ""] = addresses;
  const headers = { authorization: "Bearer do-not-print-me" };
  await fetch(`${address}/nowhere?secret=do-not-print-me`, { headers });
  await fetch(`${address}/v1/organizations/x/services`);
  await expect.poll(output).toContain("get /nowhere");
  await expect.poll(output).toContain("Invalid security scheme used");
  expect(output()).not.toContain("do-not-print-me");

  // A client that never finishes its request does not keep the mocks alive.
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write("PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
  // Ctrl-C in a terminal: every process of the group receives SIGINT.
  process.kill(-(npm.pid ?? 0), "SIGINT");
  await stopped(npm, addresses);
  expect(output()).not.toContain("has ended");
}, 90_000);

test("logs no request with --quiet, and fails if a mock ends by itself", async () => {
  const { npm, addresses, output } = await startMock("--quiet");
  const before = output();
  const [address = ""] = addresses;
  await fetch(`${address}/nowhere`);
  expect(output()).toBe(before);
  // A malformed percent-encoding ends Prism.
  await expect(fetch(`${address}/v1/organizations/%ff/services`)).rejects.toThrow("fetch failed");
  await stopped(npm, addresses);
  expect(npm.exitCode).toBe(1);
  expect(output()).toMatch(/^The mock of \S+ has ended/m);
}, 90_000);
