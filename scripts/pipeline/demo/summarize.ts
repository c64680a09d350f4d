/** Summarizes a payload of any API in one line. */

/** Maximum number of members or elements before "and N more". */
const maxShown = 5;

/** Summarizes a payload. Returns one line, or "no content" for an operation that resolves to undefined. */
export function summarize(payload: unknown): string {
  if (payload === undefined) return "no content";
  if (payload instanceof Blob) return count(payload.size, "byte", "bytes");
  if (Array.isArray(payload)) {
    const names = payload.map((element) => title(element)).filter((name) => name !== undefined);
    const items = count(payload.length, "item", "items");
    return names.length > 0 ? `${items}: ${list(names)}` : items;
  }
  if (typeof payload !== "object" || payload === null) return inline(payload);
  const name = title(payload);
  const members = Object.entries(payload)
    .filter(([key]) => !["id", "name"].includes(key) && !key.endsWith("Id"))
    // Members that are null say least, so they come last.
    .sort(([, a], [, b]) => Number(a === null) - Number(b === null))
    .map(([key, value]) => `${key} ${summarizeMember(value)}`);
  return [name, list(members)].filter(Boolean).join(", ") || "no members";
}

function title(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("name" in value && typeof value.name === "string") return JSON.stringify(value.name);
  return "id" in value && typeof value.id === "string" ? value.id : undefined;
}

function summarizeMember(value: unknown): string {
  if (Array.isArray(value)) return count(value.length, "entry", "entries");
  if (typeof value !== "object" || value === null) return inline(value);
  const [only, ...others] = Object.keys(value);
  // The only member of an object is usually its kind.
  return only !== undefined && others.length === 0
    ? only
    : count(Object.keys(value).length, "field", "fields");
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function inline(value: unknown): string {
  const text = typeof value === "string" && /^.+$/.test(value) ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function list(entries: readonly string[]): string {
  const rest = entries.length - maxShown;
  return rest > 0 ? `${entries.slice(0, maxShown).join(", ")} and ${rest} more` : entries.join(", ");
}
