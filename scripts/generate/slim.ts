/**
 * Takes out of Ajv's standalone code what our validators do not need: they are part of a client that people load over a network.
 * Tests hold the result against Ajv itself.
 */

import { tabulate } from "./tabulate.ts";

/** Ajv writes the same lines for every error. */
const pushError =
  /const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:("\w+"),params:(\{.*\})\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/** What stands in their place. */
const fail = `function fail(errors, instancePath, keyword, params) {
errors.push({ instancePath, keyword, params });
}
`;

/** A list that is made when there is something in it, and the number of errors, which any list tells as well. */
const counting: readonly (readonly [RegExp, string])[] = [
  [/^let errors = 0;\n/gm, ""],
  [/^errors = vErrors\.length;\n/gm, ""],
  [/^let vErrors = null;\n/gm, "const errors = [];\n"],
  [/^vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);/gm, "errors.push(...$1);"],
  [/^(\w+\.errors) = vErrors;\nreturn errors === 0;/gm, "$1 = errors;\nreturn errors.length === 0;"],
];

/** How Ajv asks for numbers; a value that is none is compared with no limit. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [
    /\(\(typeof (\w+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)/g,
    "Number.isInteger($1)",
  ],
  [/\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)/g, "Number.isFinite($1)"],
  [/ \|\| isNaN\(\w+\)/g, ""],
];

/** What other schemas must know of the members seen here; only `unevaluated...` keywords ask. */
const evaluated: readonly (readonly [RegExp, string])[] = [
  [
    /const evaluated\d+ = \w+\.evaluated;\nif\(evaluated\d+\.dynamicProps\)\{\nevaluated\d+\.props = undefined;\n\}\nif\(evaluated\d+\.dynamicItems\)\{\nevaluated\d+\.items = undefined;\n\}\n/g,
    "",
  ],
  [/^\w+\.evaluated = .*;\n/gm, ""],
];

/** Ajv's functions can be called from within others by these; ours are always called with the value alone, or by each other. */
const parameters: readonly (readonly [RegExp, string])[] = [
  [/, parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}=\{\}\)\{/g, "}={}){"],
  [
    /\{instancePath(:[^,{}]+)?,parentData(?::[^,{}]+)?,parentDataProperty(?::[^,{}]+)?,rootData,dynamicAnchors\}/g,
    "{instancePath$1}",
  ],
];

/**
 * Slims the code of compiled validators.
 *
 * @param code what Ajv wrote with `messages: false` and `code.lines`
 * @returns code that accepts and refuses the same values, whose errors lack `schemaPath` and `message`
 * @throws when the code uses what would be taken out
 */
export function slim(code: string): string {
  let slimmed = code.replaceAll(pushError, (_, _name, path = "instancePath", keyword, params) => {
    return `fail(errors, ${path}, ${keyword}, ${params});`;
  });
  for (const [pattern, replacement] of [...counting, ...numbers, ...evaluated, ...parameters]) {
    slimmed = slimmed.replaceAll(pattern, replacement);
  }
  slimmed = fail + tabulate(withoutUnused(withoutSchemas(slimmed)));
  const left =
    /\b(?:_errs\d*|vErrors|evaluated\d*|parentData|rootData|dynamicAnchors)\b|(?<![.\w])errors\+\+/.exec(
      slimmed,
    );
  if (left)
    throw new Error(
      `A validator needs ${left[0]}, which slimming takes out. Teach scripts/generate/slim.ts.`,
    );
  return slimmed;
}

/** Puts in place what code looks up in a schema, so that the schema can be left out. */
function withoutSchemas(code: string): string {
  const schemas = new Map(
    [...code.matchAll(/^const (schema\d+) = (\{.*\});$/gm)].map(([, name, json]) => [
      name,
      JSON.parse(json ?? ""),
    ]),
  );
  return code
    .replaceAll(/\b(schema\d+)((?:\.\w+|\["[^"]*"\])+)\.(type|enum)\b/g, (whole, name, path, member) => {
      const found = follow(schemas.get(name), path)?.[member];
      return found === undefined ? whole : JSON.stringify(found);
    })
    .replaceAll(/\b\w+\.call\((schema\d+)\.properties, (\w+)\)/g, (whole, name, key) => {
      const members = schemas.get(name)?.properties;
      return members ? `${JSON.stringify(Object.keys(members))}.includes(${key})` : whole;
    });
}

/** Leaves out constants that nothing names any more. */
function withoutUnused(code: string): string {
  return code.replaceAll(/^const (schema\d+|func\d+) = .*;\n/gm, (line, name) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : "",
  );
}

/** Follows a path of members such as `.properties.name` or `.properties["a-b"]`. */
function follow(schema: unknown, path: string): Readonly<Record<string, unknown>> | undefined {
  let current = schema;
  for (const [, plain, quoted] of path.matchAll(/\.(\w+)|\["([^"]*)"\]/g)) {
    if (typeof current !== "object" || current === null) return undefined;
    // An object by the test above.
    current = (current as Readonly<Record<string, unknown>>)[plain ?? quoted ?? ""];
  }
  // As above; whoever asks looks for one member of it.
  return typeof current === "object" && current !== null
    ? (current as Readonly<Record<string, unknown>>)
    : undefined;
}
