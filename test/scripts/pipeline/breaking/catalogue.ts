/** Changes of documents, what they mean for users, and why. breaking-catalogue.test.ts compares the verdicts of the gate with this table. */
import type { Verdict } from "../../../../scripts/pipeline/breaking/rate.ts";

/** A JSON value as an RFC 7396 merge patch: objects are merged, null deletes. */
export type Patch = Readonly<Record<string, unknown>>;

/** Patches of one part of the template, before and after the change. */
export interface Edit {
  /** The patched part: one path of its own, or the whole document. */
  readonly part: "path" | "document";
  readonly before: Patch;
  readonly after: Patch;
  /** Components of the path, before and after. */
  readonly components?: Readonly<Record<"before" | "after", Patch>>;
}

export type Row = readonly [change: string, verdict: Verdict, reason: string, edit: Edit];

function path(before: Patch, after: Patch): Edit {
  return { part: "path", before, after };
}

/** A change of the document, which has one path, `/things/{id}`. */
function document(before: Patch, after: Patch): Edit {
  return { part: "document", before, after };
}

function operation(before: Patch, after: Patch): Edit {
  return path({ put: before }, { put: after });
}

const named = (value: Patch) => ({ content: { "application/json": { examples: { one: { value } } } } });
const json = (schema: Patch) => ({ content: { "application/json": { schema } } });

/** A change of the body, an object with the member `size` that is closed. */
function body(before: Patch, after: Patch): Edit {
  return operation({ requestBody: json(before) }, { requestBody: json(after) });
}

/** A change of the schema of a member of the request body. */
function sent(before: Patch, after: Patch): Edit {
  return body({ properties: { value: before } }, { properties: { value: after } });
}

function responses(before: Patch, after: Patch): Edit {
  return operation({ responses: before }, { responses: after });
}

/** A change of the schema of the 200 response, an envelope with the payload `data`. */
function envelope(before: Patch, after: Patch): Edit {
  return responses({ 200: json(before) }, { 200: json(after) });
}

/** A change of the payload, an open object with the member `size`. */
function payload(before: Patch, after: Patch): Edit {
  return envelope({ properties: { data: before } }, { properties: { data: after } });
}

/** A change of the schema of a member of the payload. */
function received(before: Patch, after: Patch): Edit {
  return payload({ properties: { value: before } }, { properties: { value: after } });
}

const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const filter = { name: "filter", in: "query", schema: { type: "string" } };

/** A change of the parameters besides `id`. */
function parameters(before: readonly Patch[], after: readonly Patch[]): Edit {
  return operation({ parameters: [id, ...before] }, { parameters: [id, ...after] });
}

/** A change of the query parameter `filter`. */
function parameter(before: Patch, after: Patch): Edit {
  return parameters([{ ...filter, ...before }], [{ ...filter, ...after }]);
}

