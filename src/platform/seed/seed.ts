/** A seed, as TypeScript sees it; seed.schema.yaml says what its values may be. */
import type { Pipe, PipeSettingsUpdate, Service } from "../../../generated/management/types.ts";
import type { Alert, Dashboard } from "../../../generated/observability/types.ts";

/** The type with every member readonly, all the way down. An open value list has `string & {}`, which counts as an object. */
type Immutable<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Member in keyof T]: Immutable<T[Member]> }
      : T;

/** What a platform holds when it starts, and what an export gives. */
export interface Seed {
  /** Where the schema of the file is, for editors. The platform does not look at it. */
  readonly $schema?: string;
  /** Tenants of the Management API. */
  readonly organizations?: readonly SeedOrganization[];
  /** Tenants of the Observability API. */
  readonly teams?: readonly SeedTeam[];
}

/** An organization, with everything that its keys open. */
export interface SeedOrganization {
  /** A UUID. No two organizations share one. */
  readonly id: string;
  /** A name for people. */
  readonly name?: string;
  /** Who may ask for it. Without a key nobody can. */
  readonly keys?: readonly SeedKey[];
  /** In the order in which they are listed. */
  readonly services?: readonly SeedService[];
}

/** From when on a credential is refused. */
export interface SeedValidity {
  /** ISO 8601 date and time. Without this it never expires. */
  readonly expiresAt?: string;
  /** ISO 8601 date and time. Without this it was not revoked. */
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
  /** What lists of services are filtered by. Responses do not show them. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly pipes?: readonly SeedPipe[];
}

/** A pipe; the service that it stands in is its owner. */
export interface SeedPipe extends Omit<Immutable<Pipe>, "id" | "serviceId" | "settings"> {
  /** A UUID. */
  readonly id: string;
  /** Within the ranges that an update has. A setting that is left out is null. */
  readonly settings?: Immutable<PipeSettingsUpdate>;
}

/** A team, with everything that its tokens open. */
export interface SeedTeam {
  /** No two teams share one. */
  readonly id: string;
  /** A name for people. */
  readonly name?: string;
  /** Who may ask for it. Without a token nobody can. */
  readonly tokens?: readonly SeedToken[];
  /** In the order in which they are listed. */
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

/** An alert; the team that it stands in is its owner. The dashboard and the tile that it names must be there. */
export interface SeedAlert extends Omit<Immutable<Alert>, "id" | "team"> {
  readonly id: string;
}
