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
    // Its process group: with npm, the server as well.
    if (started?.pid !== undefined) process.kill(-started.pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
  started = undefined;
});

/** Starts the command and waits until it has printed everything about its start. */
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

/** Runs the command where it has to end by itself. */
async function refused(...args: readonly string[]): Promise<{ code: unknown; stderr: string }> {
  const failure: unknown = await run(process.execPath, [script, ...args]).then(
    () => ({ code: 0, stderr: "" }),
    (error: unknown) => error,
  );
  // execFile rejects with an error that carries the exit code and what was written.
  return failure as { code: unknown; stderr: string };
}

/** The addresses of the lines that name an API. */
function addresses(output: string): readonly string[] {
  return [...output.matchAll(/^\S+ +(http:\/\/127\.0\.0\.1:\d+)$/gm)].flatMap(([, address]) => address ?? []);
}

/** What curl would get: a shell splits the line, fetch sends it, so that curl itself need not be installed. */
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
  const answer = await Promise.race([
    once(socket, "connect").then(() => true),
    new Promise<false>((resolve) => socket.once("error", () => resolve(false))),
  ]).catch(() => false);
  socket.destroy();
  return answer;
}

describe("the mock command", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "serves every API, each at an address of its own, until %s, and then ends with 0",
    async (signal) => {
      const { command, output } = await startCommand("--port", "0");
      const { apis } = await readRegister();
      const found = addresses(output());
      expect(new Set(found).size).toBe(apis.length);
      for (const { name } of apis) expect(output()).toMatch(new RegExp(`^${name} +http://`, "m"));
      expect(await Promise.all(found.map(isListening))).toEqual(found.map(() => true));

      command.kill(signal);
      const [code] = await once(command, "exit");
      expect(code).toBe(0);
      expect(await Promise.all(found.map(isListening))).toEqual(found.map(() => false));
    },
  );

  test.each(["SIGTERM", "SIGINT"] as const)(
    "ends when npm, which started it, receives %s",
    async (signal) => {
      const args = ["run", "--silent", "mock", "--", "--port", "0"];
      const { command, output } = await startProgram("npm", args);
      const found = addresses(output());
      command.kill(signal);
      // The pipes close when the last process that holds them has ended.
      await once(command, "close", { signal: AbortSignal.timeout(10_000) });
      expect(await Promise.all(found.map(isListening))).toEqual(found.map(() => false));
    },
  );

  test("prints a curl command per API that works as it is", async () => {
    const { output } = await startCommand("--port", "0");
    const { apis } = await readRegister();
    expect(output()).toContain("answers with its document's examples, whatever it is sent");
    const commands = [...output().matchAll(/try: (curl .*)$/gm)].flatMap(([, command]) => command ?? []);
    expect(commands.length).toBe(apis.length);
    for (const command of commands) expect(await statusOfCurl(command)).toBe(200);
  });

  test("prints a line per request and per breach, without credentials, and none with --quiet", async () => {
    const { output } = await startCommand("--port", "0");
    const [address] = addresses(output());
    const headers = { authorization: "Bearer do-not-print-me" };
    await fetch(`${address}/nowhere?secret=do-not-print-me`, { headers });
    await expect.poll(output).toContain("GET /nowhere");
    await expect.poll(output).toMatch(/^\S+ {4}Route not resolved, no path matched$/m);
    await fetch(`${address}/v1/organizations/x/services`);
    await expect.poll(output).toMatch(/^\S+ {4}Invalid security scheme used$/m);
    expect(output()).not.toContain("do-not-print-me");
    expect(output()).not.toContain("Request terminated");
    started?.kill("SIGKILL");

    const quiet = await startCommand("--port", "0", "--quiet");
    const before = quiet.output();
    await fetch(`${addresses(before)[0]}/nowhere`);
    quiet.command.kill("SIGTERM");
    await once(quiet.command, "close");
    expect(quiet.output()).toBe(before);
  });

  test("ends although a client never finishes its request", async () => {
    const { command, output } = await startCommand("--port", "0");
    const socket = connect(Number(new URL(addresses(output())[0] ?? "").port), "127.0.0.1");
    socket.on("error", () => {}); // the mock ends the connection
    socket.write("PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    command.kill("SIGTERM");
    const [code] = await once(command, "exit");
    socket.destroy();
    expect(code).toBe(0);
  });

  test("answers a path that Prism cannot read, and goes on", async () => {
    const { output } = await startCommand("--port", "0");
    const { apis } = await readRegister();
    expect(addresses(output()).length).toBe(apis.length);
    for (const address of addresses(output())) {
      const paths = ["/v1/organizations/%ff/services", "/api/v2/alerts/%ff", "/"];
      for (const bad of paths) {
        const { status } = await fetch(address + bad, { signal: AbortSignal.timeout(5000) });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  test("refuses a port that is taken, names it, and leaves no other mock running", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const address = holder.address();
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
    try {
      const { code, stderr } = await refused("--port", String(address.port));
      expect(code).toBe(1);
      expect(stderr).toContain(`cannot start: port ${address.port} on 127.0.0.1: already in use`);
      expect(stderr).toContain("--port N");
      expect(await isListening(`http://127.0.0.1:${address.port + 1}`)).toBe(false);
    } finally {
      holder.close();
    }
  });

  test.each([
    [["--prot", "1"], "--prot"],
    [["--port", "many"], "--port many"],
    [["--port", "-1"], "--port"],
    [["--port", "70000"], "--port 70000"],
    [["--port="], "--port is empty: give a whole number"],
    [["extra"], "extra"],
  ])("refuses %j with a message and exit code 1", async (args, message) => {
    const { code, stderr } = await refused(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain("--help");
  });

  test("explains itself with --help", async () => {
    const { stdout } = await run(process.execPath, [script, "--help"]);
    expect(stdout).toContain("--port N");
    expect(stdout).toContain("answered with an example");
  });
});