const text = { type: "string" };
const short = { ...text, maxLength: 20 };
const integer = { type: "integer" };
const number = { type: "number" };
const orNull = (type: string) => ({ type: [type, "null"] });
const list = (items: Patch, more: Patch = {}) => ({ type: "array", items, ...more });
const object = (properties: Patch, more: Patch = {}) => ({ type: "object", properties, ...more });
const cat = object({ kind: { const: "cat" }, lives: integer }, { required: ["kind"] });
const dog = object({ kind: { const: "dog" }, breed: text }, { required: ["kind"] });
const tagged = { discriminator: { propertyName: "kind" } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const basic = { type: "http", scheme: "basic" };
const bearer = { type: "http", scheme: "bearer" };
const key = { type: "apiKey", in: "header", name: "X-Key" };
const oauth = {
  type: "oauth2",
  flows: { clientCredentials: { tokenUrl: "https://example.com", scopes: { read: "", write: "" } } },
};
const schemes = (securitySchemes: Patch) => ({ components: { securitySchemes } });
const things = "/things/{id}";
const onThing = (before: Patch, after: Patch): Edit =>
  document({ paths: { [things]: before } }, { paths: { [things]: after } });
const get = {
  operationId: "getCase",
  tags: ["Things"],
  summary: "Get",
  responses: { 200: { description: "Fine" } },
};

/** Reasons of several rows. */
const narrowed = "requests that were valid are rejected";
const widened = "every request of today stays valid";
const fewer = "responses have nothing that they did not have";
const more = "code does not check for values that responses could not have";
const lost = "code that compares it with what is gone no longer compiles";
const newValue = "code that compares it with the values it knows takes its default branch";
const moved = "code that passes options to the call no longer compiles";
const words = "no request or response changes";

const post = { ...get, operationId: "postCase" };
const other = { ...get, operationId: "deleteCase" };
const pathParameter = (name: string) => ({ ...id, name });
const swappable = { ...get, parameters: [pathParameter("a"), pathParameter("b")] };

/** Operations and paths. */
// biome-ignore format: a row is a line.
const operations: readonly Row[] = [
  ["an operation removed", "breaking", "its method, command and tool are gone", path({ get }, { get: null })],
  ["an operation added", "safe", "nothing of today changes", path({}, { get: { ...get, operationId: "getOther" } })],
  ["the method changed from PUT to PATCH", "breaking", "servers answer 405", path({}, { put: null, patch: { ...get, operationId: "updateCase" } })],
  ["the method changed from PUT to PATCH with the same operationId", "breaking", "servers answer 405", document({}, { paths: { [things]: { put: null, patch: { ...get, operationId: "updateCase" } } } })],
  ["an operation moved to another path", "breaking", "released clients call the old one", document({ paths: { "/more": { get, post }, "/others": { delete: other } } }, { paths: { "/more": { get }, "/others": { delete: other, post } } })],
  ["a path with another path's operation", "breaking", "released clients call the old one", document({ paths: { "/more": { get } } }, { paths: { "/a/b/{id}": { post: { ...post, operationId: "getCase", parameters: [id] } } } })],
  ["a path removed", "breaking", "its operations are gone", document({ paths: { "/more": { get } } }, {})],
  ["a path added", "safe", "nothing of today changes", document({}, { paths: { "/more": { get } } })],
  ["a path renamed", "breaking", "released clients call the old one", document({ paths: { "/more": { get } } }, { paths: { "/others": { get } } })],
  ["the version in a path raised", "breaking", "released clients call the old one", document({ paths: { "/v1/more": { get } } }, { paths: { "/v2/more": { get } } })],
  ["a path parameter renamed", "breaking", "it is an argument of the method and a flag", document({ paths: { "/more/{id}": { get: { ...get, parameters: [id] } } } }, { paths: { "/more/{thingId}": { get: { ...get, parameters: [{ ...id, name: "thingId" }] } } } })],
  ["two path parameters swapped", "breaking", "released clients send them in the old order", document({ paths: { "/more/{a}/{b}": { get: swappable } } }, { paths: { "/more/{b}/{a}": { get: swappable } } })],
  ["one of two path parameters renamed and the other moved", "breaking", "released clients send them in the old order", document({ paths: { "/more/{a}/{b}": { get: swappable } } }, { paths: { "/more/{b}/{c}": { get: { ...get, parameters: [pathParameter("c"), pathParameter("b")] } } } })],
  ["an operationId renamed", "breaking", "it names the method, the command and the tool", operation({}, { operationId: "changeCase" })],
  ["a tag renamed", "breaking", "`dataplat mcp --tags` selects by it", operation({}, { tags: ["Objects"] })],
  ["a tag removed", "breaking", "`dataplat mcp --tags` selects by it", operation({ tags: ["Things", "Other"] }, {})],
  ["a tag added", "safe", "every selection of today still has the operation", operation({}, { tags: ["Things", "Other"] })],
  ["an operation deprecated", "safe", "it works as before", operation({}, { deprecated: true })],
  ["an operation marked beta", "safe", words, operation({}, { "x-beta": true })],
  ["a gap of the vendor's documentation reworded", "safe", words, operation({ "x-not-documented": ["Limits."] }, { "x-not-documented": ["Limits, order."] })],
  ["a summary changed", "safe", words, operation({}, { summary: "Change a thing" })],
  ["a description added", "safe", words, operation({}, { description: "More." })],
  ["a gap of the vendor's documentation noted", "safe", words, operation({}, { "x-not-documented": ["Limits."] })],
  ["paths reordered", "safe", words, document({ paths: { [things]: null, "/a": { get }, "/b": { post: { ...get, operationId: "postCase" } } } }, { paths: { [things]: null, "/b": { post: { ...get, operationId: "postCase" } }, "/a": { get } } })],
];

/** Parameters. */
// biome-ignore format: a row is a line.
const parameterRows: readonly Row[] = [
  ["a query parameter removed", "breaking", "code that passes it no longer compiles", parameters([filter], [])],
  ["one of two similar parameters removed", "breaking", "code that passes it no longer compiles", parameters([filter, { ...filter, name: "filters" }], [{ ...filter, name: "filters" }])],
  ["an optional query parameter added", "safe", widened, parameters([], [filter])],
  ["the first parameter of an operation added", "breaking", moved, document({ paths: { "/more": { get: { ...get, parameters: [] } } } }, { paths: { "/more": { get: { ...get, parameters: [filter] } } } })],
  ["the first parameter of a path added", "breaking", moved, document({ paths: { "/more": { get } } }, { paths: { "/more": { get, parameters: [filter] } } })],
  ["a required query parameter added", "breaking", narrowed, parameters([], [{ ...filter, required: true }])],
  ["a query parameter became required", "breaking", narrowed, parameter({}, { required: true })],
  ["a query parameter became optional", "safe", widened, parameter({ required: true }, {})],
  ["`required: false` written out", "safe", "it is the default", parameter({}, { required: false })],
  ["a query parameter renamed", "breaking", "servers no longer read the old one", parameter({}, { name: "where" })],
  ["a header parameter renamed", "breaking", "servers no longer read the old one", parameters([{ ...filter, in: "header", name: "X-Filter" }], [{ ...filter, in: "header", name: "X-Where" }])],
  ["a parameter moved from query to header", "breaking", "servers no longer read it from the query", parameter({}, { in: "header" })],
  ["a parameter moved from query to header, where it has another name", "breaking", "servers no longer read it from the query", parameter({}, { in: "header", name: "X-Filter" })],
  ["a parameter's enum narrowed", "breaking", narrowed, parameter({ schema: { enum: ["a", "b"] } }, { schema: { enum: ["a"] } })],
  ["a parameter's enum widened", "safe", widened, parameter({ schema: { enum: ["a"] } }, { schema: { enum: ["a", "b"] } })],
  ["a parameter's type narrowed", "breaking", narrowed, parameter({}, { schema: integer })],
  ["a parameter's type widened", "safe", widened, parameter({ schema: integer }, { schema: number })],
  ["a parameter's pattern added", "breaking", narrowed, parameter({}, { schema: { ...text, pattern: "^a" } })],
  ["a parameter's maxItems lowered", "breaking", narrowed, parameter({ schema: list(text, { maxItems: 9 }) }, { schema: list(text, { maxItems: 8 }) })],
  ["a parameter's maxItems raised", "safe", widened, parameter({ schema: list(text, { maxItems: 9 }) }, { schema: list(text, { maxItems: 10 }) })],
  ["a parameter's explode changed", "breaking", "it is written in another form", parameter({ schema: list(text), explode: true }, { schema: list(text), explode: false })],
  ["a parameter's style changed", "breaking", "it is written in another form", parameter({ schema: list(text), explode: false }, { schema: list(text), explode: false, style: "pipeDelimited" })],
  ["the default style and explode written out", "safe", "the form stays", parameter({}, { style: "form", explode: true })],
  ["a parameter's default changed", "risky", "calls without it may get another result", parameter({ schema: { ...integer, default: 10 } }, { schema: { ...integer, default: 20 } })],
  ["a parameter's flag renamed", "breaking", "scripts pass the old flag", parameter({ "x-flag": "by" }, { "x-flag": "where" })],
  ["a parameter given a flag", "breaking", "scripts pass the old flag", parameter({}, { "x-flag": "where" })],
  ["a parameter deprecated", "safe", "it works as before", parameter({}, { deprecated: true })],
  ["a parameter's example changed", "safe", words, parameter({ example: "a" }, { example: "b" })],
  ["a parameter's example that is a list changed", "safe", words, parameter({ example: [{ a: 1 }] }, { example: [{ a: 2 }] })],
  ["parameters reordered", "safe", "arguments have names", parameters([filter, { ...filter, name: "sort" }], [{ ...filter, name: "sort" }, filter])],
  ["a parameter moved from the operation to the path", "safe", "it applies to the same operations", path({ put: { parameters: [id, filter] } }, { parameters: [filter], put: { parameters: [id] } })],
];

/** Request bodies and their members. */
// biome-ignore format: a row is a line.
const requests: readonly Row[] = [
  ["an optional member added", "safe", widened, body({}, { properties: { name: text } })],
  ["a required member added", "breaking", narrowed, body({}, { properties: { name: text }, required: ["name"] })],
  ["a member removed", "breaking", narrowed, body({ properties: { name: text } }, {})],
  ["a member of an open body removed", "breaking", "code and flags that set it are gone", body({ additionalProperties: true, properties: { name: text } }, { additionalProperties: true })],
  ["a member of an open body renamed", "breaking", "code and flags that set it are gone", body({ additionalProperties: true, properties: { threads_max: text } }, { additionalProperties: true, properties: { threads_limit: text } })],
  ["all members of an open body removed", "breaking", "code and flags that set them are gone", sent(object({ a: text }), { type: "object" })],
  ["a member renamed", "breaking", narrowed, body({ properties: { threads: { ...integer, maximum: 64 } } }, { properties: { workers: { ...integer, maximum: 64 } } })],
  ["a member became required", "breaking", narrowed, body({}, { required: ["size"] })],
  ["a member became optional", "safe", widened, body({ required: ["size"] }, { required: null })],
  ["the body became required", "breaking", narrowed, operation({ requestBody: { required: false } }, {})],
  ["the body became optional", "safe", widened, operation({}, { requestBody: { required: false } })],
  ["a required body added", "breaking", narrowed, operation({ requestBody: null }, {})],
  ["an optional body added", "breaking", moved, operation({ requestBody: null }, { requestBody: { required: false } })],
  ["the body removed", "breaking", "code that passes it no longer compiles", operation({}, { requestBody: null })],
  ["a media type of the request removed", "breaking", narrowed, operation({ requestBody: { content: { "text/csv": { schema: text } } } }, {})],
  ["a media type of the request added", "safe", widened, operation({}, { requestBody: { content: { "text/csv": { schema: text } } } })],
  ["the media type of the request replaced", "breaking", narrowed, operation({}, { requestBody: { content: { "application/json": null, "application/merge-patch+json": { schema: object({ size: integer }) } } } })],
  ["a maximum lowered", "breaking", narrowed, sent({ ...integer, maximum: 64 }, { ...integer, maximum: 32 })],
  ["a maximum raised", "safe", widened, sent({ ...integer, maximum: 64 }, { ...integer, maximum: 128 })],
  ["a maximum added", "breaking", narrowed, sent(integer, { ...integer, maximum: 64 })],
  ["a maximum removed", "safe", widened, sent({ ...integer, maximum: 64 }, integer)],
  ["a minimum raised", "breaking", narrowed, sent({ ...integer, minimum: 0 }, { ...integer, minimum: 1 })],
  ["a minimum lowered", "safe", widened, sent({ ...integer, minimum: 1 }, { ...integer, minimum: 0 })],
  ["an inclusive bound made exclusive", "breaking", narrowed, sent({ ...number, maximum: 1 }, { ...number, exclusiveMaximum: 1 })],
  ["an exclusive bound made inclusive", "safe", widened, sent({ ...number, exclusiveMinimum: 1 }, { ...number, minimum: 1 })],
  ["multipleOf added", "breaking", narrowed, sent(integer, { ...integer, multipleOf: 5 })],
  ["multipleOf removed", "safe", widened, sent({ ...integer, multipleOf: 5 }, integer)],
  ["a minLength added", "breaking", narrowed, sent(text, { ...text, minLength: 1 })],
  ["a maxLength lowered", "breaking", narrowed, sent({ ...text, maxLength: 9 }, { ...text, maxLength: 8 })],
  ["a maxLength raised", "safe", widened, sent({ ...text, maxLength: 9 }, { ...text, maxLength: 10 })],
  ["a pattern added", "breaking", narrowed, sent(text, { ...text, pattern: "^a" })],
  ["a pattern changed", "breaking", "requests that were valid are rejected", sent({ ...text, pattern: "^a" }, { ...text, pattern: "^b" })],
  ["a pattern removed", "safe", widened, sent({ ...text, pattern: "^a" }, text)],
  ["a format added", "breaking", narrowed, sent(text, { ...text, format: "uuid" })],
  ["a format that no validator checks added", "safe", widened, sent(text, { ...text, format: "password" })],
  ["a format removed", "safe", widened, sent({ ...text, format: "uuid" }, text)],
  ["a format changed", "breaking", narrowed, sent({ ...text, format: "date" }, { ...text, format: "date-time" })],
  ["an enum narrowed", "breaking", narrowed, sent({ enum: ["a", "b"] }, { enum: ["a"] })],
  ["an enum widened", "safe", widened, sent({ enum: ["a"] }, { enum: ["a", "b"] })],
  ["null added to an enum", "safe", widened, sent({ ...orNull("string"), enum: ["a"] }, { ...orNull("string"), enum: ["a", null] })],
  ["an enum added", "breaking", narrowed, sent(text, { ...text, enum: ["a"] })],
  ["an enum removed", "safe", widened, sent({ ...text, enum: ["a"] }, text)],
  ["an enum reordered", "safe", words, sent({ enum: ["a", "b"] }, { enum: ["b", "a"] })],
  ["an enum of one value written as const", "safe", "both allow the same", sent({ enum: ["a"] }, { const: "a" })],
  ["a const changed", "breaking", narrowed, sent({ const: "a" }, { const: "b" })],
  ["a const added beside an enum", "breaking", narrowed, sent({ enum: ["a", "b"] }, { enum: ["a", "b"], const: "a" })],
  ["an object in an enum changed", "breaking", narrowed, sent({ enum: [{ a: 1 }, { a: 2 }] }, { enum: [{ a: 1 }, { a: 3 }] })],
  ["known values written as an enum", "breaking", "other values are rejected", sent({ ...text, "x-extensible-enum": ["a"] }, { ...text, enum: ["a"] })],
  ["an enum opened to known values", "safe", widened, sent({ ...text, enum: ["a"] }, { ...text, "x-extensible-enum": ["a"] })],
  ["a known value added", "safe", "other values are accepted already", sent({ ...text, "x-extensible-enum": ["a"] }, { ...text, "x-extensible-enum": ["a", "b"] })],
  ["known values removed", "safe", "other values are accepted already", sent({ ...text, "x-extensible-enum": ["a"] }, text)],
  ["known values reordered", "safe", words, sent({ ...text, "x-extensible-enum": ["b", "a"] }, { ...text, "x-extensible-enum": ["a", "b"] })],
  ["the type of an enum written out", "safe", "it allows the same", sent({ enum: ["a"] }, { ...text, enum: ["a"] })],
  ["null no longer accepted", "breaking", narrowed, sent(orNull("string"), text)],
  ["null accepted", "safe", widened, sent(text, orNull("string"))],
  ["types reordered", "safe", words, sent({ type: ["string", "null"] }, { type: ["null", "string"] })],
  ["a type replaced", "breaking", narrowed, sent(text, integer)],
  ["number narrowed to integer", "breaking", narrowed, sent(number, integer)],
  ["integer widened to number", "safe", widened, sent(integer, number)],
  ["a type added", "breaking", narrowed, sent({}, text)],
  ["uniqueItems added", "breaking", narrowed, sent(list(text), list(text, { uniqueItems: true }))],
  ["uniqueItems removed", "safe", widened, sent(list(text, { uniqueItems: true }), list(text))],
  ["minItems raised", "breaking", narrowed, sent(list(text, { minItems: 1 }), list(text, { minItems: 2 }))],
  ["maxProperties lowered", "breaking", narrowed, sent({ type: "object", maxProperties: 3 }, { type: "object", maxProperties: 2 })],
  ["the type of list items narrowed", "breaking", narrowed, sent(list(number), list(integer))],
  ["the type of list items widened", "safe", widened, sent(list(integer), list(number))],
  ["a bound of list items lowered", "breaking", narrowed, sent(list({ ...integer, maximum: 9 }), list({ ...integer, maximum: 8 }))],
  ["a member of a nested object narrowed", "breaking", narrowed, sent(object({ a: number }), object({ a: integer }))],
  ["an open object closed", "breaking", narrowed, sent(object({ a: text }), object({ a: text }, { additionalProperties: false }))],
  ["a closed object opened", "safe", widened, sent(object({ a: text }, { additionalProperties: false }), object({ a: text }))],
  ["a closed object closed by another keyword", "safe", "it allows the same", sent(object({ a: text }, { additionalProperties: false }), object({ a: text }, { unevaluatedProperties: false }))],
  ["the values of a map narrowed", "breaking", narrowed, sent({ type: "object", additionalProperties: number }, { type: "object", additionalProperties: integer })],
  ["an alternative of anyOf removed", "breaking", narrowed, sent({ anyOf: [text, integer] }, { anyOf: [text] })],
  ["an alternative of anyOf added", "safe", widened, sent({ anyOf: [text] }, { anyOf: [text, integer] })],
  ["an alternative of oneOf removed", "breaking", narrowed, sent({ oneOf: [cat, dog], ...tagged }, { oneOf: [cat], ...tagged })],
  ["a tagged alternative of oneOf added", "safe", widened, sent({ oneOf: [cat], ...tagged }, { oneOf: [cat, dog], ...tagged })],
  ["an untagged alternative of oneOf added", "risky", "a value that matches two is rejected", sent({ oneOf: [text] }, { oneOf: [text, { ...text, minLength: 5 }] })],
  ["an untagged alternative of oneOf widened", "risky", "a value that matches two is rejected", sent({ oneOf: [short, { ...text, minLength: 30 }] }, { oneOf: [short, { ...text, minLength: 20 }] })],
  ["a member of an untagged alternative of oneOf widened", "risky", "a value that matches two is rejected", sent({ oneOf: [object({ a: integer }), text] }, { oneOf: [object({ a: number }), text] })],
  ["an untagged alternative of oneOf without its allOf", "risky", "a value that matches two is rejected", sent({ oneOf: [{ ...cat, description: "A cat.", allOf: [{ minProperties: 2 }] }, dog] }, { oneOf: [{ ...cat, description: "A cat." }, dog] })],
  ["an untagged alternative of oneOf without its anyOf", "risky", "a value that matches two is rejected", sent({ oneOf: [{ ...cat, description: "A cat.", anyOf: [{ minProperties: 2 }] }, dog] }, { oneOf: [{ ...cat, description: "A cat." }, dog] })],
  ["an untagged alternative of oneOf with first members", "risky", "a value that matched two may match one", sent({ oneOf: [{ ...text, type: "object", title: "A cat", description: "A cat that has no members yet.", required: ["kind"] }, dog] }, { oneOf: [{ ...object({ a: text }), title: "A cat", description: "A cat that has no members yet.", required: ["kind"] }, dog] })],
  ["an untagged alternative of oneOf narrowed", "breaking", narrowed, sent({ oneOf: [short, integer] }, { oneOf: [{ ...text, maxLength: 19 }, integer] })],
  ["a tagged alternative of oneOf widened", "safe", "a tag tells the alternatives apart", sent({ oneOf: [cat, dog], ...tagged }, { oneOf: [{ ...cat, properties: { ...cat.properties, lives: number } }, dog], ...tagged })],
  ["an untagged alternative of oneOf described", "safe", words, sent({ oneOf: [short, integer] }, { oneOf: [{ ...short, description: "A name." }, integer] })],
  ["a part of allOf added", "breaking", narrowed, sent({ allOf: [object({ a: text })] }, { allOf: [object({ a: text }), { required: ["a"] }] })],
  ["a part of allOf removed", "safe", widened, sent({ allOf: [object({ a: text }), { required: ["a"] }] }, { allOf: [object({ a: text })] })],
  ["a part of allOf narrowed", "breaking", narrowed, sent({ allOf: [object({ a: number })] }, { allOf: [object({ a: integer })] })],
  ["values of not added", "risky", "values that match it are rejected", sent({ not: { enum: ["a"] } }, { not: { enum: ["a", "b"] } })],
  ["a description of not added", "safe", words, sent({ not: { enum: ["a"] } }, { not: { enum: ["a"], description: "A." } })],
  ["a condition that more values meet", "risky", "other rules apply to them", sent({ if: { required: ["a", "b"] }, else: { required: ["c"] } }, { if: { required: ["a"] }, else: { required: ["c"] } })],
  ["an item that is counted widened", "risky", "more of them are rejected", sent(list({}, { contains: integer, maxContains: 1 }), list({}, { contains: number, maxContains: 1 }))],
  ["more items required by contains", "risky", "fewer are rejected", sent(list({}, { contains: integer }), list({}, { contains: integer, minContains: 2 }))],
  ["a property required beside another", "breaking", narrowed, sent({ dependentRequired: { a: ["b"] } }, { dependentRequired: { a: ["b", "c"] } })],
  ["a property no longer required beside another", "safe", widened, sent({ dependentRequired: { a: ["b", "c"] } }, { dependentRequired: { a: ["b"] } })],
  ["a pattern of properties added", "risky", "they had any value", sent({ type: "object" }, { type: "object", patternProperties: { "^x": integer } })],
  ["another pattern of properties added", "risky", "they had any value", sent({ patternProperties: { "^x": integer } }, { patternProperties: { "^x": integer, "^y": integer } })],
  ["a schema of the second item added", "risky", "it had any value", sent({ prefixItems: [text] }, { prefixItems: [text, integer] })],
  ["the tag of a union renamed", "breaking", narrowed, sent({ oneOf: [cat, dog], discriminator: { propertyName: "kind" } }, { oneOf: [cat, dog], discriminator: { propertyName: "type" } })],
  ["a schema given to a body without one", "breaking", narrowed, operation({ requestBody: { content: { "text/csv": { schema: null } } } }, { requestBody: { content: { "text/csv": { schema: integer } } } })],
  ["the schema of a body removed", "safe", widened, operation({ requestBody: { content: { "text/csv": { schema: integer } } } }, { requestBody: { content: { "text/csv": {} } } })],
  ["a default changed", "risky", "calls without it may get another result", sent({ ...integer, default: 1 }, { ...integer, default: 2 })],
  ["a default added", "risky", "calls without it may get another result", sent(integer, { ...integer, default: 2 })],
  ["a default removed", "risky", "calls without it may get another result", sent({ ...integer, default: 1 }, integer)],
  ["an object as default changed", "risky", "calls without it may get another result", sent({ type: "object", default: { a: 1 } }, { type: "object", default: { a: 2 } })],
  ["a member made readOnly", "breaking", "requests no longer have it", sent(text, { ...text, readOnly: true })],
  ["a member no longer readOnly", "safe", widened, sent({ ...text, readOnly: true }, text)],
  ["a required member no longer readOnly", "breaking", "requests must have it now", body({ properties: { name: { ...text, readOnly: true } }, required: ["name"] }, { properties: { name: text }, required: ["name"] })],
  ["a member of a request made writeOnly", "safe", "requests keep it", sent(text, { ...text, writeOnly: true })],
  ["a member's flag renamed", "breaking", "scripts pass the old flag", sent({ ...text, "x-flag": "a" }, { ...text, "x-flag": "b" })],
  ["a member of a request deprecated", "safe", "it works as before", sent(text, { ...text, deprecated: true })],
  ["members reordered", "safe", words, body({ properties: { size: null, b: text, a: text } }, { properties: { size: null, a: text, b: text } })],
  ["required reordered", "safe", words, body({ properties: { name: text }, required: ["name", "size"] }, { properties: { name: text }, required: ["size", "name"] })],
  ["an example of a request changed", "safe", words, sent({ ...text, examples: ["a"] }, { ...text, examples: ["b"] })],
  ["an example of a request that is an object changed", "safe", words, sent({ type: "object", examples: [{ a: 1 }] }, { type: "object", examples: [{ a: 2 }] })],
  ["a named example of a request changed", "safe", words, operation({ requestBody: named({ size: 1 }) }, { requestBody: named({ size: 2 }) })],
  ["a description of a member changed", "safe", words, sent({ ...text, description: "A." }, { ...text, description: "B." })],
  ["an inferred fact noted", "safe", words, sent(text, { ...text, "x-inferred": "It is.", "x-inferred-members": ["type"] })],
];

/** Responses and their members. */
// biome-ignore format: a row is a line.
const responseRows: readonly Row[] = [
  ["a response member added", "safe", "responses are open: code ignores it", payload({}, { properties: { name: text } })],
  ["a required response member that takes the place of another", "breaking", "code must handle the absence of the other", envelope({ properties: { number: integer }, required: ["data", "number"] }, { properties: { number: integer, trace: text }, required: ["data", "trace"] })],
  ["the payload of a response renamed", "breaking", "code that reads it finds nothing", envelope({}, { properties: { data: null, settings: { type: "array", items: text } }, required: ["settings"], "x-payload": "settings" })],
  ["a member given to an error", "safe", fewer, responses({ default: { description: "Error", ...json({}) } }, { default: { description: "Error", ...json(object({ message: text })) } })],
  ["a schema given to an error", "safe", fewer, responses({ default: { description: "Error", ...json({}) } }, { default: { description: "Error", ...json(object({ name: text, url: text })) } })],
  ["a response member removed", "breaking", "code that reads it finds nothing", payload({ properties: { name: text } }, {})],
  ["a response member renamed", "breaking", "code that reads it finds nothing", payload({ properties: { threads: { ...integer, maximum: 64 } } }, { properties: { workers: { ...integer, maximum: 64 } } })],
  ["a response member's type replaced", "breaking", more, received(text, integer)],
  ["a response member may be null", "breaking", more, received(text, orNull("string"))],
  ["a response member is no longer null", "safe", fewer, received(orNull("string"), text)],
  ["a response integer widened to number", "breaking", more, received(integer, number)],
  ["a response number narrowed to integer", "safe", fewer, received(number, integer)],
  ["a response member no longer required", "breaking", "code must handle its absence", payload({ required: ["size"] }, { required: null })],
  ["a required response member no longer readOnly", "safe", "responses keep it", payload({ properties: { size: { readOnly: true } }, required: ["size"] }, { required: ["size"] })],
  ["a response member became required", "safe", fewer, payload({}, { required: ["size"] })],
  ["a response enum widened", "risky", newValue, received({ enum: ["a"] }, { enum: ["a", "b"] })],
  ["a response enum narrowed", "risky", lost, received({ enum: ["a", "b"] }, { enum: ["a"] })],
  ["a response enum removed", "risky", newValue, received({ ...text, enum: ["a"] }, text)],
  ["a response enum added", "risky", lost, received(text, { ...text, enum: ["a"] })],
  ["known values of a response written as an enum", "risky", lost, received({ ...text, "x-extensible-enum": ["a"] }, { ...text, enum: ["a"] })],
  ["a const of a response changed", "risky", lost, received({ const: "a" }, { const: "b" })],
  ["a response enum opened to known values", "risky", newValue, received({ ...text, enum: ["a"] }, { ...text, "x-extensible-enum": ["a"] })],
  ["a known value of a response added", "safe", "code handles other values already", received({ ...text, "x-extensible-enum": ["a"] }, { ...text, "x-extensible-enum": ["a", "b"] })],
  ["a response enum of one value written as const", "safe", "both allow the same", received({ enum: ["a"] }, { const: "a" })],
  ["a response maximum raised", "breaking", more, received({ ...integer, maximum: 64 }, { ...integer, maximum: 128 })],
  ["a response maximum lowered", "safe", fewer, received({ ...integer, maximum: 64 }, { ...integer, maximum: 32 })],
  ["a response minimum removed", "breaking", more, received({ ...integer, minimum: 0 }, integer)],
  ["a response maxLength raised", "breaking", more, received({ ...text, maxLength: 9 }, { ...text, maxLength: 10 })],
  ["a response pattern removed", "breaking", more, received({ ...text, pattern: "^a" }, text)],
  ["a response format removed", "breaking", more, received({ ...text, format: "uuid" }, text)],
  ["a response format added", "safe", fewer, received(text, { ...text, format: "uuid" })],
  ["a response format that no validator checks removed", "safe", "it allows the same", received({ ...number, format: "double" }, number)],
  ["a response format changed", "breaking", more, received({ ...integer, format: "int32" }, { ...integer, format: "int64" })],
  ["a response list may be longer", "breaking", more, received(list(text, { maxItems: 9 }), list(text, { maxItems: 10 }))],
  ["the items of a response list replaced", "breaking", more, received(list(text), list(integer))],
  ["a member of the items of a response list removed", "breaking", "code that reads it finds nothing", received(list(object({ a: text })), list(object({})))],
  ["a closed response object opened", "breaking", "code may list its members", received(object({ a: text }, { additionalProperties: false }), object({ a: text }))],
  ["an open response object closed", "safe", fewer, received(object({ a: text }), object({ a: text }, { additionalProperties: false }))],
  ["an alternative of a response added to oneOf", "breaking", more, received({ oneOf: [cat], ...tagged }, { oneOf: [cat, dog], ...tagged })],
  ["an alternative of a response removed from oneOf", "risky", lost, received({ oneOf: [cat, dog], ...tagged }, { oneOf: [cat], ...tagged })],
  ["an alternative of a response removed from anyOf", "risky", lost, received({ anyOf: [text, integer] }, { anyOf: [text] })],
  ["an alternative of a response added to anyOf", "breaking", more, received({ anyOf: [text] }, { anyOf: [text, integer] })],
  ["known values added to an open anyOf", "safe", "every string is accepted already", received({ anyOf: [text, { enum: ["a"] }] }, { anyOf: [text, { enum: ["a"] }, { enum: ["b"] }] })],
  ["a part of allOf of a response removed", "breaking", "its members are gone", received({ allOf: [object({ a: text }), object({ b: text })] }, { allOf: [object({ a: text })] })],
  ["a part of allOf of a response added", "safe", "responses are open: code ignores its members", received({ allOf: [object({ a: text })] }, { allOf: [object({ a: text }), object({ b: text })] })],
  ["a default of a response changed", "risky", "code may rely on it", received({ ...integer, default: 1 }, { ...integer, default: 2 })],
  ["a response member made writeOnly", "breaking", "responses no longer have it", received(text, { ...text, writeOnly: true })],
  ["a response member no longer writeOnly", "safe", "responses are open: code ignores it", received({ ...text, writeOnly: true }, text)],
  ["a response member made readOnly", "safe", "responses keep it", received(text, { ...text, readOnly: true })],
  ["a response member marked sensitive", "risky", "terminals and agents show a mask", received(text, { ...text, "x-sensitive": true })],
  ["a response member no longer sensitive", "risky", "terminals and agents show the secret", received({ ...text, "x-sensitive": true }, text)],
  ["the items of a response that is a list replaced", "breaking", more, responses({ 200: { content: { "application/json": { schema: { type: "array", properties: null, required: null, "x-payload": null, items: text } } } } }, { 200: { content: { "application/json": { schema: { type: "array", properties: null, required: null, "x-payload": null, items: integer } } } } })],
  ["a success status removed", "breaking", "code that expects it fails", responses({ 201: { description: "New" } }, {})],
  ["a success status added", "breaking", "the call may resolve to another type", responses({}, { 202: { description: "Later" } })],
  ["a success status replaced", "breaking", "released clients reject it as unexpected", responses({}, { 200: null, 201: { description: "New" } })],
  ["an error status added", "safe", "the client has one error for all", responses({}, { 404: { description: "Missing" } })],
  ["an error status removed", "breaking", "code that is typed by path reads its body", responses({ 404: { description: "Missing", ...json(object({ a: text })) } }, {})],
  ["the content of the default response removed", "breaking", "code that is typed by path reads its body", responses({ default: { description: "Error", ...json(object({ a: text })) } }, { default: { description: "Error" } })],
  ["a default response of several operations removed", "breaking", "code that is typed by path reads its body", { ...responses({ default: { $ref: "#/components/responses/Unknown" } }, {}), components: { before: { responses: { Unknown: { description: "Error" } } }, after: {} } }],
  ["the default response removed", "breaking", "code that is typed by path reads its body", responses({ default: { description: "Error" } }, {})],
  ["a media type of a response removed", "breaking", "the call resolves to another type", responses({ 200: { content: { "text/csv": { schema: text } } } }, {})],
  ["a media type of a response added", "risky", "the call may resolve to another type", responses({}, { 200: { content: { "text/csv": { schema: text } } } })],
  ["the content of a response removed", "breaking", "the call resolves to undefined", responses({}, { 200: { content: null } })],
  ["a response header removed", "breaking", "code that reads it finds nothing", responses({ 200: { headers: { ETag: { schema: text } } } }, {})],
  ["a response header no longer required", "breaking", "code must handle its absence", responses({ 200: { headers: { ETag: { required: true, schema: text } } } }, { 200: { headers: { ETag: { schema: text } } } })],
  ["the schema of a response removed", "breaking", more, responses({}, { 200: { content: { "application/json": { schema: null } } } })],
  ["a response header added", "safe", "code ignores it", responses({}, { 200: { headers: { ETag: { schema: text } } } })],
  ["two response headers added", "safe", "code ignores them", responses({}, { 200: { headers: { A: { schema: text }, B: { schema: text } } } })],
  ["the payload named", "breaking", "the call resolves to the payload, not the whole body", envelope({ "x-payload": null }, {})],
  ["the payload no longer named", "breaking", "the call resolves to the whole body", envelope({}, { "x-payload": null })],
  ["another member is the payload", "breaking", "the call resolves to another value", envelope({ properties: { other: text } }, { properties: { other: text }, "x-payload": "other" })],
  ["the payload became a list", "breaking", "the call resolves to a list", payload({}, { type: "array", properties: null, items: object({ size: integer }) })],
  ["a description of a response changed", "safe", words, responses({}, { 200: { description: "Good" } })],
  ["an example of a response added", "safe", words, responses({}, { 200: named({ data: {} }) })],
  ["the example of a response changed", "safe", words, responses({ 200: { content: { "application/json": { example: { data: { size: 1 } } } } } }, { 200: { content: { "application/json": { example: { data: { size: 2 } } } } } })],
  ["an example of a response header changed", "safe", words, responses({ 200: { headers: { ETag: { schema: text, example: { a: 1 } } } } }, { 200: { headers: { ETag: { schema: text, example: { a: 2 } } } } })],
];

/** Security and servers. */
// biome-ignore format: a row is a line.
const access: readonly Row[] = [
  ["the credentials of the document replaced", "breaking", "calls with those of today are refused", document({ security: [{ basic: [] }], ...schemes({ basic, bearer }) }, { security: [{ bearer: [] }], ...schemes({ basic, bearer }) })],
  ["the kind of a security scheme changed", "breaking", "calls with those of today are refused", document({}, schemes({ auth: bearer }))],
  ["a security scheme renamed", "safe", "clients know its kind, not its name", document({}, { security: [{ login: [] }], components: { securitySchemes: { auth: null, login: basic } } })],
  ["one of two keys renamed", "breaking", "its option is named after it", document({ security: [{ key: [], id: [] }], ...schemes({ key, id: { ...key, name: "X-Id" } }) }, { security: [{ key: [], client: [] }], ...schemes({ key, client: { ...key, name: "X-Id" } }) })],
  ["an address of its own given to an operation", "breaking", "calls without the option servers send nothing", operation({}, { servers: [{ url: "https://files.example.com" }] })],
  ["the address of an operation replaced", "breaking", "calls are sent to the old one", operation({ servers: [{ url: "https://files.example.com" }] }, { servers: [{ url: "https://more.example.com" }] })],
  ["the address of an operation described", "safe", words, operation({ servers: [{ url: "https://files.example.com" }] }, { servers: [{ url: "https://files.example.com", description: "Files." }] })],
  ["the header of an API key renamed", "breaking", "servers no longer read the old one", document(schemes({ auth: { ...key, scheme: null } }), schemes({ auth: { ...key, scheme: null, name: "X-Token" } }))],
  ["a security scheme replaced by one of another kind", "breaking", "calls with those of today are refused", document({}, { components: { securitySchemes: { auth: { ...key, scheme: null } } } })],
  ["a security scheme that nothing requires removed", "safe", words, document(schemes({ key }), {})],
  ["an alternative security scheme added", "safe", "those of today are accepted", document(schemes({ key }), { ...schemes({ key }), security: [{ auth: [] }, { key: [] }] })],
  ["a second security scheme required", "breaking", "calls with one are refused", document(schemes({ key }), { ...schemes({ key }), security: [{ auth: [], key: [] }] })],
  ["the security of the document written at an operation", "safe", "it is the same", operation({}, { security: [{ auth: [] }] })],
  ["an operation made public", "risky", "a server that drops authentication shows its data to everyone", operation({}, { security: [] })],
  ["credentials made optional", "risky", "a server that drops authentication shows its data to everyone", document({}, { security: [{ auth: [] }, {}] })],
  ["both alternatives of credentials removed", "risky", "a server that drops authentication shows its data to everyone", document({ security: [{ auth: [] }, { oauth: [] }] }, { security: [] })],
  ["the security of the document removed", "risky", "a server that drops authentication shows its data to everyone", document({}, { security: null })],
  ["a scheme added to an operation that is public", "safe", "calls without credentials are accepted", operation({ security: [{}] }, { security: [{}, { auth: [] }] })],
  ["an operation that was public loses its alternatives", "safe", "calls without credentials are accepted", operation({ security: [{}, { auth: [] }] }, { security: [] })],
  ["a public operation needs credentials", "breaking", "calls without are refused", operation({ security: [] }, {})],
  ["a scope added", "breaking", "tokens of today lack it", onThing({ put: { security: [{ oauth: ["read"] }] } }, { put: { security: [{ oauth: ["read", "write"] }] } })],
  ["a security scheme's description changed", "safe", words, document({}, schemes({ auth: { description: "A key." } }))],
  ["the format of a bearer token noted", "safe", "it is a hint for readers", document({ security: [{ bearer: [] }], ...schemes({ bearer }) }, { security: [{ bearer: [] }], ...schemes({ bearer: { ...bearer, bearerFormat: "JWT" } }) })],
  ["the base path changed", "breaking", "tools that read the document call another address", document({}, { servers: [{ url: "https://example.com/v2" }] })],
  ["a server added", "safe", "the first one stays", document({}, { servers: [{ url: "https://example.com/v1" }, { url: "https://example.org" }] })],
  ["a server removed", "breaking", "tools that read the document call it", document({ servers: [{ url: "https://example.com/v1" }, { url: "https://example.org" }] }, {})],
  ["the default of a server variable changed", "risky", "tools that read the document use it", document({ servers: [{ url: "{base}", variables: { base: { default: "http://a" } } }] }, { servers: [{ url: "{base}", variables: { base: { default: "http://b" } } }] })],
  ["a value of a server variable removed", "breaking", "tools that read the document call it", document({ servers: [{ url: "{base}", variables: { base: { default: "a", enum: ["a", "b"] } } }] }, { servers: [{ url: "{base}", variables: { base: { default: "a", enum: ["a"] } } }] })],
  ["the values of a server variable limited", "breaking", "tools that read the document call others", document({ servers: [{ url: "{base}", variables: { base: { default: "a" } } }] }, { servers: [{ url: "{base}", variables: { base: { default: "a", enum: ["a"] } } }] })],
  ["the values of a server variable no longer limited", "safe", "those of today stay", document({ servers: [{ url: "{base}", variables: { base: { default: "a", enum: ["a"] } } }] }, { servers: [{ url: "{base}", variables: { base: { default: "a" } } }] })],
  ["a value of a server variable added", "safe", "those of today stay", document({ servers: [{ url: "{base}", variables: { base: { default: "a", enum: ["a"] } } }] }, { servers: [{ url: "{base}", variables: { base: { default: "a", enum: ["a", "b"] } } }] })],
  ["a server's description changed", "safe", words, document({}, { servers: [{ url: "https://example.com/v1", description: "Ours." }] })],
];

const thing = object({ a: { ...integer, maximum: 9 } });
const narrowThing = object({ a: { ...integer, maximum: 8 } });

/** A change of components, and of a member of the request body. */
function components(before: Patch, after: Patch, [value, valueAfter]: readonly [Patch, Patch]): Edit {
  return {
    ...sent(value, valueAfter),
    components: { before: { schemas: before }, after: { schemas: after } },
  };
}

/** A union of components by the tag `kind`. */
function byTag(names: Readonly<Record<string, string>>): Patch {
  const targets = Object.entries(names).map(([tag, name]) => [tag, ref(name).$ref]);
  const discriminator = { propertyName: "kind", mapping: Object.fromEntries(targets) };
  return { oneOf: Object.values(names).map(ref), discriminator };
}

const useOfBoth = json({ properties: { value: ref("Both") } });
const usesOfBoth = { requestBody: useOfBoth, responses: { 200: useOfBoth } };
const both = operation(usesOfBoth, usesOfBoth);
/** A change of a component of requests and responses. */
const inBoth = (before: Patch, after: Patch): Edit => ({
  ...both,
  components: { before: { schemas: { Both: before } }, after: { schemas: { Both: after } } },
});
const [oldFilter, newFilter] = ["old", "filter"].map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Components: what counts is where they are used. */
// biome-ignore format: a row is a line.
const componentRows: readonly Row[] = [
  ["a component renamed", "safe", words, components({ Old: thing }, { New: thing }, [ref("Old"), ref("New")])],
  ["a request body moved to a component", "safe", words, { ...operation({}, { requestBody: { required: null, content: null, $ref: "#/components/requestBodies/Body" } }), components: { before: {}, after: { requestBodies: { Body: { required: true, ...json(object({ size: integer }, { additionalProperties: false })) } } } } }],
  ["a component inlined", "safe", words, components({ Old: thing }, {}, [ref("Old"), thing])],
  ["a schema moved to a component", "safe", words, components({}, { New: thing }, [thing, ref("New")])],
  ["a component renamed and narrowed", "breaking", narrowed, components({ Old: thing }, { New: narrowThing }, [ref("Old"), ref("New")])],
  ["a component of requests and responses narrowed", "breaking", narrowed, inBoth(thing, narrowThing)],
  ["a component of requests and responses widened", "breaking", more, inBoth(thing, object({ a: { ...integer, maximum: 10 } }))],
  ["a bound of a component of requests and responses removed", "breaking", more, inBoth(thing, object({ a: integer }))],
  ["a type of a component of requests and responses widened", "breaking", more, inBoth(thing, object({ a: { ...number, maximum: 9 } }))],
  ["a type of a component of requests and responses replaced", "breaking", more, inBoth(thing, object({ a: { ...text, maximum: 9 } }))],
  ["a member of both that is only sent narrowed", "breaking", narrowed, inBoth(object({ a: { ...text, writeOnly: true } }), object({ a: { ...text, writeOnly: true, minLength: 1 } }))],
  ["a member removed from a component of requests and responses", "breaking", "code that reads it finds nothing", inBoth(thing, object({}))],
  ["a member of a component of requests and responses made readOnly", "breaking", "requests no longer have it", inBoth(thing, object({ a: { ...integer, maximum: 9, readOnly: true } }))],
  ["a member of a component of requests and responses made writeOnly", "breaking", "responses no longer have it", inBoth(object({ a: text }), object({ a: { ...text, writeOnly: true } }))],
  ["multipleOf of a component of requests and responses changed", "breaking", narrowed, inBoth(object({ a: { ...integer, multipleOf: 5 } }), object({ a: { ...integer, multipleOf: 7 } }))],
  ["an alternative of a component of requests and responses removed", "breaking", narrowed, inBoth(object({ a: { anyOf: [text, integer] } }), object({ a: { anyOf: [text] } }))],
  ["an alternative of a component of requests and responses added", "breaking", more, inBoth(object({ a: { anyOf: [text] } }), object({ a: { anyOf: [text, integer] } }))],
  ["an enum of a component of requests and responses narrowed", "breaking", narrowed, inBoth(object({ a: { enum: ["a", "b"] } }), object({ a: { enum: ["a"] } }))],
  ["a part of allOf added to a component of requests and responses", "breaking", narrowed, inBoth(thing, { ...thing, allOf: [{ required: ["a"] }] })],
  ["an alternative of oneOf and its tag added", "safe", widened, components({ Cat: cat, Dog: dog }, { Cat: cat, Dog: dog }, [byTag({ cat: "Cat" }), byTag({ cat: "Cat", dog: "Dog" })])],
  ["the tag of an alternative changed", "breaking", narrowed, components({ Cat: cat }, { Cat: cat }, [byTag({ cat: "Cat" }), byTag({ kitten: "Cat" })])],
  ["the tags of alternatives named", "breaking", narrowed, components({ Cat: cat }, { Cat: cat }, [{ oneOf: [ref("Cat")], ...tagged }, byTag({ cat: "Cat" })])],
  ["the tags of alternatives no longer named", "breaking", narrowed, components({ Cat: cat }, { Cat: cat }, [byTag({ cat: "Cat" }), { oneOf: [ref("Cat")], ...tagged }])],
  ["a tag that means another alternative", "breaking", narrowed, components({ Cat: cat, Dog: dog }, { Cat: cat, Dog: dog }, [byTag({ cat: "Cat", dog: "Dog" }), byTag({ cat: "Dog", dog: "Cat" })])],
  ["a discriminator added to a union", "breaking", narrowed, sent({ oneOf: [cat, dog] }, { oneOf: [cat, dog], ...tagged })],
  ["a member of a component that two members refer to narrowed", "breaking", narrowed, components({ Size: thing }, { Size: narrowThing }, [object({ a: ref("Size"), b: ref("Size") }), object({ a: ref("Size"), b: ref("Size") })])],
  ["a member of a component with a description of each use narrowed", "breaking", narrowed, components({ Size: thing }, { Size: narrowThing }, [object({ a: { ...ref("Size"), description: "A." }, b: { ...ref("Size"), description: "B." } }), object({ a: { ...ref("Size"), description: "A." }, b: { ...ref("Size"), description: "B." } })])],
  ["an unused component removed", "safe", words, components({ Unused: thing }, {}, [text, text])],
  ["a parameter component renamed", "safe", words, { ...parameters([Object(oldFilter)], [Object(newFilter)]), components: { before: { parameters: { old: filter } }, after: { parameters: { filter } } } }],
];

/** Texts of the document. */
// biome-ignore format: a row is a line.
const texts: readonly Row[] = [
  ["the description of the document changed", "safe", words, document({}, { info: { description: "Other." } })],
  ["the title changed", "safe", words, document({}, { info: { title: "Other API" } })],
  ["the version of OpenAPI changed", "safe", words, document({}, { openapi: "3.1.1" })],
  ["the description of a tag changed", "safe", words, document({}, { tags: [{ name: "Things", description: "Other." }] })],
];

/** Changes that the gate rates more severely than they are: nobody is hurt by a change that was not made, so they are not worth code. */
// biome-ignore format: a row is a line.
const tooSevere: readonly Row[] = [
  ["an object divided into parts of allOf", "safe", "it allows the same", received(object({ a: text, b: text }), { allOf: [object({ a: text }), object({ b: text })] })],
  ["multipleOf halved", "safe", widened, sent({ ...integer, multipleOf: 10 }, { ...integer, multipleOf: 5 })],
  ["a response format narrowed", "safe", fewer, received({ ...integer, format: "int64" }, { ...integer, format: "int32" })],
  ["a reference written as the one part of allOf", "safe", "it allows the same", { ...sent(ref("Part"), { allOf: [ref("Part")] }), components: { before: { schemas: { Part: text } }, after: { schemas: { Part: text } } } }],
  ["a pattern widened", "safe", widened, sent({ ...text, pattern: "^a$" }, { ...text, pattern: "^[ab]$" })],
];

/** Names of the rows that the gate gets wrong: it finds them breaking. */
export const misses: ReadonlySet<string> = new Set(tooSevere.map(([change]) => change));

const sentRows = [...operations, ...parameterRows, ...requests, ...access];
const otherRows = [...responseRows, ...componentRows, ...texts, ...tooSevere];
export const catalogue: readonly Row[] = [...sentRows, ...otherRows];

/** The document that rows patch, and the path of rows that patch one. */
export const template = {
  openapi: "3.1.0",
  info: { title: "Things API", version: "1.0.0" },
  servers: [{ url: "https://example.com/v1" }],
  tags: [{ name: "Things", description: "Things." }],
  security: [{ auth: [] }],
  paths: {},
  components: { securitySchemes: { auth: basic, oauth } },
};

export const pathTemplate = {
  put: {
    operationId: "updateCase",
    tags: ["Things"],
    summary: "Update",
    parameters: [id],
    requestBody: { required: true, ...json(object({ size: integer }, { additionalProperties: false })) },
    responses: {
      200: {
        description: "Fine",
        ...json(object({ data: object({ size: integer }) }, { required: ["data"], "x-payload": "data" })),
      },
    },
  },
};
