/** Flattens a bundled OpenAPI document into a list of places with the facts about each. */
import { methods } from "../../../src/contract/openapi.ts";
import { asNode, elementsOf, membersOf, type Node, resolve } from "./node.ts";
import { canonical, type Facts, type FlatList, schemaFacts, schemaName, visitSchema } from "./schema.ts";

export interface OperationNode {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: Node;
  readonly pathItem: Node;
}

/** A parameter, a request body or a response: its facts and its schema. */
export interface Part {
  /** `getPart path.partId`, `updatePart request`, `getPart 200`. */
  readonly place: string;
  readonly kind: "parameter" | "request" | "response";
  readonly facts: Facts;
  /** Prefix of the schema's places: `getPart 200 body`. */
  readonly schemaPath: string;
  readonly schema: unknown;
  /** The parameter or the media type, which has the description and the named examples. */
  readonly node: Node;
}

/** The members of an object, without extensions, prose and those that are compared elsewhere. */
function otherMembers(node: Node, known: readonly string[]): Facts {
  const skip = new Set([...known, "summary", "description"]);
  return Object.fromEntries(Object.entries(node).filter(([key]) => !skip.has(key) && !key.startsWith("x-")));
}

export function operationsOf(document: Node): readonly OperationNode[] {
  return membersOf(document["paths"]).flatMap(([path, value]) => {
    const pathItem = resolve(document, value, path);
    return methods
      .filter((method) => method in pathItem)
      .map((method) => {
        const node = asNode(pathItem[method], `${method} ${path}`);
        return { id: String(node["operationId"]), method, path, node, pathItem };
      });
  });
}

function documentFacts(document: Node): Facts {
  const schemes = asNode(asNode(document["components"], "components")["securitySchemes"], "securitySchemes");
  return {
    ...otherMembers(document, ["openapi", "info", "servers", "security", "tags", "paths", "components"]),
    operations: operationsOf(document).map(({ id, method, path }) => `${method} ${path} ${id}`),
    security: elementsOf(document["security"]).map((requirement) =>
      membersOf(requirement).map(([name, scopes]) => ({
        ...otherMembers(resolve(document, schemes[name], `securitySchemes ${name}`), []),
        scopes,
      })),
    ),
    servers: elementsOf(document["servers"]).map((value) => {
      const server = asNode(value, "servers");
      const variables = membersOf(server["variables"]).map(([name, variable]) => ({
        ...otherMembers(asNode(variable, `servers ${name}`), ["default"]),
        name,
      }));
      return { url: server["url"], variables };
    }),
  };
}

/** The type of the payload: of the member that `x-payload` names, or of the whole body. */
function payloadType(document: Node, operation: OperationNode): string | undefined {
  const success = partsOf(document, operation).find(({ place }) => / 2\d\d$/.test(place));
  if (!success) return undefined;
  const { "x-payload": member, properties } = resolve(document, success.schema, success.schemaPath);
  const payload = membersOf(properties).find(([name]) => name === member);
  return schemaName(payload ? payload[1] : success.schema, success.schemaPath);
}

function operationFacts(document: Node, operation: OperationNode): Facts {
  const { node, pathItem } = operation;
  return {
    ...otherMembers(pathItem, [...methods, "parameters"]),
    ...otherMembers(node, ["operationId", "tags", "parameters", "requestBody", "responses"]),
    tags: elementsOf(node["tags"]).length,
    beta: node["x-beta"] === true,
    payload: payloadType(document, operation),
    responses: membersOf(node["responses"]).map(([status]) => status),
  };
}

/** A parameter, with the default style if it has none (OpenAPI 3.1, "Style Values"). */
function parameterPart(document: Node, id: string, value: unknown): Part {
  const node = resolve(document, value, `${id} parameter`);
  const place = `${id} ${String(node["in"])}.${String(node["name"])}`;
  const style = node["style"] ?? (node["in"] === "path" ? "simple" : "form");
  const facts = {
    ...otherMembers(node, ["in", "name", "schema", "example", "examples"]),
    required: node["required"] ?? false,
    style,
    explode: node["explode"] ?? style === "form",
  };
  return { place, kind: "parameter", facts, schemaPath: `${place} schema`, schema: node["schema"], node };
}

/** A request body or a response, one part per media type. */
function contentParts(place: string, kind: "request" | "response", node: Node): readonly Part[] {
  const content = membersOf(node["content"]);
  const facts = { ...otherMembers(node, ["content"]), content: content.map(([mediaType]) => mediaType) };
  return content.map(([mediaType, value]) => {
    const media = asNode(value, `${place} ${mediaType}`);
    const more = otherMembers(media, ["schema", "example", "examples"]);
    return {
      place,
      kind,
      facts: { ...facts, ...more },
      schemaPath: `${place} body`,
      schema: media["schema"],
      node: media,
    };
  });
}

export function partsOf(document: Node, operation: OperationNode): readonly Part[] {
  const { id, node, pathItem } = operation;
  const parameters = [...elementsOf(pathItem["parameters"]), ...elementsOf(node["parameters"])];
  const request = "requestBody" in node ? resolve(document, node["requestBody"], `${id} request`) : undefined;
  const responses = membersOf(node["responses"]);
  return [
    ...parameters.map((parameter) => parameterPart(document, id, parameter)),
    ...(request ? contentParts(`${id} request`, "request", request) : []),
    ...responses.flatMap(([status, response]) => {
      const place = `${id} ${status}`;
      return contentParts(place, "response", resolve(document, response, place));
    }),
  ];
}

/**
 * Lists everything in a bundled document that a request or a response must match: each place with its facts, without annotations. Throws if
 * a reference does not resolve, or a value is not valid OpenAPI.
 */
export function flatten(document: Node): FlatList {
  const flat: FlatList = { document: canonical(documentFacts(document)) };
  for (const operation of operationsOf(document)) {
    flat[operation.id] = canonical(operationFacts(document, operation));
    // Its parts replace those that have content.
    for (const [status] of membersOf(operation.node["responses"])) {
      flat[`${operation.id} ${status}`] = canonical({ content: [] });
    }
    for (const part of partsOf(document, operation)) {
      flat[part.place] = canonical(part.facts);
      visitSchema(document, part.schema, part.schemaPath, (path, schema) => {
        flat[path] = canonical(schemaFacts(schema));
      });
    }
  }
  return flat;
}
