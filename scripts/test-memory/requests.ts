/** Requests of every kind, no two of them alike, so that whatever is kept per request, per target or per value is seen to add up. */
import type { PlatformRequest } from "../../src/platform/index.ts";
import { demo } from "../../src/platform/seed/demo-names.ts";

const organization = `/v1/organizations/${demo.organizationId}`;
const service = `${organization}/services/${demo.serviceId}`;
const pipe = `${service}/pipes/${demo.pipeId}`;

const key = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
const token = { authorization: `Bearer ${demo.accessToken}` };

function put(target: string, headers: Readonly<Record<string, string>>, body: unknown): PlatformRequest {
  return {
    method: "PUT",
    target,
    headers: { ...headers, "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(body)),
  };
}

type Make = (index: number) => PlatformRequest;

/**
 * Makes the kinds of requests, and the status that each is answered with.
 *
 * @param alertId an alert of the team whose token this uses
 */
export function createRequests(alertId: string): readonly { readonly status: number; readonly make: Make }[] {
  const alert = `/api/v2/alerts/${encodeURIComponent(alertId)}`;
  return [
    { status: 200, make: () => ({ method: "GET", target: pipe, headers: key }) },
    {
      status: 200,
      make: (index) => put(`${pipe}/settings`, key, { engine_min_insert_block_size_bytes: index }),
    },
    {
      status: 200,
      make: (index) => ({
        method: "GET",
        target: `${organization}/services?filter=tag:key${index}=value`,
        headers: { ...key, "user-agent": `agent ${index}` },
      }),
    },
    { status: 200, make: (index) => put(alert, token, { threshold: index, name: `name ${index}` }) },
    { status: 200, make: () => ({ method: "GET", target: "/api/v2/dashboards", headers: token }) },
    { status: 200, make: () => ({ method: "HEAD", target: pipe, headers: key }) },
    {
      status: 401,
      make: (index) => ({
        method: "GET",
        target: pipe,
        headers: { authorization: `Basic ${btoa(`k${index}:s`)}` },
      }),
    },
    { status: 404, make: (index) => ({ method: "GET", target: `/v1/nothing/${index}`, headers: key }) },
    { status: 404, make: (index) => put(`/api/v2/alerts/alert-${index}`, token, { threshold: 1 }) },
    { status: 405, make: (index) => ({ method: `METHOD${index}`, target: pipe, headers: key }) },
    { status: 400, make: (index) => put(`${pipe}/settings`, key, { [`unknown${index}`]: index }) },
    {
      status: 412,
      make: (index) => put(`${pipe}/settings`, { ...key, "if-match": `"tag${index}"` }, {}),
    },
  ];
}
