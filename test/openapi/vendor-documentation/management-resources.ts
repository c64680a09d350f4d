/** The tables of the Management API's documentation, field by field in its order. */
import type { JsonObject } from "../../../src/contract/openapi.ts";
import { settings } from "./management-settings.ts";
import { boolean, integer, listOf, number, object, shows, string, uuid } from "./transcription.ts";

const scaling = object({
  replicas: number,
  concurrency: number,
  replicaCpuMillicores: number,
  replicaMemoryGb: number,
});

const kafka = object({
  brokers: string,
  topics: string,
  consumerGroup: string,
  iamRole: string,
  offset: object({
    // The text gives the form `<date>T<hour>:<minute>`; the document infers the pattern.
    timestamp: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$" },
  }),
  schemaRegistry: object({
    url: string,
    authentication: shows("PLAIN"),
    caCertificate: string,
  }),
  caCertificate: string,
  reversePrivateEndpointIds: listOf(string),
});

const objectStorage = object({
  url: string,
  delimiter: string,
  compression: shows("auto"),
  isContinuous: boolean,
  queueUrl: string,
  iamRole: string,
  connectionString: { type: "string", "x-sensitive": true },
  path: string,
  azureContainerName: string,
});

const kinesis = object({
  streamName: string,
  region: string,
  useEnhancedFanOut: boolean,
  // The text gives no format; the document infers `int64`.
  timestamp: { ...integer, format: "int64" },
  iamRole: string,
});

const postgres = object({
  host: string,
  port: number,
  database: string,
  settings: object({
    syncIntervalSeconds: number,
    pullBatchSize: number,
    publicationName: string,
    replicationSlotName: string,
    allowNullableColumns: boolean,
    initialLoadParallelism: number,
    snapshotNumRowsPerPartition: number,
    snapshotNumberOfParallelTables: number,
    enableFailoverSlots: boolean,
  }),
  tableMappings: listOf(
    object({
      sourceSchemaName: string,
      sourceTable: string,
      targetTable: string,
      excludedColumns: listOf(string),
      useCustomSortingKey: boolean,
      sortingKeys: listOf(string),
    }),
  ),
});

const destination = object({
  database: string,
  table: string,
  managedTable: boolean,
  tableDefinition: object({
    engine: object({ versionColumnId: string, columnIds: listOf(string) }),
    sortingKey: listOf(string),
    partitionBy: string,
    primaryKey: string,
  }),
  columns: listOf(object({ name: string, type: string })),
});

export const pipe = object({
  id: uuid,
  serviceId: uuid,
  name: string,
  state: string,
  scaling,
  source: object({
    kafka,
    objectStorage,
    kinesis,
    postgres,
  }),
  destination,
  fieldMappings: listOf(object({ sourceField: string, destinationField: string })),
  settings,
  createdAt: string,
  updatedAt: string,
});

export const service = object({
  id: uuid,
  name: string,
  engineVersion: string,
  endpoints: listOf(object({ protocol: shows("mysql"), host: string, port: number, username: string })),
  minTotalMemoryGb: number,
  maxTotalMemoryGb: number,
  minReplicaMemoryGb: number,
  maxReplicaMemoryGb: number,
  numReplicas: number,
  idleScaling: boolean,
  idleTimeoutMinutes: number,
  ipAccessList: listOf(object({ source: string, description: string })),
  createdAt: { type: "string", format: "date-time" },
  // The text does not say that it is a secret; the document infers it.
  encryptionKey: { type: "string", "x-sensitive": true },
  encryptionAssumedRoleIdentifier: string,
  iamRole: string,
  privateEndpointIds: listOf(string),
  availablePrivateEndpointIds: listOf(string),
  dataWarehouseId: string,
  isPrimary: boolean,
  isReadonly: boolean,
  byocId: string,
  hasTransparentDataEncryption: boolean,
  transparentDataEncryptionKeyId: string,
  encryptionRoleId: string,
});

export const envelope = (result: JsonObject): JsonObject => ({
  ...object({ status: number, requestId: uuid, result }),
  ...{ required: ["status", "requestId", "result"], "x-payload": "result" },
});
