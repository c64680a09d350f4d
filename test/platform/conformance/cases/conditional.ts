/** ETag, If-Match and If-None-Match: extensions of the platform, so that no update is lost. */
import { expect } from "vitest";
import type { CaseGroup } from "../case.ts";
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

const onlyIf = (request: TestRequest, etag: string | undefined) =>
  withHeaders(request, { "if-match": etag ?? "no etag" });
const unless = (request: TestRequest, etag: string | undefined) =>
  withHeaders(request, { "if-none-match": etag ?? "no etag" });

/** How many request at once. */
const racers = 6;

export const conditional: CaseGroup = {
  title: "conditional requests",
  cases: [
    {
      title: "single resources have a strong ETag, which stays until they change; lists have none",
      run: async ({ own, send }) => {
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
    },
    {
      title: "If-None-Match with the present ETag is 304 with the ETag and without content",
      failsOn: { proxy: "Prism asks a 304 for a media type, though it has no content" },
      run: async ({ own, send }) => {
        const etag = (await send(getPipe(own))).headers["etag"];
        for (const value of [etag, `W/${etag}`, "*", `"other", ${etag}`, `"other",${etag} , "third"`]) {
          for (const method of ["GET", "HEAD"]) {
            const response = await send(unless({ ...getPipe(own), method }, value));
            expect({ status: response.status, etag: response.headers["etag"], text: response.text }).toEqual({
              status: 304,
              etag,
              text: "",
            });
          }
        }
        expect((await send(unless(getPipe(own), '"other"'))).status).toBe(200);
        await send(updateSettings(own, { engine_max_threads: 2 }));
        expect((await send(unless(getPipe(own), etag))).status).toBe(200);
      },
    },
    {
      title: "If-Match with the present ETag lets an update through, and another is 412 and changes nothing",
      run: async ({ own, send }) => {
        const first = (await send(getPipe(own))).headers["etag"];
        const updated = await send(onlyIf(updateSettings(own, { engine_max_threads: 2 }), first));
        expect(settingsOf(updated).engine_max_threads).toBe(2);
        const late = await send(onlyIf(updateSettings(own, { engine_max_threads: 3 }), first));
        expectError(late, 412);
        expect(late.headers["etag"]).toBe(updated.headers["etag"]);
        expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(2);
      },
    },
    {
      title: "If-Match heeds lists and *, and no weak tags",
      run: async ({ own, send }) => {
        const etag = (await send(getPipe(own))).headers["etag"];
        for (const value of ["*", etag, `"other", ${etag}`]) {
          expect((await send(onlyIf(getPipe(own), value))).status, value).toBe(200);
        }
        for (const value of [`W/${etag}`, '"other"', '""', `W/"a", "b"`]) {
          expectError(await send(onlyIf(getPipe(own), value)), 412);
          expectError(await send(onlyIf(updateSettings(own, { engine_max_threads: 1 }), value)), 412);
        }
      },
    },
    {
      title: "an update of an alert heeds both",
      run: async ({ own, send }) => {
        const etag = (await send(updateAlert(own, { threshold: 1 }))).headers["etag"];
        expectError(await send(unless(updateAlert(own, { threshold: 2 }), etag)), 412);
        expectError(await send(unless(updateAlert(own, { threshold: 2 }), "*")), 412);
        expectError(await send(onlyIf(updateAlert(own, { threshold: 2 }), '"other"')), 412);
        const alert = alertOf(await send(onlyIf(updateAlert(own, { name: "New" }), etag)));
        expect(alert).toMatchObject({ threshold: 1, name: "New" });
      },
    },
    {
      title: "what is no entity tag is refused, not ignored",
      run: async ({ own, send }) => {
        const { engine_max_threads } = pipeOf(await send(getPipe(own))).settings ?? {};
        for (const value of ["abc", '"abc', "", '"a" "b"', "W/abc", '"a",', "*, *"]) {
          expectError(
            await send(onlyIf(updateSettings(own, { engine_max_threads: 1 }), value)),
            400,
            "If-Match",
          );
        }
        expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(engine_max_threads);
      },
    },
    {
      title: "of updates at the same time under one If-Match exactly one is made",
      run: async ({ own, send }) => {
        for (const round of [1, 2]) {
          const etag = (await send(getPipe(own))).headers["etag"];
          const numbers = Array.from({ length: racers }, (_, index) => round * racers + index);
          const responses = await Promise.all(
            numbers.map((number) => send(onlyIf(updateSettings(own, { engine_max_threads: number }), etag))),
          );
          const won = responses.filter(({ status }) => status === 200);
          expect(won).toHaveLength(1);
          expect(responses.filter(({ status }) => status === 412)).toHaveLength(racers - 1);
          const [winner] = won.map(settingsOf);
          expect(pipeOf(await send(getPipe(own))).settings).toEqual(winner);
        }
      },
    },
    {
      title: "increments under If-Match that are repeated after 412 are all made",
      run: async ({ own, send }) => {
        await send(updateSettings(own, { object_storage_max_file_count: 1 }));
        const increment = async (): Promise<void> => {
          for (let status = 412; status === 412; ) {
            const response = await send(getPipe(own));
            const count = pipeOf(response).settings?.object_storage_max_file_count ?? 0;
            const request = updateSettings(own, { object_storage_max_file_count: count + 1 });
            ({ status } = await send(onlyIf(request, response.headers["etag"])));
          }
        };
        await Promise.all(Array.from({ length: racers }, increment));
        expect(pipeOf(await send(getPipe(own))).settings?.object_storage_max_file_count).toBe(1 + racers);
      },
    },
  ],
};
