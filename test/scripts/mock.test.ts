/** `npm run mock` as a process. */
import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const script = path.join(repositoryRoot, "scripts/mock.ts");
const run = promisify(execFile);
type Mock = ChildProcessByStdio<null, Readable, Readable>;

let started: Mock | undefined;

afterEach(() => {
  try {
    // The process group: npm and the server.
    if (started?.pid !== undefined) process.kill(-started.pid, "SIGKILL");
  } catch {
    // All processes have ended.
  }
  started = undefined;
});

/** Starts the script and waits until it has printed all addresses. */
function startCommand(...args: readonly string[]): Promise<{ command: Mock; output: () => string }> {
  return startProgram(process.execPath, [script, ...args]);
}

async function startProgram(
  file: string,
  args: readonly string[],
): Promise<{ command: Mock; output: () => string }> {
  const command = spawn(file, args, {
    cwd: repositoryRoot,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  started = command;
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ctrl-C stops")) resolve();
    };
    command.stdout.on("data", read);
    command.stderr.on("data", read);
    command.once("exit", (code) => reject(new Error(`The command ended with ${code}:\n${output}`)));
  });
  await ready;
  return { command, output: () => output };
}

/** Runs the script with arguments that it rejects. */
async function reject(...args: readonly string[]): Promise<{ code: unknown; stderr: string }> {
  const failure: unknown = await run(process.execPath, [script, ...args]).then(
    () => ({ code: 0, stderr: "" }),
    (error: unknown) => error,
  );
  // The error of execFile has the exit code and the output.
  return failure as { code: unknown; stderr: string };
}

/** The addresses that the script printed. */
function addresses(output: string): readonly string[] {
  return [...output.matchAll(/^\S+ +(http:\/\/127\.0\.0\.1:\d+)$/gm)].flatMap(([, address]) => address ?? []);
}

/** Sends the request of a curl command with fetch, so that curl need not be installed. A shell splits the command. */
async function statusOfCurl(command: string): Promise<number> {
  const { stdout } = await run("sh", ["-c", `curl() { printf '%s\\n' "$@"; }; ${command}`]);
  const [silent, option, value, url, ...rest] = stdout.trimEnd().split("\n");
  expect([silent, rest]).toEqual(["-sS", []]);
  const basic = option === "-u" ? `Basic ${Buffer.from(value ?? "").toString("base64")}` : undefined;
  const header = option === "-H" ? value?.match(/^Authorization: (.*)$/)?.[1] : undefined;
  const { status } = await fetch(url ?? "", { headers: { authorization: basic ?? header ?? "" } });
  return status;
}

async function isListening(address: string): Promise<boolean> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const isConnected = await Promise.race([
    once(socket, "connect").then(() => true),
    new Promise<false>((resolve) => socket.once("error", () => resolve(false))),
  ]).catch(() => false);
  socket.destroy();
  return isConnected;
}

describe("the mock command", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "ends when npm, which started it, receives %s",
    async (signal) => {
      const args = ["run", "--silent", "mock", "--", "--port", "0"];
      const { command, output } = await startProgram("npm", args);
      const found = addresses(output());
      expect(await Promise.all(found.map(isListening))).toEqual(found.map(() => true));
      command.kill(signal);
      // The pipes close when the last process that holds them has ended.
      await once(command, "close", { signal: AbortSignal.timeout(10_000) });
      expect(await Promise.all(found.map(isListening))).toEqual(found.map(() => false));
    },
  );

  test("serves every API with a curl command that works, and logs each request without credentials", async () => {
    const { command, output } = await startCommand("--port", "0");
    const { apis } = await readRegister();
    const found = addresses(output());
    expect(new Set(found).size).toBe(apis.length);
    for (const { name } of apis) expect(output()).toMatch(new RegExp(`^${name} +http://`, "m"));
    const commands = [...output().matchAll(/try: (curl .*)$/gm)].flatMap(([, line]) => line ?? []);
    expect(commands.length).toBe(apis.length);
    for (const line of commands) expect(await statusOfCurl(line)).toBe(200);

    const [address] = found;
    const headers = { authorization: "Bearer do-not-print-me" };
    await fetch(`${address}/nowhere?secret=do-not-print-me`, { headers });
    await expect.poll(output).toContain("GET /nowhere");
    await expect.poll(output).toMatch(/^\S+ {4}Route not resolved, no path matched$/m);
    await fetch(`${address}/v1/organizations/x/services`);
    await expect.poll(output).toMatch(/^\S+ {4}Invalid security scheme used$/m);
    expect(output()).not.toContain("do-not-print-me");
    expect(output()).not.toContain("Request terminated");

    // Prism throws for a malformed percent-encoding.
    for (const path of ["/v1/organizations/%ff/services", "/api/v2/alerts/%ff", "/"]) {
      for (const each of found) {
        const { status } = await fetch(each + path, { signal: AbortSignal.timeout(5000) });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }

    // A client that never finishes its request.
    const socket = connect(Number(new URL(address ?? "").port), "127.0.0.1");
    socket.on("error", () => {}); // the mock closes the connection
    socket.write("PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    command.kill("SIGTERM");
    const [code] = await once(command, "exit");
    socket.destroy();
    expect(code).toBe(0);
  });

  test("logs no request with --quiet", async () => {
    const { command, output } = await startCommand("--port", "0", "--quiet");
    const before = output();
    await fetch(`${addresses(before)[0]}/nowhere`);
    command.kill("SIGTERM");
    await once(command, "close");
    expect(output()).toBe(before);
  });

  test("rejects a port that is taken, names it, and leaves no other mock running", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const address = holder.address();
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
    try {
      const { code, stderr } = await reject("--port", String(address.port));
      expect(code).toBe(1);
      expect(stderr).toContain(`cannot start: port ${address.port} on 127.0.0.1: already in use`);
      expect(stderr).toContain("--port N");
      expect(await isListening(`http://127.0.0.1:${address.port + 1}`)).toBe(false);
    } finally {
      holder.close();
    }
  });

  test.each([
    [["--port", "many"], "--port many: expected an integer from 0 to 65000."],
    [["--port", "70000"], "--port 70000: expected an integer from 0 to 65000."],
    [["--port="], "--port is empty: expected an integer from 0 to 65000."],
  ])("rejects %j with a message and exit code 1", async (args, message) => {
    const { code, stderr } = await reject(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain("--help");
  });
});
