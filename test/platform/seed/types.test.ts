/** Types of seeds reject what the schema rejects, as far as types can express it. */
import { expectTypeOf, test } from "vitest";
import type { Pipe, PipeSettings } from "../../../generated/management/types.ts";
import type { Alert } from "../../../generated/observability/types.ts";
import type { Seed, SeedAlert, SeedPipe } from "../../../src/platform/index.ts";

test("a seed has the properties of the documents, and misspelt ones do not compile", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const seed: Seed = {
    organizations: [
      {
        id,
        keys: [
          { id: "a", secret: "b" },
          { id: "a", secretHash: "b" },
          // @ts-expect-error: neither
          { id: "a" },
          // @ts-expect-error: both
          { id: "a", secret: "b", secretHash: "b" },
        ],
        services: [
          {
            id,
            // @ts-expect-error: a number
            tags: { env: 1 },
            pipes: [
              { id, source: { kafka: { brokers: "a" } }, settings: { engine_max_threads: null } },
              // @ts-expect-error: set by the platform
              { id, serviceId: id },
              // @ts-expect-error: misspelt
              { id, settings: { engine_max_treads: 1 } },
              // @ts-expect-error: no id
              { name: "a" },
            ],
          },
        ],
      },
    ],
    teams: [
      {
        id: "a",
        // @ts-expect-error: set by the platform
        alerts: [{ id: "a", team: "a" }],
      },
    ],
  };
  expectTypeOf(seed).toEqualTypeOf<Seed>();
  // @ts-expect-error: misspelt
  expectTypeOf<Seed>({ organisations: [] });
});

test("an open list of values stays open", () => {
  expectTypeOf({ id: "a", channel: { type: "pigeon" }, state: "new" }).toExtend<SeedAlert>();
  expectTypeOf({ id: "a", thresholdType: "over" } as const).not.toExtend<SeedAlert>();
  // An export's types are usable as strings.
  expectTypeOf<SeedAlert["state"]>().toExtend<string | undefined>();
  expectTypeOf<NonNullable<SeedAlert["channel"]>["type"]>().toExtend<string | undefined>();
});

test("seeds are readonly, with the properties that the platform does not set", () => {
  type Names = NonNullable<NonNullable<SeedPipe["destination"]>["columns"]>;
  expectTypeOf<Names>().toEqualTypeOf<readonly { readonly name?: string; readonly type?: string }[]>();
  expectTypeOf<Exclude<keyof Pipe, keyof SeedPipe>>().toEqualTypeOf<"serviceId">();
  expectTypeOf<Exclude<keyof Alert, keyof SeedAlert>>().toEqualTypeOf<"team">();
  expectTypeOf<keyof NonNullable<SeedPipe["settings"]>>().toEqualTypeOf<keyof PipeSettings>();
});
