/** Rule `named-examples`: the body of a request and of a success has a named example, which mocks, tests and docs show. */
import type { Oas3Rule } from "@redocly/openapi-core";
import { createReader } from "../../../../src/contract/document/reader.ts";
import type { DocumentOperation } from "../../../../src/contract/read-document.ts";
import { readSources } from "../read-sources.ts";

export const namedExamples: Oas3Rule = () => ({
  Root: {
    leave(document, context) {
      const { operations, navigation, locationOf } = readSources(document, context);
      const reader = createReader(navigation);
      for (const { node, kind } of operations.flatMap(bodiesOf)) {
        // YAML has no bytes.
        const canHaveExample = kind === "json" || kind === "text";
        if (!canHaveExample || reader.entries(node, "examples").length > 0) continue;
        reader.report(node, "This body has no named example. Add one under `examples`.");
      }
      for (const { message, place } of reader.problems)
        context.report({ message, location: locationOf(place) });
    },
  },
});

function bodiesOf({ requestBody, responses }: DocumentOperation) {
  const successes = responses.filter(({ status }) => status !== "default");
  return [requestBody, ...successes].flatMap((body) => body?.content ?? []);
}
