import type { Fidelity } from "../api.ts";
import { requestChoices } from "../fidelity.ts";

export const fidelity: Readonly<Record<string, Fidelity>> = {
  management: {
    exact: [
      "Paths, methods, HTTP Basic credentials of a key id and a key secret, and the envelope { status, requestId, result } with a UUIDv4 per response.",
    ],
    choices: [
      "Errors are { status, requestId, error }, the envelope with error in place of result. The text of error starts with an upper-case code and a colon, so that code can tell errors apart.",
      "With --rate-limit: 10 requests per 10 s per key, a limit that a test reaches quickly, then 429 with Retry-After and X-RateLimit-Reset.",
      "A key gives access to all resources of its organization. A resource of another organization gets the same response as a missing one: 404.",
      ...requestChoices,
      "UUIDs are case-insensitive.",
    ],
    extensions: [
      "X-Request-Id has the envelope's requestId; responses without an envelope have it, too.",
      "HEAD and OPTIONS are supported.",
    ],
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
};
