/** Accounts of the fuzz tests, with their credentials and the targets of their resources. */
import { basicHeader } from "../../send-request.ts";
import { listDashboards, listServices, pipePath } from "../conformance/requests.ts";
import { createTestData } from "../conformance/test-data.ts";

/** The sender of the requests, another account whose resources must stay hidden, and the seed with both. */
const { own, stranger, seed } = createTestData();

export { seed };

/** `Authorization` of the sender. */
export const authorization = {
  management: basicHeader(own.keyId, own.keySecret),
  observability: `Bearer ${own.token}`,
};

/** `Authorization` of the stranger. */
export const strangerAuthorization = [
  basicHeader(stranger.keyId, stranger.keySecret),
  `Bearer ${stranger.token}`,
] as const;

/** Targets of all resources. */
export const targets = {
  pipe: pipePath(own),
  settings: `${pipePath(own)}/settings`,
  alerts: [own.alertId, own.searchAlertId].map((id) => `/api/v2/alerts/${id}`),
  services: listServices(own).target,
  dashboards: listDashboards(own).target,
  stranger: [
    listServices(stranger).target,
    pipePath(stranger),
    pipePath({ ...own, pipeId: stranger.pipeId }),
    `/api/v2/alerts/${stranger.alertId}`,
  ],
} as const;
