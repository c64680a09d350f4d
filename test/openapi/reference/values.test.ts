import { expect, test } from "vitest";
import type { Node } from "./node.ts";
import { gapLines, inferredReasons, namedExamples, undocumented, unknownExampleMembers } from "./values.ts";

const described = { description: "What it is.", examples: ["one"] };

/** A document with one operation that has everything these checks ask for, except what a test takes away. */
function documentWith(name: Node, parameter: Node, example: unknown): Node {
  const body = { type: "object", properties: { name: { type: "string", ...name } } };
  const content = { "application/json": { schema: body, examples: { one: { value: example } } } };
  const parameters = [{ name: "id", in: "path", schema: { type: "string" }, ...parameter }];
  const get = { operationId: "getThing", parameters, responses: { "200": { content } } };
  return { paths: { "/things/{id}": { get } }, components: { securitySchemes: {} } };
}

const complete = { description: "The thing asked for.", example: "a" };

test("a described property and parameter with examples have nothing missing", () => {
  expect(undocumented(documentWith(described, complete, {}))).toEqual([]);
});

test("a property or parameter without a description or an example is named", () => {
  expect(undocumented(documentWith({ examples: [] }, { description: "" }, {}))).toEqual([
    "getThing 200 body.name has no description",
    "getThing 200 body.name has no example",
    "getThing path.id has no description",
    "getThing path.id has no example",
  ]);
});

test("a member that only an example has is named, in a named example and in one of a schema", () => {
  expect(unknownExampleMembers(documentWith(described, complete, { name: "a" }))).toEqual([]);
  expect(unknownExampleMembers(documentWith(described, complete, { nmae: "a" }))).toEqual([
    "getThing 200 body.nmae",
  ]);
  const examples = { ...described, examples: [{ inner: 1 }] };
  expect(unknownExampleMembers(documentWith(examples, complete, {}))).toEqual([
    "getThing 200 body.name.inner",
  ]);
});

test("named examples are found with the place of their body", () => {
  expect(namedExamples(documentWith(described, complete, { name: "a" }))).toEqual([
    { place: "getThing 200", name: "one", bodyPath: "getThing 200 body", value: { name: "a" } },
  ]);
});

test("only the list items of the section on what is not documented are its lines", () => {
  const before = "Text.\n\n- before\n\n";
  const section = "## Not documented\n\nAbout gaps:\n\n- Events: not\n  shown.\n- Limits.\n\n";
  const description = `${before}${section}## After\n\n- after\n`;
  expect(gapLines({ info: { description } })).toEqual(["Events: not shown.", "Limits."]);
  expect(gapLines({ info: { description: before } })).toEqual([]);
});

test("every x-inferred is found with the path to it", () => {
  expect(inferredReasons({ a: [{ "x-inferred": "why" }], "x-inferred": "" })).toEqual([
    ["document/a/0", "why"],
    ["document", ""],
  ]);
});
