/** A made-up API with operations that today's APIs do not have: methods, statuses, media types, bodies and security. */
import type { OperationTable } from "../../../src/contract/operation.ts";
import type { Validator } from "../../../src/contract/validator.ts";
import { defineApi, type HandlersOf } from "../../../src/platform/apis/api.ts";
import { notFound } from "../../../src/platform/http/http-error.ts";

const id = {
  name: "id",
  in: "path",
  style: "simple",
  explode: false,
  kind: "value",
  required: true,
} as const;
const json = "application/json";
const bearer = { scheme: "bearer" } as const;
// The journal stores this header, unless it is a credential.
const key = { scheme: "key", header: "Prefer" } as const;
const entry = {
  ...{ path: "/files/{id}", parameters: [id], requestBody: null, security: [bearer] },
  ...{ safe: false, idempotent: true, beta: false, deprecated: false },
} as const;
const read = { ...entry, safe: true } as const;

const fields = [
  { name: "size", kind: "value", type: "integer" },
  { name: "photo", kind: "value", isFile: true },
  { name: "tags", kind: "list", type: "string" },
  { name: "ids", kind: "list", type: "integer", style: "pipeDelimited", explode: false },
  { name: "meta", kind: "object", contentType: "application/json" },
  {
    name: "deep",
    kind: "object",
    members: { size: "integer" },
    nested: { "[b][][n]": "number" },
    style: "deepObject",
    explode: true,
  },
  { name: "flat", kind: "object", members: { on: "boolean" }, style: "form", explode: false },
  { name: "spread", kind: "object", members: { count: "integer" }, style: "form", explode: true },
] as const;

const operations = {
  createFile: {
    ...{ ...entry, operationId: "createFile", method: "POST", path: "/files", parameters: [] },
    security: [{ scheme: "basic" }, key],
    requestBody: { mediaType: json, kind: "json", required: true },
    success: { 201: { kind: "json", mediaType: json } },
  },
  readFile: {
    ...{ ...read, operationId: "readFile", method: "GET" },
    success: { 200: { kind: "binary", mediaType: "image/png" } },
  },
  writeFile: {
    ...{ ...entry, operationId: "writeFile", method: "PUT" },
    requestBody: { mediaType: "image/png", kind: "binary", required: true },
    success: { 204: { kind: "none" } },
  },
  changeFile: {
    ...{ ...entry, operationId: "changeFile", method: "PATCH" },
    requestBody: { mediaType: "application/merge-patch+json", kind: "json", required: false },
    success: {
      200: { kind: "json", mediaType: "application/vnd.File+json" },
      202: { kind: "text", mediaType: "text/plain" },
    },
  },
  sendForm: {
    ...{ ...entry, operationId: "sendForm", method: "POST", path: "/forms", parameters: [], security: [] },
    requestBody: {
      ...{ mediaType: json, kind: "json", required: true },
      others: [
        { mediaType: "text/csv", kind: "text" },
        { mediaType: "multipart/form-data", kind: "form", fields },
        { mediaType: "application/x-www-form-urlencoded", kind: "form", fields },
      ],
    },
    success: {
      "2XX": {
        ...{ kind: "json", mediaType: json, isStatusInferred: true },
        others: [{ kind: "stream", mediaType: "text/event-stream" }],
      },
    },
  },
  deleteFile: {
    ...{ ...entry, operationId: "deleteFile", method: "DELETE" },
    success: { 204: { kind: "none" } },
  },
  writeNote: {
    ...{ ...entry, operationId: "writeNote", method: "PUT", path: "/notes/{id}" },
    requestBody: { mediaType: "text/plain", kind: "text", required: false },
    success: { 200: { kind: "text", mediaType: "text/csv; header=absent" } },
  },
  checkNote: {
    ...{ ...read, operationId: "checkNote", method: "HEAD", path: "/notes/{id}" },
    success: { 200: { kind: "none" } },
  },
  readNote: {
    ...{ ...read, operationId: "readNote", method: "GET", path: "/notes/{id}" },
    success: { 200: { kind: "text", mediaType: "text/plain" } },
  },
  describeNote: {
    ...{ ...read, operationId: "describeNote", method: "OPTIONS", path: "/notes/{id}", security: [] },
    success: { 200: { kind: "json", mediaType: json } },
  },
} as const satisfies OperationTable;

interface File {
  name?: string;
}
type Content<Type extends string, Body> = { content: { [Name in Type]: Body } };
type Path = { parameters: { path: { id: string } } };
/** An operation with one success status. */
type Responds<Status extends number | "2XX", Response = object> = {
  responses: { [Each in Status]: Response };
};
type NoContent = { content?: never };
type Location = { headers: { Location?: string; [name: string]: unknown } };
type Form = { size?: number };

