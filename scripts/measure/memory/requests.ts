/** Requests of every kind, no two of them equal: whatever is kept per request, target or value adds up. */
import type { PlatformRequest } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";

const organization = `/v1/organizations/${demo.organizationId}`;
const pipe = `${organization}/services/${demo.serviceId}/pipes/${demo.pipeId}`;
const key = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
const token = { authorization: `Bearer ${demo.accessToken}` };

type RequestHeaders = Readonly<Record<string, string>>;

export interface RequestKind {
  readonly status: number;
  readonly create: (index: number) => PlatformRequest;
}

function get(target: string, headers: RequestHeaders, method = "GET"): PlatformRequest {
  return { method, target, headers };
}

function put(target: string, headers: RequestHeaders, body: object): PlatformRequest {
  return {
    method: "PUT",
    target,
    headers: { ...headers, "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(body)),
  };
}

export function createRequests(alertId: string): readonly RequestKind[] {
  const alert = `/api/v2/alerts/${alertId}`;
  const create: readonly [status: number, create: RequestKind["create"]][] = [
    [200, () => get(pipe, key)],
    [200, () => get(pipe, key, "HEAD")],
    [200, () => get("/api/v2/dashboards", token)],
    [
      200,
      (n) => get(`${organization}/services?filter=tag:key${n}=value`, { ...key, "user-agent": `agent ${n}` }),
    ],
    [200, (n) => put(`${pipe}/settings`, key, { engine_min_insert_block_size_bytes: n })],
    [200, (n) => put(alert, token, { threshold: n, name: `name ${n}` })],
    [400, (n) => put(`${pipe}/settings`, key, { [`unknown${n}`]: n })],
    [401, (n) => get(pipe, { authorization: `Basic ${btoa(`k${n}:s`)}` })],
    [404, (n) => get(`/v1/nothing/${n}`, key)],
    [404, (n) => put(`/api/v2/alerts/alert-${n}`, token, { threshold: 1 })],
    [405, (n) => get(pipe, key, `METHOD${n}`)],
    [412, (n) => put(`${pipe}/settings`, { ...key, "if-match": `"tag${n}"` }, {})],
  ];
  return create.map(([status, create]) => ({ status, create }));
}
