/** The platform with demo data in a browser. Its state outlives the page and the service worker. */
import { apis } from "../../platform/apis/index.ts";
import { createPlatform } from "../../platform/create-platform.ts";
import type { Fault } from "../../platform/faults/fault.ts";
import type { Platform } from "../../platform/options/options.ts";
import { servedPath } from "../../platform/pipeline/router.ts";
import type { Seed } from "../../platform/seed/seed.ts";
import { rejectAfter } from "./reject-after.ts";

/** Where the state is saved. A method may reject, for example if the browser denies storage. */
export interface SavedState {
  /** Resolves to what was saved last, possibly by another version; undefined if nothing was. */
  load(): Promise<unknown>;
  save(state: Seed): Promise<void>;
  clear(): Promise<void>;
}

export interface Injection {
  readonly operationId: string;
  readonly fault: Fault;
}

export interface Sandbox {
  /** Answers a request as the platform does. A write is saved before the response. */
  fetch(request: Request): Promise<Response>;
  /** Injects a fault into the next request, if it is one of the operation. */
  inject(injection: Injection): Promise<void>;
  /** Restores the demo data, and deletes the saved state. */
  reset(): Promise<void>;
  /** Resolves to whether changes are saved; otherwise they are kept in memory only. */
  isSaved(): Promise<boolean>;
}

/** How long to wait for the storage by default, in milliseconds. */
const defaultMaxWait = 3000;

/** First path segments of all operations, by which the platform finds the API of a request. */
const apiSegments: ReadonlySet<string | undefined> = new Set(
  apis.flatMap((api) => Object.values(api.operations).map((each) => servedPath(api, each).split("/")[1])),
);

export function isApiRequest(url: string, folder: string): boolean {
  if (!url.startsWith(folder)) return false;
  const [segment = ""] = /^[^/?#]*/.exec(url.slice(folder.length)) ?? [];
  try {
    return apiSegments.has(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * Creates a sandbox. The platform is created for the first request. `maxWait`: how long to wait for `savedState` before the state is kept
 * in memory only, in milliseconds.
 */
export function createSandbox(
  folder: string,
  savedState: SavedState,
  maxWait: number = defaultMaxWait,
): Sandbox {
  const storage = createStorage(savedState, maxWait);
  let opened: Platform | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let injection: Injection | undefined;

  /** Runs tasks one after the other, each with the state that was saved last: another page may have changed it. */
  const enqueue = <Result>(task: (platform: Platform) => Promise<Result>): Promise<Result> => {
    const result = last.then(async () => {
      opened ??= createPlatform({ demo: true, journalSize: 0 });
      const state = await storage.attempt(({ load }) => load());
      if (storage.isAvailable()) await restore(opened, state);
      return task(opened);
    });
    last = result.catch(() => {
      // The caller receives the error.
    });
    return result;
  };
  return {
    fetch: (request) =>
      enqueue(async (platform) => {
        if (injection) platform.faults.inject(injection.operationId, injection.fault);
        injection = undefined;
        const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
        const target = `/${request.url.slice(folder.length)}`;
        let isFailed = false;
        try {
          const response = await send(platform, target, request);
          isFailed = !response.ok;
          return response;
        } finally {
          // A write whose connection is dropped has taken effect.
          if (!isRead && !isFailed) await storage.attempt(async ({ save }) => save(await platform.export()));
        }
      }),
    inject: async (next) => {
      injection = next;
    },
    reset: () =>
      enqueue(async (platform) => {
        await platform.reset();
        await storage.attempt(({ clear }) => clear());
      }),
    isSaved: () => enqueue(async () => storage.isAvailable()),
  };
}

/** Storage of the saved state. The first failure or timeout makes it unavailable. */
function createStorage(savedState: SavedState, maxWait: number) {
  let isAvailable = true;
  return {
    isAvailable: () => isAvailable,
    /** Resolves to the result of an operation; undefined if it fails or the storage is unavailable. */
    attempt: async <Result>(operation: (savedState: SavedState) => Promise<Result>) => {
      try {
        return isAvailable ? await rejectAfter(maxWait, operation(savedState)) : undefined;
      } catch {
        isAvailable = false;
        return undefined;
      }
    },
  };
}

/** Restores a saved state, or the demo data if there is none that this version can read. */
async function restore(platform: Platform, state: unknown): Promise<void> {
  try {
    // Not validated yet: `reset` rejects what is not a seed.
    await platform.reset(state as Seed | undefined);
  } catch {
    await platform.reset();
  }
}

async function send(platform: Platform, target: string, request: Request): Promise<Response> {
  const { method, headers, signal } = request;
  const content = await request.arrayBuffer();
  const body = content.byteLength > 0 ? content : null;
  return platform.fetch(platform.baseUrl + target, { method, headers, body, signal });
}
