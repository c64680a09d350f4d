/**
 * Writes shapes as code that says whether a value fits, and no more: nearly every answer does, and finding that out with the data that
 * `shapes.ts` writes takes several times as long.
 */
import { identifierOf, type Shape } from "./shape.ts";

/** What all checks share. */
export const checkHelpers = `function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
`;

/**
 * Writes the function that checks a schema of the document's components.
 *
 * @param name the schema's name
 * @param shape what it says
 */
export function writeCheck(name: string, shape: Shape): string {
  if (shape.kind !== "members") {
    return `function ${checkName(name)}(value) {\n  return ${writeTest(shape, "value")};\n}\n`;
  }
  const body = writeMembersCheck(shape.members);
  return `function ${checkName(name)}(value) {\n${body}}\n`;
}

/**
 * Writes an expression that is true when a value fits.
 *
 * @param shape what it must be
 * @param value the expression that gives it, of which repeating does no harm
 */
export function writeTest(shape: Shape, value: string): string {
  switch (shape.kind) {
    case "named":
      return `${checkName(shape.name)}(${value})`;
    case "elements":
      return `(Array.isArray(${value}) && ${value}.every((element) => ${writeTest(shape.of, "element")}))`;
    case "members":
      return `((value) => {\n${writeMembersCheck(shape.members)}})(${value})`;
    case "types": {
      const fits = writeTypes(shape.types, value);
      if (!shape.values) return fits;
      return `(${fits} && (typeof ${value} !== "string" || ${JSON.stringify(shape.values)}.includes(${value})))`;
    }
  }
}

function checkName(name: string): string {
  return identifierOf("is", name);
}

/**
 * Members that are there are counted up, and all that there are counted down: what is left over is unknown.
 */
function writeMembersCheck(members: readonly (readonly [name: string, shape: Shape])[]): string {
  const lines = members.map(
    ([name, shape], index) => `  const m${index} = ${writeMember(name)};
  if (m${index} !== undefined) {
    if (!${writeTest(shape, `m${index}`)}) return false;
    known += 1;
  }
`,
  );
  return `  if (!isObject(value)) return false;
  let known = 0;
${lines.join("")}  for (const _ in value) known -= 1;
  return known === 0;
`;
}

/** Reads a member of the value's own: what an object inherits would count as one that is there, and make up for one that is unknown. */
function writeMember(name: string): string {
  const member = `value[${JSON.stringify(name)}]`;
  return name in Object.prototype
    ? `Object.hasOwn(value, ${JSON.stringify(name)}) ? ${member} : undefined`
    : member;
}

function writeTypes(types: readonly string[], value: string): string {
  if (types.length === 0) return "true";
  const tests = types.map((type) => {
    switch (type) {
      case "null":
        return `${value} === null`;
      case "integer":
        return `Number.isInteger(${value})`;
      case "array":
        return `Array.isArray(${value})`;
      case "object":
        return `isObject(${value})`;
      default:
        return `typeof ${value} === ${JSON.stringify(type)}`;
    }
  });
  return `(${tests.join(" || ")})`;
}
