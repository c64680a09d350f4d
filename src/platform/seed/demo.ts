/** The built-in demo data: `dataplat serve --demo`, and what documents and tests show. */
import { demo } from "./demo-names.ts";
import { eventsFromFiles, shopFromDatabase } from "./demo-stored-pipes.ts";
import { clicksFromStream, ordersFromKafka } from "./demo-stream-pipes.ts";
import { demoTeam } from "./demo-team.ts";
import type { Seed, SeedService } from "./seed.ts";

/**
 * Makes the demo data. It is the same each time, and shares nothing with what was made before.
 *
 * @returns a seed that needs no checking: one organization, with a pipe of each source kind, and one team
 */
export function demoSeed(): Seed {
  return {
    organizations: [
      {
        id: demo.organizationId,
        name: "Demo",
        keys: [{ id: demo.keyId, secret: demo.keySecret }],
        services: [analytics(), analyticsReadonly(), sandbox(), archive()],
      },
    ],
    teams: [demoTeam()],
  };
}

function analytics(): SeedService {
  return {
    id: demo.serviceId,
    name: "analytics",
    engineVersion: "26.3",
    endpoints: [
      { protocol: "mysql", host: "analytics.example.com", port: 3306, username: "analytics_reader" },
    ],
    minTotalMemoryGb: 24,
    maxTotalMemoryGb: 96,
    minReplicaMemoryGb: 8,
    maxReplicaMemoryGb: 32,
    numReplicas: 3,
    idleScaling: true,
    idleTimeoutMinutes: 15,
    ipAccessList: [
      { source: "203.0.113.0/24", description: "Office network" },
      { source: "198.51.100.7", description: "Build server" },
    ],
    createdAt: "2025-11-04T08:15:30Z",
    encryptionKey: "key/analytics-data",
    encryptionAssumedRoleIdentifier: "role/encryption-user",
    iamRole: "role/analytics-service",
    privateEndpointIds: ["pe-0a1b2c3d"],
    availablePrivateEndpointIds: ["pe-0a1b2c3d", "pe-4e5f6a7b"],
    dataWarehouseId: "warehouse-1",
    isPrimary: true,
    isReadonly: false,
    byocId: "byoc-7f3a",
    hasTransparentDataEncryption: true,
    transparentDataEncryptionKeyId: "key/analytics-tde",
    encryptionRoleId: "role/encryption-user",
    tags: { env: "prod", team: "data" },
    pipes: [ordersFromKafka(), eventsFromFiles(), clicksFromStream(), shopFromDatabase()],
  };
}

function analyticsReadonly(): SeedService {
  return {
    id: "88888888-8888-4888-8888-888888888888",
    name: "analytics-readonly",
    engineVersion: "26.3",
    endpoints: [
      { protocol: "mysql", host: "analytics-readonly.example.com", port: 3306, username: "analytics_reader" },
    ],
    minTotalMemoryGb: 16,
    maxTotalMemoryGb: 16,
    minReplicaMemoryGb: 16,
    maxReplicaMemoryGb: 16,
    numReplicas: 1,
    idleScaling: true,
    idleTimeoutMinutes: 5,
    ipAccessList: [{ source: "203.0.113.0/24", description: "Office network" }],
    createdAt: "2026-01-08T13:40:05Z",
    privateEndpointIds: [],
    availablePrivateEndpointIds: ["pe-4e5f6a7b"],
    dataWarehouseId: "warehouse-1",
    isPrimary: false,
    isReadonly: true,
    hasTransparentDataEncryption: false,
    tags: { env: "prod" },
  };
}

/** Few members, as a young service has. */
function sandbox(): SeedService {
  return {
    id: "77777777-7777-4777-8777-777777777777",
    name: "sandbox",
    engineVersion: "26.3",
    endpoints: [{ protocol: "mysql", host: "sandbox.example.com", port: 3306, username: "sandbox_user" }],
    numReplicas: 1,
    idleScaling: false,
    createdAt: "2026-03-12T10:00:00Z",
    tags: { env: "dev", team: "data" },
    pipes: [
      {
        id: "99999999-9999-4999-8999-999999999999",
        name: "trial-from-kafka",
        state: "Stopped",
        source: { kafka: { brokers: "broker-2.example.com:9092", topics: "trial" } },
        destination: { database: "trial", table: "events" },
        createdAt: "2026-03-12T10:20:00Z",
        updatedAt: "2026-03-12T10:20:00Z",
      },
    ],
  };
}

/** Without tags: no filter finds it. */
function archive(): SeedService {
  return {
    id: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
    name: "archive",
    engineVersion: "25.8",
    numReplicas: 1,
    idleScaling: true,
    idleTimeoutMinutes: 60,
    createdAt: "2025-02-17T07:30:00Z",
  };
}
