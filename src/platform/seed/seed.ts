/** Types of seeds. The ranges and patterns of values are in seed.schema.yaml. */
import type { Pipe, PipeSettingsUpdate, Service } from "../../../generated/management/types.ts";
import type { Alert, Dashboard } from "../../../generated/observability/types.ts";

/** The type with every property readonly, at any depth. An open value list contains `string & {}`, which extends `object`. */
type Immutable<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Member in keyof T]: Immutable<T[Member]> }
      : T;

/** Initial data of a platform, and the result of an export. */
export interface Seed {
  /** Location of the file's JSON Schema, for editors. The platform ignores it. */
  readonly $schema?: string;
  /** Tenants of the Management API. */
  readonly organizations?: readonly SeedOrganization[];
  /** Tenants of the Observability API. */
  readonly teams?: readonly SeedTeam[];
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

/** Period in which a credential is accepted. */
export interface SeedValidity {
  /** ISO 8601 date and time. By default, the credential does not expire. */
  readonly expiresAt?: string;
  /** ISO 8601 date and time. By default, the credential is not revoked. */
  readonly revokedAt?: string;
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

/** A team, and everything that its tokens give access to. */
export interface SeedTeam {
  /** Unique among teams. */
  readonly id: string;
  /** A display name. No API returns it. */
  readonly name?: string;
  /** Credentials. Without a token, the team is not accessible. */
  readonly tokens?: readonly SeedToken[];
  /** In the order of the list operation. */
  readonly dashboards?: readonly SeedDashboard[];
  readonly alerts?: readonly SeedAlert[];
}

/** A credential for HTTP Bearer: the token, or its SHA-256 as 64 hexadecimal digits. */
export type SeedToken = SeedValidity &
  (
    | { readonly token: string; readonly tokenHash?: never }
    | { readonly tokenHash: string; readonly token?: never }
  );

/** A dashboard. */
export interface SeedDashboard extends Omit<Immutable<Dashboard>, "id"> {
  readonly id: string;
}

/** An alert of the team that contains it. Its dashboard and tile must exist in the team. */
export interface SeedAlert extends Omit<Immutable<Alert>, "id" | "team"> {
  readonly id: string;
}
