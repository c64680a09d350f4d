/** Masks `x-sensitive` members, in views and in results of tools. */
import { parseRedacted, redactText } from "../../client/redact.ts";
import { isPlainObject } from "../../contract/check-options.ts";
import type { CredentialTexts } from "../model/cli-api.ts";

export const masked = "[masked]";

/**
 * Copies a payload, with its sensitive members replaced by a mask. `null` stays: it shows that nothing is set. `paths`: paths of the
 * members, with dots and `*` for an item. A server may send a list for an object and the reverse: items are masked without a `*`, too, and
 * a `*` that has no list counts for nothing.
 */
export function maskSensitive(payload: unknown, paths: readonly string[]): unknown {
  return paths.length > 0 ? maskAt(payload, paths) : payload;
}

function maskAt(value: unknown, paths: readonly string[]): unknown {
  const rests = paths.flatMap(withoutItem);
  if (rests.includes("")) return value === null ? null : masked;
  if (Array.isArray(value)) return value.map((item) => maskAt(item, rests));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      maskAt(
        member,
        rests.flatMap((path) => restOf(path, name)),
      ),
    ]),
  );
}

/** The path itself, and without the `*` that it begins with. */
function withoutItem(path: string): string[] {
  const [first, ...rest] = path.split(".");
  return first === "*" ? [path, ...withoutItem(rest.join("."))] : [path];
}

/** Rest of a path after the name of a member; empty if the path does not lead through it. Names may have dots themselves. */
function restOf(path: string, name: string): string[] {
  if (path === name) return [""];
  if (path.startsWith(`${name}.`)) return [path.slice(name.length + 1)];
  // Members of a map are items, too.
  return withoutItem(path).slice(1);
}

/** Lists the secrets of credentials, as they are and as a request carries them. */
export function listSecrets({ keyId, ...secrets }: CredentialTexts): readonly string[] {
  const { keySecret } = secrets;
  if (keySecret === undefined) return Object.values(secrets);
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  return [...Object.values(secrets), basic, basic.replace(/=+$/, "")];
}

/** Redacts a result. `payload`: a JSON value, a text, or bytes, which stay as they are. */
export function redactResult(payload: unknown, secrets: readonly string[]): unknown {
  if (payload === undefined || payload instanceof Blob || payload instanceof ReadableStream) return payload;
  if (typeof payload === "string") return redactText(payload, secrets);
  let redacted: unknown;
  try {
    redacted = parseRedacted(JSON.stringify(payload), secrets);
  } catch {
    // JSON.stringify recurses, unlike JSON.parse.
  }
  if (redacted === undefined)
    throw new Error("The operation succeeded, but its result is nested too deeply to be shown.");
  return redacted;
}
