/** Responses that differ from the contract: told or thrown where that is asked for, and never a failed call otherwise. */
import { describe, expect, test } from "vitest";
import { findDrift, type Shape } from "../../src/client/drift.ts";
import type { ClientEvent, ClientOptions, DriftIssue } from "../../src/index.ts";
import { safe } from "../../src/index.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { useServer } from "./server.ts";

const server = useServer();
/** Without prototypes, as the generator writes shapes. */
const bare = (members: Record<string, Shape>): Shape => Object.assign(Object.create(null), members);
const shape = bare({
  name: "string",
  size: "number",
  count: "integer|null",
  state: ["string", ["on", "off"]],
  tags: ["string"],
  parts: [bare({ id: "string" })],
  any: "",
});

describe("findDrift", () => {
  test.each([
    [{}],
    [{ name: "", size: 1.5, count: 3, state: "on", tags: [], parts: [{ id: "a" }, {}], any: [{ x: 1 }] }],
    [{ size: 2, count: null, any: null }],
  ])("finds nothing in %j", (value) => {
    expect(findDrift(shape, value)).toEqual([]);
  });

  test.each<[unknown, Partial<DriftIssue>]>([
    [{ nme: 1 }, { pointer: "/nme", difference: "unknown-member", expected: [], actual: "integer" }],
    [{ "a/b~": null }, { pointer: "/a~1b~0", difference: "unknown-member", actual: "null" }],
    [JSON.parse('{"__proto__":1}'), { pointer: "/__proto__", difference: "unknown-member" }],
    [{ toString: "x" }, { pointer: "/toString", difference: "unknown-member" }],
    [{ name: null }, { pointer: "/name", difference: "wrong-type", expected: ["string"], actual: "null" }],
    [{ size: "1" }, { pointer: "/size", difference: "wrong-type", expected: ["number"], actual: "string" }],
    [{ count: 1.5 }, { pointer: "/count", expected: ["integer", "null"], actual: "number" }],
    [
      { state: "idle" },
      { pointer: "/state", difference: "new-value", expected: ["on", "off"], actual: "idle" },
    ],
    [{ state: 3 }, { pointer: "/state", difference: "wrong-type", actual: "integer" }],
    [{ tags: null }, { pointer: "/tags", difference: "wrong-type", expected: ["array"], actual: "null" }],
    [{ tags: ["a", 1] }, { pointer: "/tags/1", difference: "wrong-type", expected: ["string"] }],
    [{ parts: [{}, { di: "a" }] }, { pointer: "/parts/1/di", difference: "unknown-member" }],
    [[], { pointer: "", difference: "wrong-type", expected: ["object"], actual: "array" }],
    [{ state: "x".repeat(500) }, { actual: "x".repeat(100) }],
  ])("finds the one difference in %j", (value, issue) => {
    expect(findDrift(shape, value)).toEqual([expect.objectContaining(issue)]);
  });

  test("tells at most a hundred differences", () => {
    const members = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, 1]));
    expect(findDrift(shape, members)).toHaveLength(100);
    expect(findDrift(shape, { tags: Array.from({ length: 500 }, () => 1) })).toHaveLength(100);
  });
});

const drifted = { data: [{ id: "d", tiles: null, colour: "red" }] };
const pointers = ["/data/0/tiles", "/data/0/colour"];

function client(options: ClientOptions) {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const made = createObservabilityClient({
    baseUrl: server().baseUrl,
    accessToken: "t",
    onEvent,
    ...options,
  });
  return { made, driftOf: () => events.filter((event) => event.type === "drift") };
}

describe("a client whose drift is", () => {
  test("off, as it is by default, hears nothing", async () => {
    server().answerWith(200, drifted);
    const { made, driftOf } = client({});
    expect(await made.listDashboards()).toEqual(drifted.data);
    expect(driftOf()).toEqual([]);
  });

  test("report tells an event, and the call succeeds", async () => {
    server().answerWith(200, drifted);
    const { made, driftOf } = client({ drift: "report" });
    expect(await made.listDashboards()).toEqual(drifted.data);
    const [event] = driftOf();
    expect(event?.issues.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(event).toMatchObject({ operationId: "listDashboards", attempt: 1 });
  });

  test("throw fails the call with every difference, after telling it", async () => {
    server().answerWith(200, drifted);
    const { made, driftOf } = client({ drift: "throw" });
    const { error } = await safe(made.listDashboards());
    if (error?.kind !== "unexpected-response") throw error;
    expect(error.issues.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(error.message).toContain("/data/0/tiles (wrong-type)");
    expect(driftOf()).toHaveLength(1);
  });

  test("throw lets an answer through that fits", async () => {
    server().answerWith(200, { data: [{ id: "d", tiles: [], tags: ["a"] }] });
    const { made, driftOf } = client({ drift: "throw" });
    expect(await made.listDashboards()).toHaveLength(1);
    expect(driftOf()).toEqual([]);
  });

  test("set for one call holds for that call alone", async () => {
    server().answerWith(200, drifted);
    const { made } = client({});
    expect((await safe(made.listDashboards({ drift: "throw" }))).ok).toBe(false);
    expect((await safe(made.listDashboards())).ok).toBe(true);
  });
});
