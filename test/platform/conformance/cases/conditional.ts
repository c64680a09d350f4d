/** ETag, If-Match and If-None-Match: extensions of the platform that prevent lost updates. */
import { expect } from "vitest";
import {
  getPipe,
  listDashboards,
  listServices,
  updateAlert,
  updateSettings,
  withHeaders,
} from "../requests.ts";
import { alertOf, pipeOf, settingsOf } from "../responses.ts";
import type { CaseContext, Cases, TestRequest } from "../subject.ts";

const ifMatch = (request: TestRequest, etag: string) => withHeaders(request, { "if-match": etag });
const ifNoneMatch = (request: TestRequest, etag: string) => withHeaders(request, { "if-none-match": etag });

const etagOf = async ({ own, send }: CaseContext) => (await send(getPipe(own))).headers["etag"] ?? "no ETag";

/** Number of concurrent requests. */
const concurrency = 6;

export const conditional: Cases = {
  "a resource has a strong ETag that changes with it, and a list has none": async (context) => {
    const { own, send } = context;
    const etag = await etagOf(context);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(await etagOf(context)).toBe(etag);
    const after = (await send(updateSettings(own, { engine_max_threads: 2 }))).headers["etag"];
    expect(after).not.toBe(etag);
    expect(await etagOf(context)).toBe(after);
    expect((await send(updateAlert(own, {}))).headers["etag"]).toMatch(/^"[\w-]+"$/);
    for (const request of [listServices(own), listDashboards(own)]) {
      expect((await send(request)).headers).not.toHaveProperty("etag");
    }
  },

  "If-None-Match with the current ETag is 304 without a body": async (context) => {
    const { own, send } = context;
    const etag = await etagOf(context);
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

  "If-Match allows a request with the current ETag in a list or *, and any other is 412": async (context) => {
    const { own, send, reject } = context;
    const first = await etagOf(context);
    for (const value of ["*", first, `"other", ${first}`]) {
      expect((await send(ifMatch(getPipe(own), value))).status, value).toBe(200);
    }
    const updated = await send(ifMatch(updateSettings(own, { engine_max_threads: 2 }), first));
    const { etag = "" } = updated.headers;
    expect(settingsOf(updated).engine_max_threads).toBe(2);
    for (const value of [first, `W/${etag}`, '""', `W/"a", "b"`]) {
      await reject(ifMatch(getPipe(own), value), 412);
      const late = await reject(ifMatch(updateSettings(own, { engine_max_threads: 3 }), value), 412);
      expect(late.headers["etag"]).toBe(etag);
    }
    for (const value of ["abc", '"abc', "", '"a" "b"', "W/abc", '"a",', "*, *"]) {
      await reject(ifMatch(updateSettings(own, { engine_max_threads: 3 }), value), 400, "If-Match");
    }
    expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(2);
  },

  "an update of an alert checks If-Match and If-None-Match": async ({ own, send, reject }) => {
    const { etag = "" } = (await send(updateAlert(own, { threshold: 1 }))).headers;
    const update = updateAlert(own, { threshold: 2 });
    for (const one of [ifNoneMatch(update, etag), ifNoneMatch(update, "*"), ifMatch(update, '"other"')]) {
      await reject(one, 412);
    }
    const alert = alertOf(await send(ifMatch(updateAlert(own, { name: "New" }), etag)));
    expect(alert).toMatchObject({ threshold: 1, name: "New" });
  },

  "of concurrent updates with one If-Match exactly one succeeds": async (context) => {
    const { own, send } = context;
    const etag = await etagOf(context);
    const update = (_: unknown, index: number) =>
      send(ifMatch(updateSettings(own, { engine_max_threads: index }), etag));
    const responses = await Promise.all(Array.from({ length: concurrency }, update));
    const [winner, ...others] = responses.toSorted((a, b) => a.status - b.status);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 412));
    expect(pipeOf(await send(getPipe(own))).settings).toEqual(winner && settingsOf(winner));
  },
};
