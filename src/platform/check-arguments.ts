/**
 * Rejects a name that is not known, so that a misspelt one does not go unnoticed.
 *
 * @param what what is named, as in `operation`
 * @param name the name to check
 * @param known the valid names
 * @throws RangeError that lists the valid names
 */
export function checkName(what: string, name: unknown, known: readonly string[]): void {
  if (known.some((other) => other === name)) return;
  throw new RangeError(`Unknown ${what}: ${JSON.stringify(name)}. Expected one of: ${known.join(", ")}.`);
}

/**
 * Rejects an object that has a member which is not known.
 *
 * @param what what a member is called, as in `option of a fault`
 * @param value the object to check
 * @param known names of the valid members
 * @returns a copy of its members
 * @throws RangeError that lists the valid names
 */
export function checkMembers(
  what: string,
  value: unknown,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RangeError(`Expected an object with these members: ${known.join(", ")}.`);
  }
  for (const name of Object.keys(value)) checkName(what, name, known);
  return { ...value };
}

/**
 * Rejects members of a wrong type, which would match nothing, or everything.
 *
 * @param members the object to check
 * @param types type of each member to check; an integer is 0 or more. A member that is undefined counts as absent.
 * @throws RangeError that names the member
 */
export function checkTypes(members: object, types: Readonly<Record<string, "integer" | "string">>): void {
  for (const [name, value] of Object.entries(members)) {
    const type = types[name];
    const isValid = type === "string" ? typeof value === "string" : Number.isInteger(value) && value >= 0;
    if (type !== undefined && value !== undefined && !isValid) {
      throw new RangeError(`${name} must be ${type === "string" ? "a string" : "an integer, 0 or more"}.`);
    }
  }
}
