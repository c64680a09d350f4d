/** Looks for secrets in everything that a program could print. */
import { inspect } from "node:util";

/** Every text that a value turns into when it is logged, thrown or sent on. */
export function printed(value: unknown): string {
  const texts = [
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    toJson(value),
  ];
  for (let error = value; error instanceof Error; error = error.cause) {
    texts.push(String(error), error.message, error.stack ?? "", toJson({ ...error }));
  }
  return texts.join("\n");
}

/** What `JSON.stringify` gives; nothing for what it refuses, such as a circle. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

/** The forms that a secret may be found in: as it is, escaped as printing does, as Base64, in an address. */
export function formsOf(secret: string): readonly string[] {
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

/** The forms of a secret that a text holds. */
export function leaksIn(text: string, secrets: readonly string[]): readonly string[] {
  return secrets.flatMap(formsOf).filter((form) => text.includes(form));
}
