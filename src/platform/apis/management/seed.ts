/** Types of the Management API's part of a seed. The ranges and patterns of values are in seed.schema.yaml. */
import type { Pipe, PipeSettingsUpdate, Service } from "../../../../generated/management/types.ts";
import type { Immutable, SeedValidity } from "../../seed/shared-types.ts";

/** Part of a seed that belongs to the Management API. */
export interface ManagementSeed {
  /** Tenants of the Management API. */
  readonly organizations?: readonly SeedOrganization[];
}

/** An organization, and everything that its keys give access to. */
export interface SeedOrganization {
  /** A UUID, unique among organizations. */
  readonly id: string;
  /** A display name. No API returns it. */
  readonly name?: string;
  /** Credentials. Without a key, the organization is not accessible. */
  readonly keys?: readonly SeedKey[];
  /** In the order of the list operation. */
  readonly services?: readonly SeedService[];
}

/** A credential for HTTP Basic: the key id and its secret, or the secret's SHA-256 as 64 hexadecimal digits. */
export type SeedKey = SeedValidity & { readonly id: string } & (
    | { readonly secret: string; readonly secretHash?: never }
    | { readonly secretHash: string; readonly secret?: never }
  );

/** A service with its tags and pipes. */
export interface SeedService extends Omit<Immutable<Service>, "id"> {
  /** A UUID. */
  readonly id: string;
  /** Tags that services are filtered by. Responses do not contain them. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly pipes?: readonly SeedPipe[];
}

/** A pipe of the service that contains it. */
export interface SeedPipe extends Omit<Immutable<Pipe>, "id" | "serviceId" | "settings"> {
  /** A UUID. */
  readonly id: string;
  /** In the ranges of an update. Omitted settings are null. */
  readonly settings?: Immutable<PipeSettingsUpdate>;
}
