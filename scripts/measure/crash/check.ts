/** The check: every acknowledged write is there as a whole, and nothing is there that was not sent. */
import assert from "node:assert/strict";
import type { Seed } from "../../../src/platform/index.ts";
import { messageOf } from "../../lib/message-of.ts";
import { hasFields, type ResourceFields, type Series } from "./write-load.ts";

/**
 * Compares what a restarted platform stores with what was written. `before`: everything that was stored before the load. Returns the
 * problems in words; empty if there are none.
 */
export function findProblems(before: Seed, after: Seed, series: readonly Series[]): readonly string[] {
  const problems: string[] = [];
  for (const one of series) {
    const { id, acknowledged, sent } = one;
    const value = findValue(one, fieldsOf(before, id), fieldsOf(after, id));
    if (value === undefined) {
      const found = JSON.stringify(pick(fieldsOf(after, id), one)).slice(0, 200);
      problems.push(`${id}: ${found} is not a write from ${acknowledged} (acknowledged) to ${sent} (sent)`);
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

/** Finds the value whose fields a resource has, from the last one acknowledged to the last one sent. */
function findValue(series: Series, before: ResourceFields, found: ResourceFields): number | undefined {
  for (let value = series.acknowledged; value <= series.sent; value += 1) {
    const fields = value === 0 ? pick(before, series) : series.fieldsFor(value);
    if (hasFields(found, fields)) return value;
  }
  return undefined;
}

function pick(from: ResourceFields, { fieldsFor }: Series): ResourceFields {
  return Object.fromEntries(Object.keys(fieldsFor(1)).map((name) => [name, from[name]]));
}

/** The objects that hold the fields of a pipe (its settings) or of an alert (itself). */
function holdersOf(seed: Seed, id: string): readonly object[] {
  const services = seed.organizations?.flatMap((organization) => organization.services ?? []) ?? [];
  const pipes = services.flatMap((service) => service.pipes ?? []);
  const alerts = seed.teams?.flatMap((team) => team.alerts ?? []) ?? [];
  const pipe = pipes.find((each) => each.id === id);
  const alert = alerts.find((each) => each.id === id);
  return [pipe, pipe?.settings, alert].filter((holder) => holder !== undefined);
}

function fieldsOf(seed: Seed, id: string): ResourceFields {
  return Object.assign({}, ...holdersOf(seed, id));
}

/** A copy without the fields that were written, and without the time of the last write. */
function withoutWrites(seed: Seed, series: readonly Series[]): Seed {
  const copy = structuredClone(seed);
  for (const { id, fieldsFor } of series) {
    for (const holder of holdersOf(copy, id)) {
      for (const name of [...Object.keys(fieldsFor(1)), "updatedAt"]) Reflect.deleteProperty(holder, name);
    }
  }
  return copy;
}
