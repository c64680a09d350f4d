/** Leak detection: serializes values and searches the output for secrets. */
import { inspect } from "node:util";

/** Serializes a value with `inspect`, `JSON.stringify` and the error properties. */
export function serialize(value: unknown): string {
  const texts = [
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    toJson(value),
  ];
  for (let error = value; error instanceof Error; error = error.cause) {
    texts.push(String(error), error.message, error.stack ?? "", toJson({ ...error }));
  }
  return texts.join("\n");
}

/** Result of `JSON.stringify`; empty if the value is not serializable. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

/** Encodings of a secret: plain, escaped, Base64, hexadecimal and percent-encoded. */
export function encodingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const escaped = JSON.stringify(secret).slice(1, -1);
  const inspected = inspect(secret).slice(1, -1);
  const forms = [
    secret,
    escaped,
    inspected,
    bytes.toString("base64"),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    encodeURIComponent(secret),
  ];
  return [...new Set(forms)];
}

/** Returns the encodings of the secrets that the text contains. */
export function findLeaks(text: string, secrets: readonly string[]): readonly string[] {
  return secrets.flatMap(encodingsOf).filter((form) => text.includes(form));
}
