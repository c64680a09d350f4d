/**
 * Takes out of Ajv's standalone code what our validators do not need: they are part of a client that people load over a network.
 * Tests hold the result against Ajv itself.
 */

/** Ajv writes the same five lines for every error. */
const pushError =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

/** Where in the schema an error comes from; the keyword and the pointer to the value say enough. */
const schemaPath = /schemaPath:"(?:[^"\\]|\\.)*",/g;

/** What other schemas must know of the members seen here; only `unevaluated...` keywords ask. */
const evaluated =
  /const evaluated\d+ = \w+\.evaluated;\nif\(evaluated\d+\.dynamicProps\)\{\nevaluated\d+\.props = undefined;\n\}\nif\(evaluated\d+\.dynamicItems\)\{\nevaluated\d+\.items = undefined;\n\}\n/g;
const evaluatedResult = /^\w+\.evaluated = .*;\n/gm;

/** Ajv's functions can be called from within others by these; ours are always called with the value alone, or by each other. */
const parameters = /, parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}=\{\}\)\{/g;
const passed =
  /\{instancePath(:[^,{}]+)?,parentData(?::[^,{}]+)?,parentDataProperty(?::[^,{}]+)?,rootData,dynamicAnchors\}/g;

/**
 * Slims the code of compiled validators.
 *
 * @param code what Ajv wrote with `messages: false` and `code.lines`
 * @returns code that accepts and refuses the same values, whose errors lack `schemaPath` and `message`
 * @throws when the code uses what would be taken out
 */
export function slim(code: string): string {
  const slimmed = code
    .replaceAll(schemaPath, "")
    .replaceAll(pushError, "(vErrors ??= []).push($2);")
    .replaceAll(evaluated, "")
    .replaceAll(evaluatedResult, "")
    .replaceAll(parameters, "}={}){")
    .replaceAll(passed, "{instancePath$1}");
  const left = /\b(?:evaluated\d*|parentData|rootData|dynamicAnchors)\b/.exec(slimmed);
  if (left)
    throw new Error(
      `A validator needs ${left[0]}, which slimming takes out. Teach scripts/generate/slim.ts.`,
    );
  return slimmed;
}
