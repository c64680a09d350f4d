/** Expected content of the reference pages, read from a bundled document without the view model of the pages. */
import type { DocumentedOperation } from "../../../documented-operations.ts";

/** A JSON object of a document. */
export type Raw = Readonly<Record<string, unknown>>;

/** A row that a page must have: its anchor and its texts. */
type ExpectedRow = readonly [anchor: string, texts: readonly string[]];

export interface ExpectedPage {
  /** Below the base, such as `reference/management/getPipe/`. */
  readonly path: string;
  /** Texts outside of rows. */
  readonly texts: readonly string[];
  readonly rows: readonly ExpectedRow[];
  /** Names of all members, parameters and headers of the document: the last ones of the anchors of other rows. Default: any. */
  readonly names?: ReadonlySet<string>;
  /** Values of examples, which must be code blocks. */
  readonly examples: readonly unknown[];
}

/** Keywords whose values a page shows as they are. */
const shown = [
  ...["summary", "description", "type", "format", "pattern", "default", "const", "enum", "x-extensible-enum"],
  ...["minimum", "maximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems", "examples"],
  ...["style", "example"],
];

/** Keywords that the note of the section shows, outside of the rows. */
const noted = ["x-inferred", "x-inferred-members", "x-not-documented"];

function notesOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = noted.flatMap((keyword) => list(Object(part)[keyword])).map(String);
  return [...own, ...Object.values(part).flatMap(notesOf)];
}

function textsOf(part: Raw): string[] {
  const values = [...shown.flatMap((keyword) => list(part[keyword])), Object(part["items"]).description];
  return [
    ...values.filter(
      (value) => ["string", "number", "boolean"].includes(typeof value) && value !== "" && value !== "double",
    ),
    ...(part["x-sensitive"] ? ["sensitive"] : []),
    ...(part["x-beta"] ? ["beta"] : []),
    ...(part["additionalProperties"] === false ? ["no other properties"] : []),
    ...("explode" in part ? ["explode"] : []),
  ].map(String);
}

/** The headings and the parameters of the pages of an API, which those of a document that was brought must have. */
export function expectedHeadings(operations: readonly DocumentedOperation[]): ExpectedPage[] {
  return operations.map(({ api, operation: { operationId, method, path, parameters } }) => ({
    path: `reference/${api}/${operationId}/`,
    ...{ texts: [`${method} ${path}`], examples: [] },
    rows: parameters.map((parameter): ExpectedRow => [`${parameter.in}.${parameter.name}`, []]),
  }));
}

export function expectedPages(api: string, document: Raw): ExpectedPage[] {
  const { info, paths, components, tags, servers } = document as Record<string, Raw>;
  const schemas = entries(components?.["schemas"]);
  const operations = entries(paths).flatMap(([path, item]) =>
    entries(item)
      .filter(([, operation]) => "operationId" in operation)
      .map(([method, operation]) => ({
        ...operationContent(document, operation),
        path: `reference/${api}/${operation["operationId"]}/`,
        heading: `${method.toUpperCase()} ${path}`,
      })),
  );
  // Any member of a map is *.
  const names = new Set(["*", ...namesIn(document)]);
  const ofSchemas: ExpectedPage = {
    path: `reference/${api}/schemas/`,
    texts: schemas.flatMap(([name, schema]) => [name, ...textsOf(schema), ...notesOf(schema)]),
    rows: schemas.flatMap(([name, schema]) => rowsOf(document, schema, `${name}.`, false)),
    examples: schemas.flatMap(([, schema]) => list(schema["examples"])),
  };
  const pages: ExpectedPage[] = [
    {
      path: `reference/${api}/`,
      texts: [
        ...list(document["x-inferred"]).map(String),
        ...[info, tags, servers].flatMap(allTexts),
        ...schemas.map(([name]) => name),
      ],
      ...{ rows: [], examples: [] },
    },
    ...(schemas.length > 0 ? [ofSchemas] : []),
    ...operations.map(({ heading, texts, ...page }) => ({ ...page, texts: [heading, ...texts] })),
  ];
  return pages.map((page) => ({ ...page, names }));
}

/** The names that a document gives to members, parameters and headers. */
function namesIn(part: unknown): string[] {
  const { properties, headers, name } = Object(part);
  const below = Object.values(Object(part)).filter((value) => typeof value === "object");
  return [...Object.keys({ ...properties, ...headers }), String(name), ...below.flatMap(namesIn)];
}

