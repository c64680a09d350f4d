/** The load: series of writes, each sent as soon as the one before is acknowledged, until the connection breaks. */
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Seed } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { messageOf } from "../../lib/message-of.ts";

/** Fields of a resource, or JSON of it. */
export type ResourceFields = Readonly<Record<string, unknown>>;

/** A series of increasing values, written to one group of fields of one resource. */
export interface Series {
  readonly target: string;
  /** Id of the pipe or alert. */
  readonly id: string;
  /** Fields that are written together, for a value of 1 or more. */
  readonly fieldsFor: (value: number) => ResourceFields;
  /** The last value that was sent; 0 before the first. */
  sent: number;
  /** The last value that the platform acknowledged. */
  acknowledged: number;
}

/** Two groups per resource: a write of one group may not undo a write of the other. */
const settings: readonly Series["fieldsFor"][] = [
  (value) => ({
    engine_min_insert_block_size_bytes: value,
    object_storage_max_insert_bytes: 10_485_760 + value,
  }),
  (value) => ({ object_storage_polling_interval_ms: 100 + value }),
];
const alertFields: readonly Series["fieldsFor"][] = [
  (value) => ({ threshold: value + 0.5, name: `crash \u{1f4a5} ${value}` }),
  // Longer than a page of the file, so that a torn write shows.
  (value) => ({ message: `${value} `.repeat(1500) }),
];

/** Creates series for the first pipes and alerts of a platform with the demo data. `stored`: everything that the platform stores. */
export function createSeries(stored: Seed): readonly Series[] {
  const start = { sent: 0, acknowledged: 0 };
  const { services = [] } = stored.organizations?.find(({ id }) => id === demo.organizationId) ?? {};
  const pipes = services.flatMap((service) =>
    (service.pipes ?? []).map(({ id }) => ({
      id,
      target: `/v1/organizations/${demo.organizationId}/services/${service.id}/pipes/${id}/settings`,
    })),
  );
  const alerts = (stored.teams ?? []).flatMap((team) => team.alerts ?? []);
  return [
    ...pipes
      .slice(0, 3)
      .flatMap((pipe) => settings.map((fieldsFor): Series => ({ ...pipe, fieldsFor, ...start }))),
    ...alerts
      .slice(0, 2)
      .flatMap(({ id }) =>
        alertFields.map((fieldsFor): Series => ({ id, target: `/api/v2/alerts/${id}`, fieldsFor, ...start })),
      ),
  ];
}

export async function exportFrom(url: string): Promise<Seed> {
  const response = await fetch(`${url}/_platform/export`, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`GET /_platform/export responded with ${response.status}.`);
  // The platform exports a seed.
  return (await response.json()) as Seed;
}

export interface Load {
  /** Resolves when `count` writes were acknowledged, or when all series have ended. */
  reached(count: number): Promise<void>;
  /** Resolves when all series have ended. */
  readonly done: Promise<WriteLoadResult>;
}

export interface WriteLoadResult {
  readonly acknowledged: number;
  /** Responses other than the expected one. */
  readonly problems: readonly string[];
}

export function startLoad(url: string, series: readonly Series[]): Load {
  const problems: string[] = [];
  let acknowledged = 0;
  let running = series.length;
  const write = async (one: Series): Promise<void> => {
    for (;;) {
      one.sent += 1;
      const outcome = await send(url, one);
      if (outcome !== "acknowledged") {
        if (outcome !== "broken") problems.push(outcome.slice(0, 500));
        break;
      }
      one.acknowledged = one.sent;
      acknowledged += 1;
    }
    running -= 1;
  };
  const done = Promise.all(series.map(write)).then(() => ({ acknowledged, problems }));
  return {
    done,
    reached: async (count) => {
      while (acknowledged < count && running > 0) await sleep(1);
    },
  };
}

const credentials = {
  management: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`,
  observability: `Bearer ${demo.accessToken}`,
};

/** Sends the write of the current value. @returns "acknowledged", "broken" for a broken connection, or a problem */
async function send(url: string, { target, fieldsFor, sent }: Series): Promise<string> {
  const authorization = target.startsWith("/v1/") ? credentials.management : credentials.observability;
  try {
    const response = await fetch(url + target, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(fieldsFor(sent)),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    // Both envelopes hold the resource in one member.
    const { result, data } = JSON.parse(text) as {
      readonly result?: ResourceFields;
      readonly data?: ResourceFields;
    };
    const isExpected = response.ok && hasFields({ ...result, ...data }, fieldsFor(sent));
    return isExpected ? "acknowledged" : `${target}: write ${sent} got status ${response.status} ${text}`;
  } catch (error) {
    // `fetch` throws a TypeError for a broken connection; a timeout or invalid JSON is a problem.
    return error instanceof TypeError ? "broken" : `${target}: write ${sent} failed: ${messageOf(error)}`;
  }
}

/** Checks whether an object has the given fields with the given values, among others. */
export function hasFields(object: ResourceFields, fields: ResourceFields): boolean {
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(object[name], value));
}
