/** Code with a client of an API that has what the documents of today do not have, with types as openapi-typescript prints them. */
import { repositoryRoot } from "../../scripts/lib/repository.ts";

const madeUp = `
import type { Client } from "${repositoryRoot}/src/client/types.ts";
import type { CredentialsOf } from "${repositoryRoot}/src/client/credentials.ts";
interface Thing { id?: string }
interface Page { items?: Thing[]; nextCursor?: string }
interface Types {
  listThings: {
    parameters: { query?: { limit?: number }; header?: { "X-Trace"?: string }; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: {}; content: { "application/json": Page } }; default: { headers: {}; content: { "application/json": { reason?: string } } } };
  };
  startJob: {
    parameters: { query?: never; header: { "Idempotency-Key": string }; path?: never; cookie?: never };
    requestBody?: { content: { "application/json": Thing } };
    responses: { 200: { headers: {}; content: { "application/vnd.api+json": Page } }; 202: { headers: {}; content: { "text/plain": string } }; 204: { headers: {}; content?: never } };
  };
  setImage: {
    parameters: { query?: { note?: string }; header?: never; path?: never; cookie?: never };
    requestBody: { content: { "image/png": unknown } };
    responses: { 200: { headers: {}; content: { "image/png": unknown } } };
  };
  patchThing: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { "application/merge-patch+json": Thing } };
    responses: { 200: { headers: {}; content: { "application/json": string[] } } };
  };
}
const call = { method: "POST", path: "/", safe: false, idempotent: false, beta: false, deprecated: false } as const;
const query = { in: "query", style: "form", explode: true, kind: "value" } as const;
const header = { in: "header", style: "simple", explode: false, kind: "value", type: "string" } as const;
const json = { kind: "json", mediaType: "application/json" } as const;
const image = { kind: "binary", mediaType: "image/png" } as const;
const table = {
  listThings: {
    ...call, operationId: "listThings", requestBody: null, security: [],
    parameters: [{ ...query, name: "limit", type: "integer", required: false }, { ...header, name: "X-Trace", required: false }],
    success: { 200: { ...json, payload: "items", type: "array" } },
  },
  startJob: {
    ...call, operationId: "startJob", security: [{ scheme: "bearer" }], requestBody: { ...json, required: false },
    parameters: [{ ...header, name: "Idempotency-Key", required: true }],
    success: { 200: { kind: "json", mediaType: "application/vnd.api+json" }, 202: { kind: "text", mediaType: "text/plain" }, 204: { kind: "none" } },
  },
  setImage: {
    ...call, operationId: "setImage", security: [{ scheme: "bearer" }, { scheme: "key", header: "X-Key" }], requestBody: { ...image, required: true },
    parameters: [{ ...query, name: "note", type: "string", required: false }], success: { 200: image },
  },
  patchThing: {
    ...call, operationId: "patchThing", security: [], parameters: [],
    requestBody: { kind: "json", mediaType: "application/merge-patch+json", required: true }, success: { 200: json },
  },
} as const;
declare const client: Client<typeof table, Types>;
const trace = { "Idempotency-Key": "k" };
type Options = CredentialsOf<typeof table>;
export { client, trace, table };
export type { Options };
`;

/** Code that compiles, by what it shows. */
export const madeUpAccepted: Readonly<Record<string, string>> = {
  "a payload is a member of the body, which is there as well": `${madeUp}
    const things: Thing[] = await client.listThings();
    const { body, status } = await client.listThings.withResponse({ limit: 2, "X-Trace": "t" }, { timeoutMs: 1 });
    const next: string | undefined = body.nextCursor;
    const ok: 200 = status;`,
  "several statuses are a union, also with text and without content": `${madeUp}
    const result: Page | string | undefined = await client.startJob(trace);
    const full = await client.startJob.withResponse(trace, { id: "a" });
    if (full.status === 200) { const page: string | undefined = full.data.nextCursor; }
    else if (full.status === 202) { const text: string = full.body; }
    else { const status: 204 = full.status; const nothing: undefined = full.data; }
    client.startJob(trace, undefined, { timeoutMs: 1 });`,
  "bytes are sent from what holds them, and returned as a Blob": `${madeUp}
    const bytes: Blob = await client.setImage(undefined, new Uint8Array(1));
    client.setImage({ note: "n" }, new ArrayBuffer(1), { timeoutMs: 1 });
    client.setImage({}, bytes);
    const list: string[] = await client.patchThing({ id: "a" });`,
  "credentials are those of the operations": `${madeUp}
    const options: Options[] = [{ accessToken: "t" }, { apiKey: "k" }, { accessToken: () => "t", apiKey: undefined }, {}];`,
};

/** Code that does not compile, with what it shows and a pattern of the compiler's messages. */
type Rejected = readonly [what: string, code: string, message: RegExp];

/** Reads snippets, each below a line `// WHAT -> PATTERN`. */
export const readRejected = (text: string, preamble = ""): readonly Rejected[] =>
  [...text.matchAll(/^\/\/ (.+) -> (.+)\n((?:(?!\/\/ ).*\n)+)/gm)].map(
    ([, what = "", message = "", code = ""]) => [what, preamble + code, new RegExp(message)],
  );

export const madeUpRejected = readRejected(
  `
// a misspelt header parameter -> '"X-Trac"' does not exist
client.listThings({ "X-Trac": "t" });
// a missing header parameter -> "Idempotency-Key"' is missing
client.startJob({});
// text as bytes -> 'string' is not assignable to .*'BinaryBody'
client.setImage({}, "text");
// a missing body of bytes -> Expected 2-3 arguments
client.setImage({});
// a payload of several without a test of the status -> possibly 'undefined'|does not exist on type
(await client.startJob.withResponse(trace)).data.nextCursor;
// an undocumented status -> no overlap
if ((await client.startJob.withResponse(trace)).status === 201) trace;
// credentials that no operation takes -> not assignable to type 'never'
export const options: Options = { keyId: "k" };
`,
  madeUp,
);
