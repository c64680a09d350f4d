/** The demo data's pipes from files and databases, as the examples of the Management API show them. */
import type { SeedPipe } from "./seed.ts";

/** From files in object storage. Every member of the source is there, to show its shape. */
export function eventsFromFiles(): SeedPipe {
  return {
    id: "44444444-4444-4444-8444-444444444444",
    name: "events-from-files",
    state: "Running",
    scaling: { replicas: 1, concurrency: 8, replicaCpuMillicores: 1000, replicaMemoryGb: 4 },
    source: {
      objectStorage: {
        url: "https://storage.example.com/events/2026/*.csv",
        delimiter: ",",
        compression: "auto",
        isContinuous: true,
        queueUrl: "https://queue.example.com/events-created",
        iamRole: "role/pipe-reader",
        connectionString: "<CONNECTION_STRING>",
        path: "events/2026/*.csv",
        azureContainerName: "events",
      },
    },
    destination: {
      database: "product",
      table: "events",
      managedTable: true,
      tableDefinition: {
        engine: { versionColumnId: "received_at", columnIds: ["event_id"] },
        sortingKey: ["event_name", "event_id"],
        partitionBy: "received_on",
        primaryKey: "event_name",
      },
      columns: [
        { name: "event_id", type: "String" },
        { name: "event_name", type: "String" },
        { name: "received_at", type: "DateTime" },
        { name: "received_on", type: "Date" },
      ],
    },
    fieldMappings: [
      { sourceField: "id", destinationField: "event_id" },
      { sourceField: "name", destinationField: "event_name" },
      { sourceField: "received", destinationField: "received_at" },
      { sourceField: "day", destinationField: "received_on" },
    ],
    settings: {
      object_storage_concurrency: 8,
      object_storage_polling_interval_ms: 30000,
      object_storage_max_insert_bytes: 1073741824,
      object_storage_max_file_count: 500,
      engine_max_threads: 16,
      engine_max_insert_threads: 8,
      engine_min_insert_block_size_bytes: 1073741824,
      engine_max_download_threads: 8,
      engine_parallel_distributed_insert_select: 2,
      object_storage_use_cluster_function: true,
      engine_parallel_view_processing: true,
    },
    createdAt: "2026-01-20T11:00:45Z",
    updatedAt: "2026-01-20T11:00:45Z",
  };
}

/** From a relational database. */
export function shopFromDatabase(): SeedPipe {
  return {
    id: "66666666-6666-4666-8666-666666666666",
    name: "shop-from-database",
    state: "Running",
    scaling: { replicas: 1, concurrency: 1, replicaCpuMillicores: 2000, replicaMemoryGb: 8 },
    source: {
      postgres: {
        host: "db.example.com",
        port: 5432,
        database: "shop",
        settings: {
          syncIntervalSeconds: 60,
          pullBatchSize: 100000,
          publicationName: "shop_publication",
          replicationSlotName: "shop_slot",
          allowNullableColumns: true,
          initialLoadParallelism: 4,
          snapshotNumRowsPerPartition: 500000,
          snapshotNumberOfParallelTables: 2,
          enableFailoverSlots: false,
        },
        tableMappings: [
          {
            sourceSchemaName: "public",
            sourceTable: "customers",
            targetTable: "customers",
            excludedColumns: ["password_hash"],
            useCustomSortingKey: true,
            sortingKeys: ["customer_id"],
          },
          {
            sourceSchemaName: "public",
            sourceTable: "products",
            targetTable: "products",
            excludedColumns: [],
            useCustomSortingKey: false,
            sortingKeys: [],
          },
        ],
      },
    },
    destination: {
      database: "shop",
      table: "customers",
      managedTable: true,
      tableDefinition: {
        engine: { versionColumnId: "row_version", columnIds: ["customer_id"] },
        sortingKey: ["customer_id"],
        partitionBy: "country",
        primaryKey: "customer_id",
      },
      columns: [
        { name: "customer_id", type: "Int64" },
        { name: "country", type: "String" },
        { name: "row_version", type: "Int64" },
      ],
    },
    fieldMappings: [
      { sourceField: "id", destinationField: "customer_id" },
      { sourceField: "country", destinationField: "country" },
      { sourceField: "version", destinationField: "row_version" },
    ],
    settings: {
      streaming_max_insert_wait_ms: 10000,
      object_storage_concurrency: 1,
      object_storage_polling_interval_ms: 60000,
      object_storage_max_insert_bytes: 10485760,
      object_storage_max_file_count: 100,
      engine_max_threads: 4,
      engine_max_insert_threads: 2,
      engine_min_insert_block_size_bytes: 134217728,
      engine_max_download_threads: 2,
      engine_parallel_distributed_insert_select: 1,
      object_storage_use_cluster_function: false,
      engine_parallel_view_processing: true,
    },
    createdAt: "2026-02-10T16:20:00Z",
    updatedAt: "2026-02-11T08:00:30Z",
  };
}
