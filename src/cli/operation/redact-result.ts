/** Redacts the credentials of a call in its result: a server may repeat the headers of a request, and results end in logs. */
import { parseRedacted, redactText } from "../../client/redact.ts";
import type { CredentialTexts } from "../profile/connection.ts";

/** Lists the secrets of credentials, as they are and as a request carries them. */
export function listSecrets({ keyId, ...secrets }: CredentialTexts): readonly string[] {
  if (secrets.keySecret === undefined) return Object.values(secrets);
  const basic = Buffer.from(`${keyId}:${secrets.keySecret}`).toString("base64");
  return [...Object.values(secrets), basic, basic.replace(/=+$/, "")];
}

/**
 * Redacts a result.
 *
 * @param payload a JSON value, a text, or bytes, which stay as they are
 */
export function redactResult(payload: unknown, secrets: readonly string[]): unknown {
  if (payload === undefined || payload instanceof Blob) return payload;
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
