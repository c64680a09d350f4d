/** Expected content of the reference pages, read from a bundled document without the view model of the pages. */

/** A JSON object of a document. */
export type Raw = Readonly<Record<string, unknown>>;

/** A row that a page must have. */
export interface ExpectedRow {
  readonly anchor: string;
  readonly texts: readonly string[];
}

/** Expected content of one page. */
export interface ExpectedPage {
  /** Below the base, such as `reference/management/getPipe/`. */
  readonly path: string;
  /** Texts outside of rows. */
  readonly texts: readonly string[];
  readonly rows: readonly ExpectedRow[];
  /** Values of examples, which must be code blocks. */
  readonly examples: readonly unknown[];
}

/** Lists what the pages of an API must show. */
export function expectedPages(api: string, document: Raw): ExpectedPage[] {
  const { info, paths, components, tags, servers } = document as Record<string, Raw>;
  const operations = Object.entries(paths as Record<string, Record<string, Raw>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      operationPage(document, { api, path, method, operation }),
    ),
  );
  const named = Object.entries(components?.["schemas"] as Record<string, Raw>);
  const schemas: ExpectedPage = {
    path: `reference/${api}/schemas/`,
    texts: named.flatMap(([name, schema]) => [name, ...factsOf(schema), ...inferredTexts(schema)]),
    rows: named.flatMap(([name, schema]) => rowsOf(document, schema, { prefix: `${name}.`, expand: false })),
    examples: named.flatMap(([, schema]) => list(schema["examples"])),
  };
  const overview: ExpectedPage = {
    path: `reference/${api}/`,
    texts: [
      ...textsOf(document, "x-inferred"),
      ...allTexts(info),
      ...allTexts(tags),
      ...allTexts(servers),
      ...Object.keys(Object(components?.["schemas"])),
    ],
    rows: [],
    examples: [],
  };
  return [overview, ...operations, schemas];
}

interface OperationPlace {
  readonly api: string;
  readonly path: string;
  readonly method: string;
  readonly operation: Raw;
}

function operationPage(document: Raw, { api, path, method, operation }: OperationPlace): ExpectedPage {
  const parameters = list(operation["parameters"]).map((parameter) => dereference(document, parameter));
  const body = dereference(document, operation["requestBody"] ?? {});
  const responses = Object.entries(operation["responses"] as Raw).map(
    ([status, response]) => [status, dereference(document, response)] as const,
  );
  const contents = [body, ...responses.map(([, response]) => response)].flatMap((part) =>
    Object.values(Object(part["content"]) as Record<string, Raw>),
  );
  const examples = contents.flatMap((content) =>
    Object.entries(Object(content["examples"]) as Raw).map(
      ([name, example]) =>
        [name, dereference(document, example), Object.keys(Object(content["examples"])).length] as const,
    ),
  );
  return {
    path: `reference/${api}/${operation["operationId"]}/`,
    texts: [
      String(operation["operationId"]),
      `${method.toUpperCase()} ${path}`,
      ...textsOf(operation, "summary", "description"),
      ...(operation["x-beta"] ? ["beta"] : []),
      ...[operation, body, ...responses.map(([, response]) => response)].flatMap(inferredTexts),
      ...[body, ...responses.map(([, response]) => response)].flatMap((part) => textsOf(part, "description")),
      ...responses.map(([status]) => (status === "default" ? "Any other response" : `Response ${status}`)),
      ...contents.flatMap((content) => topLevelTexts(document, content["schema"])),
      ...examples.flatMap(([name, example, count]) => [
        ...(count > 1 ? [name] : []),
        ...textsOf(example, "summary", "description"),
        ...inferredTexts(example),
      ]),
    ],
    rows: [
      ...parameters.map((parameter) => parameterRow(parameter)),
      ...bodyRows(document, body),
      ...responses
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, response]) => responseRows(document, response)),
    ],
    examples: examples.map(([, example]) => example["value"]),
  };
}

function parameterRow(parameter: Raw): ExpectedRow {
  const schema = parameter["schema"] as Raw;
  const serialization = [...textsOf(parameter, "style"), ...("explode" in parameter ? ["explode"] : [])];
  return {
    anchor: `${parameter["in"]}.${parameter["name"]}`,
    texts: [
      ...factsOf({ ...schema, examples: [] }),
      ...(parameter["required"] ? ["required"] : []),
      ...textsOf(parameter, "description"),
      ...inferredTexts(parameter),
      ...serialization,
      ...scalar(parameter["example"]),
    ],
  };
}

