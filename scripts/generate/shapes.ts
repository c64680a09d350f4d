/**
 * Response shapes of an API: what a response may hold by its document, as data that a client compares an answer with. Compiled
 * validators cannot tell this: a response schema is open, so they accept unknown members, and they know no open value lists.
 */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { listOperations } from "../lib/document.ts";
import { identifierOf, readShape, type Shape } from "./shape.ts";
import { checkHelpers, writeCheck, writeTest } from "./shape-checks.ts";
import type { ValidatorModule } from "./validators.ts";

/**
 * Generates the shapes of every JSON response, keyed by operationId and status code.
 *
 * @param document the bundled OpenAPI document
 * @returns the module exporting `responseShapes` and `conforming`
 * @throws when a schema uses what a shape cannot say
 */
export function generateResponseShapes(document: OpenApiDocument): ValidatorModule {
  const components = new Map<string, Shape>();
  const operations = listOperations(document).map(({ operationId, responses }) => {
    const shapes = Object.entries(responses).flatMap(([status, content]) => {
      const schema = content.find(({ mediaType }) => mediaType === "application/json")?.schema;
      return schema ? [[status, readShape(document, schema, components)] as const] : [];
    });
    return [operationId, shapes] as const;
  });
  const table = (write: (shape: Shape) => string): string => {
    const lines = operations.map(([operationId, shapes]) => {
      const entries = shapes.map(([status, shape]) => `${JSON.stringify(status)}: ${write(shape)}`);
      return `  ${JSON.stringify(operationId)}: { ${entries.join(", ")} },\n`;
    });
    return `{\n${lines.join("")}};\n`;
  };
  const parts = [
    [...components]
      .map(([name, shape]) => `const ${identifierOf("shape", name)} = ${writeShape(shape)};\n`)
      .join(""),
    `export const responseShapes = ${table(writeShape)}`,
    checkHelpers,
    ...[...components].map(([name, shape]) => writeCheck(name, shape)),
    `export const conforming = ${table((shape) => `(value) => ${writeTest(shape, "value")}`)}`,
  ];
  return { javascript: parts.join("\n"), declarations };
}

const declarations = `/**
 * What may stand in a place: type names joined by \`|\` (empty for anything), one of which may be followed by the values it knows; the
 * shape of an array's elements, in an array of its own; or the shapes of an object's members.
 */
export type Shape = string | readonly [Shape] | readonly [string, readonly string[]] | { readonly [member: string]: Shape };

export declare const responseShapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>;

/** True of a value that fits its shape. */
export declare const conforming: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>>;
`;

/** Writes a shape as JavaScript; a schema that is referred to is a constant, so that it is there once. */
function writeShape(shape: Shape): string {
  switch (shape.kind) {
    case "named":
      return identifierOf("shape", shape.name);
    case "elements":
      return `[${writeShape(shape.of)}]`;
    case "members": {
      const members = shape.members.map(([name, member]) => `${writeName(name)}: ${writeShape(member)}`);
      // Without a prototype, so that a member named like one of its own is unknown.
      return `{ ${["__proto__: null", ...members].join(", ")} }`;
    }
    case "types": {
      const types = JSON.stringify(shape.types.join("|"));
      return shape.values ? `[${types}, ${JSON.stringify(shape.values)}]` : types;
    }
  }
}

/** In brackets, `__proto__` is a member like any other. */
function writeName(name: string): string {
  return name === "__proto__" ? `["__proto__"]` : JSON.stringify(name);
}
