/**
 * Fidelity: per operation, what the vendor's documentation states and what the platform chose where it is silent. `/_platform/fidelity` and
 * a page of the docs show it, so that a choice of the platform is not mistaken for a promise of the real service.
 */
import type { PlatformApi } from "./api.ts";

/** Fidelity of one operation, or of an API as a whole. */
export interface Fidelity {
  /** Stated by the vendor's documentation. */
  readonly exact: readonly string[];
  /** Chosen by the platform, with the reason if it is not obvious. */
  readonly choices: readonly string[];
  /** Beyond the contract: do not rely on it in code for the real service. */
  readonly extensions: readonly string[];
}

/** Fidelity of an operation without a handler. */
export const exampleFidelity: Fidelity = {
  exact: ["Method, path, parameters and body, which are validated."],
  choices: [
    "The response is the example of the document, or a sample made from its schema, whatever was sent. The header X-Dataplat-Example and the journal say so.",
  ],
  extensions: [],
};

/** Fidelity of an operation or an API without statements of its own. */
export const defaultFidelity: Fidelity = {
  exact: ["Method, path, parameters, and the documented members of bodies."],
  choices: [],
  extensions: [],
};

/** Returns the fidelity of each API, by its name, and of each of its operations, by operationId, after the name of the API if several have it. */
export function listFidelity(apis: readonly PlatformApi[]): Readonly<Record<string, Fidelity>> {
  const subjects = apis.flatMap(({ name, operations, handlers }) => [
    [name, fidelity[name] ?? defaultFidelity] as const,
    ...Object.keys(operations).map((operationId) => {
      const isShared = apis.some((api) => api.name !== name && Object.hasOwn(api.operations, operationId));
      const own = Object.hasOwn(handlers, operationId)
        ? (fidelity[operationId] ?? defaultFidelity)
        : exampleFidelity;
      return [isShared ? `${name}.${operationId}` : operationId, own] as const;
    }),
  ]);
  return Object.fromEntries(subjects);
}

/** By API name and operationId. Neither needs an entry. */
export const fidelity: Readonly<Record<string, Fidelity>> = {
  management: {
    exact: [
      "Paths, methods, HTTP Basic credentials of a key id and a key secret, and the envelope { status, requestId, result } with a UUIDv4 per response.",
    ],
    choices: [
      "Errors are { status, requestId, error }, the envelope with error in place of result. The text of error starts with an upper-case code and a colon, so that code can tell errors apart.",
      "With --rate-limit: 10 requests per 10 s per key, a limit that a test reaches quickly, then 429 with Retry-After and X-RateLimit-Reset.",
      "A key gives access to all resources of its organization. A resource of another organization gets the same response as a missing one: 404.",
      "The order of checks is path, method, credentials, rate limit, Accept, body, parameters, resource.",
      "A violation of the contract is 400, never 422; the message names each violation with its JSON Pointer under /body or /parameters.",
      "Unknown query parameters, a body on an operation without one, duplicate member names, __proto__, and more than 64 levels are 400.",
      "UUIDs are case-insensitive.",
    ],
    extensions: [
      "X-Request-Id has the envelope's requestId; responses without an envelope have it, too.",
      "HEAD and OPTIONS are supported.",
    ],
  },
  observability: {
    exact: ["Paths, methods, HTTP Bearer credentials, and the envelope { data }."],
    choices: [
      "Errors are { message }: without data, and in another format than those of the Management API, so that code is tested with both.",
      "With --rate-limit: 100 requests per minute per token, a limit for long test runs, then 429 with Retry-After and X-RateLimit-Reset.",
      "A token gives access to all resources of its team. A resource of another team gets the same response as a missing one: 404.",
      "Checks and their order are those of the Management API.",
    ],
    extensions: ["X-Request-Id is in every response.", "HEAD and OPTIONS are supported."],
  },
  getPipe: {
    exact: ["Path, parameters, and every documented member of a pipe that the seed has."],
    choices: [
      "Every setting is present, null where none was set.",
      "Members that the seed omits are absent. The state is that of the seed and does not change by itself.",
    ],
    extensions: ["ETag; If-None-Match gives 304, If-Match 412."],
  },
  updatePipeSettings: {
    exact: ["The fields, their types and inclusive ranges; every setting is returned."],
    choices: [
      "An omitted setting keeps its value, since no setting is required in an update.",
      "null sets a setting to null. An empty object changes no setting.",
      "The pipe's updatedAt becomes the time of the update.",
    ],
    extensions: ["ETag is that of the pipe; If-Match with another gives 412 and changes nothing."],
  },
  listServices: {
    exact: ["Path, parameters, and every documented member of a service that the seed has."],
    choices: [
      "filter=tag:KEY=VALUE and filter=tag:KEY select services by tag, the only kind of filter that is supported; if repeated, all must match.",
      "Tags are not part of the response, since no field of a service is documented for them.",
      "Services are in the order in which they were added, on one page.",
      "A filter of another form is 400, so that a mistake is noticed.",
    ],
    extensions: [],
  },
  updateAlert: {
    exact: [
      "The fields with their types and value lists; dashboardId is returned as dashboard.",
      "createdAt and updatedAt are ISO 8601 with milliseconds and Z.",
    ],
    choices: [
      "An omitted field keeps its value; channel is replaced as a whole.",
      "dashboardId and tileId must name a dashboard of the team and a tile on it, otherwise 400. Moving an alert to another dashboard needs both.",
      "interval and channel are stored as sent; nothing is sent to a channel, and state does not change by itself.",
    ],
    extensions: ["ETag; If-Match with another gives 412 and changes nothing."],
  },
  listDashboards: {
    exact: ["Path, and every documented member of a dashboard that the seed has."],
    choices: ["Dashboards are in the order in which they were added, on one page."],
    extensions: [],
  },
};
