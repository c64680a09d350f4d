/** Throw-away PostgreSQL servers, for tests and for the benchmark: real ones, in a temporary folder, on a free port of this machine. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, chown, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where Debian puts the binaries, by version. */
const debianFolder = "/usr/lib/postgresql";

/** A server of our own. */
export interface PostgresCluster {
  /** Address of its database `postgres`, with the password of its only user. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends it: `fast` as an administrator does, `immediate` as a crash does. */
  stop(mode?: "fast" | "immediate"): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** The account that a server runs under when we are root, which it refuses to run as. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Finds the folder of the server's binaries. Where they are missing and we may, Debian's package is installed.
 *
 * @throws Error that says why there is none
 */
export async function findPostgres(): Promise<string> {
  const found = await searchPostgres();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0)
    throw new Error("there are no PostgreSQL binaries, and only root may install them");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "--yes", "--no-install-recommends", "postgresql"], { env });
  const installed = await searchPostgres();
  if (installed === undefined) throw new Error("Debian's package postgresql brought no binaries");
  return installed;
}

/**
 * Makes a server and starts it.
 *
 * @param binaries folder of `initdb` and `postgres`
 * @param maxConnections how many connections it takes
 */
export async function createCluster(binaries: string, maxConnections = 100): Promise<PostgresCluster> {
  const account = await findAccount();
  const folder = await mkdtemp(path.join(os.tmpdir(), "dataplat-postgres-"));
  // Characters that must be escaped in an address, so that whoever forgets it is found out.
  const password = `${randomBytes(12).toString("hex")}@/%:`;
  const data = path.join(folder, "data");
  const passwordFile = path.join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const item of [folder, passwordFile]) await chown(item, account.uid, account.gid);
  await run(
    path.join(binaries, "initdb"),
    [
      `--pgdata=${data}`,
      "--username=tester",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--no-sync",
    ].concat(["--encoding=UTF8", "--locale=C"]),
    { ...account, env: serverEnvironment(), cwd: folder },
  );
  const port = await findFreePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    max_connections: maxConnections,
  };
  const argv = [
    "-D",
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  let server: ChildProcess | undefined;
  const stop = async (mode: "fast" | "immediate" = "fast") => {
    const last = server;
    server = undefined;
    if (last && last.exitCode === null && last.signalCode === null) {
      const ended = once(last, "exit");
      last.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
      await ended;
    }
  };
  const cluster: PostgresCluster = {
    url: `postgres://tester:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    start: async () => {
      server = await startServer(path.join(binaries, "postgres"), argv, folder, account);
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

async function startServer(file: string, argv: string[], folder: string, account: Account | undefined) {
  const server = spawn(file, argv, {
    ...account,
    env: serverEnvironment(),
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  let log = "";
  const ready = new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      // Read on for as long as it runs, or it would wait for us.
      if (log.length < 100_000) log += text;
      if (log.includes("ready to accept connections")) resolve();
    });
  });
  await ready;
  return server;
}

async function searchPostgres(): Promise<string | undefined> {
  const folders = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  const versions = await readdir(debianFolder).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  for (const folder of [...folders, ...newest.map((version) => path.join(debianFolder, version, "bin"))]) {
    const binary = await realpath(path.join(folder, "initdb")).catch(() => undefined);
    if (binary && (await isThere(path.join(path.dirname(binary), "postgres")))) return path.dirname(binary);
  }
  return undefined;
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const [, , uid, gid] =
    lines.find(([name]) => name === "postgres") ?? lines.find(([name]) => name === "nobody") ?? [];
  if (uid === undefined || gid === undefined) throw new Error("there is no account to run PostgreSQL under");
  return { uid: Number(uid), gid: Number(gid) };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

/** Messages in English, and nothing of what the caller's shell says about databases. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(others), LC_ALL: "C" };
}
