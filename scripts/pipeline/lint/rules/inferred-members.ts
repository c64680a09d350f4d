/** Rule `inferred-members`: `x-inferred-members` names members of its object, whose reason `x-inferred` states. */
import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject } from "../../../../src/contract/openapi.ts";

export const inferredMembers: Oas3Rule = () => ({
  any: {
    enter(node: unknown, { location, report, type }) {
      if (!isObject(node) || !("x-inferred-members" in node)) return;
      const members = node["x-inferred-members"];
      const elsewhere = { Response: "status", Root: "format" }[type.name];
      const isMember = (name: unknown): boolean =>
        typeof name === "string" && (name in node || name === elsewhere);
      const isValid = Array.isArray(members) && members.length > 0 && members.every(isMember);
      if (isValid && "x-inferred" in node) return;
      report({
        message:
          "x-inferred-members must list members of this object, beside an x-inferred that states their reason. " +
          "`status` stands for the status code of a response, `format` of the root for that of every number.",
        location: location.child("x-inferred-members"),
      });
    },
  },
});
