/** The test kit for the Observability API: teams for single tests. */
import { anArray, aString, type OptionRules } from "../../../contract/check-options.ts";
import { demo } from "../../../platform/apis/observability/demo-names.ts";
import type { SeedAlert, SeedDashboard, SeedTeam } from "../../../platform/apis/observability/seed.ts";
import { checkConfig } from "../../../platform/lib/check-config.ts";
import { hashSecret } from "../../../platform/store/digest.ts";
import type { TestContext } from "../../context.ts";
import { uniqueName, withoutUndefined } from "../../seed-defaults.ts";
import { createTenantKit } from "../../tenant.ts";
import type { TeamInput, TestAlert, TestDashboard, TestTeam } from "./types.ts";

/** Members of a test platform for the Observability API. */
export interface TestKit {
  /** Options for `createObservabilityClient`, with the token of the demo data. */
  readonly observabilityOptions: TestTeam["observabilityOptions"];
  /**
   * Adds a team with a token of its own.
   *
   * @example
   * ```ts
   * const team = await platform.createTeam({ alerts: [{ threshold: 10 }] });
   * const observability = createObservabilityClient(team.observabilityOptions);
   * ```
   */
  createTeam(input?: TeamInput): Promise<TestTeam>;
}

export function createTestKit(context: TestContext): TestKit {
  return {
    observabilityOptions: { ...context.connection, accessToken: demo.accessToken },
    createTeam: (input = {}) => addTeam(context, input),
  };
}

const teamRules: OptionRules<TeamInput> = { name: aString, dashboards: anArray, alerts: anArray };

async function addTeam(context: TestContext, input: TeamInput): Promise<TestTeam> {
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

/** Completes a dashboard. By default it has one tile. */
function completeDashboard(dashboard: Partial<SeedDashboard> = {}): SeedDashboard {
  const tile = {
    id: uniqueName("tile"),
    name: "Requests",
    x: 0,
    y: 0,
    w: 6,
    h: 3,
    asRatio: false,
    series: [],
  };
  return {
    id: uniqueName("dashboard"),
    name: uniqueName("Dashboard"),
    tiles: [tile],
    tags: [],
    ...withoutUndefined("dashboard", dashboard),
  };
}

/**
 * Completes an alert. By default it watches the first tile of the team's dashboards, or a saved search if they have no tile. `input`: the
 * members to keep. `dashboards`: the dashboards of its team.
 */
function completeAlert(input: Partial<SeedAlert>, dashboards: readonly SeedDashboard[]): SeedAlert {
  const alert = withoutUndefined("alert", input);
  return {
    id: uniqueName("alert"),
    name: uniqueName("Alert"),
    message: "Raised by a test.",
    threshold: 100,
    interval: "5m",
    thresholdType: "above",
    state: "inactive",
    channel: { type: "webhook", webhookId: uniqueName("webhook") },
    silenced: false,
    ...defaultSource(alert, dashboards),
    ...alert,
  };
}

function defaultSource(alert: Partial<SeedAlert>, dashboards: readonly SeedDashboard[]): Partial<SeedAlert> {
  const { source, dashboard, tileId, savedSearch } = alert;
  if (dashboard !== undefined || tileId !== undefined || savedSearch !== undefined) return {};
  const watched = dashboards.find(({ tiles = [] }) => tiles.length > 0);
  const watchedTile = watched?.tiles?.[0]?.id;
  if (source === "search" || !watched || watchedTile === undefined) {
    return { source: "search", savedSearch: uniqueName("search") };
  }
  return { source: "tile", dashboard: watched.id, tileId: watchedTile };
}
