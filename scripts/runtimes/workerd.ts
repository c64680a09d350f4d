/** workerd, the runtime of Workers: the smoke program is bundled into a worker, and a request to the worker runs it. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { messageOf } from "../lib/message-of.ts";
import { readVersion } from "./commands.ts";
import { findInstalled } from "./install.ts";
import { dieWithUs, run, tail } from "./process.ts";
import { bundle } from "./project.ts";
import { limitMs, type Runtime, type Trial, type Tried, variables } from "./runtime.ts";

const compatibilityDate = "2026-11-01";

/** Names that workerd's packages have for processors. */
const processors: Readonly<Record<string, string>> = { x64: "64" };

function find() {
  const name = `@cloudflare/workerd-${process.platform}-${processors[process.arch] ?? process.arch}`;
  return findInstalled(name, "bin/workerd");
}

/** A worker as it is by default: nothing of Node, no variables. */
export const workerd: Runtime = {
  name: "workerd",
  traits: { browser: false, hidesRedirects: false, requires: false, variables: false, refusalIsKnown: false },
  find,
  attempt: (trial) => tryWorker(trial, [], {}),
};

/** A worker with Node's globals, whose bindings are its environment variables. */
export const workerdWithNode: Runtime = {
  name: "workerd-nodejs",
  traits: { browser: false, hidesRedirects: false, requires: false, variables: true, refusalIsKnown: false },
  find,
  attempt: (trial) => tryWorker(trial, ["nodejs_compat"], variables(trial.here.baseUrl)),
};

type Bindings = Readonly<Record<string, string>>;

/** Loopback is all that the worker can reach, and port 0 lets the system choose where it listens. */
function configuration(flags: readonly string[], bindings: Bindings): string {
  const list = Object.entries(bindings).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "smoke", worker = .smoke),
    (name = "loopback", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "smoke")],
);
const smoke :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "bundled-worker.js")],
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ${JSON.stringify(flags)},
  bindings = [${list.join(", ")}],
  globalOutbound = "loopback",
);
`;
}

async function tryWorker(trial: Trial, flags: readonly string[], bindings: Bindings): Promise<Tried> {
  const { file, project, here } = trial;
  const cwd = project.folder;
  const env = { HOME: cwd };
  const version = await run({ file, args: ["--version"], cwd, env, limitMs });
  await writeFile(path.join(cwd, "bundled-worker.js"), await bundle(project, "worker.js", ["workerd"]));
  await writeFile(path.join(cwd, "worker.capnp"), configuration(flags, bindings));
  // Its third pipe tells where it listens.
  const child = dieWithUs(
    spawn(file, ["serve", "worker.capnp", "--control-fd=3"], {
      cwd,
      env,
      stdio: ["ignore", "ignore", "pipe", "pipe"],
      timeout: limitMs,
      killSignal: "SIGKILL",
    }),
  );
  const messages = text(pipeOf(child, 2));
  const closed = once(child, "close");
  try {
    const port = await readPort(pipeOf(child, 3));
    const signal = AbortSignal.timeout(limitMs);
    const request = { method: "POST", body: JSON.stringify(here), signal };
    const response = await fetch(`http://127.0.0.1:${port}/`, request);
    const output = await response.text();
    if (!response.ok) throw new Error(`the worker answered ${response.status}${tail(output)}`);
    return { version: readVersion(version), output };
  } catch (error) {
    child.kill("SIGKILL");
    const message = messageOf(error);
    throw new Error(`${message}; workerd printed${tail(await messages)}`);
  } finally {
    child.kill("SIGKILL");
    await closed;
  }
}

function pipeOf({ stdio }: ChildProcess, index: 2 | 3): Readable {
  const pipe = stdio[index];
  if (pipe instanceof Readable) return pipe;
  throw new Error(`workerd has no pipe ${index}; it could not be started`);
}

/** Reads messages until the one that says where the socket is. @throws when the worker ends before */
async function readPort(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) {
    const message: unknown = JSON.parse(line);
    if (typeof message !== "object" || message === null || !("port" in message)) continue;
    if (typeof message.port === "number") return message.port;
  }
  throw new Error("it ended before it listened");
}
