/**
 * Writes objects that take no further members, as all parameters and bodies are, as a table of their members and checks. Ajv writes
 * the checks of each member out, however alike they are.
 */

/** What goes through a table. It finds what Ajv's own lines would, in their order. LIMITS are as many as any check takes. */
const helpers = `
function closed(data, errors, path, members, required) {
  if (!data || typeof data !== "object" || Array.isArray(data)) return fail(errors, path, "type", { type: "object" });
  for (const missingProperty of required) {
    if (data[missingProperty] === undefined) fail(errors, path, "required", { missingProperty });
  }
  for (const additionalProperty in data) {
    if (!Object.hasOwn(members, additionalProperty)) fail(errors, path, "additionalProperties", { additionalProperty });
  }
  for (const name in members) {
    const [check, LIMITS] = members[name];
    if (data[name] !== undefined) check(data[name], errors, path + "/" + name, LIMITS);
  }
}

function validator(members, required) {
  return function validate(data) {
    const errors = [];
    closed(data, errors, "", members, required);
    validate.errors = errors;
    return errors.length === 0;
  };
}
`;

/** The beginning of such an object, and the end that belongs to it: its type, the members it must have, and those it may have. */
const head =
  /if\((?<object>data\d*) && typeof \k<object> == "object" && !Array\.isArray\(\k<object>\)\)\{\n(?<required>(?:if\(\k<object>\.\w+ === undefined\)\{\n.*\n\}\n)*)for\(const (?<key>key\d+) in \k<object>\)\{\nif\(!\((?<known>.*)\)\)\{\nfail\(errors, (?<path>.*), "additionalProperties", .*\n\}\n\}\n/g;
const tail = /^\}\nelse \{\nfail\(errors, .*, "type", \{type: "object"\}\);\n\}\n/;

/** A validator that does nothing else. */
const closedValidator =
  /export const (\w+) = (validate\d+);\n((?:const .*\n|\n)*)function \2\(data, \{instancePath=""\}=\{\}\)\{\nconst errors = \[\];\nclosed\(data, errors, instancePath, (.*)\);\n\2\.errors = errors;\nreturn errors\.length === 0;\n\}\n/g;

/** What a number is compared with, in code and in the error that tells it. */
const limit = /(?<=[<>]=? |limit: )-?\d[\d.e+]*/g;

/**
 * Turns closed objects into tables.
 *
 * @param code what slimming leaves of Ajv's code, where a block is closed at the beginning of a line
 * @returns code that finds the same errors in the same order
 */
export function tabulate(code: string): string {
  /** By the body of a function that checks a member, its name. */
  const checks = new Map<string, string>();
  const tables: string[] = [];
  let most = 0;
  let result = code;
  // From the last to the first, so that an object within another comes before it.
  for (const { 0: found, index, groups = {} } of [...code.matchAll(head)].reverse()) {
    const { object = "", path = "", known = "", required = "" } = groups;
    const names = [...known.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);
    const rest = result.slice(index + found.length);
    const blocks = readMembers(rest, object, names);
    const after = blocks && rest.slice(blocks.join("").length);
    // What is checked in another form stays as it is.
    if (!blocks || !after || !tail.test(after)) continue;
    const rows = names.map((name, place) => {
      const { body, limits } = generalize(blocks[place] ?? "", `${object}.${name}`, memberPath(path, name));
      const check = checks.get(body) ?? `check${checks.size}`;
      checks.set(body, check);
      most = Math.max(most, limits.length);
      return `  ${name}: [${[check, ...limits].join(", ")}],\n`;
    });
    const table = `members${tables.length}`;
    tables.push(`const ${table} = {\n${rows.join("")}};\n`);
    const needed = [...required.matchAll(/missingProperty: ("\w+")/g)].map(([, name]) => name).join(", ");
    const call = `closed(${object}, errors, ${path}, ${table}, [${needed}]);\n`;
    result = result.slice(0, index) + call + after.replace(tail, "");
  }
  if (tables.length === 0) return code;
  const functions = [...checks].map(([body, name]) => writeCheck(name, body));
  const short = result.replaceAll(closedValidator, "$3export const $1 = validator($4);\n");
  const limits = Array.from({ length: most }, (_, index) => `limit${index}`).join(", ");
  return [helpers.replaceAll(", LIMITS", limits && `, ${limits}`), ...functions, ...tables, short].join("\n");
}

/** The checks of every member, one block after the other; undefined when there is anything else. */
function readMembers(code: string, object: string, names: readonly string[]): string[] | undefined {
  const blocks: string[] = [];
  let rest = code;
  for (const name of names) {
    // A table's member of that name would be its prototype.
    if (!/^(?!__proto__$)\w+$/.test(name) || !rest.startsWith(`if(${object}.${name} !== undefined){\n`))
      return undefined;
    const block = readBlock(rest);
    blocks.push(block);
    rest = rest.slice(block.length);
  }
  return blocks;
}

/** A block of code from its beginning to the brace that ends it. */
function readBlock(code: string): string {
  let depth = 0;
  for (const { 0: line, index } of code.matchAll(/.*\n/g)) {
    if (line.endsWith("{\n")) depth += 1;
    if (line.startsWith("}")) depth -= 1;
    if (depth === 0) return code.slice(0, index + line.length);
  }
  throw new Error(`A validator's block does not end: ${code}. Teach scripts/generate/tabulate.ts.`);
}

/** How Ajv writes the pointer to a member of an object, without the quote at its end. */
function memberPath(path: string, name: string): string {
  return path.endsWith('"') ? `${path.slice(0, -1)}/${name}` : `${path}+"/${name}`;
}

/** The body of a function that checks a member's value, and the limits that it takes. */
function generalize(
  block: string,
  value: string,
  path: string,
): { readonly body: string; readonly limits: readonly string[] } {
  const limits = [...new Set(block.match(limit))];
  const [, local = value] = /\blet (data\d+) = /.exec(block) ?? [];
  const body = block
    .replace(/^.*\n/, "")
    .replace(/\}\n$/, "")
    .replace(`let ${local} = ${value};\n`, "")
    .replaceAll(`${path}"`, "path")
    .replaceAll(`${path}/`, 'path+"/')
    .replaceAll(new RegExp(`${value.replace(".", "\\.")}\\b|\\b${local}\\b`, "g"), "value")
    .replaceAll(limit, (number) => `limit${limits.indexOf(number)}`);
  return { body, limits };
}

function writeCheck(name: string, body: string): string {
  const parameters = ["value", "errors", "path", ...new Set(body.match(/\blimit\d+\b/g))];
  return `function ${name}(${parameters.join(", ")}){\n${body}}\n`;
}
