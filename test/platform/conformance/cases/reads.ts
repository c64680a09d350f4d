/** Reads return what was stored. */
import { expect } from "vitest";
import { demoSeed } from "../../../../generated/platform/demo-seed.ts";
import { settingNames } from "../../../openapi/vendor-documentation/management-settings.ts";
import type { Cases } from "../case.ts";
import { getPipe, independentSuccesses, listDashboards, listServices, pipePath } from "../requests.ts";
import { dashboardsOf, pipeOf, servicesOf } from "../responses.ts";
import { billing, checkout, pipeContent, serviceTags } from "../test-data.ts";

const { organizations = [] } = demoSeed;

/** A source of each kind: the demo data has every documented property. */
const sources = organizations
  .flatMap(({ services = [] }) => services.flatMap(({ pipes = [] }) => pipes))
  .flatMap(({ source }) => source ?? []);

export const reads: Cases = {
  "every operation succeeds": async (context) => {
    for (const { operation, request, status } of await independentSuccesses(context)) {
      const response = await context.send(request);
      expect(response.status, `${operation.operationId}: ${response.text}`).toBe(status);
    }
  },

  "getPipe returns every member of the pipe, with every setting": async ({ own, send }) => {
    const { settings, ...pipe } = pipeOf(await send(getPipe(own)));
    const { settings: seeded, ...content } = pipeContent;
    expect(pipe).toEqual({ id: own.pipeId, serviceId: own.serviceId, ...content });
    const unset = Object.fromEntries(settingNames.map((name) => [name, null]));
    expect(settings).toEqual({ ...unset, ...seeded });
  },

  "getPipe returns a source of each kind as it was stored": async ({ own, seed, send }) => {
    const organizationId = crypto.randomUUID();
    const serviceId = crypto.randomUUID();
    const keySecret = "secret-of-this-case";
    const pipes = sources.map((source) => ({ id: crypto.randomUUID(), source }));
    const keys = [{ id: organizationId, secret: keySecret }];
    await seed({ organizations: [{ id: organizationId, keys, services: [{ id: serviceId, pipes }] }] });
    const owner = { ...own, organizationId, serviceId, keyId: organizationId, keySecret };
    const kinds = new Set(sources.flatMap(Object.keys));
    expect(kinds).toEqual(new Set(["kafka", "objectStorage", "kinesis", "postgres"]));
    for (const { id, source } of pipes) {
      expect(pipeOf(await send(getPipe({ ...owner, pipeId: id }))).source).toEqual(source);
    }
  },

  "a read changes nothing": async ({ own, send }) => {
    for (const request of [getPipe(own), listServices(own), listDashboards(own)]) {
      const [first, second] = [await send(request), await send(request)];
      const textOf = ({ headers, text }: typeof first) => text.replace(headers["x-request-id"] ?? "none", "");
      expect(textOf(first)).toBe(textOf(second));
    }
  },

  "a UUID in a path may be in upper case, and any character percent-encoded": async ({ own, send }) => {
    const target = pipePath(own);
    const code = own.pipeId.charCodeAt(0).toString(16);
    for (const equivalent of [
      target.replaceAll(/[\da-f-]{36}/g, (id) => id.toUpperCase()),
      target.replace("/pipes/", "/%70ipes/").replace(own.pipeId, `%${code}${own.pipeId.slice(1)}`),
    ]) {
      expect(pipeOf(await send({ ...getPipe(own), target: equivalent })).id).toBe(own.pipeId);
    }
  },

  "listServices returns the services in insertion order, without tags and pipes": async ({ own, send }) => {
    const services = servicesOf(await send(listServices(own)));
    expect(services.map(({ name }) => name)).toEqual(serviceTags.map(({ name }) => name));
    for (const service of services) {
      expect(Object.keys(service).toSorted()).toEqual(["createdAt", "id", "name", "numReplicas"]);
    }
  },

  "listDashboards returns the dashboards in insertion order, with tiles and series": async ({
    own,
    send,
  }) => {
    const dashboards = dashboardsOf(await send(listDashboards(own)));
    expect(dashboards.slice(0, 2)).toEqual([checkout, billing]);
    expect(dashboards).toHaveLength(3);
  },

  "an empty organization and an empty team have empty lists": async ({ own, seed, send }) => {
    const id = crypto.randomUUID();
    const empty = { ...own, organizationId: id, keyId: id, token: id };
    await seed({
      organizations: [{ id, keys: [{ id, secret: empty.keySecret }] }],
      teams: [{ id, tokens: [{ token: id }] }],
    });
    expect(servicesOf(await send(listServices(empty)))).toEqual([]);
    expect(dashboardsOf(await send(listDashboards(empty)))).toEqual([]);
  },
};
