/** Each rule that redocly.yaml switches on or defines refuses what it is for and nothing else. */
import { readFileSync } from "node:fs";
import type { Config } from "@redocly/openapi-core";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readRegister, registerFile } from "../../scripts/lib/apis.ts";
import { lintRegister, lintWithRedocly } from "../../scripts/lint/redocly.ts";
import { cases, copyMinimal, minimalRoot, rulesOf, writeRegister } from "./minimal.ts";

const widget = "paths/widget.yaml";
const example = ["value", "result", "nmae"];
const tags = ["openapi.yaml", ["tags", 1], { name: "Gadgets", description: "Other things." }] as const;

const refused = cases([
  [
    "spec-strict-refs",
    "a reference where the specification allows none",
    ["openapi.yaml", ["info", "license"], { $ref: "license.yaml" }],
    ["license.yaml", [], { name: "MIT", identifier: "MIT" }],
  ],
  [
    "component-name-unique",
    "two schemas of one name",
    ["more/WidgetPart.yaml", [], { type: "object", description: "Another part." }],
    ["schemas/WidgetEnvelope.yaml", ["properties", "spare"], { $ref: "../more/WidgetPart.yaml" }],
  ],
  ["operation-tag-defined", "a tag that is not defined", [widget, ["get", "tags"], ["Gadgets"]]],
  ["operation-singular-tag", "two tags", [widget, ["get", "tags"], ["Widgets", "Gadgets"]], tags],
  ["operation-description", "an operation without description", [widget, ["put", "description"]]],
  ["parameter-description", "a parameter without description", ["parameters/parts.yaml", ["description"]]],
  [
    "paths-kebab-case",
    "a path in camel case",
    ["openapi.yaml", ["paths"], { "/v1/allWidgets/{widgetId}": { $ref: widget } }],
  ],
  ["array-parameter-serialization", "a list that does not say how", ["parameters/parts.yaml", ["style"]]],
  [
    "request-mime-type",
    "a request body in another media type",
    [widget, ["put", "requestBody", "content"], { "text/plain": { schema: { type: "string" } } }],
  ],
  [
    "response-mime-type",
    "a response in another media type",
    [widget, ["get", "responses", "200", "content"], { "text/html": { schema: { type: "string" } } }],
  ],
  ["rule/read-operation-verb", "a read called fetch", [widget, ["get", "operationId"], "fetchWidget"]],
  ["rule/read-operation-verb", "a read called update", [widget, ["get", "operationId"], "updateSomething"]],
  ["rule/read-operation-verb", "a verb without noun", [widget, ["get", "operationId"], "get"]],
  ["rule/write-operation-verb", "a write called get", [widget, ["put", "operationId"], "getUpdated"]],
  ["rule/summary-sentence-case", "a summary in title case", [widget, ["get", "summary"], "Get a Widget"]],
  ["rule/summary-sentence-case", "a summary in lower case", [widget, ["get", "summary"], "get a widget"]],
  ["rule/summary-sentence-case", "a summary with a full stop", [widget, ["get", "summary"], "Get a widget."]],
  // Of recommended-strict, what we rely on most.
  [
    "no-invalid-media-type-examples",
    "a misspelt member in an example",
    ["examples/widget.yaml", example, "Cart"],
  ],
  [
    "no-invalid-schema-examples",
    "an example of another type",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "examples"], [1]],
  ],
  [
    "no-invalid-parameter-examples",
    "a parameter's example of another type",
    ["parameters/parts.yaml", ["example"], "wheel"],
  ],
  ["no-schema-type-mismatch", "items without an array", ["schemas/WidgetPart.yaml", ["items"], {}]],
  ["path-parameters-defined", "a path without its parameter", [widget, ["parameters"]]],
  ["security-defined", "an unknown security scheme", [widget, ["get", "security"], [{ otherAuth: [] }]]],
  ["info-license", "no licence", ["openapi.yaml", ["info", "license"]]],
  ["tag-description", "a tag without description", ["openapi.yaml", ["tags", 0, "description"]]],
  [
    "no-unused-components",
    "a component nobody uses",
    ["openapi.yaml", ["components", "schemas"], { Spare: { type: "object" } }],
  ],
  [
    "no-unresolved-refs",
    "a reference that leads nowhere",
    [widget, ["get", "parameters", 0, "$ref"], "../parameters/other.yaml"],
  ],
]);

let config: Config;
beforeAll(async () => {
  ({ config } = await readRegister());
});

const lint = (root: string) => lintWithRedocly({ name: "widgets", root, generated: "" }, config);

describe("Redocly's rules", () => {
  it("accept the minimal document, which has no 4xx response", async () => {
    expect(await lint(minimalRoot)).toEqual([]);
  });

  it.each(refused)("refuse by $rule $what", async ({ rule, changes }) => {
    expect(rulesOf(await lint(copyMinimal(...changes)))).toEqual([rule]);
  });

  it("are each tried by a document here that they refuse, if redocly.yaml adds them", () => {
    const { rules } = parse(readFileSync(registerFile, "utf8"));
    const added = Object.keys(rules).filter((rule) => rules[rule] !== "off" && rules[rule] !== false);
    const tried = new Set(refused.map(({ rule }) => rule));
    expect(added.filter((rule) => !tried.has(rule))).toEqual([]);
  });
});

describe("The register's own lint", () => {
  it("accepts redocly.yaml", async () => {
    expect(await lintRegister(config)).toEqual([]);
  });

  it("refuses a setting that Redocly does not know", async () => {
    const file = writeRegister(copyMinimal(), { ruels: {} });
    const register = await readRegister(file);
    expect(await lintRegister(register.config)).toMatchObject([{ file, pointer: "/ruels" }]);
  });
});
