/** The journal on its own: what it remembers, what it leaves out, and what it can prove. */
import { describe, expect, test } from "vitest";
import { list, newJournal, update } from "./records.ts";

describe("an entry", () => {
  test("says what was asked and answered, in order", () => {
    const journal = newJournal();
    journal.record(update);
    journal.record({ ...list, status: null, fault: "drop" });
    expect(journal.entries()).toEqual([
      {
        ...update,
        sequence: 1,
        at: "2026-01-01T00:00:00.000Z",
        headers: { "content-type": "application/json" },
      },
      expect.objectContaining({ sequence: 2, target: list.target, status: null, fault: "drop" }),
    ]);
  });

  test("keeps headers of an allow-list only", () => {
    const journal = newJournal();
    const secret = {
      authorization: "Bearer s3cret",
      cookie: "s3cret",
      "proxy-authorization": "s3cret",
      "x-api-key": "s3cret",
      "x-anything": "s3cret",
      referer: "https://example.com/?token=s3cret",
    };
    journal.record({ ...update, headers: { ...secret, accept: "*/*", "if-match": '"a"' } });
    expect(journal.entries()[0]?.headers).toEqual({ accept: "*/*", "if-match": '"a"' });
    expect(JSON.stringify(journal.entries())).not.toContain("s3cret");
  });

  test("cuts long header values", () => {
    const journal = newJournal();
    journal.record({ ...update, headers: { "user-agent": "a".repeat(10_000) } });
    expect(journal.entries()[0]?.headers["user-agent"]).toHaveLength(512);
  });

  test("leaves out values of members that bear credentials, at any depth, and no others", () => {
    const journal = newJournal();
    const body = {
      source: [{ objectStorage: { connectionString: "s3cret", url: "https://example.com/" } }],
      keySecret: { nested: "s3cret" },
      PASSWORD: "s3cret",
      access_token: "s3cret",
      "api-key": 5,
      webhookUrl: "s3cret",
      password: null,
      channel: { type: "webhook", webhookId: "w" },
      primaryKey: "id",
      name: "a",
    };
    journal.record({ ...update, body });
    const redacted = "[redacted]";
    expect(journal.entries()[0]?.body).toEqual({
      source: [{ objectStorage: { connectionString: redacted, url: "https://example.com/" } }],
      keySecret: redacted,
      PASSWORD: redacted,
      access_token: redacted,
      "api-key": redacted,
      webhookUrl: redacted,
      password: null,
      channel: { type: "webhook", webhookId: "w" },
      primaryKey: "id",
      name: "a",
    });
    expect(body.keySecret).toEqual({ nested: "s3cret" });
  });

  test("has no body that is longer than its limit, and says how long it was", () => {
    const journal = newJournal();
    journal.record({ ...update, bodyLength: 8192 });
    journal.record({ ...update, bodyLength: 8193 });
    expect(journal.entries().map(({ body, bodyLength }) => [body, bodyLength])).toEqual([
      [update.body, 8192],
      [null, 8193],
    ]);
  });

  test.each([
    ["/v1/a?filter=tag:env=prod&filter=tag:b", "/v1/a?filter=tag:env=prod&filter=tag:b"],
    ["/v1/a?token=s3cret&filter=x", "/v1/a?token=[redacted]&filter=x"],
    ["/v1/a?%66ilter=x&pipeId=s3cret", "/v1/a?%66ilter=x&pipeId=[redacted]"],
    ["/v1/a?s3cret", "/v1/a?[redacted]"],
    ["/v1/a?%E0=s3cret", "/v1/a?%E0=[redacted]"],
    ["/v1/a?a=b?c=s3cret", "/v1/a?a=[redacted]"],
    ["http://user:s3cret@127.0.0.1/v1/a", "http://[redacted]@127.0.0.1/v1/a"],
    ["/v1/a@b", "/v1/a@b"],
  ])("shows the target %s as %s", (target, shown) => {
    const journal = newJournal();
    journal.record({ ...list, target });
    expect(journal.entries()[0]?.target).toBe(shown);
  });
});

describe("the journal", () => {
  test("remembers the latest requests, and how many it has forgotten", () => {
    const journal = newJournal(3);
    for (let status = 200; status < 208; status += 1) journal.record({ ...update, status });
    expect(journal.entries().map(({ sequence, status }) => [sequence, status])).toEqual([
      [6, 205],
      [7, 206],
      [8, 207],
    ]);
    expect([journal.size, journal.forgotten]).toEqual([3, 5]);
  });

  test("goes on counting after it was cleared", () => {
    const journal = newJournal(3);
    for (let count = 0; count < 4; count += 1) journal.record(update);
    journal.clear();
    expect([journal.size, journal.forgotten, journal.entries()]).toEqual([0, 0, []]);
    journal.record(update);
    journal.record(list);
    expect(journal.entries().map(({ sequence }) => sequence)).toEqual([5, 6]);
  });

  test("remembers nothing when its size is 0", () => {
    const journal = newJournal(0);
    journal.record(update);
    expect([journal.size, journal.forgotten, journal.entries()]).toEqual([0, 1, []]);
  });

  test.each([
    [{}, [1, 2, 3, 4]],
    [{ operationId: "listServices" }, [2]],
    [{ tenantId: "other" }, [3]],
    [{ method: "GET" }, [2]],
    [{ status: 404 }, [4]],
    [{ after: 2 }, [3, 4]],
    [{ limit: 2 }, [3, 4]],
    [{ limit: 0 }, []],
    [{ method: "PUT", limit: 1 }, [4]],
    [{ operationId: "listServices", status: 404 }, []],
  ])("selects by %j", (selection, sequences) => {
    const journal = newJournal();
    for (const record of [update, list, { ...update, tenantId: "other" }, { ...update, status: 404 }]) {
      journal.record(record);
    }
    expect(journal.entries(selection).map(({ sequence }) => sequence)).toEqual(sequences);
  });
});
