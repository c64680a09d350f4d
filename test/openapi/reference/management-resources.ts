/** The tables of the Management API's reference, transcribed field by field in its order. */
import {
  array,
  boolean,
  type Fields,
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

const scaling: Fields = {
  replicas: number,
  concurrency: number,
  replicaCpuMillicores: number,
  replicaMemoryGb: number,
};

const kafka: Fields = {
  brokers: string,
  topics: string,
  consumerGroup: string,
  iamRole: string,
  ...under("offset", object, {
    // The text gives the shape `<date>T<hour>:<minute>`; digits and anchors are ours, with an x-inferred.
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

const objectStorage: Fields = {
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

const kinesis: Fields = {
  streamName: string,
  region: string,
  useEnhancedFanOut: boolean,
  timestamp: integer,
  iamRole: string,
};

const postgres: Fields = {
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

const destination: Fields = {
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

/** Allowed ranges of the integer settings, both ends included. */
const settingRanges: Readonly<Record<string, readonly [minimum: number, maximum: number]>> = {
  streaming_max_insert_wait_ms: [500, 60000],
  object_storage_concurrency: [1, 35],
  object_storage_polling_interval_ms: [100, 3600000],
  object_storage_max_insert_bytes: [10485760, 53687091200],
  object_storage_max_file_count: [1, 10000],
  engine_max_threads: [0, 64],
  engine_max_insert_threads: [0, 16],
  engine_min_insert_block_size_bytes: [0, 10737418240],
  engine_max_download_threads: [0, 32],
  engine_parallel_distributed_insert_select: [0, 2],
};

const switches: Fields = {
  object_storage_use_cluster_function: { type: ["boolean", "null"] },
  engine_parallel_view_processing: { type: ["boolean", "null"] },
};

/** The twelve settings as a request carries them. */
export const settingsUpdate: Fields = {
  ...Object.fromEntries(
    Object.entries(settingRanges).map(([name, [minimum, maximum]]) => [
      name,
      { type: ["integer", "null"], minimum, maximum },
    ]),
  ),
  ...switches,
};

/** The same twelve fields in a response, which the text holds to no range. */
export const settings: Fields = {
  ...Object.fromEntries(Object.keys(settingRanges).map((name) => [name, { type: ["integer", "null"] }])),
  ...switches,
};

export const pipe: Fields = {
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

export const service: Fields = {
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
  encryptionKey: string,
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

/** The response envelope around a payload. */
export const envelope = (result: Fields): Fields =>
  under(
    "body",
    { type: "object", required: ["status", "requestId", "result"] },
    { status: number, requestId: uuid, ...result },
  );

/** The query parameter of List services: an array of strings. */
export const filterSchema: Fields = { schema: array, "schema[]": string };
