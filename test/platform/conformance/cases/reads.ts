/** Reads return what was stored. */
import { expect } from "vitest";
import document from "../../../../generated/management/openapi.json" with { type: "json" };
import { settingNames } from "../../../openapi/vendor-documentation/management-settings.ts";
import {
  getPipe,
  listDashboards,
  listServices,
  pipePath,
  requestsByOperation,
  tenantOperations,
} from "../requests.ts";
import { dashboardsOf, pipeOf, servicesOf } from "../responses.ts";
import type { Cases } from "../subject.ts";
import { billing, checkout, demoPipes, pipeContent, serviceTags } from "../test-data.ts";

/** A source of each kind. */
const sources = demoPipes.flatMap(({ source }) => source ?? []);

export const reads: Cases = {
  "every operation succeeds": async ({ own, addAccount, send }) => {
    for (const { operation, described } of tenantOperations) {
      // An unsafe operation may remove what others need.
      const { [operation.operationId]: request = expect.unreachable() } = requestsByOperation(
        operation.safe ? own : await addAccount(),
      );
      const { status, text } = await send(request);
      // A change may be refused, such as the removal of a service that has pipes.
      const refusals = described.responses.filter(
        (each) => !operation.safe && /^4(?:09|12|28)$/.test(each.status),
      );
      const statuses = [...Object.keys(operation.success), ...refusals.map((each) => each.status)];
      expect(statuses, `${operation.operationId}: ${text}`).toContain(String(status));
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
    const id = crypto.randomUUID();
    const pipes = sources.map((source) => ({ id: crypto.randomUUID(), source }));
    const keys = [{ id, secret: own.keySecret }];
    await seed({ organizations: [{ id, keys, services: [{ id, pipes }] }] });
    const kinds = Object.keys(document.components.schemas.PipeSource.properties);
    expect(new Set(sources.flatMap(Object.keys))).toEqual(new Set(kinds));
    for (const { id: pipeId, source } of pipes) {
      const owner = { ...own, organizationId: id, serviceId: id, keyId: id, pipeId };
      expect(pipeOf(await send(getPipe(owner))).source).toEqual(source);
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

  "lists have their resources in insertion order, and those of an empty tenant are empty": async (
    context,
  ) => {
    const { own, seed, send } = context;
    const services = servicesOf(await send(listServices(own)));
    expect(services.map(({ name }) => name)).toEqual(serviceTags.map(({ name }) => name));
    // Without tags and pipes.
    for (const service of services) {
      expect(Object.keys(service).toSorted()).toEqual(["createdAt", "id", "name", "numReplicas"]);
    }
    const dashboards = dashboardsOf(await send(listDashboards(own)));
    expect(dashboards).toEqual([checkout, billing, expect.objectContaining({ id: own.dashboardId })]);
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