function bodyRows(document: Raw, body: Raw): ExpectedRow[] {
  return rowsOf(document, jsonSchema(body), { prefix: "request.", expand: true });
}

function responseRows(document: Raw, response: Raw): ExpectedRow[] {
  const schema = jsonSchema(response);
  const envelope = rowsOf(document, dereference(document, schema), { prefix: "envelope.", expand: false });
  const properties = Object.entries(dereference(document, schema)["properties"] as Record<string, Raw>);
  const payload = properties.find(([, member]) =>
    ["object", "array"].includes(String(dereference(document, member)["type"])),
  );
  return [...envelope, ...rowsOf(document, payload?.[1], { prefix: "response.", expand: true })];
}

/** Texts of a body's schema and of its payload's, which have no row. */
function topLevelTexts(document: Raw, schema: unknown): string[] {
  const resolved = dereference(document, schema);
  const members = Object.values(Object(resolved["properties"]) as Record<string, Raw>);
  const payload = members
    .map((member) => dereference(document, member))
    .filter(({ type }) => type === "object");
  return [resolved, ...payload].flatMap((part) => [...textsOf(part, "description"), ...inferredTexts(part)]);
}

/** Rows of a schema's properties, those of array items included. With `expand`, those of referenced schemas too. */
function rowsOf(
  document: Raw,
  schema: unknown,
  options: { readonly prefix: string; readonly expand: boolean },
): ExpectedRow[] {
  if (schema === undefined) return [];
  if (isReference(schema) && !options.expand) return [];
  const { properties, items, required } = dereference(document, schema);
  const rows = Object.entries(Object(properties) as Record<string, Raw>).flatMap(([name, property]) => {
    const anchor = options.prefix + name;
    const own = isReference(property) && !options.expand ? { ...property, $ref: undefined } : undefined;
    const resolved = own ?? dereference(document, property);
    const isRequired = list(required).includes(name);
    const label = /^(?:envelope|response)\./.test(options.prefix) ? "always present" : "required";
    return [
      { anchor, texts: [...factsOf(resolved), ...inferredTexts(resolved), ...(isRequired ? [label] : [])] },
      ...rowsOf(document, property, { ...options, prefix: `${anchor}.` }),
    ];
  });
  return [...rows, ...rowsOf(document, items, options)];
}

/** Facts of a schema in the words that a reader looks for. */
function factsOf(schema: Raw): string[] {
  const { minimum, maximum, items } = schema;
  const bounds = minimum !== undefined && maximum !== undefined ? [`Range ${minimum} to ${maximum}`] : [];
  const single =
    bounds.length > 0 ? [] : [minimum, maximum].filter((bound) => bound !== undefined).map(String);
  const limits = [
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "multipleOf",
    "pattern",
    "default",
    "const",
  ];
  return [
    ...list(schema["type"] ?? []).map(String),
    ...textsOf(schema, "format", "description"),
    ...bounds,
    ...single,
    ...limits.flatMap((keyword) => scalar(schema[keyword])),
    ...list(schema["enum"]).map(String),
    ...list(schema["x-extensible-enum"]).map(String),
    ...(schema["x-sensitive"] ? ["sensitive"] : []),
    ...(schema["additionalProperties"] === false ? ["no other properties"] : []),
    ...list(schema["examples"]).flatMap(scalar),
    ...textsOf(Object(items), "description"),
  ];
}

function inferredTexts(part: Raw): string[] {
  const members = list(part["x-inferred-members"]).map(String);
  return [
    ...textsOf(part, "x-inferred"),
    ...(members.length > 0 ? [`inferred: ${members.join(", ")}`] : []),
    ...list(part["x-not-documented"]).map(String),
  ];
}

/** All strings of a part of a document, except addresses of references. */
function allTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

function textsOf(part: Raw, ...keywords: readonly string[]): string[] {
  return keywords.map((keyword) => part[keyword]).filter((text) => typeof text === "string");
}

function scalar(value: unknown): string[] {
  return ["string", "number", "boolean"].includes(typeof value) && value !== "" ? [String(value)] : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function jsonSchema(part: Raw): unknown {
  return (Object(part["content"]) as Record<string, Raw>)["application/json"]?.["schema"];
}

function isReference(value: unknown): value is { readonly $ref: string } {
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
