/** ETag, If-Match and If-None-Match: extensions of the platform that prevent lost updates. */
import { expect } from "vitest";
import type { Cases } from "../case.ts";
import {
  getPipe,
  listDashboards,
  listServices,
  updateAlert,
  updateSettings,
  withHeaders,
} from "../requests.ts";
import { alertOf, expectError, pipeOf, settingsOf } from "../responses.ts";
import type { TestRequest } from "../subject.ts";

const ifMatch = (request: TestRequest, etag = "no etag") => withHeaders(request, { "if-match": etag });
const ifNoneMatch = (request: TestRequest, etag = "no etag") =>
  withHeaders(request, { "if-none-match": etag });

/** Number of concurrent requests. */
const concurrency = 6;

export const conditional: Cases = {
  "a resource has a strong ETag that changes with it, and a list has none": async ({ own, send }) => {
    const etag = (await send(getPipe(own))).headers["etag"];
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await send(getPipe(own))).headers["etag"]).toBe(etag);
    const after = (await send(updateSettings(own, { engine_max_threads: 2 }))).headers["etag"];
    expect(after).not.toBe(etag);
    expect((await send(getPipe(own))).headers["etag"]).toBe(after);
    expect((await send(updateAlert(own, {}))).headers["etag"]).toMatch(/^"[\w-]+"$/);
    for (const request of [listServices(own), listDashboards(own)]) {
      expect((await send(request)).headers).not.toHaveProperty("etag");
    }
  },

  "If-None-Match with the current ETag is 304 without a body": async ({ own, send }) => {
    const etag = (await send(getPipe(own))).headers["etag"];
    for (const value of [etag, `W/${etag}`, "*", `"other", ${etag}`, `"other",${etag} , "third"`]) {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers, text } = await send(ifNoneMatch({ ...getPipe(own), method }, value));
        expect([status, headers["etag"], text]).toEqual([304, etag, ""]);
      }
    }
    expect((await send(ifNoneMatch(getPipe(own), '"other"'))).status).toBe(200);
    await send(updateSettings(own, { engine_max_threads: 2 }));
    expect((await send(ifNoneMatch(getPipe(own), etag))).status).toBe(200);
  },

  "If-Match allows an update with the current ETag, and another is 412": async ({ own, send }) => {
    const first = (await send(getPipe(own))).headers["etag"];
    const updated = await send(ifMatch(updateSettings(own, { engine_max_threads: 2 }), first));
    expect(settingsOf(updated).engine_max_threads).toBe(2);
    const late = await send(ifMatch(updateSettings(own, { engine_max_threads: 3 }), first));
    expectError(late, 412);
    expect(late.headers["etag"]).toBe(updated.headers["etag"]);
    expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(2);
  },

  "If-Match accepts lists and *, and no weak tags": async ({ own, send }) => {
    const etag = (await send(getPipe(own))).headers["etag"];
    for (const value of ["*", etag, `"other", ${etag}`]) {
      expect((await send(ifMatch(getPipe(own), value))).status, value).toBe(200);
    }
    for (const value of [`W/${etag}`, '"other"', '""', `W/"a", "b"`]) {
      expectError(await send(ifMatch(getPipe(own), value)), 412);
      expectError(await send(ifMatch(updateSettings(own, { engine_max_threads: 1 }), value)), 412);
    }
  },

  "an update of an alert checks If-Match and If-None-Match": async ({ own, send }) => {
    const etag = (await send(updateAlert(own, { threshold: 1 }))).headers["etag"];
    expectError(await send(ifNoneMatch(updateAlert(own, { threshold: 2 }), etag)), 412);
    expectError(await send(ifNoneMatch(updateAlert(own, { threshold: 2 }), "*")), 412);
    expectError(await send(ifMatch(updateAlert(own, { threshold: 2 }), '"other"')), 412);
    const alert = alertOf(await send(ifMatch(updateAlert(own, { name: "New" }), etag)));
    expect(alert).toMatchObject({ threshold: 1, name: "New" });
  },

  "an invalid entity tag is rejected, and the update changes nothing": async ({ own, send }) => {
    const before = pipeOf(await send(getPipe(own)));
    for (const value of ["abc", '"abc', "", '"a" "b"', "W/abc", '"a",', "*, *"]) {
      const update = ifMatch(updateSettings(own, { engine_max_threads: 1 }), value);
      expectError(await send(update), 400, "If-Match");
    }
    expect(pipeOf(await send(getPipe(own)))).toEqual(before);
  },

  "of concurrent updates with one If-Match exactly one succeeds": async ({ own, send }) => {
    const etag = (await send(getPipe(own))).headers["etag"];
    const responses = await Promise.all(
      Array.from({ length: concurrency }, (_, index) =>
        send(ifMatch(updateSettings(own, { engine_max_threads: index }), etag)),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: concurrency - 1 }, () => 412)]);
    const [winner] = responses.filter(({ status }) => status === 200).map(settingsOf);
    expect(pipeOf(await send(getPipe(own))).settings).toEqual(winner);
  },

  "concurrent increments with If-Match that are repeated after 412 all succeed": async ({ own, send }) => {
    await send(updateSettings(own, { object_storage_max_file_count: 1 }));
    const increment = async (): Promise<void> => {
      for (let status = 412; status === 412; ) {
        const response = await send(getPipe(own));
        const count = pipeOf(response).settings?.object_storage_max_file_count ?? 0;
        const request = updateSettings(own, { object_storage_max_file_count: count + 1 });
        ({ status } = await send(ifMatch(request, response.headers["etag"])));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, increment));
    expect(pipeOf(await send(getPipe(own))).settings?.object_storage_max_file_count).toBe(1 + concurrency);
  },
};
