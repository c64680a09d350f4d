/** Test helpers for clients of any API: short retry delays, error capture and a `fetch` stub. */
import { binary } from "../../src/client/bodies/binary.ts";
import { form } from "../../src/client/bodies/form.ts";
import { mediaTypes } from "../../src/client/bodies/media-types.ts";
import { stream } from "../../src/client/bodies/stream.ts";
import { text } from "../../src/client/bodies/text.ts";
import { type ApiBinding, createClient } from "../../src/client/create-client.ts";
import { createFetch } from "../../src/client/create-fetch.ts";
import { createFetchClient } from "../../src/client/create-fetch-client.ts";
import { fetchRules } from "../../src/client/option-rules.ts";
import type { ApiFetch } from "../../src/client/options.ts";
import { resolveClientOptions } from "../../src/client/settings.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { type DataplatError, safe } from "../../src/index.ts";

/** Retry options with delays of at most 2 ms. */
export const fastRetry = { baseDelayMs: 1, maxDelayMs: 2 };

/** Resolves to the error of a failed call. Throws any error that is not a DataplatError, or an Error if the call succeeds. */
export async function getError(promise: Promise<unknown>): Promise<DataplatError> {
  const result = await safe(promise);
  if (result.ok) throw new Error(`Expected an error, received ${JSON.stringify(result.data)}.`);
  return result.error;
}

export function getCreationError(make: () => unknown): Promise<DataplatError> {
  return getError(Promise.resolve().then(make));
}

/** Creates an operation table from members that differ from those of a GET without parameters that returns JSON. */
export function operationTable(
  operations: Readonly<Record<string, Partial<Operation>>>,
): Readonly<Record<string, Operation>> {
  const defaults = {
    method: "GET",
    parameters: [],
    requestBody: null,
    security: [],
    success: { 200: { kind: "json", mediaType: "application/json" } },
    safe: true,
    idempotent: true,
    beta: false,
    deprecated: false,
  } as const;
  const entries = Object.entries(operations);
  return Object.fromEntries(
    entries.map(([id, members]) => [id, { operationId: id, path: `/${id}`, ...defaults, ...members }]),
  );
}

/** Creates a `fetch` stub that records its requests. */
export function stubFetch(respond: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return respond(url, init);
  };
  return { fetch, sent };
}

/** Resolves after the given number of milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type Call = ((...args: readonly unknown[]) => Promise<unknown>) & {
  readonly withResponse: (...args: readonly unknown[]) => Promise<object>;
};

/** Creates the clients of an API that has what the documents of today do not have, with a stub of `fetch`. */
export function createStubs(
  api: Pick<ApiBinding, "operations"> & Partial<ApiBinding>,
  options: object = {},
  respond: () => Response = () => Response.json({ data: [] }),
) {
  const { fetch, sent } = stubFetch(respond);
  const importResponses = () => Promise.reject(new Error("unused"));
  const own = { bodies: { text, binary, form, stream }, mediaTypes, requests: {}, schemes: [] };
  const binding = { ...own, baseUrlVariable: "NONE", importResponses, ...api };
  const all = { baseUrl: "https://api.example.com", fetch, retry: fastRetry, ...options };
  // The client has a function for each operation.
  const client = createClient(binding, all) as Readonly<Record<string, Call>>;
  const call = (name: string): Call => {
    const operation = client[name];
    if (!operation) throw new Error(`No operation ${name}.`);
    return operation;
  };
  // Paths of no document: the client by path takes any.
  type Operation = { parameters: object; responses: object };
  const byPath = createFetchClient<Record<string, Record<"get" | "post" | "patch", Operation>>>(binding, all);
  const send: ApiFetch = (...request) =>
    createFetch(resolveClientOptions(fetchRules, binding, all))(...request);
  return { call, byPath, send, sent, headers: () => sent.map(({ init }) => new Headers(init.headers)) };
}
