/** Locations of the problems that the rules of scripts/lint/rules/ report. */
import { appendFileSync } from "node:fs";
import type { Config } from "@redocly/openapi-core";
import { beforeAll, expect, it } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { lintWithRedocly } from "../../scripts/lint/redocly.ts";
import { copyMinimal } from "./minimal.ts";

let config: Config;
beforeAll(async () => {
  ({ config } = await readRegister());
});

const lint = (root: string) => lintWithRedocly({ name: "widgets", root, generated: "" }, config);

/** The rules and pointers of all problems. */
const placesOf = async (root: string) => (await lint(root)).map(({ rule, pointer }) => `${rule} ${pointer}`);

it("reports only the innermost schema that does not compile, at its line", async () => {
  const root = copyMinimal(["schemas/WidgetPart.yaml", ["properties", "kind", "format"], "colour"]);
  expect(await lint(root)).toMatchObject([
    { file: root.replace("openapi.yaml", "schemas/WidgetPart.yaml"), line: 5, pointer: "/properties/kind" },
  ]);
});

it("reports the faulty value in an example that two operations share once, at its line", async () => {
  const root = copyMinimal(["examples/widget.yaml", ["value", "result", "part", "kind"], 7]);
  expect(await lint(root)).toMatchObject([
    {
      file: root.replace("openapi.yaml", "examples/widget.yaml"),
      line: 7,
      column: 19,
      pointer: "/value/result/part/kind",
      message: "This value does not match its schema: it must be string. Correct the value or the schema.",
    },
  ]);
});

it("validates examples of schemas that refer to each other", async () => {
  const root = copyMinimal(
    ["schemas/WidgetPart.yaml", ["properties", "widget"], { $ref: "Widget.yaml" }],
    ["examples/widget.yaml", ["value", "result", "part", "widget"], { part: { widget: { size: "x" } } }],
  );
  expect(await placesOf(root)).toEqual([
    "dataplat/schemas-and-examples /value/result/part/widget/part/widget/size",
  ]);
});

it("validates examples of components in the root document", async () => {
  const schemas = {
    Gadget: { type: "object", properties: { size: { type: "integer", examples: ["big"] } } },
  };
  const root = copyMinimal(
    ["openapi.yaml", ["components", "schemas"], schemas],
    [
      "responses/UnknownError.yaml",
      ["content", "application/json", "schema"],
      { $ref: "../openapi.yaml#/components/schemas/Gadget" },
    ],
  );
  expect(await placesOf(root)).toEqual([
    "dataplat/schemas-and-examples /components/schemas/Gadget/properties/size/examples/0",
  ]);
});

it("rejects a document without a schema and without an example", async () => {
  const problems = await lint(copyMinimal(["openapi.yaml", ["paths"], {}]));
  expect(problems.filter(({ rule }) => rule === "dataplat/schemas-and-examples")).toMatchObject([
    { message: "The document has no schema to check. Add one." },
    { message: "The document has no example to check. Add one." },
  ]);
});

it("does not report files behind a reference that does not resolve as unused", async () => {
  const root = copyMinimal();
  appendFileSync(root.replace("openapi.yaml", "schemas/Widget.yaml"), "\nbroken: [\n");
  expect(new Set((await lint(root)).map(({ rule }) => rule))).toEqual(new Set(["no-unresolved-refs"]));
});

it("reports a schema that does not compile besides a reference that does not resolve", async () => {
  const root = copyMinimal(
    ["schemas/WidgetEnvelope.yaml", ["properties", "more"], { $ref: "No.yaml" }],
    ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "format"], "colour"],
  );
  expect((await placesOf(root)).toSorted()).toEqual([
    "dataplat/schemas-and-examples /properties/kind",
    "no-unresolved-refs /properties/more",
  ]);
});
