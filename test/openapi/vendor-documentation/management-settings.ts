/** The pipe settings (vendor's documentation: Update pipe settings). */
import type { JsonObject } from "../../../src/contract/openapi.ts";
import { object } from "./transcription.ts";

const integer = (minimum: number, maximum: number) => ({ type: ["integer", "null"], minimum, maximum });
/** The vendor's documentation states no formats: this one is inferred where the range does not fit 32 bits. */
const int64 = (minimum: number, maximum: number) => ({ ...integer(minimum, maximum), format: "int64" });
const boolean = { type: ["boolean", "null"] };

/** The settings in an update by name, with their inclusive ranges. */
export const settingsUpdate: Readonly<Record<string, JsonObject>> = {
  streaming_max_insert_wait_ms: integer(500, 60_000),
  object_storage_concurrency: integer(1, 35),
  object_storage_polling_interval_ms: integer(100, 3_600_000),
  object_storage_max_insert_bytes: int64(10_485_760, 53_687_091_200),
  object_storage_max_file_count: integer(1, 10_000),
  engine_max_threads: integer(0, 64),
  engine_max_insert_threads: integer(0, 16),
  engine_min_insert_block_size_bytes: int64(0, 10_737_418_240),
  engine_max_download_threads: integer(0, 32),
  engine_parallel_distributed_insert_select: integer(0, 2),
  object_storage_use_cluster_function: boolean,
  engine_parallel_view_processing: boolean,
};

export const settingNames = Object.keys(settingsUpdate);

/** The settings in a response, for which the text gives no ranges. */
export const settings = object(
  Object.fromEntries(
    Object.entries(settingsUpdate).map(([name, { minimum: _, maximum: __, ...schema }]) => [name, schema]),
  ),
);
