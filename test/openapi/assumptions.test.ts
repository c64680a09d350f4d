/** Inferences of the documents of the two APIs, and the list of them in the README. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { findReferenced } from "../../src/contract/openapi.ts";
import { createBundleReader } from "../../src/contract/read-document.ts";
import { documentedOperations } from "../documented-operations.ts";

/** Assumptions by what a document infers: the words of the README, or undefined for one that the clients do not enforce. */
const assumptions: Readonly<Record<string, string | undefined>> = {
  "request body: required": "an update has a request body",
  "schema: additionalProperties": "its objects have only documented members",
  "operation: parameters": "the ids of `getPipe` are UUIDs",
  "envelope: required": "a success response has the member with its payload",
  // How a parameter is written, not which values it takes.
  "parameter: style": undefined,
  "parameter: explode": undefined,
  "parameter: example": undefined,
  // An open list, and words.
  "schema: x-extensible-enum": undefined,
  "schema: description": undefined,
  "response: status": undefined,
};

/** Lists what is inferred about a part of a document, and about the schemas in it. */
function listInferred(document: object, part: string, node: object | undefined): readonly string[] {
  const found: string[] = [];
  const visited = new Set<unknown>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value !== "object" || value === null || visited.has(value)) return;
    visited.add(value);
    const { $ref, "x-inferred-members": members = [] } = value as Record<string, unknown>;
    found.push(...[members].flat().map((member) => `${name}: ${member}`));
    if (typeof $ref === "string") visit(findReferenced(document, $ref), name);
    for (const each of Object.values(value)) visit(each, "schema");
  };
  visit(node, part);
  return found;
}

test("the README lists the assumptions of the documents that the clients enforce", async () => {
  const inferred = documentedOperations.flatMap(({ document, described }) => {
    const { node, parameters, requestBody, responses } = described;
    const { "x-inferred-members": members = [] } = node.object;
    return [
      ...[members].flat().map((member) => `operation: ${member}`),
      ...parameters.flatMap((parameter) => listInferred(document, "parameter", parameter.node.object)),
      ...listInferred(document, "request body", requestBody?.node.object),
      ...responses
        .filter(({ status }) => status.startsWith("2"))
        .flatMap(({ node: response, content }) => {
          const envelope = content?.schema && createBundleReader(document).target(content.schema);
          const owned = ({ object }: { object: object }) => ({
            "x-inferred-members": Reflect.get(object, "x-inferred-members"),
          });
          return [
            ...listInferred(document, "response", owned(response)),
            ...(envelope ? listInferred(document, "envelope", owned(envelope)) : []),
          ];
        }),
    ];
  });
  expect(inferred.filter((each) => !Object.hasOwn(assumptions, each))).toEqual([]);
  const readme = (await readFile(path.join(repositoryRoot, "README.md"), "utf8")).replaceAll("\n", " ");
  const [, count, list = ""] = /clients enforce (\w+) assumptions: ([^.]+)\./.exec(readme) ?? [];
  const enforced = new Set(inferred.map((each) => assumptions[each]).filter((each) => each !== undefined));
  expect(list.split("; ").toSorted()).toEqual([...enforced].toSorted());
  expect([count, enforced.size]).toEqual(["four", 4]);
});
