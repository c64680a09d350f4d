/** Model of the platform: two maps, much simpler than the platform. */
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import { settingNames } from "../../openapi/reference/management-settings.ts";
import { createdAt, own } from "./fuzz-data.ts";

type Members = Record<string, unknown>;

/** Expected resources. */
export interface Model {
  /** By pipe id. */
  readonly pipes: Map<string, { settings: Members; updatedAt: string }>;
  /** By alert id. */
  readonly alerts: Map<string, Members>;
}

/** Creates the model of a seeded platform. */
export function createModel(): Model {
  const unset = Object.fromEntries(settingNames.map((name) => [name, null]));
  const settings = { ...unset, engine_max_threads: 8 };
  const pipeIds = own.services.flatMap(({ pipes }) => pipes);
  const common = { threshold: 1, team: own.teamId, createdAt, updatedAt: createdAt };
  return {
    pipes: new Map(pipeIds.map((id) => [id, { settings: { ...settings }, updatedAt: createdAt }])),
    alerts: new Map(own.alerts.map((alert) => [alert.id, { ...alert, name: alert.id, ...common }])),
  };
}

/** Merges settings into those of a pipe, and returns all of them. */
export function updateSettings(model: Model, id: string, body: Members, updatedAt: string): Members {
  const settings = { ...model.pipes.get(id)?.settings, ...body };
  model.pipes.set(id, { settings, updatedAt });
  return settings;
}

/** Merges fields into an alert, and returns it, or undefined if its dashboard or tile would not exist. */
export function updateAlert(
  model: Model,
  id: string,
  { dashboardId, ...fields }: AlertUpdate,
  updatedAt: string,
): Members | undefined {
  const alert: Members = { ...model.alerts.get(id), ...fields, updatedAt };
  if (dashboardId !== undefined) alert["dashboard"] = dashboardId;
  const isMoved = dashboardId !== undefined || fields.tileId !== undefined;
  if (isMoved && !isPlace(alert["dashboard"], alert["tileId"])) return undefined;
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

/** Ids of the services that match all filters. */
export function listServices(filters: readonly Filter[]): readonly string[] {
  const matches = (tags: Readonly<Record<string, string>>) =>
    filters.every(
      ({ key, value }) => Object.hasOwn(tags, key) && (value === undefined || tags[key] === value),
    );
  return own.services.filter(({ tags }) => matches(tags)).map(({ id }) => id);
}
