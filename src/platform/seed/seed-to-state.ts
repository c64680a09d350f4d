import { seedSections } from "../../../generated/platform/seed-sections.ts";
import { startWork } from "../lib/pause.ts";
import type { Resource, StoreState } from "../store/store.ts";
import type { Seed } from "./seed.ts";

/** Turns a seed into stored state: secrets become digests, UUIDs lower case, and `now` a time that the seed omits. */
export async function seedToState(seed: Seed, { now }: { readonly now: number }): Promise<StoreState> {
  const pause = startWork();
  const parts = seedSections.map(({ toState }) => toState(seed, new Date(now).toISOString()));
  const resources: Resource[] = [];
  for (const part of parts) {
    for (const resource of part.resources) {
      resources.push(resource);
      await pause();
    }
  }
  return {
    tenants: parts.flatMap(({ tenants }) => tenants),
    credentials: parts.flatMap(({ credentials }) => credentials),
    resources,
  };
}
