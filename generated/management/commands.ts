// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { CommandModel } from "../../src/cli/model/command-model.ts";

/** Commands of the Management API, in the order of its document. */
export const commands: readonly CommandModel[] = [
  {
    name: "list-services",
    operationId: "listServices",
    tag: "Services",
    summary: "List services",
    description: "Returns the services of one organization, with their endpoints, scaling, network access and encryption. The request has no body.\n\nThe optional filter restricts the list by resource tags; no other kind of filter is supported. Read the whole array, which may be empty, and do not rely on the position of a service.",
    safe: true,
    idempotent: true,
    parameters: [
      { name: "organizationId", text: "Identifier of the organization that owns the service, or whose services are listed.", type: "string", format: "uuid", required: true, example: "11111111-1111-4111-8111-111111111111" },
      { name: "filter", text: "Filter criteria for the list; only filtering by resource tags is supported. Repeat the parameter to pass several values.", type: "array", items: { type: "string" }, example: ["tag:env=prod"] },
    ],
    result: { kind: "json", type: "array", columns: ["id", "name", "engineVersion", "numReplicas", "idleScaling", "idleTimeoutMinutes", "createdAt", "isPrimary", "isReadonly"], sensitive: ["*.encryptionKey"] },
  },
  {
    name: "get-pipe",
    operationId: "getPipe",
    tag: "Pipes",
    summary: "Get a pipe",
    description: "Beta. The vendor declares its contract stable and expects no breaking changes.\n\nReturns one pipe of a service: its state, scaling, source, destination, field mappings and settings. The request has no body.\n\nsource has one member per source kind: kafka, objectStorage, kinesis or postgres. Which member is present for a given pipe, and which fields are always present, is not documented: check for a member before reading it, and expect unknown source kinds.",
    safe: true,
    idempotent: true,
    beta: true,
    parameters: [
      { name: "organizationId", text: "Identifier of the organization that owns the service, or whose services are listed.", type: "string", format: "uuid", required: true, example: "11111111-1111-4111-8111-111111111111" },
      { name: "serviceId", text: "Identifier of the service that owns the pipe, its id in the list of services.", type: "string", format: "uuid", required: true, example: "22222222-2222-4222-8222-222222222222" },
      { name: "pipeId", text: "Identifier of the pipe to read or update.", type: "string", format: "uuid", required: true, example: "33333333-3333-4333-8333-333333333333" },
    ],
    result: { kind: "json", type: "object", columns: ["id", "serviceId", "name", "state", "createdAt", "updatedAt"], sensitive: ["source.objectStorage.connectionString"] },
  },
  {
    name: "update-pipe-settings",
    operationId: "updatePipeSettings",
    tag: "Pipes",
    summary: "Update pipe settings",
    description: "Beta. The vendor declares its contract stable and expects no breaking changes.\n\nChanges settings of a pipe and returns an object with all of them. No setting is required. Each is an integer with an inclusive range or a boolean, and may be null. Durations are in milliseconds (_ms) and sizes in bytes (_bytes). A value outside its range is outside the contract.\n\nOmitting a setting, sending null, and sending 0 or false are three different requests. What null does, and whether an omitted setting keeps its value, is not documented: if you depend on either, get the pipe afterwards and compare.",
    safe: false,
    idempotent: true,
    beta: true,
    parameters: [
      { name: "organizationId", text: "Identifier of the organization that owns the service, or whose services are listed.", type: "string", format: "uuid", required: true, example: "11111111-1111-4111-8111-111111111111" },
      { name: "serviceId", text: "Identifier of the service that owns the pipe, its id in the list of services.", type: "string", format: "uuid", required: true, example: "22222222-2222-4222-8222-222222222222" },
      { name: "pipeId", text: "Identifier of the pipe to read or update.", type: "string", format: "uuid", required: true, example: "33333333-3333-4333-8333-333333333333" },
    ],
    body: { kind: "json", type: "object", members: [
      { name: "streaming_max_insert_wait_ms", text: "Maximum wait before data is inserted, in milliseconds.", type: "integer", nullable: true, minimum: 500, maximum: 60000, example: 5000 },
      { name: "object_storage_concurrency", text: "Number of concurrent file-processing threads.", type: "integer", nullable: true, minimum: 1, maximum: 35, example: 8 },
      { name: "object_storage_polling_interval_ms", text: "Interval between checks for new object data during continuous ingestion, in milliseconds.", type: "integer", nullable: true, minimum: 100, maximum: 3600000, example: 30000 },
      { name: "object_storage_max_insert_bytes", text: "Number of bytes processed in one insert batch.", type: "integer", nullable: true, format: "int64", minimum: 10485760, maximum: 53687091200, example: 1073741824 },
      { name: "object_storage_max_file_count", text: "Maximum number of files in one insert batch.", type: "integer", nullable: true, minimum: 1, maximum: 10000, example: 500 },
      { name: "engine_max_threads", text: "Maximum number of concurrent threads for file processing.", type: "integer", nullable: true, minimum: 0, maximum: 64, example: 8 },
      { name: "engine_max_insert_threads", text: "Maximum number of concurrent insert threads.", type: "integer", nullable: true, minimum: 0, maximum: 16, example: 4 },
      { name: "engine_min_insert_block_size_bytes", text: "Minimum insert block size, in bytes.", type: "integer", nullable: true, format: "int64", minimum: 0, maximum: 10737418240, example: 268435456 },
      { name: "engine_max_download_threads", text: "Maximum number of concurrent download threads.", type: "integer", nullable: true, minimum: 0, maximum: 32, example: 4 },
      { name: "engine_parallel_distributed_insert_select", text: "Parallel distributed insert-select setting.", type: "integer", nullable: true, minimum: 0, maximum: 2, example: 2 },
      { name: "object_storage_use_cluster_function", text: "Whether to use the cluster function for distributed processing.", type: "boolean", nullable: true, example: true },
      { name: "engine_parallel_view_processing", text: "Whether to push to attached views concurrently (true) or sequentially (false).", type: "boolean", nullable: true, example: false },
    ], required: true, example: { streaming_max_insert_wait_ms: 2000, engine_max_threads: 16 } },
    result: { kind: "json", type: "object", columns: ["streaming_max_insert_wait_ms", "object_storage_concurrency", "object_storage_polling_interval_ms", "object_storage_max_insert_bytes", "object_storage_max_file_count", "engine_max_threads", "engine_max_insert_threads", "engine_min_insert_block_size_bytes", "engine_max_download_threads", "engine_parallel_distributed_insert_select", "object_storage_use_cluster_function", "engine_parallel_view_processing"] },
    before: { operationId: "getPipe", member: "settings" },
  },
];
