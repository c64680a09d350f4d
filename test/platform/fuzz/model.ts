/** The platform as a few maps: what it must say after any sequence of updates. It is far simpler than the platform on purpose. */
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import { settingNames } from "../../openapi/reference/management-settings.ts";
import { createdAt, own } from "./test-data.ts";

type Members = Record<string, unknown>;

/** What the platform is expected to hold. */
export interface Model {
  /** By pipe id. */
  readonly pipes: Map<string, { settings: Members; updatedAt: string }>;
  /** By alert id. */
  readonly alerts: Map<string, Members>;
}

/** The model of a platform that has just been seeded. */
export function createModel(): Model {
  const settings = Object.fromEntries(settingNames.map((name) => [name, null]));
  const pipes = own.services.flatMap(({ pipes: owned }) => owned);
  return {
    pipes: new Map(
      pipes.map((id) => [id, { settings: { ...settings, engine_max_threads: 8 }, updatedAt: createdAt }]),
    ),
    alerts: new Map(
      own.alerts.map((alert) => [
        alert.id,
        { ...alert, name: alert.id, threshold: 1, team: own.teamId, createdAt, updatedAt: createdAt },
      ]),
    ),
  };
}

/**
 * Updates a pipe: what is left out stays.
 *
 * @param model changes
 * @param id of a pipe that is there
 * @param body what is sent
 * @param at time of the update
 * @returns all settings
 */
export function updateSettings(model: Model, id: string, body: Members, at: string): Members {
  const settings = { ...model.pipes.get(id)?.settings, ...body };
  model.pipes.set(id, { settings, updatedAt: at });
  return settings;
}

/**
 * Updates an alert: what is left out stays, and it never comes to a place that is not there.
 *
 * @param model changes, if the update is taken
 * @param id of an alert that is there
 * @param body what is sent
 * @param at time of the update
 * @returns the alert, or undefined when the update is refused
 */
export function updateAlert(model: Model, id: string, body: AlertUpdate, at: string): Members | undefined {
  const { dashboardId, ...fields } = body;
  const alert: Members = { ...model.alerts.get(id), ...fields, updatedAt: at };
  if (dashboardId !== undefined) alert["dashboard"] = dashboardId;
  const moved = dashboardId !== undefined || fields.tileId !== undefined;
  if (moved && !isPlace(alert["dashboard"], alert["tileId"])) return undefined;
  model.alerts.set(id, alert);
  return alert;
}

function isPlace(dashboardId: unknown, tileId: unknown): boolean {
  const dashboard = own.dashboards.find(({ id }) => id === dashboardId);
  if (!dashboard) return false;
  return tileId === undefined || dashboard.tiles.some((tile) => tile === tileId);
}

/** A filter of listServices. */
export interface Filter {
  readonly key: string;
  readonly value: string | undefined;
}

/**
 * Ids of the services that have all tags.
 *
 * @param filters the tags
 */
export function listServices(filters: readonly Filter[]): readonly string[] {
  return own.services
    .filter(({ tags }) => {
      const pairs = new Map<string, string>(Object.entries(tags));
      return filters.every(
        ({ key, value }) => pairs.has(key) && (value === undefined || pairs.get(key) === value),
      );
    })
    .map(({ id }) => id);
}
