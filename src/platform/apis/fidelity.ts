/**
 * Per operation, what the platform takes from the reference texts and what it had to choose where they are silent. `/_platform/fidelity`
 * and a page of the docs show it, so that nobody takes a choice of ours for a promise of the real service.
 */

/** What holds for one operation, or for all of an API. */
export interface Fidelity {
  /** Stated by the reference text. */
  readonly exact: readonly string[];
  /** Seen with real services of this kind, but not stated. */
  readonly field: readonly string[];
  /** Our own choice. */
  readonly choices: readonly string[];
  /** Beyond the contract: leave it alone in code that must run against the real service. */
  readonly extensions: readonly string[];
}

/** By name of an API or operationId. */
export const fidelity: Readonly<Record<string, Fidelity>> = {
  management: {
    exact: [
      "Paths, methods, HTTP Basic credentials of a key id and a key secret, and the envelope { status, requestId, result } with a UUIDv4 per response.",
    ],
    field: [
      "Errors are { status, requestId, error }, whose text begins with an upper-case code and a colon.",
      "With --rate-limit, 10 requests per 10 s and key; then 429 with Retry-After and X-RateLimit-Reset.",
    ],
    choices: [
      "A key reaches everything of its own organization. Whatever belongs to another is answered like what does not exist: 404.",
      "Path, method, credentials, rate limit, Accept, body and parameters are checked in this order, and then the resource is looked up.",
      "What breaks the contract is 400, never 422, and names every mistake with its JSON Pointer under /body or /parameters.",
      "Unknown query parameters, a body where none belongs, duplicate member names, __proto__, and more than 64 levels are refused with 400.",
      "UUIDs are compared without regard to case.",
    ],
    extensions: [
      "X-Request-Id repeats the envelope's requestId, also where there is no envelope.",
      "HEAD and OPTIONS are answered.",
    ],
  },
  observability: {
    exact: ["Paths, methods, HTTP Bearer credentials, and the envelope { data }."],
    field: [
      "Errors are { message }.",
      "With --rate-limit, 100 requests per minute and token; then 429 with Retry-After and X-RateLimit-Reset.",
    ],
    choices: [
      "A token belongs to one team and reaches everything of it. Whatever belongs to another is answered like what does not exist: 404.",
      "Checks, their order and what is refused are those of the Management API.",
    ],
    extensions: ["X-Request-Id is in every response.", "HEAD and OPTIONS are answered."],
  },
  getPipe: {
    exact: ["Path, parameters, and every documented member of a pipe that the seed gives it."],
    field: [],
    choices: [
      "Every setting is present, null where none was set.",
      "Members that the seed leaves out are absent. Its state is what the seed says and never changes by itself.",
    ],
    extensions: ["ETag; If-None-Match answers 304, If-Match 412."],
  },
  updatePipeSettings: {
    exact: ["The fields, their types and inclusive ranges; every setting is returned."],
    field: ["A field that is left out keeps its value."],
    choices: [
      "null clears a field to null. An empty object changes no setting.",
      "The pipe's updatedAt becomes the time of the update.",
    ],
    extensions: ["ETag is the pipe's; If-Match with another answers 412, and nothing is changed."],
  },
  listServices: {
    exact: ["Path, parameters, and every documented member of a service that the seed gives it."],
    field: [
      "filter=tag:KEY=VALUE and filter=tag:KEY select services by tag; repeated, all must match.",
      "Tags are not part of the response.",
    ],
    choices: [
      "Services come in the order in which they were added, all at once.",
      "A filter of another form is refused with 400, where some servers ignore it and return everything.",
    ],
    extensions: [],
  },
  updateAlert: {
    exact: [
      "The fields with their types and value lists; dashboardId is returned as dashboard.",
      "createdAt and updatedAt are ISO 8601 with milliseconds and Z.",
    ],
    field: [],
    choices: [
      "A field that is left out keeps its value; channel is replaced as a whole.",
      "dashboardId and tileId must name a dashboard of the team and a tile on it, else 400. Moving an alert away from its tile's dashboard needs both.",
      "interval and channel are stored as they are, nothing is sent to a channel, and state never changes by itself.",
    ],
    extensions: ["ETag; If-Match with another answers 412, and nothing is changed."],
  },
  listDashboards: {
    exact: ["Path, and every documented member of a dashboard that the seed gives it."],
    field: [],
    choices: ["Dashboards come in the order in which they were added, all at once."],
    extensions: [],
  },
};
