/** Request bodies for the fuzz tests: valid, nearly valid and arbitrary. */
import fc from "fast-check";
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import {
  booleanSettings,
  numericSettings,
  settingNames,
} from "../../openapi/vendor-documentation/management-settings.ts";
import { billing, checkout } from "../conformance/test-data.ts";

/** A body of updatePipeSettings that matches the contract. */
const settingsUpdate: fc.Arbitrary<Readonly<Record<string, number | boolean | null | undefined>>> = fc.record(
  Object.fromEntries<fc.Arbitrary<number | boolean | null>>([
    ...numericSettings.map(
      ({ field, minimum: min, maximum: max }) => [field, fc.option(fc.integer({ min, max }))] as const,
    ),
    ...booleanSettings.map((field) => [field, fc.option(fc.boolean())] as const),
  ]),
  { requiredKeys: [] },
);

const dashboards = [checkout.id, billing.id];
const tiles = [...checkout.tiles, ...billing.tiles].map(({ id }) => id);

/** Any string that JSON allows. */
const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("", "\u0000", "\ud800", "null", "'; DROP TABLE x; --", "\u2028", "$1", "{id}", "__proto__"),
);

/** A body of updateAlert that matches the contract. Its tile may be on another dashboard. */
const alertUpdate: fc.Arbitrary<AlertUpdate> = fc.record(
  {
    threshold: fc.double({ noNaN: true, noDefaultInfinity: true }),
    interval: anyText,
    thresholdType: fc.constantFrom("above", "below"),
    source: fc.constantFrom("tile", "search"),
    dashboardId: fc.constantFrom(...dashboards, ...dashboards, "missing"),
    tileId: fc.constantFrom(...tiles, ...tiles, "missing"),
    channel: fc.record({ type: anyText, webhookId: anyText }, { requiredKeys: [] }),
    name: anyText,
    message: anyText,
  },
  { requiredKeys: [] },
);

const valid = fc.oneof(settingsUpdate, alertUpdate).map((body) => JSON.stringify(body));

/** A damaged valid body. */
const damaged = fc
  .tuple(valid, fc.nat(), fc.constantFrom("cut", "insert", "double", "remove", "wrap"), anyText)
  .map(([text, at, change, extra]) => {
    const index = at % (text.length + 1);
    const [before, after] = [text.slice(0, index), text.slice(index)];
    if (change === "cut") return before;
    if (change === "insert") return before + extra + after;
    if (change === "double") return text.replace(/^\{(.+)\}$/, "{$1,$1}");
    if (change === "remove") return before + after.slice(1);
    return `[${text}]`;
  });

/** Bodies that are long, deep or have a special meaning. */
const extreme = fc.constantFrom(
  "[".repeat(100_000),
  `${'{"a":'.repeat(70)}1${"}".repeat(70)}`,
  `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
  `{"message":"${"\\n".repeat(400_000)}"}`,
  `{"message":"${"a".repeat(900_000)}"}`,
  `{"message":"${"a".repeat(1_100_000)}"}`,
  `[${"1,".repeat(300_000)}1]`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"n${index}":1`).join()}}`,
  '{"threshold":1e400}',
  '{"threshold":-0}',
  `{"engine_max_threads":${"9".repeat(400)}}`,
  '{"__proto__":{"engine_max_threads":1}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  "\ufeff{}",
);

const otherNames = ["threshold", "name", "channel", "tileId", "dashboardId", "unknown", "__proto__"];

/** A member with a value of any type. */
const mixed = fc
  .tuple(
    fc.constantFrom(...settingNames, ...otherNames),
    fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), anyText),
  )
  .map(([name, value]) => `{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

/** Any body. */
export const anyBody: fc.Arbitrary<string | Uint8Array | undefined> = fc.oneof(
  { weight: 4, arbitrary: valid },
  { weight: 4, arbitrary: damaged },
  { weight: 3, arbitrary: mixed },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 100 }) },
  { weight: 1, arbitrary: extreme },
  { weight: 2, arbitrary: fc.constantFrom(undefined, "", "{}", "null", " ") },
);
