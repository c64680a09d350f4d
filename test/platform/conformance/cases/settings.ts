/** updatePipeSettings merges: absent, null, 0 and false are different. */
import { expect } from "vitest";
import {
  booleanSettings,
  numericSettings,
  settingNames,
} from "../../../openapi/reference/management-settings.ts";
import type { CaseGroup } from "../case.ts";
import { getPipe, updateSettings, withBody } from "../requests.ts";
import { expectError, pipeOf, settingsOf } from "../responses.ts";
import { createdAt, pipeContent } from "../test-data.ts";

/** Each setting with its maximum and minimum, or true and false. */
const twoValues: readonly (readonly [string, readonly unknown[]])[] = [
  ...numericSettings.map(({ field, minimum, maximum }) => [field, [maximum, minimum]] as const),
  ...booleanSettings.map((field) => [field, [true, false]] as const),
];

export const settings: CaseGroup = {
  title: "settings",
  cases: [
    {
      title: "an update of one setting returns every setting",
      run: async ({ own, send }) => {
        const all = settingsOf(await send(updateSettings(own, { engine_max_threads: 1 })));
        expect(Object.keys(all).toSorted()).toEqual(settingNames.toSorted());
      },
    },
    {
      title: "an omitted setting keeps its value, and a GET returns what the PUT returned",
      run: async ({ own, send }) => {
        const before = pipeOf(await send(getPipe(own))).settings;
        const answered = settingsOf(await send(updateSettings(own, { engine_max_insert_threads: 4 })));
        expect(answered).toEqual({ ...before, engine_max_insert_threads: 4 });
        expect(pipeOf(await send(getPipe(own))).settings).toEqual(answered);
      },
    },
    {
      title: "each setting accepts its minimum, its maximum and null, and leaves the others unchanged",
      run: async ({ own, send }) => {
        let expected: Record<string, unknown> = { ...settingsOf(await send(updateSettings(own, {}))) };
        for (const [name, values] of twoValues) {
          for (const value of [...values, null, ...values]) {
            expected = { ...expected, [name]: value };
            expect(settingsOf(await send(updateSettings(own, { [name]: value })))).toEqual(expected);
          }
        }
        expect(Object.values(expected)).toEqual(expect.arrayContaining([0, false]));
        expect(pipeOf(await send(getPipe(own))).settings).toEqual(expected);
      },
    },
    {
      title: "null clears every setting in one update",
      run: async ({ own, send }) => {
        const none = Object.fromEntries(twoValues.map(([name]) => [name, null]));
        expect(settingsOf(await send(updateSettings(own, none)))).toEqual(none);
        expect(pipeOf(await send(getPipe(own))).settings).toEqual(none);
      },
    },
    {
      title: "an empty object changes no setting",
      run: async ({ own, send }) => {
        const before = pipeOf(await send(getPipe(own))).settings;
        expect(settingsOf(await send(updateSettings(own, {})))).toEqual(before);
      },
    },
    {
      title: "an integer is accepted in every JSON notation",
      run: async ({ own, send }) => {
        const body =
          '{"engine_max_threads": 16.0, "object_storage_max_file_count": 1e3, "engine_max_insert_threads": -0}';
        const response = await send(withBody(updateSettings(own, {}), body));
        expect(settingsOf(response)).toMatchObject({
          engine_max_threads: 16,
          object_storage_max_file_count: 1000,
          engine_max_insert_threads: 0,
        });
        expect(response.text).toContain('"engine_max_insert_threads":0');
      },
    },
    {
      title: "an update changes updatedAt and nothing else of the pipe",
      run: async ({ own, send }) => {
        const before = pipeOf(await send(getPipe(own)));
        await send(updateSettings(own, { engine_max_threads: 9 }));
        const { settings: after, updatedAt, ...pipe } = pipeOf(await send(getPipe(own)));
        expect(pipe).toEqual({ ...before, settings: undefined, updatedAt: undefined });
        expect(after).toEqual({ ...before.settings, engine_max_threads: 9 });
        expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(updatedAt && updatedAt > createdAt).toBe(true);
      },
    },
    {
      title: "a value outside its range is rejected, and the body changes nothing",
      run: async ({ own, send }) => {
        for (const { field, minimum, maximum } of numericSettings) {
          for (const value of [minimum - 1, maximum + 1, minimum + 0.5, String(minimum), true, [], {}]) {
            const response = await send(
              updateSettings(own, { object_storage_use_cluster_function: true, [field]: value }),
            );
            expectError(response, 400, `/body/${field} must be`);
          }
        }
        for (const field of booleanSettings) {
          for (const value of [0, 1, "true", "", [], {}]) {
            expectError(
              await send(updateSettings(own, { engine_max_threads: 1, [field]: value })),
              400,
              `/body/${field} must be`,
            );
          }
        }
        const kept = pipeOf(await send(getPipe(own)));
        expect(kept.settings).toMatchObject({
          ...pipeContent.settings,
          object_storage_use_cluster_function: null,
        });
        expect(kept.updatedAt).toBe(createdAt);
      },
    },
    {
      title: "a pipe is found under its own service only",
      run: async ({ own, send }) => {
        const elsewhere = { ...own, serviceId: crypto.randomUUID() };
        expectError(await send(getPipe(elsewhere)), 404);
        expectError(await send(updateSettings(elsewhere, { engine_max_threads: 1 })), 404);
        expect(pipeOf(await send(getPipe(own))).settings).toMatchObject(pipeContent.settings);
      },
    },
    {
      title: "concurrent updates of different settings are all kept",
      run: async ({ own, send }) => {
        const wanted = Object.fromEntries(twoValues.map(([name, [first]]) => [name, first]));
        const bodies = Object.entries(wanted).map(([name, value]) => ({ [name]: value }));
        const responses = await Promise.all(bodies.map((body) => send(updateSettings(own, body))));
        expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
        expect(pipeOf(await send(getPipe(own))).settings).toEqual(wanted);
      },
    },
  ],
};
