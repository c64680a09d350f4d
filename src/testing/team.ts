/** Teams of a test's own: nobody else's requests, faults and journal entries are theirs. */

import type { SeedAlert, SeedDashboard } from "../platform/seed/seed.ts";
import { hashSecret } from "../platform/store/digest.ts";
import { completeAlert, completeDashboard } from "./seeds.ts";
import { type Scope, type TenantKit, tenantKit } from "./tenant.ts";

/** What a team of a test begins with. */
export interface TeamInput {
  /** A name for people. */
  readonly name?: string | undefined;
  /** Its dashboards; what they leave out is filled in. None by default. */
  readonly dashboards?: readonly Partial<SeedDashboard>[] | undefined;
  /** Its alerts; what they leave out is filled in. None by default. */
  readonly alerts?: readonly Partial<SeedAlert>[] | undefined;
}

/** A dashboard of a test. */
export interface TestDashboard {
  readonly dashboardId: string;
  readonly tileIds: readonly string[];
}

/** An alert of a test. */
export interface TestAlert {
  readonly alertId: string;
  /** For `updateAlert`. */
  readonly parameters: { readonly id: string };
}

/** A team of a test, with a token that opens it. */
export interface TestTeam extends TenantKit {
  readonly teamId: string;
  readonly accessToken: string;
  /** Options of `createObservabilityClient`, to be spread: address, `fetch` and token. */
  readonly observabilityOptions: {
    readonly baseUrl: string;
    readonly fetch: typeof globalThis.fetch;
    readonly accessToken: string;
  };
  /** Its dashboards, in the order in which they were added. */
  readonly dashboards: readonly TestDashboard[];
  /** Its alerts, in the order in which they were added. */
  readonly alerts: readonly TestAlert[];
  /** Adds a dashboard; what it leaves out is filled in. */
  addDashboard(dashboard?: Partial<SeedDashboard>): Promise<TestDashboard>;
  /** Adds an alert; what it leaves out is filled in. */
  addAlert(alert?: Partial<SeedAlert>): Promise<TestAlert>;
}

/**
 * Adds a team.
 *
 * @param scope the platform
 * @param input what it begins with
 */
export async function addTeam(scope: Scope, input: TeamInput): Promise<TestTeam> {
  const teamId = `team-${crypto.randomUUID()}`;
  const accessToken = `token-${crypto.randomUUID()}`;
  const given = (input.dashboards ?? []).map(completeDashboard);
  const givenAlerts = (input.alerts ?? []).map((alert) => completeAlert(alert, given));
  const { name } = input;
  const named = { id: teamId, ...(name !== undefined && { name }) };
  await scope.platform.seed({
    teams: [{ ...named, tokens: [{ token: accessToken }], dashboards: given, alerts: givenAlerts }],
  });
  const owner = { api: "observability", id: hashSecret(accessToken) };
  const dashboards = given.map(toDashboard);
  const alerts = givenAlerts.map(toAlert);
  return {
    teamId,
    accessToken,
    observabilityOptions: { ...scope.address, accessToken },
    dashboards,
    alerts,
    addDashboard: async (dashboard) => {
      const added = completeDashboard(dashboard);
      await scope.insert({ teams: [{ id: teamId, dashboards: [added] }] }, ["Dashboard"], owner);
      given.push(added);
      const handle = toDashboard(added);
      dashboards.push(handle);
      return handle;
    },
    addAlert: async (alert = {}) => {
      const added = completeAlert(alert, given);
      // The dashboards are there already: they stand in the seed so that the alert may refer to them.
      await scope.insert({ teams: [{ id: teamId, dashboards: given, alerts: [added] }] }, ["Alert"], owner);
      const handle = toAlert(added);
      alerts.push(handle);
      return handle;
    },
    ...tenantKit(scope, teamId),
  };
}

function toDashboard({ id, tiles = [] }: SeedDashboard): TestDashboard {
  return { dashboardId: id, tileIds: tiles.flatMap((tile) => tile.id ?? []) };
}

function toAlert({ id }: SeedAlert): TestAlert {
  return { alertId: id, parameters: { id } };
}
