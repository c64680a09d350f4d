/** The demo data's pipes from streams, as the examples of the Management API show them. */
import { demo } from "./demo-names.ts";
import type { SeedPipe } from "./seed.ts";

/** From a streaming broker. */
export function ordersFromKafka(): SeedPipe {
  return {
    id: demo.pipeId,
    name: "orders-from-kafka",
    state: "Running",
    scaling: { replicas: 2, concurrency: 4, replicaCpuMillicores: 500, replicaMemoryGb: 1.5 },
    source: {
      kafka: {
        brokers: "broker-1.example.com:9092",
        topics: "orders",
        consumerGroup: "orders-pipe",
        iamRole: "role/pipe-reader",
        offset: { timestamp: "2026-01-15T09:30" },
        schemaRegistry: {
          url: "https://registry.example.com",
          authentication: "PLAIN",
          caCertificate: "<CA_CERTIFICATE>",
        },
        caCertificate: "<CA_CERTIFICATE>",
        reversePrivateEndpointIds: ["rpe-0a1b2c3d", "rpe-4e5f6a7b"],
      },
    },
    destination: {
      database: "sales",
      table: "orders",
      managedTable: true,
      tableDefinition: {
        engine: { versionColumnId: "updated_at", columnIds: ["amount", "tax"] },
        sortingKey: ["id", "placed_at"],
        partitionBy: "placed_on",
        primaryKey: "id",
      },
      columns: [
        { name: "id", type: "Int64" },
        { name: "placed_at", type: "DateTime" },
        { name: "placed_on", type: "Date" },
        { name: "amount", type: "Decimal" },
        { name: "tax", type: "Decimal" },
        { name: "updated_at", type: "DateTime" },
      ],
    },
    fieldMappings: [
      { sourceField: "order_id", destinationField: "id" },
      { sourceField: "order_time", destinationField: "placed_at" },
      { sourceField: "order_date", destinationField: "placed_on" },
      { sourceField: "total", destinationField: "amount" },
      { sourceField: "total_tax", destinationField: "tax" },
      { sourceField: "changed", destinationField: "updated_at" },
    ],
    settings: {
      streaming_max_insert_wait_ms: 5000,
      engine_max_threads: 8,
      engine_max_insert_threads: 4,
      engine_min_insert_block_size_bytes: 268435456,
      engine_max_download_threads: 4,
      engine_parallel_distributed_insert_select: 2,
      engine_parallel_view_processing: false,
    },
    createdAt: "2026-01-15T09:30:00Z",
    updatedAt: "2026-02-03T14:05:12Z",
  };
}

/** From a stream service. */
export function clicksFromStream(): SeedPipe {
  return {
    id: "55555555-5555-4555-8555-555555555555",
    name: "clicks-from-stream",
    state: "Running",
    scaling: { replicas: 3, concurrency: 2, replicaCpuMillicores: 250, replicaMemoryGb: 0.5 },
    source: {
      kinesis: {
        streamName: "clicks",
        region: "region-1",
        useEnhancedFanOut: true,
        timestamp: 1768469400,
        iamRole: "role/pipe-reader",
      },
    },
    destination: {
      database: "product",
      table: "clicks",
      managedTable: false,
      tableDefinition: {
        engine: { versionColumnId: "seen_at", columnIds: ["session_id"] },
        sortingKey: ["session_id", "seen_at"],
        partitionBy: "seen_on",
        primaryKey: "session_id",
      },
      columns: [
        { name: "session_id", type: "String" },
        { name: "page", type: "String" },
        { name: "seen_at", type: "DateTime" },
        { name: "seen_on", type: "Date" },
      ],
    },
    fieldMappings: [
      { sourceField: "session", destinationField: "session_id" },
      { sourceField: "url", destinationField: "page" },
      { sourceField: "time", destinationField: "seen_at" },
      { sourceField: "day", destinationField: "seen_on" },
    ],
    settings: {
      streaming_max_insert_wait_ms: 1000,
      engine_max_threads: 0,
      engine_max_insert_threads: 0,
      engine_min_insert_block_size_bytes: 0,
      engine_max_download_threads: 0,
      engine_parallel_distributed_insert_select: 0,
      engine_parallel_view_processing: false,
    },
    createdAt: "2026-01-15T10:02:18Z",
    updatedAt: "2026-03-01T07:45:00Z",
  };
}
