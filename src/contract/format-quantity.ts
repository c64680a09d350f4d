/** Wording of durations and sizes for people, in the command line and the reference. */

const durations = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
  ["ms", 1],
] as const;

const sizes = [
  ["TiB", 2 ** 40],
  ["GiB", 2 ** 30],
  ["MiB", 2 ** 20],
  ["KiB", 2 ** 10],
  ["B", 1],
] as const;

/** Words a number whose unit is in the name of its member, such as `5 s`; undefined without one. `smallest`: in `s`, 100 ms are `0.1 s`. */
export function formatQuantity(name: string, value: number, smallest: "ms" | "s" = "ms"): string | undefined {
  if (/(?:_ms|[a-z\d]Ms)$/.test(name)) return formatDuration(value, smallest);
  if (/(?:_bytes|[a-z\d]Bytes)$|^bytes$/.test(name)) return formatSize(value);
  return undefined;
}

function formatDuration(value: number, smallest: "ms" | "s"): string {
  const ms = Math.abs(value);
  const sign = value < 0 ? "-" : "";
  const index = durations.findIndex(([unit, size]) => ms >= size || unit === smallest);
  const [unit, size] = durations[index] ?? ["ms", 1];
  const [smallerUnit, smallerSize] = durations[index + 1] ?? ["ms", 1];
  if (size <= 1000) return `${sign}${round(ms / size)} ${unit}`;
  const rest = Math.trunc((ms % size) / smallerSize);
  return `${sign}${Math.trunc(ms / size)} ${unit}${rest ? ` ${rest} ${smallerUnit}` : ""}`;
}

function formatSize(value: number): string {
  const [unit, size] = sizes.find(([, bytes]) => Math.abs(value) >= bytes) ?? ["B", 1];
  return `${round(value / size)} ${unit}`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
