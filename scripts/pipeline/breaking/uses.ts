/** Rules for `redocly diff` that rate nothing: they state which operations a change concerns, and whether it is part of a replaced schema. */
import { isObject } from "../../../src/contract/openapi.ts";
import {
  type DiffContext,
  type DiffNode,
  type DiffRule,
  type DocumentPart,
  objectOf,
  operationsOf,
  typeOf,
  usesOf,
} from "./diff-node.ts";

/** Reports the operations of each change, except for components that nothing refers to. */
export const uses: DiffRule = () => ({
  any({ node, property }, { report, getDirections }) {
    if (isUnusedComponent(node)) return;
    const list = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(", ");
    const own = operationsOf(node);
    if (own) return report({ message: `${own.length === 1 ? "Operation" : "Operations"}: ${list(own)}.` });
    const directions = getDirections();
    for (const [direction, names] of Object.entries(usesOf(node))) {
      // A member that became readOnly is no longer in requests.
      const isThere =
        directions.length === 0 ||
        directions.some((each) => direction === `${each}s`) ||
        /^(?:read|write)Only$/.test(property ?? "");
      if (isThere && names.size > 0)
        report({ message: `In ${direction} of ${list(names)}${parameterOf(node)}.` });
    }
  },
});

/** As in ", query parameter `filter`". */
function parameterOf(node: DiffNode | null): string {
  if (!node) return "";
  const { in: place, name } = objectOf(node);
  return typeOf(node) === "Parameter" ? `, ${place} parameter \`${name}\`` : parameterOf(node.parent);
}

/** Security schemes are used by name. */
function isUnusedComponent(node: DiffNode | null): boolean {
  if (!node || typeOf(node) === "SecurityScheme") return false;
  return typeOf(node) === "Components" || (node.referencedBy.length === 0 && isUnusedComponent(node.parent));
}

/** Reports each change within a reference to another schema, so that the report has one line for all of them. */
export const replaced: DiffRule = () => ({
  any({ node }, { report }) {
    const problem = findReplaced(node);
    if (problem) report(problem);
  },
});

function findReplaced(node: DiffNode | null): Parameters<DiffContext["report"]>[0] | undefined {
  if (!node) return undefined;
  const { base, revision, parent } = node;
  const outer = findReplaced(parent);
  if (outer || typeOf(node) !== "Schema" || !base?.resolved || !revision?.resolved) return outer;
  const [before, after] = [nameOfReferred(base.resolved), nameOfReferred(revision.resolved)];
  const isOther = before !== after && !isSimilar(base.resolved.value, revision.resolved.value);
  return isOther
    ? { message: `The schema \`${before}\` was replaced by \`${after}\`.`, location: revision.location }
    : undefined;
}

/** The last step of its address: a component of the bundle, or a file of the sources. */
function nameOfReferred({ location }: DocumentPart): string {
  return /([^/#]+?)(?:\.\w+)?(?:#\/)?$/.exec(location.absolutePointer)?.[1] ?? "";
}

/** Whether a schema has most members of another, as a component with another name has. */
function isSimilar(before: unknown, after: unknown): boolean {
  const [old, current] = [before, after].map((schema) =>
    Object.keys(Object(isObject(schema) ? schema["properties"] : {})),
  );
  const kept = old?.filter((name) => current?.includes(name)) ?? [];
  return kept.length * 2 > (old?.length ?? 0);
}