interface OperationTypes {
  createFile: {
    parameters: object;
    requestBody: Content<"application/json", File>;
  } & Responds<201, Location & Content<"application/json", { data: File; count?: number }>>;
  readFile: Path & Responds<200>;
  writeFile: Path & { requestBody: Content<"image/png", string> } & Responds<204, NoContent>;
  changeFile: Path & {
    requestBody?: Content<"application/merge-patch+json", File>;
    responses: {
      200: Content<"application/vnd.File+json", File>;
      202: Content<"text/plain", string>;
    };
  };
  sendForm: {
    parameters: object;
    requestBody: Content<"application/json", File> &
      Content<"text/csv", string> &
      Content<"multipart/form-data" | "application/x-www-form-urlencoded", Form>;
  } & Responds<"2XX", Content<"application/json", File> & Content<"text/event-stream", string>>;
  deleteFile: Path & Responds<204, NoContent>;
  writeNote: Path & { requestBody?: Content<"text/plain", string> } & Responds<200>;
  checkNote: Path & Responds<200>;
  readNote: Path & Responds<200>;
  describeNote: Path & Responds<200, Content<"application/json", { scope?: string }>>;
}

type Handlers = HandlersOf<typeof operations, OperationTypes>;

/** Results that do not compile, which the platform reports as a defect: the status or the kind of content is not documented. */
const defects = {
  // @ts-expect-error Another status.
  deleteFile: async () => ({ status: 200 }),
  // @ts-expect-error Content in a success without content.
  writeFile: async () => ({ payload: "{}" }),
  // @ts-expect-error Text in place of bytes.
  readFile: async () => ({ text: "a picture" }),
  // @ts-expect-error With several statuses, one has to be stated.
  changeFile: async () => ({ text: "later" }),
  // @ts-expect-error No content.
  readNote: async () => ({}),
} satisfies { readonly [Id in keyof Handlers]?: Handlers[Id] };

export const png = new Uint8Array([0x89, 0x50, 0xff, 0]);

export const received: unknown[] = [];

const fileKey = (tenantId: string, id: string) => ({ tenantId, kind: "File", parentId: "", id });

const handlers: Omit<Handlers, "readNote"> = {
  createFile: async ({ body: { name = "" }, scope, store }) => {
    const payload = JSON.stringify({ name });
    const file = { ...fileKey(scope, name), body: payload, etag: "v1", tags: {} };
    await store.insert({ tenants: [], credentials: [], resources: [file] });
    const envelope = { count: name === "a" ? 1 : undefined };
    return { payload, envelope, headers: { Location: `/files/${name}` } };
  },
  readFile: async () => ({ bytes: png, etag: "v1" }),
  writeFile: async ({ body }) => {
    received.push(body);
    return {};
  },
  changeFile: async ({ body }) => {
    received.push(body);
    if (body) return { status: 200, payload: JSON.stringify(body) };
    return { status: 202, text: "Nothing to do – yet." };
  },
  sendForm: async ({ body, headers }) => {
    received.push(body);
    if (headers["accept"] === "text/event-stream") return { status: 200, bytes: png };
    return { status: 201, payload: JSON.stringify({}) };
  },
  deleteFile: async ({ parameters: { id }, scope, store }) => {
    const stored = await store.get(fileKey(scope, id), scope);
    if (!stored || !(await store.remove(fileKey(scope, id), scope, stored.etag))) throw notFound();
    return { status: 204 };
  },
  writeNote: async ({ body = "absent" }) => {
    received.push(body);
    return { text: body };
  },
  checkNote: async () => ({ etag: "v1" }),
  describeNote: async ({ scope, store, requestId }) => {
    const list = { tenantId: "tenant", kind: "Note", parentId: "", tags: [] };
    return { payload: JSON.stringify({ scope, requestId, notes: await store.list(list, scope) }) };
  },
};

/** Validates an object whose `name` is not a number. */
const validateFile: Validator = (value) => {
  const isValid = typeof value === "object" && typeof Object(value).name !== "number";
  const error = { instancePath: "", keyword: "type", params: { type: "object" } };
  validateFile.errors = isValid ? [] : [error];
  return isValid;
};

const anySchema = { validate: () => true, known: {} };

export const files = defineApi({
  name: "files",
  operations,
  requests: {
    ...Object.fromEntries(Object.keys(operations).map((operationId) => [operationId, {}])),
    createFile: { body: () => true },
    changeFile: { body: validateFile },
    sendForm: { body: validateFile, "multipart/form-data": validateFile },
  },
  loadResponses: async () => ({
    createFile: { 201: anySchema },
    changeFile: { 200: { validate: validateFile, known: {} } },
    sendForm: { "2XX": anySchema },
    describeNote: { 200: anySchema },
  }),
  responseValues: {},
  loadExamples: async () => ({}),
  basePath: "",
  tenantTerm: "tenant",
  handlers,
  wrap: (payload) => `{"data":${payload}}`,
  errorBody: (_status, message) => ({ message }),
  defaultRateLimit: { requests: 2, perMs: 1000 },
});

const underDefects = Object.entries(operations).map(([operationId, operation]) => {
  return [operationId, { ...operation, path: `/defects${operation.path}` }] as const;
});

/** The same API under `/defects`, with handlers whose results do not compile. */
export const brokenFiles = defineApi({
  ...files,
  name: "defects",
  operations: Object.fromEntries(underDefects),
  handlers: defects,
});
