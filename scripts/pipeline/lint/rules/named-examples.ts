/** Rule `named-examples`: the body of a request and of a success has a named example, which mocks, tests and docs show. */
import type { Location, Oas3Rule } from "@redocly/openapi-core";
import { createReader } from "../../../../src/contract/document/reader.ts";
import type { DocumentOperation } from "../../../../src/contract/read-document.ts";
import { navigateSources, readSources } from "../read-sources.ts";

export const namedExamples: Oas3Rule = () => ({
  Root: {
    leave(document, context) {
      const reader = createReader(navigateSources(context.resolve));
      for (const { node, kind } of readSources(document, context).operations.flatMap(bodiesOf)) {
        // YAML has no bytes.
        const canHaveExample = kind === "json" || kind === "text";
        if (!canHaveExample || reader.entries(node, "examples").length > 0) continue;
        reader.report(node, "This body has no named example. Add one under `examples`.");
      }
      for (const { message, place } of reader.problems) context.report({ message, location: place });
    },
  },
});

function bodiesOf({ requestBody, responses }: DocumentOperation<Location>) {
  const successes = responses.filter(({ status }) => status !== "default");
  return [requestBody, ...successes].flatMap((body) => body?.content ?? []);
}
