/** The load: series of writes, each sent as soon as the one before is acknowledged, until the connection breaks. */
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Seed, SeedAlert } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { messageOf } from "../../lib/message-of.ts";

/** Fields of an alert. */
type AlertFields = Partial<SeedAlert>;

/** A series of increasing values, written to one group of fields of one alert. */
export interface Series {
  readonly id: string;
  /** Fields that are written together, for a value of 1 or more. */
  readonly fieldsFor: (value: number) => AlertFields;
  /** The last value that was sent; 0 before the first. */
  sent: number;
  /** The last value that the platform acknowledged. */
  acknowledged: number;
}

/** Two groups per alert: a write of one group may not undo a write of the other. */
const groups: readonly Series["fieldsFor"][] = [
  (value) => ({ threshold: value + 0.5, name: `crash \u{1f4a5} ${value}` }),
  // Longer than a page of the file, so that a torn write shows.
  (value) => ({ message: `${value} `.repeat(1500) }),
];

export function alertsOf({ teams = [] }: Seed): readonly SeedAlert[] {
  return teams.flatMap(({ alerts = [] }) => alerts);
}

/** Creates series for the alerts of a platform with the demo data. `stored`: everything that the platform stores. */
export function createSeries(stored: Seed): readonly Series[] {
  return alertsOf(stored).flatMap(({ id }) =>
    groups.map((fieldsFor): Series => ({ id, fieldsFor, sent: 0, acknowledged: 0 })),
  );
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
  /** Resolves when all series have ended, to the number of acknowledged writes and the responses other than the expected one. */
  readonly done: Promise<{ readonly acknowledged: number; readonly problems: readonly string[] }>;
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

const headers = { authorization: `Bearer ${demo.accessToken}`, "content-type": "application/json" };

/** Sends the write of the current value. @returns "acknowledged", "broken" for a broken connection, or a problem */
async function send(url: string, { id, fieldsFor, sent }: Series): Promise<string> {
  const what = `${id}: write ${sent}`;
  try {
    const body = JSON.stringify(fieldsFor(sent));
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(`${url}/api/v2/alerts/${id}`, { method: "PUT", headers, body, signal });
    const text = await response.text();
    const isExpected = response.ok && hasFields(JSON.parse(text).data, fieldsFor(sent));
    return isExpected ? "acknowledged" : `${what} got status ${response.status} ${text}`;
  } catch (error) {
    // `fetch` throws a TypeError for a broken connection; a timeout or invalid JSON is a problem.
    return error instanceof TypeError ? "broken" : `${what} failed: ${messageOf(error)}`;
  }
}

/** Checks whether an alert has the given fields with the given values, among others. */
export function hasFields(alert: AlertFields | undefined, fields: AlertFields): boolean {
  const members = new Map<string, unknown>(Object.entries(alert ?? {}));
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(members.get(name), value));
}
