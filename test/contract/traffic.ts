/** Records what really went over the wire, so that coverage is counted from answers and not from intentions. */

import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";

/** One answer of a mock. */
export interface Exchange {
  readonly operationId: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

/** A `fetch` that records, and what it recorded. */
export interface Recorder {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly exchanges: Exchange[];
}

/**
 * Makes a recording `fetch` for one API.
 *
 * @param document the API's bundle: tells which operation a request is for
 * @throws from `fetch`, when a request is for no operation of the document
 */
export function createRecorder(document: OpenApiDocument): Recorder {
  const exchanges: Exchange[] = [];
  const routes = listOperations(document).map(({ operationId, method, path }) => ({
    operationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  const record = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const route = routes.find(({ method, pattern }) => method === init.method && pattern.test(pathname));
    if (!route) throw new Error(`${init.method} ${pathname} is no operation of the document.`);
    const response = await fetch(url, init);
    const text = await response.clone().text();
    exchanges.push({
      operationId: route.operationId,
      status: response.status,
      contentType: response.headers.get("content-type"),
      body: text === "" ? undefined : JSON.parse(text),
    });
    return response;
  };
  return { fetch: record, exchanges };
}
