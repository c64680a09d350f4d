/** Parts of stored state, from parts of a seed. */
import { etagOf, hashSecret } from "../store/digest.ts";
import type { Credential, Resource, ResourceKey } from "../store/store.ts";
import { orderProperties, type PropertyOrder } from "./property-order.ts";
import type { SeedValidity } from "./shared-types.ts";
import { readTimestamp } from "./timestamp.ts";

export function toTimes({ expiresAt, revokedAt }: SeedValidity): Pick<Credential, "expiresAt" | "revokedAt"> {
  return { expiresAt: toTime(expiresAt), revokedAt: toTime(revokedAt) };
}

function toTime(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = readTimestamp(text);
  // Null would make an expired credential valid.
  if (time === undefined) throw new Error("The seed was not validated: a timestamp is invalid.");
  return time;
}

export function toDigest(secret: string | undefined, digest: string | undefined): string {
  if (secret !== undefined) return hashSecret(secret);
  if (digest !== undefined) return lower(digest);
  throw new Error("The seed was not validated: a credential has no secret.");
}

interface ChangeTimes {
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

/** If only one of the two is stated, both are the same: a resource is not updated before it is created. */
export function changeTimes({ createdAt, updatedAt }: ChangeTimes, loadedAt: string): ChangeTimes {
  const created = createdAt ?? updatedAt ?? loadedAt;
  return { createdAt: created, updatedAt: updatedAt ?? created };
}

/** A resource whose properties are in an order, so that equal content is equal text. */
export function toResource(
  key: ResourceKey,
  order: PropertyOrder,
  content: object,
  tags: Readonly<Record<string, string>> = {},
): Resource {
  const body = JSON.stringify(orderProperties(order, content));
  return { ...key, tags: { ...tags }, body, etag: etagOf(body) };
}

/** UUIDs and digests are the same in upper case (RFC 9562 section 4); the store has them in lower case. */
export function lower(text: string): string {
  return text.toLowerCase();
}
