/** Prints JSON values as TypeScript. */

/** Prints a value on one line. */
export function printLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${printName(name)}: ${printLiteral(member)}`,
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

/** Prints the name of a member. */
export function printName(name: string): string {
  // `__proto__: value` would set the prototype.
  if (name === "__proto__") return '["__proto__"]';
  return /^(?:[a-z_]\w*|0|[1-9]\d*)$/i.test(name) ? name : JSON.stringify(name);
}
