/** The pipe settings (vendor's documentation: Update pipe settings). */

/**
 * Numeric settings with their inclusive ranges. The vendor's documentation states no formats; `int64` is inferred where the range does not fit
 * 32 bits.
 */
export const numericSettings = [
  { field: "streaming_max_insert_wait_ms", minimum: 500, maximum: 60_000 },
  { field: "object_storage_concurrency", minimum: 1, maximum: 35 },
  { field: "object_storage_polling_interval_ms", minimum: 100, maximum: 3_600_000 },
  { field: "object_storage_max_insert_bytes", minimum: 10_485_760, maximum: 53_687_091_200, format: "int64" },
  { field: "object_storage_max_file_count", minimum: 1, maximum: 10_000 },
  { field: "engine_max_threads", minimum: 0, maximum: 64 },
  { field: "engine_max_insert_threads", minimum: 0, maximum: 16 },
  { field: "engine_min_insert_block_size_bytes", minimum: 0, maximum: 10_737_418_240, format: "int64" },
  { field: "engine_max_download_threads", minimum: 0, maximum: 32 },
  { field: "engine_parallel_distributed_insert_select", minimum: 0, maximum: 2 },
] as const;

export const booleanSettings = [
  "object_storage_use_cluster_function",
  "engine_parallel_view_processing",
] as const;

export const settingNames: readonly string[] = [
  ...numericSettings.map(({ field }) => field),
  ...booleanSettings,
];
