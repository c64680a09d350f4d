/** Teams for single tests. */
import { anArray, aString, type OptionRules } from "../contract/check-options.ts";
import { checkConfig } from "../platform/lib/check-config.ts";
import type { SeedAlert, SeedDashboard, SeedTeam } from "../platform/seed/seed.ts";
import { hashSecret } from "../platform/store/digest.ts";
import type { TestConnection, TestContext } from "./context.ts";
import { completeAlert, completeDashboard } from "./seed-defaults.ts";
import { createTenantKit, type TenantKit } from "./tenant.ts";

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

const teamRules: OptionRules<TeamInput> = { name: aString, dashboards: anArray, alerts: anArray };

export async function addTeam(context: TestContext, input: TeamInput): Promise<TestTeam> {
  checkConfig(teamRules, input, "team.");
  const id = `team-${crypto.randomUUID()}`;
  const accessToken = `token-${crypto.randomUUID()}`;
  const seedDashboards = (input.dashboards ?? []).map(completeDashboard);
  const seedAlerts = (input.alerts ?? []).map((alert) => completeAlert(alert, seedDashboards));
  const name = input.name === undefined ? {} : { name: input.name };
  const tokens = [{ token: accessToken }];
  await context.platform.seed({
    teams: [{ id, ...name, tokens, dashboards: seedDashboards, alerts: seedAlerts }],
  });
  const insert = (team: Omit<SeedTeam, "id">, kind: string): Promise<void> =>
    context.insert({ teams: [{ id, ...team }] }, [kind], {
      api: "observability",
      id: hashSecret(accessToken),
    });
  const dashboards = seedDashboards.map(toDashboard);
  const alerts = seedAlerts.map(toAlert);
  return {
    teamId: id,
    accessToken,
    observabilityOptions: { ...context.connection, accessToken },
    dashboards,
    alerts,
    addDashboard: async (input) => {
      const dashboard = completeDashboard(input);
      await insert({ dashboards: [dashboard] }, "Dashboard");
      seedDashboards.push(dashboard);
      const added = toDashboard(dashboard);
      dashboards.push(added);
      return added;
    },
    addAlert: async (input = {}) => {
      const alert = completeAlert(input, seedDashboards);
      // The dashboards exist already. They are in the seed so that the alert can refer to them.
      await insert({ dashboards: seedDashboards, alerts: [alert] }, "Alert");
      const added = toAlert(alert);
      alerts.push(added);
      return added;
    },
    ...createTenantKit(context.platform, "observability", id),
  };
}

function toDashboard({ id, tiles = [] }: SeedDashboard): TestDashboard {
  return { dashboardId: id, tileIds: tiles.flatMap((tile) => tile.id ?? []) };
}

function toAlert({ id }: SeedAlert): TestAlert {
  return { alertId: id, parameters: { id } };
}
