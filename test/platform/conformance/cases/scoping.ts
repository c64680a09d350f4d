/** Resources of another tenant are answered exactly like resources that do not exist. */
import { expect } from "vitest";
import { type CaseContext, type CaseGroup, prismReadsHead } from "../case.ts";
import {
  getPipe,
  keyOf,
  listDashboards,
  listServices,
  updateAlert,
  updateSettings,
  withHeaders,
} from "../requests.ts";
import { alertOf, dashboardsOf, expectError, pipeOf, servicesOf, withoutRequestId } from "../responses.ts";
import type { TestRequest } from "../subject.ts";
import { type Account, alertContent, pipeContent } from "../test-data.ts";

/** Sends a request with another account's credentials. */
const sentBy = (request: TestRequest, { keyId, keySecret, token }: Account): TestRequest =>
  withHeaders(request, {
    authorization:
      request.api === "management" ? keyOf({ ...nobody(), keyId, keySecret }) : `Bearer ${token}`,
  });

/** An account that does not exist. */
const nobody = (): Account => ({
  organizationId: crypto.randomUUID(),
  serviceId: crypto.randomUUID(),
  pipeId: crypto.randomUUID(),
  keyId: "nobody",
  keySecret: "nobody",
  teamId: "nobody",
  token: "nobody",
  alertId: crypto.randomUUID(),
  searchAlertId: "nobody",
});

/** Requests that name a resource of an account. */
const namingRequests = (account: Account): readonly TestRequest[] => [
  getPipe(account),
  updateSettings(account, { engine_max_threads: 1 }),
  updateSettings(account, {}),
  listServices(account),
  listServices(account, "tag:env=prod"),
  updateAlert(account, { threshold: 1 }),
  updateAlert(account, { dashboardId: "checkout", tileId: "latency" }),
  updateAlert(account, { dashboardId: "nowhere" }),
];

/** Expects the same response for the stranger's resources as for resources that do not exist. */
async function expectAlike(
  { own, stranger, send }: CaseContext,
  change: (request: TestRequest) => TestRequest,
): Promise<void> {
  const theirs = namingRequests(stranger).map((request) => change(sentBy(request, own)));
  const nothing = namingRequests(nobody()).map((request) => change(sentBy(request, own)));
  for (const [index, request] of theirs.entries()) {
    const other = nothing[index];
    if (!other) throw new Error("Both lists are made alike.");
    const response = withoutRequestId(await send(request));
    expect(response.status, `${request.method} ${request.target}`).toBe(404);
    expect(response).toEqual(withoutRequestId(await send(other)));
  }
}

export const scoping: CaseGroup = {
  title: "scoping",
  cases: [
    {
      title: "another tenant's resources look like missing ones, byte for byte except the request id",
      run: (context) => expectAlike(context, (request) => request),
    },
    {
      title: "conditional requests do not reveal another tenant's resources",
      run: async (context) => {
        const theirs = (await context.send(getPipe(context.stranger))).headers["etag"] ?? "";
        for (const name of ["if-match", "if-none-match"]) {
          for (const value of [theirs, "*"]) {
            await expectAlike(context, (request) => withHeaders(request, { [name]: value }));
          }
        }
      },
    },
    {
      title: "other methods do not reveal another tenant's resources",
      run: async ({ own, stranger, send }) => {
        for (const method of ["OPTIONS", "POST"]) {
          const theirs = withoutRequestId(await send({ ...sentBy(getPipe(stranger), own), method }));
          const nothing = withoutRequestId(await send({ ...sentBy(getPipe(nobody()), own), method }));
          expect(theirs).toEqual(nothing);
        }
      },
    },
    {
      title: "HEAD does not reveal another tenant's resources",
      failsOn: prismReadsHead,
      run: async ({ own, stranger, send }) => {
        for (const method of ["HEAD"]) {
          const theirs = withoutRequestId(await send({ ...sentBy(getPipe(stranger), own), method }));
          const nothing = withoutRequestId(await send({ ...sentBy(getPipe(nobody()), own), method }));
          expect(theirs).toEqual(nothing);
        }
      },
    },
    {
      title: "an invalid request is rejected before any resource is looked up",
      run: async ({ own, stranger, send }) => {
        const bad = [
          updateSettings(stranger, { engine_max_threads: 65 }),
          updateSettings(stranger, { nope: 1 }),
          updateAlert(stranger, { threshold: "1" }),
        ];
        const same = [
          updateSettings(nobody(), { engine_max_threads: 65 }),
          updateSettings(nobody(), { nope: 1 }),
          updateAlert(nobody(), { threshold: "1" }),
        ];
        for (const [index, request] of bad.entries()) {
          const response = withoutRequestId(await send(sentBy(request, own)));
          expect(response.status).toBe(400);
          expect(response).toEqual(withoutRequestId(await send(sentBy(same[index] ?? request, own))));
        }
      },
    },
    {
      title: "an account's own ids do not give access to another's resources",
      run: async ({ own, stranger, send }) => {
        const { organizationId, serviceId, pipeId } = stranger;
        for (const part of [
          { organizationId },
          { serviceId },
          { pipeId },
          { serviceId, pipeId },
          { organizationId, serviceId },
        ]) {
          expectError(await send(getPipe({ ...own, ...part })), 404);
          expectError(await send(updateSettings({ ...own, ...part }, { engine_max_threads: 1 })), 404);
        }
      },
    },
    {
      title: "requests for another tenant's resources change nothing",
      run: async ({ own, stranger, send }) => {
        for (const request of namingRequests(stranger)) await send(sentBy(request, own));
        const pipe = pipeOf(await send(getPipe(stranger)));
        expect(pipe.settings).toMatchObject(pipeContent.settings);
        expect(pipe.updatedAt).toBe(pipeContent.updatedAt);
        expect(alertOf(await send(updateAlert(stranger, {})))).toMatchObject({
          ...alertContent,
          updatedAt: expect.any(String),
        });
      },
    },
    {
      title: "lists contain only the account's own resources",
      run: async ({ own, stranger, send }) => {
        const ids = async (account: Account) =>
          servicesOf(await send(listServices(account))).map(({ id }) => id);
        const [ownIds, theirIds] = [await ids(own), await ids(stranger)];
        expect(ownIds).toContain(own.serviceId);
        expect(new Set([...ownIds, ...theirIds]).size).toBe(ownIds.length + theirIds.length);
        const dashboards = dashboardsOf(await send(listDashboards(own))).map(({ id }) => id);
        expect(dashboards).toEqual(["checkout", "billing", `dashboard of ${own.teamId}`]);
      },
    },
    {
      title: "a team with the id of an organization is a different tenant",
      run: async ({ own, stranger, seed, send }) => {
        const token = crypto.randomUUID();
        await seed({
          teams: [{ id: own.organizationId, tokens: [{ token }], dashboards: [{ id: "theirs" }] }],
        });
        expect(dashboardsOf(await send(listDashboards({ ...stranger, token }))).map(({ id }) => id)).toEqual([
          "theirs",
        ]);
        expect(servicesOf(await send(listServices(own)))).toHaveLength(4);
      },
    },
  ],
};
