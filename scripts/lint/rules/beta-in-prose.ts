/** Rule `beta-in-prose`: the prose of an operation says "beta" if, and only if, the operation has `x-beta: true`. */
import type { Oas3Rule } from "@redocly/openapi-core";

export const betaInProse: Oas3Rule = () => ({
  Operation(operation, { location, report }) {
    const { summary = "", description = "" } = operation;
    // Redocly's type of an operation does not have extensions.
    const beta: unknown = Reflect.get(operation, "x-beta");
    const saysBeta = /\bbeta\b/i.test(`${summary}\n${description}`);
    if (beta !== undefined && beta !== true) {
      report({ message: "`x-beta` must be true or absent.", location: location.child("x-beta") });
    } else if (beta === true && !saysBeta) {
      report({
        message: "The operation has `x-beta: true`, but its description does not say that it is beta.",
        location: location.child("description"),
      });
    } else if (beta === undefined && saysBeta) {
      report({
        message: "The operation's prose says beta, but the operation has no `x-beta: true`.",
        location: location.child("description"),
      });
    }
  },
});
