import type { Fidelity } from "../api.ts";
import { requestChoices } from "../fidelity.ts";

export const fidelity: Readonly<Record<string, Fidelity>> = {
  observability: {
    exact: ["Paths, methods, HTTP Bearer credentials, and the envelope { data }."],
    choices: [
      "Errors are { message }, without data.",
      "With --rate-limit: 100 requests per minute per token, a limit for long test runs, then 429 with Retry-After and X-RateLimit-Reset.",
      "A token gives access to all resources of its team. A resource of another team gets the same response as a missing one: 404.",
      ...requestChoices,
    ],
    extensions: ["X-Request-Id is in every response.", "HEAD and OPTIONS are supported."],
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
