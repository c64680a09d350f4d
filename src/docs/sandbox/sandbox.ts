/** The platform with demo data in a browser. Its state outlives the page and the service worker. */
import { apis } from "../../platform/apis/index.ts";
import { createPlatform } from "../../platform/create-platform.ts";
import type { Platform } from "../../platform/options.ts";
import type { Seed } from "../../platform/seed/seed.ts";

/** Where the state is saved. A method may reject, for example if the browser denies storage. */
export interface SavedState {
  /** Resolves to what was saved last, possibly by another version; undefined if nothing was. */
  load(): Promise<unknown>;
  save(state: Seed): Promise<void>;
  clear(): Promise<void>;
}

/** Answers the requests of the sandbox. */
export interface Sandbox {
  /**
   * Answers a request as the platform does. A write is saved before the response.
   *
   * @param request to an address that `isApiRequest` accepts
   */
  fetch(request: Request): Promise<Response>;
  /** Resets the data to the demo data, and forgets what was saved. */
  reset(): Promise<void>;
}

/** First path segments of all operations, by which the platform finds the API of a request. */
const apiSegments: ReadonlySet<string | undefined> = new Set(
  apis.flatMap(({ operations }) => Object.values(operations).map(({ path }) => path.split("/")[1])),
);

/**
 * Whether an address belongs to an API of the sandbox.
 *
 * @param url of a request
 * @param folder address of the sandbox, with a slash at its end
 */
export function isApiRequest(url: string, folder: string): boolean {
  return url.startsWith(folder) && apiSegments.has(/^[^/?#]*/.exec(url.slice(folder.length))?.[0]);
}

/**
 * Creates a sandbox. The platform is created for the first request.
 *
 * @param folder address of the sandbox, with a slash at its end
 * @param savedState where its state is saved
 */
export function createSandbox(folder: string, savedState: SavedState): Sandbox {
  let opened: Promise<Platform> | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  const open = () => {
    opened ??= openPlatform(savedState);
    return opened;
  };
  // One after the other, so that an older state never replaces a newer one.
  const enqueue = (task: () => Promise<unknown>): Promise<unknown> => {
    saving = saving.then(task).catch(() => {
      // Without storage, the state is kept in memory.
    });
    return saving;
  };
  return {
    fetch: async (request) => {
      const platform = await open();
      const response = await send(platform, `/${request.url.slice(folder.length)}`, request);
      const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
      if (response.ok && !isRead) await enqueue(async () => savedState.save(await platform.export()));
      return response;
    },
    reset: async () => {
      const platform = await open();
      await platform.reset();
      await enqueue(savedState.clear);
    },
  };
}

/** Opens a platform with the saved state, or with the demo data if there is none that this version can read. */
async function openPlatform(savedState: SavedState): Promise<Platform> {
  const platform = createPlatform({ demo: true, journalSize: 0 });
  await platform.ready();
  try {
    const state = await savedState.load();
    // Not validated yet: `reset` rejects what is not a seed.
    if (state !== undefined) await platform.reset(state as Seed);
  } catch {
    // The demo data is loaded already.
  }
  return platform;
}

/** Sends a request to the platform, which answers at an address of its own. */
async function send(platform: Platform, target: string, request: Request): Promise<Response> {
  const { method, headers, signal } = request;
  const content = await request.arrayBuffer();
  const body = content.byteLength > 0 ? content : null;
  return platform.fetch(platform.baseUrl + target, { method, headers, body, signal });
}
