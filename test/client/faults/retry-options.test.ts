/** The option `retry`, for a client and for a call. */
import { describe, expect, test } from "vitest";
import { useServer } from "../server.ts";
import { failureOf, management, organizationId, pipe, quickly } from "./calls.ts";

const server = useServer();
const read = (options = {}, call = {}) =>
  management(server().baseUrl, options).listServices.withResponse({ organizationId }, call);

describe("the option retry", () => {
  test("false sends once, for a client or a call", async () => {
    server().answerWith(503);
    expect((await failureOf(read({ retry: false }))).attempts).toBe(1);
    expect((await failureOf(read({}, { retry: false }))).attempts).toBe(1);
    expect(server().requests).toHaveLength(2);
  });

  test.each([1, 2, 5])("attempts: %d sends so often at the most", async (attempts) => {
    server().answerWith(503);
    const error = await failureOf(read({ retry: { ...quickly, attempts } }));
    expect([error.attempts, server().requests.length]).toEqual([attempts, attempts]);
  });

  test("of a call stands over that of its client, member by member", async () => {
    server().answerWith(503);
    const client = { retry: { ...quickly, attempts: 2 } };
    expect((await failureOf(read(client, { retry: { attempts: 4 } }))).attempts).toBe(4);
    expect((await failureOf(read(client, { retry: { baseDelayMs: 0 } }))).attempts).toBe(2);
  });

  test("with a member that is undefined is as without it", async () => {
    server().answerWith(503);
    const client = { retry: { ...quickly, attempts: 2, idempotentWrites: true } };
    // As callers without `exactOptionalPropertyTypes` may write it.
    const retry = { attempts: undefined, baseDelayMs: undefined, idempotentWrites: undefined } as object;
    const write = management(server().baseUrl, client).updatePipeSettings(pipe, {}, { retry });
    expect(await failureOf(write)).toMatchObject({ kind: "api", attempts: 2 });
  });
});
