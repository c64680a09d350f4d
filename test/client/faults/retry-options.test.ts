/** The `retry` option of a client and of a call. */
import { describe, expect, test } from "vitest";
import { fastRetry, getError, managementClient, organizationId, pipe } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
const read = (options = {}, call = {}) =>
  managementClient(server().baseUrl, options).listServices.withResponse({ organizationId }, call);

describe("retry option", () => {
  test("false: sends one attempt, for a client or a call", async () => {
    server().respondWith(503);
    expect((await getError(read({ retry: false }))).attempts).toBe(1);
    expect((await getError(read({}, { retry: false }))).attempts).toBe(1);
    expect(server().requests).toHaveLength(2);
  });

  test.each([1, 2, 5])("attempts %d: limits the number of attempts", async (attempts) => {
    server().respondWith(503);
    const error = await getError(read({ retry: { ...fastRetry, attempts } }));
    expect([error.attempts, server().requests.length]).toEqual([attempts, attempts]);
  });

  test("of a call overrides that of its client, property by property", async () => {
    server().respondWith(503);
    const client = { retry: { ...fastRetry, attempts: 2 } };
    expect((await getError(read(client, { retry: { attempts: 4 } }))).attempts).toBe(4);
    expect((await getError(read(client, { retry: { baseDelayMs: 0 } }))).attempts).toBe(2);
  });

  test("ignores undefined properties", async () => {
    server().respondWith(503);
    const client = { retry: { ...fastRetry, attempts: 2, idempotentWrites: true } };
    // Possible for callers without `exactOptionalPropertyTypes`.
    const retry = { attempts: undefined, baseDelayMs: undefined, idempotentWrites: undefined } as object;
    const write = managementClient(server().baseUrl, client).updatePipeSettings(pipe, {}, { retry });
    expect(await getError(write)).toMatchObject({ kind: "api", attempts: 2 });
  });
});
