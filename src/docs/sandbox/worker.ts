/** Service worker of the sandbox. Its scope is its folder, so it does not intercept requests of other pages. */
import { createSavedState } from "./indexed-db.ts";
import { createSandbox, type Injection, isApiRequest } from "./sandbox.ts";

/** The events of a service worker that are used here. TypeScript's library for workers conflicts with the one for pages. */
interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface MessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

// This file only runs in a service worker.
const worker = self as unknown as WorkerScope;
const folder = worker.registration.scope;
const sandbox = createSandbox(folder, createSavedState(folder));

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  if (isApiRequest(event.request.url, folder)) event.respondWith(sandbox.fetch(event.request));
});

/** Commands of the page. A reload that bypasses caches also bypasses the worker: the page asks for it with `claim`. */
const commands: Readonly<Record<string, (injection?: Injection) => Promise<unknown>>> = {
  claim: () => worker.clients.claim(),
  reset: sandbox.reset,
  inject: async (injection) => injection && sandbox.inject(injection),
  isSaved: sandbox.isSaved,
};

worker.addEventListener("message", (event) => {
  // Sent by page/connection.ts.
  const { name, injection } = Object(event.data) as {
    readonly name?: string;
    readonly injection?: Injection;
  };
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) event.waitUntil(command(injection).then((result) => event.ports[0]?.postMessage(result)));
});
