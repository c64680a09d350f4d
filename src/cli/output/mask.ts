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
  if (paths.length === 0) return payload;
  // Names have a line break between them here, since they may have dots themselves.
  const toPattern = (name: string) =>
    name === "*" ? "(?:\n[^\n]*)?" : `[\n.]${name.replaceAll(/\W/g, "\\$&")}`;
  const patterns = paths.map((path) => path.split(".").map(toPattern).join(""));
  return maskAt(payload, "", new RegExp(`^(?:${patterns.join("|")})$`));
}

function maskAt(value: unknown, path: string, sensitive: RegExp): unknown {
  if (sensitive.test(path)) return value === null ? null : masked;
  if (Array.isArray(value)) return value.map((item) => maskAt(item, path, sensitive));
  if (!isPlainObject(value)) return value;
  const mask = ([name, member]: readonly [string, unknown]) =>
    [name, maskAt(member, `${path}\n${name}`, sensitive)] as const;
  return Object.fromEntries(Object.entries(value).map(mask));
}

/** Lists the secrets of credentials, as they are and as a request carries them. */
export function listSecrets({ keyId, ...secrets }: CredentialTexts): readonly string[] {
  const { keySecret } = secrets;
  if (keySecret === undefined) return Object.values(secrets);
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  return [...Object.values(secrets), basic, basic.replace(/=+$/, "")];
}

/** Redacts a result. `payload`: a JSON value, a text, or bytes, which stay as they are. Throws RangeError if it is nested more deeply than the stack. */
export function redactResult(payload: unknown, secrets: readonly string[]): unknown {
  if (payload === undefined || payload instanceof Blob || payload instanceof ReadableStream) return payload;
  if (typeof payload === "string") return redactText(payload, secrets);
  const redacted = parseRedacted(JSON.stringify(payload), secrets);
  if (redacted === undefined) throw new RangeError("The result is nested too deeply.");
  return redacted;
}
