/**
 * Rule `supported`: everything in a document is carried end to end. `generate` reads documents with the same reader. Problems of one kind are
 * reported once, where the first of them is. The number of operations that are carried goes to stderr, as Redocly's progress does.
 */
import path from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import type { DocumentProblem } from "../../../../src/contract/read-document.ts";
import { groupProblems, listSome } from "../group-problems.ts";
import { readSources } from "../read-sources.ts";

export const supported: Oas3Rule = () => ({
  Root: {
    leave(document, context) {
      const { operations, refused, problems, warnings, locationOf } = readSources(document, context);
      const report = ([first]: readonly DocumentProblem[], details: string, isWarning: boolean): void => {
        if (!first) return;
        const location = locationOf(first.place);
        const message = first.message + details;
        context.report({ message, location, ...(isWarning && { forceSeverity: "warn" }) });
      };
      const operationsOf = (same: readonly DocumentProblem[]): readonly string[] =>
        refused
          .filter((operation) => same.some((problem) => operation.problems.includes(problem)))
          .map(({ method, path: target }) => `${method} ${target}`);
      for (const same of groupProblems(problems)) {
        const concerned = operationsOf(same);
        // The register lets operations be left out: Redocly merges its entry for this API into the configuration.
        const isSkipping = Reflect.get(context.config?.resolvedConfig ?? {}, "x-unsupported") === "skip";
        const isSkipped = concerned.length > 0 && isSkipping;
        const label = isSkipped ? "Left out" : "Refused";
        const list = concerned.length > 0 ? ` ${label}: ${listSome(concerned)}.` : "";
        report(same, list, isSkipped);
      }
      for (const same of groupProblems(warnings)) {
        const others = same.slice(1).map(({ place }) => locationOf(place).pointer);
        report(same, others.length > 0 ? ` The same at ${listSome(others)}.` : "", true);
      }
      const file = path.relative("", context.location.source.absoluteRef);
      const total = operations.length + refused.length;
      process.stderr.write(`${file}: carried ${operations.length} of ${total} operations\n`);
    },
  },
});
