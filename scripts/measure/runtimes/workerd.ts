/** workerd, the runtime of Cloudflare Workers: the smoke program is bundled into a worker, and a request runs it. */
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { bundle } from "./project.ts";
import { defaultTraits, installed, type RunContext, type Runtime, timeoutMs, variables } from "./runtime.ts";

const traits = { ...defaultTraits, knowsRefusals: false };

/** A worker with neither Node.js compatibility nor environment variables. */
export const workerd: Runtime = {
  name: "workerd",
  userAgent: /^Cloudflare-Workers$/,
  traits: { ...traits, variables: false },
  run: (context) => runWorker(context, ["no_nodejs_compat"], {}),
};

/** A worker with Node.js compatibility, the default; its bindings are its environment variables. */
export const workerdWithNode: Runtime = {
  name: "workerd-nodejs",
  userAgent: /^Cloudflare-Workers$/,
  traits,
  run: (context) => runWorker(context, [], variables(context.smoke.baseUrl)),
};

/** Configuration of workerd. The worker can reach loopback only. Port 0 lets the system choose a port. */
function configuration(flags: readonly string[], bindings: Readonly<Record<string, string>>): string {
  const texts = Object.entries(bindings).map(
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
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ${JSON.stringify(flags)},
  bindings = [${texts.join(", ")}],
  globalOutbound = "loopback",
);
`;
}

async function runWorker(
  { project, smoke }: RunContext,
  flags: readonly string[],
  bindings: Readonly<Record<string, string>>,
): Promise<string> {
  const platform = `${process.platform}-${process.arch.replace("x64", "64")}`;
  const file = await installed(`@cloudflare/workerd-${platform}/bin/workerd`);
  await writeFile(path.join(project, "bundled-worker.js"), await bundle(project, "worker.js", "workerd"));
  await writeFile(path.join(project, "worker.capnp"), configuration(flags, bindings));
  const child = spawn(file, ["serve", "worker.capnp", "--control-fd=3"], {
    cwd: project,
    env: { HOME: project },
    stdio: ["ignore", "ignore", "inherit", "pipe"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  try {
    const request = { method: "POST", body: JSON.stringify(smoke), signal: AbortSignal.timeout(timeoutMs) };
    const response = await fetch(`http://127.0.0.1:${await readPort(child.stdio[3])}/`, request);
    return await response.text();
  } finally {
    process.off("exit", kill);
    kill();
  }
}

async function readPort(control: unknown): Promise<number> {
  if (control instanceof Readable) {
    for await (const line of createInterface({ input: control })) {
      const message: unknown = JSON.parse(line);
      if (typeof message !== "object" || message === null || !("port" in message)) continue;
      if (typeof message.port === "number") return message.port;
    }
  }
  throw new Error("workerd exited before it listened.");
}
