/** Members of OpenAPI objects that would be wrong on the wire if the clients ignored them, and why. All others are carried or have no effect there. */

/** Kind of an object, in words for a message. */
export type ObjectKind = "a schema";

const reasons: Readonly<Record<ObjectKind, Readonly<Record<string, string>>>> = {
  "a schema": { $dynamicRef: "Its target depends on the schemas around it. Use `$ref`." },
};

/** Returns why a member of an object is not carried; undefined if it is. */
export function reasonAgainst(kind: ObjectKind, name: string): string | undefined {
  return Object.hasOwn(reasons[kind], name) ? reasons[kind][name] : undefined;
}
