/** A response about another tenant's resource equals that about a missing one. */
import { expect } from "vitest";
import {
  getPipe,
  listDashboards,
  listServices,
  requestsByOperation,
  updateAlert,
  updateSettings,
  withHeaders,
} from "../requests.ts";
import { alertOf, dashboardsOf, pipeOf, servicesOf, withoutRequestId } from "../responses.ts";
import type { CaseContext, Cases, TestRequest } from "../subject.ts";
import { alertContent, createAccount, pipeContent, type TestAccount } from "../test-data.ts";

/** Requests for resources of one account, with the credentials of another. */
function requestsFor({ keyId, keySecret, token }: TestAccount, owner: TestAccount): readonly TestRequest[] {
  const account = { ...owner, keyId, keySecret, token };
  const missing = requestsByOperation({ ...createAccount(), keyId, keySecret, token });
  return [
    // The last case below covers operations whose path does not name a resource.
    ...Object.values(requestsByOperation(account)).filter(
      ({ target }) => !Object.values(missing).some((other) => other.target === target),
    ),
    updateSettings(account, {}),
    listServices(account, "tag:env=prod"),
    updateAlert(account, { dashboardId: "checkout", tileId: "latency" }),
    updateAlert(account, { dashboardId: "nowhere" }),
  ];
}

type Change = (request: TestRequest) => TestRequest;

/** Expects the same response for the stranger's resources as for missing ones. */
async function expectSame({ own, stranger, send }: CaseContext, status: number, change: Change) {
  const missing = requestsFor(own, createAccount());
  for (const [index, request] of requestsFor(own, stranger).entries()) {
    const response = withoutRequestId(await send(change(request)));
    expect(response.status, `${request.method} ${request.target}`).toBe(status);
    expect(response).toEqual(withoutRequestId(await send(change(missing[index] ?? request))));
  }
}

const changeTo = (method: string) => (request: TestRequest) => {
  const { body: _, ...changed } = { ...request, method };
  return changed;
};

export const scoping: Cases = {
  "another tenant's resource and a missing one have the same response, which changes nothing": async (
    context,
  ) => {
    const { stranger, send } = context;
    await expectSame(context, 404, (request) => request);
    const theirs = (await send(getPipe(stranger))).headers["etag"] ?? "";
    for (const name of ["if-match", "if-none-match"]) {
      for (const value of [theirs, "*"]) {
        await expectSame(context, 404, (request) => withHeaders(request, { [name]: value }));
      }
    }
    await expectSame(context, 204, changeTo("OPTIONS"));
    // OpenAPI 3.1 has no such method.
    await expectSame(context, 405, changeTo("QUERY"));
    const { settings, updatedAt } = pipeOf(await send(getPipe(stranger)));
    expect(settings).toMatchObject(pipeContent.settings);
    expect(updatedAt).toBe(pipeContent.updatedAt);
    const { updatedAt: _, ...alert } = alertContent;
    expect(alertOf(await send(updateAlert(stranger, {})))).toMatchObject(alert);
  },

  "an invalid request is rejected before a resource is looked up": async (context) => {
    await expectSame(context, 400, (request) => {
      const separator = request.target.includes("?") ? "&" : "?";
      return { ...request, target: `${request.target}${separator}nope=1` };
    });
    const { own, stranger, reject } = context;
    const { keyId, keySecret, token } = own;
    for (const owner of [stranger, createAccount()]) {
      const account = { ...owner, keyId, keySecret, token };
      await reject(updateSettings(account, { engine_max_threads: 1.5 }), 400);
      await reject(updateAlert(account, { threshold: "1" }), 400);
    }
  },

  "one id of another tenant's resource is enough for 404": async ({ own, stranger, reject }) => {
    const { organizationId, serviceId, pipeId } = stranger;
    const ids = [{ organizationId }, { serviceId }, { pipeId }, { serviceId, pipeId }];
    for (const part of [...ids, { organizationId, serviceId }, { serviceId: crypto.randomUUID() }]) {
      await reject(getPipe({ ...own, ...part }), 404);
      await reject(updateSettings({ ...own, ...part }, { engine_max_threads: 1 }), 404);
    }
  },

  "lists contain only the tenant's own resources": async ({ own, stranger, seed, send }) => {
    const idsOf = async (account: TestAccount) =>
      servicesOf(await send(listServices(account))).map(({ id }) => id);
    const [ownIds, theirIds] = [await idsOf(own), await idsOf(stranger)];
    expect(ownIds).toContain(own.serviceId);
    expect(new Set([...ownIds, ...theirIds]).size).toBe(ownIds.length + theirIds.length);
    const dashboards = async (account: TestAccount) =>
      dashboardsOf(await send(listDashboards(account))).map(({ id }) => id);
    expect(await dashboards(own)).toEqual(["checkout", "billing", own.dashboardId]);
    // A team with the id of an organization is a different tenant.
    const token = crypto.randomUUID();
    await seed({ teams: [{ id: own.organizationId, tokens: [{ token }], dashboards: [{ id: "theirs" }] }] });
    expect(await dashboards({ ...own, token })).toEqual(["theirs"]);
    expect(await idsOf(own)).toEqual(ownIds);
  },
};
