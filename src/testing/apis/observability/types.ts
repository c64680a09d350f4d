/** Types of the test kit for the Observability API: teams for single tests. */
import type { SeedAlert, SeedDashboard } from "../../../platform/apis/observability/seed.ts";
import type { TestConnection } from "../../context.ts";
import type { TenantKit } from "../../tenant.ts";

export type { SeedAlert, SeedDashboard };

/** Initial data of a team. */
export interface TeamInput {
  /** A display name. */
  readonly name?: string | undefined;
  /** Its dashboards; members that are left out get default values. None by default. */
  readonly dashboards?: readonly Partial<SeedDashboard>[] | undefined;
  /** Its alerts; members that are left out get default values. None by default. */
  readonly alerts?: readonly Partial<SeedAlert>[] | undefined;
}

/** A dashboard. */
export interface TestDashboard {
  readonly dashboardId: string;
  readonly tileIds: readonly string[];
}

/** An alert. */
export interface TestAlert {
  readonly alertId: string;
  /** Path parameters of `updateAlert`. */
  readonly parameters: { readonly id: string };
}

/** A team with an access token of its own. */
export interface TestTeam extends TenantKit {
  readonly teamId: string;
  readonly accessToken: string;
  /** Options for `createObservabilityClient`. */
  readonly observabilityOptions: TestConnection & { readonly accessToken: string };
  /** Its dashboards, oldest first. */
  readonly dashboards: readonly TestDashboard[];
  /** Its alerts, oldest first. */
  readonly alerts: readonly TestAlert[];
  /** Adds a dashboard; members that are left out get default values. */
  addDashboard(dashboard?: Partial<SeedDashboard>): Promise<TestDashboard>;
  /** Adds an alert; members that are left out get default values. */
  addAlert(alert?: Partial<SeedAlert>): Promise<TestAlert>;
}
