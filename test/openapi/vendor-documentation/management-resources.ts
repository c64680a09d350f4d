/** The tables of the Management API's documentation, field by field in its order. */
import { booleanSettings, numericSettings } from "./management-settings.ts";
import {
  array,
  boolean,
  type FactTable,
  integer,
  listOf,
  number,
  object,
  shows,
  string,
  strings,
  under,
  uuid,
} from "./transcription.ts";

const scaling: FactTable = {
  replicas: number,
  concurrency: number,
  replicaCpuMillicores: number,
  replicaMemoryGb: number,
};

const kafka: FactTable = {
  brokers: string,
  topics: string,
  consumerGroup: string,
  iamRole: string,
  ...under("offset", object, {
    // The text gives the form `<date>T<hour>:<minute>`; the document infers the pattern.
    timestamp: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$" },
  }),
  ...under("schemaRegistry", object, {
    url: string,
    authentication: shows("PLAIN"),
    caCertificate: string,
  }),
  caCertificate: string,
  ...strings("reversePrivateEndpointIds"),
};

const objectStorage: FactTable = {
  url: string,
  delimiter: string,
  compression: shows("auto"),
  isContinuous: boolean,
  queueUrl: string,
  iamRole: string,
  connectionString: { type: "string", "x-sensitive": true },
  path: string,
  azureContainerName: string,
};

const kinesis: FactTable = {
  streamName: string,
  region: string,
  useEnhancedFanOut: boolean,
  // The text gives no format; the document infers `int64`.
  timestamp: { ...integer, format: "int64" },
  iamRole: string,
};

const postgres: FactTable = {
  host: string,
  port: number,
  database: string,
  ...under("settings", object, {
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
  ...listOf("tableMappings", {
    sourceSchemaName: string,
    sourceTable: string,
    targetTable: string,
    ...strings("excludedColumns"),
    useCustomSortingKey: boolean,
    ...strings("sortingKeys"),
  }),
};

const destination: FactTable = {
  database: string,
  table: string,
  managedTable: boolean,
  ...under("tableDefinition", object, {
    ...under("engine", object, { versionColumnId: string, ...strings("columnIds") }),
    ...strings("sortingKey"),
    partitionBy: string,
    primaryKey: string,
  }),
  ...listOf("columns", { name: string, type: string }),
};

const switches: FactTable = Object.fromEntries(
  booleanSettings.map((field) => [field, { type: ["boolean", "null"] }]),
);

export const settingsUpdate: FactTable = {
  ...Object.fromEntries(
    numericSettings.map(({ field, ...facts }) => [field, { type: ["integer", "null"], ...facts }]),
  ),
  ...switches,
};

/** The settings in a response, for which the text gives no ranges. */
export const settings: FactTable = {
  ...Object.fromEntries(
    numericSettings.map(({ field, minimum, maximum, ...facts }) => [
      field,
      { type: ["integer", "null"], ...facts },
    ]),
  ),
  ...switches,
};

export const pipe: FactTable = {
  id: uuid,
  serviceId: uuid,
  name: string,
  state: string,
  ...under("scaling", object, scaling),
  ...under("source", object, {
    ...under("kafka", object, kafka),
    ...under("objectStorage", object, objectStorage),
    ...under("kinesis", object, kinesis),
    ...under("postgres", object, postgres),
  }),
  ...under("destination", object, destination),
  ...listOf("fieldMappings", { sourceField: string, destinationField: string }),
  ...under("settings", object, settings),
  createdAt: string,
  updatedAt: string,
};

export const service: FactTable = {
  id: uuid,
  name: string,
  engineVersion: string,
  ...listOf("endpoints", { protocol: shows("mysql"), host: string, port: number, username: string }),
  minTotalMemoryGb: number,
  maxTotalMemoryGb: number,
  minReplicaMemoryGb: number,
  maxReplicaMemoryGb: number,
  numReplicas: number,
  idleScaling: boolean,
  idleTimeoutMinutes: number,
  ...listOf("ipAccessList", { source: string, description: string }),
  createdAt: { type: "string", format: "date-time" },
  // The text does not say that it is a secret; the document infers it.
  encryptionKey: { type: "string", "x-sensitive": true },
  encryptionAssumedRoleIdentifier: string,
  iamRole: string,
  ...strings("privateEndpointIds"),
  ...strings("availablePrivateEndpointIds"),
  dataWarehouseId: string,
  isPrimary: boolean,
  isReadonly: boolean,
  byocId: string,
  hasTransparentDataEncryption: boolean,
  transparentDataEncryptionKeyId: string,
  encryptionRoleId: string,
};

export const envelope = (result: FactTable): FactTable =>
  under(
    "body",
    { type: "object", required: ["status", "requestId", "result"] },
    { status: number, requestId: uuid, ...result },
  );

/** The query parameter of List services: an array of strings. */
export const filterSchema: FactTable = { schema: array, "schema[]": string };
