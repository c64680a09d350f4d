/** Chooses where the sandbox page sends its requests: a service worker, the page itself, or the platform that serves the site. */
import type { Sandbox } from "../sandbox.ts";

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
}

/** How long to wait for the service worker before the page answers instead, in milliseconds. */
const maxWait = 10_000;

/**
 * Connects the page.
 *
 * @param folder address of the sandbox, with a slash at its end
 */
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
  const control = async (): Promise<void> => {
    const { active } = await serviceWorker.ready;
    if (!serviceWorker.controller && active) await send(active, "claim");
  };
  await withTimeout(control());
  return {
    baseUrl: folder,
    kind: "worker",
    demo: true,
    fetch: async (request) => {
      if (!serviceWorker.controller) await withTimeout(control());
      return fetch(request);
    },
    reset: async () => {
      const { active } = await withTimeout(serviceWorker.ready);
      if (active) await withTimeout(send(active, "reset"));
    },
  };
}

async function connectPage(folder: string): Promise<Connection> {
  const module: { createPageSandbox(folder: string): Sandbox } = await import(
    /* @vite-ignore */ `${folder}platform.js`
  );
  const sandbox = module.createPageSandbox(folder);
  return { baseUrl: folder, kind: "page", demo: true, ...sandbox };
}

/** Sends a command to the worker; resolves when the worker has carried it out. */
function send(worker: ServiceWorker, command: string): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    worker.postMessage(command, [port2]);
  });
}

function withTimeout<Result>(task: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The service worker does not respond.")), maxWait);
  });
  return Promise.race([task, timeout]);
}
