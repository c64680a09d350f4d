/** What is read is what was stored. */
import { expect } from "vitest";
import { settingNames } from "../../../openapi/reference/management-settings.ts";
import type { CaseGroup } from "../case.ts";
import { getPipe, listDashboards, listServices, pipePath, requestsByOperation } from "../requests.ts";
import { bodyOf, dashboardsOf, pipeOf, servicesOf } from "../responses.ts";
import { billing, checkout, pipeContent, serviceTags } from "../test-data.ts";

/** One source of each kind, with every documented member of it. */
const sources = {
  kafka: {
    brokers: "a.example.com:9092,b.example.com:9092",
    topics: "orders",
    consumerGroup: "loader",
    iamRole: "role",
    offset: { timestamp: "2026-01-01T00:00" },
    schemaRegistry: { url: "https://registry.example.com", authentication: "PLAIN", caCertificate: "x" },
    caCertificate: "x",
    reversePrivateEndpointIds: ["endpoint"],
  },
  objectStorage: {
    url: "https://bucket.example.com/*.csv",
    delimiter: ",",
    compression: "auto",
    isContinuous: true,
    queueUrl: "https://queue.example.com",
    iamRole: "role",
    connectionString: "x",
    path: "/*",
    azureContainerName: "container",
  },
  kinesis: { streamName: "s", region: "r", useEnhancedFanOut: false, timestamp: 1767225600, iamRole: "role" },
  postgres: {
    host: "db.example.com",
    port: 5432,
    database: "shop",
    settings: { syncIntervalSeconds: 10, allowNullableColumns: false },
    tableMappings: [
      { sourceSchemaName: "public", sourceTable: "a", targetTable: "b", excludedColumns: ["c"] },
    ],
  },
};

export const reads: CaseGroup = {
  title: "reads",
  cases: [
    {
      title: "every operation answers 200 with JSON in the envelope of its API",
      run: async ({ own, send }) => {
        for (const [operationId, request] of Object.entries(requestsByOperation(own))) {
          const response = await send(request);
          expect(response.status, `${operationId}: ${response.text}`).toBe(200);
          const { status, requestId, result, data } = bodyOf(response);
          if (request.api === "management")
            expect({ status, requestId: typeof requestId }).toEqual({ status: 200, requestId: "string" });
          expect(result ?? data).toBeTypeOf("object");
        }
      },
    },
    {
      title: "getPipe returns every member of the pipe, with every setting",
      run: async ({ own, send }) => {
        const { settings, ...pipe } = pipeOf(await send(getPipe(own)));
        const { settings: seeded, ...content } = pipeContent;
        expect(pipe).toEqual({ id: own.pipeId, serviceId: own.serviceId, ...content });
        const unset = Object.fromEntries(settingNames.map((name) => [name, null]));
        expect(settings).toEqual({ ...unset, ...seeded });
      },
    },
    {
      title: "getPipe gives a source of each kind as it was stored",
      run: async ({ seed, send, stranger }) => {
        const organizationId = crypto.randomUUID();
        const serviceId = crypto.randomUUID();
        const pipes = Object.entries(sources).map(([kind, source]) => ({
          id: crypto.randomUUID(),
          source: { [kind]: source },
        }));
        const keys = [{ id: organizationId, secret: "secret-of-this-case" }];
        await seed({ organizations: [{ id: organizationId, keys, services: [{ id: serviceId, pipes }] }] });
        const owner = {
          ...stranger,
          organizationId,
          serviceId,
          keyId: organizationId,
          keySecret: "secret-of-this-case",
        };
        for (const { id, source } of pipes) {
          expect(pipeOf(await send(getPipe({ ...owner, pipeId: id }))).source).toEqual(source);
        }
      },
    },
    {
      title: "a read changes nothing: the same bytes come again, but for the request id",
      run: async ({ own, send }) => {
        for (const request of [getPipe(own), listServices(own), listDashboards(own)]) {
          const [one, other] = [await send(request), await send(request)];
          const requestId = ({ headers }: typeof one) => headers["x-request-id"] ?? "none";
          expect(one.text.replace(requestId(one), "")).toBe(other.text.replace(requestId(other), ""));
        }
      },
    },
    {
      title: "UUIDs of a path are the same in upper case",
      run: async ({ own, send }) => {
        const target = pipePath(own).replaceAll(/[\da-f-]{36}/g, (id) => id.toUpperCase());
        expect(pipeOf(await send({ ...getPipe(own), target })).id).toBe(own.pipeId);
      },
    },
    {
      title: "a path may be percent-encoded where it need not be",
      run: async ({ own, send }) => {
        const target = pipePath(own)
          .replace("/pipes/", "/%70ipes/")
          .replace(own.pipeId, `%${own.pipeId.charCodeAt(0).toString(16)}${own.pipeId.slice(1)}`);
        expect(pipeOf(await send({ ...getPipe(own), target })).id).toBe(own.pipeId);
      },
    },
    {
      title: "listServices gives the services in the order in which they were added, without tags and pipes",
      run: async ({ own, send }) => {
        const services = servicesOf(await send(listServices(own)));
        expect(services.map(({ name }) => name)).toEqual(serviceTags.map(({ name }) => name));
        for (const service of services) {
          expect(Object.keys(service).toSorted()).toEqual(["createdAt", "id", "name", "numReplicas"]);
        }
      },
    },
    {
      title:
        "listDashboards gives the team's dashboards in the order in which they were added, with tiles and series",
      run: async ({ own, send }) => {
        const dashboards = dashboardsOf(await send(listDashboards(own)));
        expect(dashboards.slice(0, 2)).toEqual([checkout, billing]);
        expect(dashboards).toHaveLength(3);
      },
    },
    {
      title: "an organization and a team without anything have empty lists",
      run: async ({ stranger, seed, send }) => {
        const organizationId = crypto.randomUUID();
        const empty = { ...stranger, organizationId, keyId: organizationId, token: organizationId };
        await seed({
          organizations: [{ id: organizationId, keys: [{ id: organizationId, secret: empty.keySecret }] }],
          teams: [{ id: organizationId, tokens: [{ token: organizationId }] }],
        });
        expect(servicesOf(await send(listServices(empty)))).toEqual([]);
        expect(dashboardsOf(await send(listDashboards(empty)))).toEqual([]);
      },
    },
  ],
};
