/** Types of the Observability API's part of a seed. The ranges and patterns of values are in seed.schema.yaml. */
import type { Alert, Dashboard } from "../../../../generated/observability/types.ts";
import type { Immutable, SeedValidity } from "../../seed/shared-types.ts";

/** Part of a seed that belongs to the Observability API. */
export interface ObservabilitySeed {
  /** Tenants of the Observability API. */
  readonly teams?: readonly SeedTeam[];
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
