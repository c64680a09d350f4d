/** Requests to one resource, at the same time and one after the other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { recordingStore } from "./recording-store.ts";
import { getPipe, updateSettings, withHeaders } from "./requests.ts";
import { createTestData } from "./test-data.ts";

const { own, seed } = createTestData();
const store = recordingStore();
const platform = createPlatform({ store, seed });
beforeAll(() => platform.ready());
afterAll(() => platform.close());

test("concurrent updates of one resource are each written once, and continue after a rejected one", async () => {
  store.calls.length = 0;
  const stale = withHeaders(updateSettings(own, {}), { "if-match": '"stale"' });
  const requests = Array.from({ length: 60 }, (_, index) =>
    index === 30 ? stale : updateSettings(own, { engine_max_threads: index % 8 }),
  );
  const responses = await Promise.all(requests.map(platform.handle));
  expect(responses.map(({ status }) => status)).toEqual(
    requests.map((request) => (request === stale ? 412 : 200)),
  );
  expect(store.calls.filter((call) => call === "replace")).toHaveLength(59);
});

test("after a valid GET, its target still takes no other method and needs credentials", async () => {
  const get = getPipe(own);
  const requests = [get, { ...get, method: "PUT" }, { ...get, headers: {} }, get];
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await platform.handle(request)).status);
  expect(statuses).toEqual([200, 405, 401, 200]);
});
