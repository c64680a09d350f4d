/** Temporary PostgreSQL servers for tests and the benchmark: real ones, in a temporary folder, on a free port of this machine. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { execute } from "./execute.ts";

export interface PostgresCluster {
  /** Address of its database `postgres`, with the password of its only user. */
  readonly url: string;
  start(): Promise<void>;
  /** Stops it: `fast` as an administrator does, `immediate` as a crash does. */
  stop(mode?: "fast" | "immediate"): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** The account that a server runs under when this process is root, which servers refuse to run as. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

export async function createCluster(
  binaries: string,
  changes: Readonly<Record<string, string | number>> = {},
): Promise<PostgresCluster> {
  const account = await findAccount();
  const folder = await mkdtemp(path.join(os.tmpdir(), "dataplat-postgres-"));
  const { data, password } = await initializeData(binaries, folder, account);
  const port = await findFreePort();
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, ...changes };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let server: ChildProcess | undefined;
  const stop = async (mode: "fast" | "immediate" = "fast") => {
    const last = server;
    server = undefined;
    if (last?.exitCode !== null || last.signalCode !== null) return;
    const ended = once(last, "exit");
    last.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
    await ended;
  };
  const cluster: PostgresCluster = {
    url: `postgres://tester:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    start: async () => {
      const command = path.join(binaries, "postgres");
      server = await startDaemon(command, ["-D", data, ...flags], {
        folder,
        account,
        ready: "ready to accept connections",
      });
    },
    stop,
    remove: async () => {
      await stop("immediate");
      await rm(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** Runs `initdb`, with a user `tester`. */
async function initializeData(
  binaries: string,
  folder: string,
  account: SystemAccount | undefined,
): Promise<{ readonly data: string; readonly password: string }> {
  // With characters that must be escaped in an address, so that a missing escape shows.
  const password = `${randomBytes(12).toString("hex")}@/%:`;
  const data = path.join(folder, "data");
  const passwordFile = path.join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const item of [folder, passwordFile]) await chown(item, account.uid, account.gid);
  const argv = [
    ...[`--pgdata=${data}`, "--username=tester", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
    ...["--no-sync", "--encoding=UTF8", "--locale=C"],
  ];
  await execute(path.join(binaries, "initdb"), argv, { ...account, env: serverEnvironment(), cwd: folder });
  return { data, password };
}

/** Starts a server process, which ends with this one. */
export async function startDaemon(
  command: string,
  argv: readonly string[],
  { folder, account, ready }: { folder: string; account: SystemAccount | undefined; ready: string },
): Promise<ChildProcess> {
  const server = spawn(command, argv, {
    ...account,
    env: serverEnvironment(),
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`${path.basename(command)} did not start:\n${log}`)));
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      // Keeps reading: a full pipe would block the server.
      if (log.length < 100_000) log += text;
      if (log.includes(ready)) resolve();
    });
  });
  return server;
}

/** @returns the account for a server; undefined when this process is not root */
export async function findAccount(): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const [, , uid, gid] =
    lines.find(([name]) => name === "postgres") ?? lines.find(([name]) => name === "nobody") ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("/etc/passwd has neither the account postgres nor nobody");
  return { uid: Number(uid), gid: Number(gid) };
}

/** @returns a port of this machine that nothing listens on */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("the system assigned no port");
  return address.port;
}

/** Messages in English, and no database settings of the caller's shell. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(others), LC_ALL: "C" };
}
