/**
 * Rule `examples-and-names`: bodies have named examples, and the files of parameters, responses and examples have the names that
 * openapi/README.md defines.
 */
import path from "node:path";
import type { Location, Oas3Rule } from "@redocly/openapi-core";
import { kindOfMediaType } from "../../../src/contract/document/bodies.ts";
import { createReader } from "../../../src/contract/document/reader.ts";
import type { DocumentContent, DocumentOperation } from "../../../src/contract/read-document.ts";
import { navigateSources, readSources, type SourceNode } from "../read-sources.ts";

/** The body of a request or a response. */
interface Body {
  readonly content: DocumentContent<Location>;
  readonly operationId: string;
  /** Last part of the names of its examples. */
  readonly suffix: string;
}

export const examplesAndNames: Oas3Rule = () => ({
  Root: {
    leave(document, context) {
      const reader = createReader(navigateSources(context.resolve));
      const { operations } = readSources(document, context);
      const examples = new Map<string, { readonly example: SourceNode; readonly names: Set<string> }>();
      for (const { content, operationId, suffix } of operations.flatMap(bodiesOf)) {
        const entries = reader.entries(content.node, "examples");
        if (entries.length === 0 && needsExamples(content)) {
          reader.report(content.node, "This body has no named example. Add one under `examples`.");
        }
        for (const [key, reference] of entries) {
          const example = reader.follow(reference);
          const place = example.place.absolutePointer;
          const { names } = examples.get(place) ?? { names: new Set() };
          examples.set(place, { example, names: names.add(`${operationId}${capitalize(key)}${suffix}`) });
        }
      }
      for (const { example, names } of examples.values()) {
        const name = componentName(example);
        const [wanted, other] = names;
        // An example that several bodies share belongs to none of them.
        if (name === undefined || wanted === undefined || other !== undefined || name === wanted) continue;
        reader.report(
          example,
          `This example is named after its operation, case and body. Rename ${name} to ${wanted}.`,
        );
      }
      for (const operation of operations) checkNames(reader.report, operation);
      for (const { message, place } of reader.problems) context.report({ message, location: place });
    },
  },
});

function bodiesOf({ entry: { operationId }, requestBody, responses }: DocumentOperation<Location>): Body[] {
  const suffix = requestBody ? "Response" : "";
  return [
    ...(requestBody?.content ? [{ content: requestBody.content, operationId, suffix: "Request" }] : []),
    ...responses.flatMap(({ content, status }) =>
      // The status that `default` stands for is unknown.
      content && status !== "default" ? [{ content, operationId, suffix }] : [],
    ),
  ];
}

/** YAML has no bytes. */
function needsExamples({ mediaType }: DocumentContent<Location>): boolean {
  return ["json", "text"].includes(String(kindOfMediaType(mediaType)));
}

function checkNames(
  report: (node: SourceNode, message: string) => void,
  { parameters, responses }: DocumentOperation<Location>,
): void {
  for (const { entry, node } of parameters) {
    const name = componentName(node);
    // A name such as `page[size]` cannot be that of a component.
    const wanted = entry.name.replaceAll(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());
    if (name === undefined || name === wanted || name.endsWith(capitalize(wanted))) continue;
    const advice = `Rename ${name} to ${wanted}, or to a name that ends in ${capitalize(wanted)}.`;
    report(node, `This parameter is not named after its \`name\`. ${advice}`);
  }
  for (const { status, node } of responses) {
    const name = componentName(node);
    if (name === undefined || !status.startsWith("2") || name.endsWith("Response")) continue;
    report(node, `The name of a successful response ends in Response. Rename ${name} to ${name}Response.`);
  }
}

/** Name of a component: of its file, or under `components`. Undefined for an object within another one. */
function componentName({ place: { pointer, source } }: SourceNode): string | undefined {
  if (pointer === "#/") return path.basename(source.absoluteRef).replace(/\.\w+$/, "");
  return /^#\/components\/\w+\/([^/]+)$/.exec(pointer)?.[1];
}

function capitalize(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
