/** Chooses where the sandbox page sends its requests: a service worker, the page itself, or the platform that serves the site. */
import { rejectAfter } from "../reject-after.ts";
import type { Injection, Sandbox } from "../sandbox.ts";

/** Where requests go by default. */
export interface Connection {
  /** Address below which the APIs answer. */
  readonly baseUrl: string;
  readonly kind: "worker" | "page" | "platform";
  /** Whether the demo credentials are accepted. */
  readonly demo: boolean;
  fetch(request: Request): Promise<Response>;
  /** Resets the data; absent if this page cannot. */
  readonly reset?: () => Promise<void>;
  /** Injects a fault into the next request; absent on a platform, which has `/_platform/faults`. */
  readonly inject?: (injection: Injection) => Promise<void>;
  /** Resolves to whether this browser saves changes; absent on a platform. */
  readonly isSaved?: () => Promise<boolean>;
}

/** How long to wait for the service worker before the page answers instead, in milliseconds. */
const maxWait = 10_000;

export async function connect(folder: string): Promise<Connection> {
  return (
    (await connectPlatform(folder)) ??
    (await connectWorker(folder).catch(() => undefined)) ??
    (await connectPage(folder))
  );
}

/** The platform that serves the site, which `target.json` names; undefined on a static site. */
async function connectPlatform(folder: string): Promise<Connection | undefined> {
  try {
    const response = await fetch(`${folder}target.json`, { cache: "no-store" });
    const { platform, demo }: { platform: string | null; demo?: boolean } = await response.json();
    if (!response.ok || platform === null) return undefined;
    const baseUrl = new URL(platform, location.origin).href;
    return { baseUrl, kind: "platform", demo: demo === true, fetch: (request) => fetch(request) };
  } catch {
    return undefined;
  }
}

/** The service worker; undefined if the browser has none, for example without TLS. */
async function connectWorker(folder: string): Promise<Connection | undefined> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return undefined;
  await serviceWorker.register(`${folder}sw.js`, { scope: folder, updateViaCache: "none" });
  const send = async (name: string, injection?: Injection): Promise<unknown> => {
    const { active } = await serviceWorker.ready;
    return active && sendCommand(active, { name, injection });
  };
  const control = async (): Promise<void> => {
    await serviceWorker.ready;
    if (!serviceWorker.controller) await send("claim");
  };
  await rejectAfter(maxWait, control());
  return {
    baseUrl: folder,
    kind: "worker",
    demo: true,
    fetch: async (request) => {
      if (!serviceWorker.controller) await rejectAfter(maxWait, control());
      const response = await fetch(request);
      // Every response of the platform has a request id. This one is from the static host: the browser has removed the worker.
      if (!response.headers.has("x-request-id")) throw new Error("No worker");
      return response;
    },
    reset: async () => void (await rejectAfter(maxWait, send("reset"))),
    inject: async (injection) => void (await rejectAfter(maxWait, send("inject", injection))),
    isSaved: async () => (await rejectAfter(maxWait, send("isSaved"))) === true,
  };
}

async function connectPage(folder: string): Promise<Connection> {
  const module: { createPageSandbox(folder: string): Sandbox } = await import(
    /* @vite-ignore */ `${folder}platform.js`
  );
  const sandbox = module.createPageSandbox(folder);
  return { baseUrl: folder, kind: "page", demo: true, ...sandbox };
}

/** Sends a command to the worker; resolves to its result when the worker has carried it out. */
function sendCommand(worker: ServiceWorker, command: object): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(command, [port2]);
  });
}
