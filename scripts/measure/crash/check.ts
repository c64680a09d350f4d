/** The check: every acknowledged write is there as a whole, and nothing is there that was not sent. */
import assert from "node:assert/strict";
import type { Seed, SeedAlert } from "../../../src/platform/index.ts";
import { messageOf } from "../../lib/message-of.ts";
import { alertsOf, hasFields, type Series } from "./write-load.ts";

/**
 * Compares what a restarted platform stores with what was written. `before`: everything that was stored before the load. Returns the
 * problems in words; empty if there are none.
 */
export function findProblems(before: Seed, after: Seed, series: readonly Series[]): readonly string[] {
  const problems: string[] = [];
  for (const one of series) {
    const { id, acknowledged, sent } = one;
    const [old, found] = [before, after].map((seed) => alertsOf(seed).find((alert) => alert.id === id));
    const value = findValue(one, old, found);
    if (value === undefined) {
      const shown = JSON.stringify(pick(found, one)).slice(0, 200);
      problems.push(`${id}: ${shown} is not a write from ${acknowledged} (acknowledged) to ${sent} (sent)`);
    } else {
      one.acknowledged = value;
      one.sent = value;
    }
  }
  try {
    assert.deepEqual(withoutWrites(after, series), withoutWrites(before, series));
  } catch (error) {
    problems.push(`changed without a write: ${messageOf(error)}`);
  }
  return problems;
}

/** Finds the value whose fields an alert has, from the last one acknowledged to the last one sent. */
function findValue(
  series: Series,
  before: SeedAlert | undefined,
  found: SeedAlert | undefined,
): number | undefined {
  for (let value = series.acknowledged; value <= series.sent; value += 1) {
    if (hasFields(found, value === 0 ? pick(before, series) : series.fieldsFor(value))) return value;
  }
  return undefined;
}

function pick(from: SeedAlert | undefined, { fieldsFor }: Series): Partial<SeedAlert> {
  return Object.fromEntries(Object.keys(fieldsFor(1)).map((name) => [name, Reflect.get(from ?? {}, name)]));
}

/** A copy without the fields that were written, and without the time of the last write. */
function withoutWrites(seed: Seed, series: readonly Series[]): Seed {
  const copy = structuredClone(seed);
  for (const alert of alertsOf(copy)) {
    const written = series.filter(({ id }) => id === alert.id);
    const names = written.flatMap(({ fieldsFor }) => [...Object.keys(fieldsFor(1)), "updatedAt"]);
    for (const name of names) Reflect.deleteProperty(alert, name);
  }
  return copy;
}
