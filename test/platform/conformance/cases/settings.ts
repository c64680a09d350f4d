/** updatePipeSettings merges: absent, null, 0 and false are different. */
import { expect } from "vitest";
import { settingNames, settingsUpdate } from "../../../openapi/vendor-documentation/management-settings.ts";
import { getPipe, updateSettings, withBody } from "../requests.ts";
import { pipeOf, settingsOf } from "../responses.ts";
import type { Cases } from "../subject.ts";
import { createdAt, demoPipes } from "../test-data.ts";

/** Each setting with its maximum and minimum, with true and false, or with a value of the demo data. */
const twoValues = Object.entries(settingsUpdate).map(([name, { minimum, maximum }]) => {
  const value = demoPipes.map((pipe) => Object(pipe.settings)[name]).find((each) => (each ?? null) !== null);
  if (typeof value === "boolean") return [name, [true, false]] as const;
  return [name, minimum === undefined ? [value, value] : [maximum, minimum]] as const;
});

export const settings: Cases = {
  "an update returns every setting, and changes those that it has and updatedAt": async ({ own, send }) => {
    const before = pipeOf(await send(getPipe(own)));
    const updated = settingsOf(await send(updateSettings(own, { engine_max_insert_threads: 4 })));
    expect(updated).toEqual({ ...before.settings, engine_max_insert_threads: 4 });
    expect(Object.keys(updated).toSorted()).toEqual(settingNames.toSorted());
    const { updatedAt = "", ...after } = pipeOf(await send(getPipe(own)));
    expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...before, settings: updated });
    expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(updatedAt > createdAt).toBe(true);
    expect(settingsOf(await send(updateSettings(own, {})))).toEqual(updated);
  },

  "each setting accepts its minimum, its maximum and null, alone and together": async ({ own, send }) => {
    let expected: Record<string, unknown> = { ...settingsOf(await send(updateSettings(own, {}))) };
    for (const [name, [highest, lowest]] of twoValues) {
      for (const value of [highest, null, lowest]) {
        expected = { ...expected, [name]: value };
        expect(settingsOf(await send(updateSettings(own, { [name]: value })))).toEqual(expected);
      }
    }
    expect(Object.values(expected)).toEqual(expect.arrayContaining([0, false]));
    const none = Object.fromEntries(twoValues.map(([name]) => [name, null]));
    expect(settingsOf(await send(updateSettings(own, none)))).toEqual(none);
    expect(pipeOf(await send(getPipe(own))).settings).toEqual(none);
  },

  "an integer is accepted in every JSON notation": async ({ own, send }) => {
    const body =
      '{"engine_max_threads": 16.0, "object_storage_max_file_count": 1e3, "engine_max_insert_threads": -0}';
    const response = await send(withBody(updateSettings(own, {}), body));
    const integers = { engine_max_threads: 16, object_storage_max_file_count: 1000 };
    expect(settingsOf(response)).toMatchObject({ ...integers, engine_max_insert_threads: 0 });
    expect(response.text).toContain('"engine_max_insert_threads":0');
  },

  "concurrent updates of different settings are all kept": async ({ own, send }) => {
    const wanted = Object.fromEntries(twoValues.map(([name, [first]]) => [name, first]));
    const updates = Object.entries(wanted).map(([name, value]) => updateSettings(own, { [name]: value }));
    const responses = await Promise.all(updates.map(send));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(pipeOf(await send(getPipe(own))).settings).toEqual(wanted);
  },
};
