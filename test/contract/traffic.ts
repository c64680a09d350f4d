/** Records responses, from which the tests compute which operations are covered. */
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";

/** A recorded response. */
export interface RecordedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

/** A `fetch` that records responses. */
export interface Recorder {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly responses: RecordedResponse[];
}

/**
 * Creates a recorder for one API.
 *
 * @param document the API's bundle; `fetch` throws if a request matches no operation of it
 */
export function createRecorder(document: OpenApiDocument): Recorder {
  const responses: RecordedResponse[] = [];
  const routes = listOperations(document).map(({ operationId, method, path }) => ({
    operationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  const record = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const route = routes.find(({ method, pattern }) => method === init.method && pattern.test(pathname));
    if (!route) throw new Error(`${init.method} ${pathname} is not an operation of the document.`);
    const response = await fetch(url, init);
    const text = await response.clone().text();
    responses.push({
      operationId: route.operationId,
      status: response.status,
      contentType: response.headers.get("content-type"),
      body: text === "" ? undefined : JSON.parse(text),
    });
    return response;
  };
  return { fetch: record, responses };
}