function operationContent(document: Raw, operation: Raw): Omit<ExpectedPage, "path"> {
  const parameters = list(operation["parameters"]).map((parameter) => dereference(document, parameter));
  const body = dereference(document, operation["requestBody"]);
  const responses = entries(operation["responses"]).map(
    ([status, response]) => [status, dereference(document, response)] as const,
  );
  const success = responses.map(([status]) => status).find((status) => status.startsWith("2"));
  const parts = [body, ...responses.map(([, response]) => response)];
  const contents = parts.flatMap((part) => entries(part["content"]));
  const examples = contents.flatMap(([mediaType, content]) =>
    entries(content["examples"]).map(([name, example], _, { length }) => {
      const { value, ...texts } = dereference(document, example);
      const isJson = mediaType.endsWith("json") || typeof value === "object";
      const shown = [...(length > 1 ? [name] : []), ...textsOf(texts), ...(isJson ? [] : [String(value)])];
      return { value, isJson, texts: shown };
    }),
  );
  return {
    texts: [
      String(operation["operationId"]),
      ...[operation, ...parts].flatMap(textsOf),
      ...[operation, ...parts, ...parameters].flatMap(notesOf),
      ...responses.map(([status]) => (status === "default" ? "Any other response" : `Response ${status}`)),
      ...contents.flatMap(([, { schema }]) => bodyTexts(document, schema)),
      ...examples.flatMap(({ texts }) => texts),
    ],
    rows: [
      ...parameters.map((parameter) => parameterRow(`${parameter["in"]}.${parameter["name"]}`, parameter)),
      ...rowsOf(document, schemaOf(body), "request.", true),
      ...responses.flatMap(([status, response]) =>
        entries(response["headers"]).map(([name, header]) =>
          parameterRow(
            `response${status === success ? "" : `-${status}`}-header.${name}`,
            dereference(document, header),
          ),
        ),
      ),
      ...responses
        .filter(([status]) => status === success)
        .flatMap(([, response]) => responseRows(document, schemaOf(response))),
    ],
    examples: examples.flatMap(({ value, isJson }) => (isJson ? [value] : [])),
  };
}

/** The row of a parameter, or of a header of a response. */
function parameterRow(anchor: string, parameter: Raw): ExpectedRow {
  const { examples: _, ...schema } = Object(parameter["schema"]);
  const label = "in" in parameter ? "required" : "always present";
  return [anchor, [...textsOf(schema), ...textsOf(parameter), ...(parameter["required"] ? [label] : [])]];
}

/** The members of a body; if it is an envelope, they and the rows of its payload. */
function responseRows(document: Raw, schema: unknown): ExpectedRow[] {
  const body = dereference(document, schema);
  const payload = Object(body["properties"])[String(body["x-payload"])];
  const rows = rowsOf(document, payload ?? body, "response.", true);
  return payload ? [...rowsOf(document, body, "envelope.", false), ...rows] : rows;
}

/** Texts of a body's schema and of its payload's, which have no row. */
function bodyTexts(document: Raw, schema: unknown): string[] {
  const resolved = dereference(document, schema);
  const members = entries(resolved["properties"]).map(([, member]) => dereference(document, member));
  return [resolved, ...members.filter(({ type }) => type === "object")].flatMap(textsOf);
}

/** Rows of a schema's properties, those of array items included. With `expand`, those of referenced schemas too. */
function rowsOf(
  document: Raw,
  schema: unknown,
  prefix: string,
  expand: boolean,
  outer: readonly string[] = [],
): ExpectedRow[] {
  if (schema === undefined || (isReference(schema) && (!expand || outer.includes(schema.$ref)))) return [];
  const inner = isReference(schema) ? [...outer, schema.$ref] : outer;
  const { properties, items, required } = dereference(document, schema);
  const rows = entries(properties).flatMap(([name, property]): ExpectedRow[] => {
    const anchor = prefix + name;
    const shownPart = isReference(property) && !expand ? property : dereference(document, property);
    const label = /^(?:envelope|response)\./.test(prefix) ? "always present" : "required";
    return [
      [anchor, [...textsOf(shownPart), ...(list(required).includes(name) ? [label] : [])]],
      ...rowsOf(document, property, `${anchor}.`, expand, inner),
    ];
  });
  return [...rows, ...rowsOf(document, items, prefix, expand, inner)];
}

/** All strings of a part of a document, except addresses of references. */
function allTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

function entries(value: unknown): (readonly [string, Raw])[] {
  return Object.entries(Object(value));
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function schemaOf(part: Raw): unknown {
  return entries(part["content"])[0]?.[1]["schema"];
}

function isReference(value: unknown): value is Raw & { readonly $ref: string } {
  return typeof Object(value).$ref === "string";
}

/** Follows references; siblings override what they refer to. */
function dereference(document: Raw, value: unknown): Raw {
  if (!isReference(value)) return Object(value);
  const { $ref, ...siblings } = value;
  const target = $ref
    .split("/")
    .slice(1)
    .reduce<unknown>((part, token) => Object(part)[token], document);
  return { ...dereference(document, target), ...siblings };
}
