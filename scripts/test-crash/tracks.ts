/** Values that only ever increase, one series per group of fields, so that what is read afterwards tells which write was the last. */

import { demo } from "../../src/platform/seed/demo-names.ts";
import type { ExportedResource, ExportedSeed } from "./demo-api.ts";
import type { Random } from "./random.ts";

/** One series of values, written one after the other to fields of one resource. */
export interface Track {
  /** Path of the pipe or alert. */
  readonly target: string;
  /** Path that the writes go to. */
  readonly writeTarget: string;
  /** Id of the resource. */
  readonly id: string;
  readonly fields: FieldGroup;
  /** The latest value that was sent. */
  sent: number;
  /** The latest value that the platform acknowledged. */
  acknowledged: number;
}

/** Fields that are written together, and so must be found together. */
interface FieldGroup {
  /** For people. */
  readonly name: string;
  /** What is sent for a value, 1 or more. */
  readonly write: (value: number) => Readonly<Record<string, unknown>>;
  /** The fields of a resource, or undefined for those that are not there. */
  readonly read: (resource: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

const settingsOf = (resource: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { settings } = resource;
  return typeof settings === "object" && settings !== null ? { ...settings } : {};
};

/** Two series on each pipe: they meet in one resource, and neither may undo the other. */
const pipeFields: readonly FieldGroup[] = [
  {
    name: "sizes",
    write: (value) => ({
      engine_min_insert_block_size_bytes: value,
      object_storage_max_insert_bytes: 10_485_760 + value,
    }),
    read: (pipe) =>
      pick(settingsOf(pipe), ["engine_min_insert_block_size_bytes", "object_storage_max_insert_bytes"]),
  },
  {
    name: "polling interval",
    write: (value) => ({ object_storage_polling_interval_ms: 100 + value }),
    read: (pipe) => pick(settingsOf(pipe), ["object_storage_polling_interval_ms"]),
  },
];

const alertFields: readonly FieldGroup[] = [
  {
    name: "threshold and name",
    write: (value) => ({ threshold: value + 0.5, name: `crash \u{1f4a5} ${value}` }),
    read: (alert) => pick(alert, ["threshold", "name"]),
  },
  {
    name: "message",
    // Longer than a page of the file, so that a write that was torn shows.
    write: (value) => ({ message: `${value} `.repeat(1500) }),
    read: (alert) => pick(alert, ["message"]),
  },
];

function pick(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

/**
 * Makes series on some pipes and alerts of the demo data.
 *
 * @param seed what the platform stores
 * @param random chooses
 */
export function createTracks(seed: ExportedSeed, random: Random): readonly Track[] {
  const organization = seed.organizations.find(({ id }) => id === demo.organizationId);
  const pipes = (organization?.services ?? []).flatMap(({ id, pipes: owned = [] }) =>
    owned.map((pipe) => `/v1/organizations/${demo.organizationId}/services/${id}/pipes/${pipe.id}`),
  );
  const alerts = seed.teams.flatMap((team) => (team.alerts ?? []).map(({ id }) => `/api/v2/alerts/${id}`));
  if (pipes.length === 0 || alerts.length === 0) {
    throw new Error("the demo data was not loaded: it has no pipes or no alerts");
  }
  return [
    ...random.some(pipes, 3).flatMap((target) => toTracks(target, `${target}/settings`, pipeFields)),
    ...random.some(alerts, 2).flatMap((target) => toTracks(target, target, alertFields)),
  ];
}

function toTracks(target: string, writeTarget: string, groups: readonly FieldGroup[]): readonly Track[] {
  const id = decodeURIComponent(target.slice(target.lastIndexOf("/") + 1));
  return groups.map((fields) => ({ target, writeTarget, id, fields, sent: 0, acknowledged: 0 }));
}

/**
 * Finds a pipe or an alert in what was exported.
 *
 * @param seed what a platform stores
 * @param id of the resource
 */
export function findResource(seed: ExportedSeed, id: string): ExportedResource | undefined {
  const pipes = seed.organizations.flatMap(({ services = [] }) =>
    services.flatMap(({ pipes: owned = [] }) => owned),
  );
  return [...pipes, ...seed.teams.flatMap(({ alerts = [] }) => alerts)].find(
    (resource) => resource.id === id,
  );
}
