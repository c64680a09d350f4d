/** What belongs to somebody else is answered exactly like what does not exist. */
import { expect } from "vitest";
import {
  getPipe,
  keyOf,
  listDashboards,
  listServices,
  updateAlert,
  updateSettings,
  withHeaders,
} from "../asks.ts";
import { type CaseContext, type CaseGroup, knowsNobody, prismReadsHead } from "../case.ts";
import { alertOf, dashboardsOf, expectRefusal, pipeOf, servicesOf, withoutRequestId } from "../replies.ts";
import type { Ask } from "../subject.ts";
import { alertContent, type Party, pipeContent } from "../world.ts";

/** The path of one party with the credentials of another. */
const askedBy = (ask: Ask, { keyId, keySecret, token }: Party): Ask =>
  withHeaders(ask, {
    authorization: ask.api === "management" ? keyOf({ ...nobody(), keyId, keySecret }) : `Bearer ${token}`,
  });

/** A party that no data has. */
const nobody = (): Party => ({
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

/** Every request that names something, for the party whose it is. */
const namingAsks = (party: Party): readonly Ask[] => [
  getPipe(party),
  updateSettings(party, { engine_max_threads: 1 }),
  updateSettings(party, {}),
  listServices(party),
  listServices(party, "tag:env=prod"),
  updateAlert(party, { threshold: 1 }),
  updateAlert(party, { dashboardId: "checkout", tileId: "latency" }),
  updateAlert(party, { dashboardId: "nowhere" }),
];

/** Expects that requests for the stranger's things and for nothing at all are told apart by nobody. */
async function expectAlike({ own, stranger, send }: CaseContext, change: (ask: Ask) => Ask): Promise<void> {
  const theirs = namingAsks(stranger).map((ask) => change(askedBy(ask, own)));
  const nothing = namingAsks(nobody()).map((ask) => change(askedBy(ask, own)));
  for (const [index, ask] of theirs.entries()) {
    const other = nothing[index];
    if (!other) throw new Error("Both lists are made alike.");
    const reply = withoutRequestId(await send(ask));
    expect(reply.status, `${ask.method} ${ask.target}`).toBe(404);
    expect(reply).toEqual(withoutRequestId(await send(other)));
  }
}

export const scoping: CaseGroup = {
  title: "scoping",
  cases: [
    {
      title: "another tenant's things are answered like none, byte for byte but for the request id",
      cannot: knowsNobody,
      run: (context) => expectAlike(context, (ask) => ask),
    },
    {
      title: "nor do conditional requests tell them apart",
      cannot: knowsNobody,
      run: async (context) => {
        const theirs = (await context.send(getPipe(context.stranger))).headers["etag"] ?? "";
        for (const name of ["if-match", "if-none-match"]) {
          for (const value of [theirs, "*"]) {
            await expectAlike(context, (ask) => withHeaders(ask, { [name]: value }));
          }
        }
      },
    },
    {
      title: "nor do other methods",
      cannot: knowsNobody,
      run: async ({ own, stranger, send }) => {
        for (const method of ["OPTIONS", "POST"]) {
          const theirs = withoutRequestId(await send({ ...askedBy(getPipe(stranger), own), method }));
          const nothing = withoutRequestId(await send({ ...askedBy(getPipe(nobody()), own), method }));
          expect(theirs).toEqual(nothing);
        }
      },
    },
    {
      title: "nor does HEAD",
      cannot: { ...knowsNobody, ...prismReadsHead },
      run: async ({ own, stranger, send }) => {
        for (const method of ["HEAD"]) {
          const theirs = withoutRequestId(await send({ ...askedBy(getPipe(stranger), own), method }));
          const nothing = withoutRequestId(await send({ ...askedBy(getPipe(nobody()), own), method }));
          expect(theirs).toEqual(nothing);
        }
      },
    },
    {
      title: "what is wrong with a request is told before anything is looked up",
      cannot: knowsNobody,
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
        for (const [index, ask] of bad.entries()) {
          const reply = withoutRequestId(await send(askedBy(ask, own)));
          expect(reply.status).toBe(400);
          expect(reply).toEqual(withoutRequestId(await send(askedBy(same[index] ?? ask, own))));
        }
      },
    },
    {
      title: "a party's own names do not open what stands under another's",
      cannot: knowsNobody,
      run: async ({ own, stranger, send }) => {
        const { organizationId, serviceId, pipeId } = stranger;
        for (const part of [
          { organizationId },
          { serviceId },
          { pipeId },
          { serviceId, pipeId },
          { organizationId, serviceId },
        ]) {
          expectRefusal(await send(getPipe({ ...own, ...part })), 404);
          expectRefusal(await send(updateSettings({ ...own, ...part }, { engine_max_threads: 1 })), 404);
        }
      },
    },
    {
      title: "nothing of another tenant is changed",
      cannot: knowsNobody,
      run: async ({ own, stranger, send }) => {
        for (const ask of namingAsks(stranger)) await send(askedBy(ask, own));
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
      title: "lists hold what is the party's own",
      cannot: knowsNobody,
      run: async ({ own, stranger, send }) => {
        const ids = async (party: Party) => servicesOf(await send(listServices(party))).map(({ id }) => id);
        const [ownIds, theirIds] = [await ids(own), await ids(stranger)];
        expect(ownIds).toContain(own.serviceId);
        expect(new Set([...ownIds, ...theirIds]).size).toBe(ownIds.length + theirIds.length);
        const dashboards = dashboardsOf(await send(listDashboards(own))).map(({ id }) => id);
        expect(dashboards).toEqual(["checkout", "billing", `dashboard of ${own.teamId}`]);
      },
    },
    {
      title: "a team of the same id as an organization is another tenant",
      cannot: knowsNobody,
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
