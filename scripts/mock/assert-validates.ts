/** Asserts that Prism validates requests: if it cannot compile a schema, it silently skips the validation. */
import type { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { dialect } from "../lib/dialect.ts";
import { messageOf } from "../lib/message-of.ts";

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The part of a schema that is read here. */
interface Schema {
  readonly $schema?: string | undefined;
}

/**
 * Compiles the schema of every request body and parameter, as Prism does at the first request.
 *
 * @param operations the operations that Prism reads from a document
 * @throws if a schema is not JSON Schema 2020-12 or does not compile: Prism would then accept every request
 */
export function assertValidates(operations: readonly PrismOperation[]): void {
  const ajv = new Ajv2020({ strict: false, logger: false });
  ajvFormats.default(ajv);
  for (const operation of operations) {
    for (const { place, schema } of requestSchemas(operation)) {
      const where = `${operation.method.toUpperCase()} ${operation.path}, ${place}`;
      assertCompiles(ajv, operation, schema, where);
    }
  }
}

function assertCompiles(ajv: Ajv2020, operation: PrismOperation, schema: Schema, where: string): void {
  if (schema.$schema !== dialect) {
    throw new Error(
      `${where}: Prism would not validate it as JSON Schema 2020-12. Set jsonSchemaDialect: ${dialect}`,
    );
  }
  try {
    // Prism keeps shared schemas here; the references in a schema lead to them.
    const shared = "__bundled__" in operation ? operation.__bundled__ : undefined;
    ajv.compile({ ...schema, $schema: dialect, __bundled__: shared });
  } catch (error) {
    throw new Error(
      `${where}: Prism cannot compile its schema and would accept every request: ${messageOf(error)}. Correct the schema.`,
    );
  }
}

function requestSchemas({ request }: PrismOperation): { place: string; schema: Schema }[] {
  const contents = request?.body && "contents" in request.body ? (request.body.contents ?? []) : [];
  const parameters = [
    ...(request?.path ?? []),
    ...(request?.query ?? []),
    ...(request?.headers ?? []),
    ...(request?.cookie ?? []),
  ];
  return [
    ...contents.map(({ mediaType, schema }) => ({ place: `${mediaType} body`, schema })),
    ...parameters.map(({ name, schema }) => ({ place: `parameter ${name}`, schema })),
  ].flatMap(({ place, schema }) => (schema ? [{ place, schema }] : []));
}
