/** Good and bad requests of any operation, and the status with which stock Prism and the platform answer each. */
import type { Operation } from "../../src/contract/operation.ts";
import { type DocumentedOperation, documentedOperations } from "../documented-operations.ts";
import { exampleValues } from "../invalid-requests.ts";
import type { TestRequest } from "../platform/conformance/subject.ts";
import { basicHeader, demoSecrets, writeRequest } from "../send-request.ts";

/** Status of a response; `success` is any that the document has. */
type Status = number | "success";

/** The statuses of both servers. Where they differ, there is a reason. */
interface Answers {
  readonly mock: Status;
  readonly platform: Status;
  /** Empty if they do not differ. */
  readonly reason: string;
}

/** A request that is made from a valid one. */
export interface Exchange extends Answers {
  readonly what: string;
  /** Changes a valid request; undefined if the operation has no such request. */
  change(valid: TestRequest, one: DocumentedOperation): TestRequest | undefined;
}

const both = (status: Status): Answers => ({ mock: status, platform: status, reason: "" });

/** A request that violates one rule of the document. */
export const violation = {
  mock: 422,
  platform: 400,
  reason: "422 is Prism's own choice. The platform has one status for every request that is not valid.",
};

/** Key of the platform whose secret has a colon. */
export const keyWithColon = { id: "key-with-colon", secret: "a:b:c" };

function withHeaders(request: TestRequest, headers: Readonly<Record<string, string>>): TestRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/** Changes the body; undefined if there is none. */
function withBody(request: TestRequest, change: (body: string) => string): TestRequest | undefined {
  return typeof request.body === "string" ? { ...request, body: change(request.body) } : undefined;
}

const withMediaType = (request: TestRequest, type: string) =>
  request.body === undefined ? undefined : withHeaders(request, { "content-type": type });

function withoutHeaders({ headers, ...request }: TestRequest, ...names: readonly string[]): TestRequest {
  const kept = Object.entries(headers).filter(([name]) => !names.includes(name));
  return { ...request, headers: Object.fromEntries(kept) };
}

const hasScheme = ({ security }: Operation, scheme: string) => security[0]?.scheme === scheme;

const lowerCaseScheme = (request: TestRequest) =>
  withHeaders(request, {
    authorization: (request.headers["authorization"] ?? "").replace(/^\w+/, (name) => name.toLowerCase()),
  });

/** The names of the headers with credentials. */
const credentialHeaders = ({ security }: Operation) =>
  security.map((each) => (each.scheme === "key" ? each.header.toLowerCase() : "authorization"));

const wrongSecrets = { keyId: "unknown", keySecret: "wrong", token: "wrong" };

/** The first examples of a request. */
export const valuesOf = ({ document, described }: DocumentedOperation) => exampleValues(document, described);

/** A request with other ids in the path, of those with a format; undefined if the path has none. */
function withIds(
  one: DocumentedOperation,
  change: (id: unknown) => string,
  format?: string,
): TestRequest | undefined {
  const { parameters, ...values } = valuesOf(one);
  const ids = one.described.parameters.flatMap(({ entry, node }) => {
    const isChanged = format === undefined || Object(node.object["schema"]).format === format;
    return entry.in === "path" && isChanged ? [[entry.name, change(parameters[entry.name])] as const] : [];
  });
  const changed = { ...values, parameters: { ...parameters, ...Object.fromEntries(ids) } };
  return ids.length > 0 ? writeRequest(one.operation, changed, demoSecrets) : undefined;
}

function withOtherMethod(valid: TestRequest, { operation: { path } }: DocumentedOperation): TestRequest {
  const ofPath = documentedOperations.flatMap(({ operation }) =>
    operation.path === path ? [operation] : [],
  );
  const other = ["DELETE", "POST", "PATCH"].find((method) => ofPath.every((each) => each.method !== method));
  return { ...valid, method: other ?? "LOCK" };
}

const addQuery = (target: string) => `${target}${target.includes("?") ? "&" : "?"}notInTheDocument=1`;

/** Requests about credentials. */
const credentials: readonly Exchange[] = [
  {
    what: "no credentials",
    change: (valid, { operation }) => withoutHeaders(valid, ...credentialHeaders(operation)),
    ...both(401),
  },
  {
    what: "credentials of another scheme",
    change: (valid, { operation }) =>
      hasScheme(operation, "key")
        ? undefined
        : withHeaders(valid, {
            authorization: hasScheme(operation, "basic") ? "Bearer demo-token" : basicHeader("a", "b"),
          }),
    ...both(401),
  },
  {
    what: "credentials that nobody has",
    change: (_, one) => writeRequest(one.operation, valuesOf(one), wrongSecrets),
    mock: "success",
    platform: 401,
    reason: "Prism knows no accounts: any credentials of the scheme will do.",
  },
  {
    what: "a lower-case basic",
    change: (valid, { operation }) => (hasScheme(operation, "basic") ? lowerCaseScheme(valid) : undefined),
    ...both("success"),
  },
  {
    what: "a lower-case bearer",
    change: (valid, { operation }) => (hasScheme(operation, "bearer") ? lowerCaseScheme(valid) : undefined),
    mock: 401,
    platform: "success",
    reason: "Prism compares the scheme bearer by case; in RFC 9110 case has no meaning.",
  },
  {
    what: "a Basic secret with a colon",
    change: (valid, { operation }) =>
      hasScheme(operation, "basic")
        ? withHeaders(valid, { authorization: basicHeader(keyWithColon.id, keyWithColon.secret) })
        : undefined,
    mock: 401,
    platform: "success",
    reason: "Prism takes a second colon for an error; in RFC 7617 the first one ends the user name.",
  },
];

/** Requests for another path, method or resource, or with another query. */
const targets: readonly Exchange[] = [
  { what: "an undocumented method", change: withOtherMethod, ...both(405) },
  {
    what: "HEAD",
    change: (valid, { operation }) => (operation.method === "GET" ? { ...valid, method: "HEAD" } : undefined),
    mock: 405,
    platform: "success",
    reason: "Prism has the documented methods only; in RFC 9110 a resource with GET has HEAD.",
  },
  {
    what: "an unknown path",
    change: (valid) => ({ ...valid, target: `/nowhere${valid.target}` }),
    ...both(404),
  },
  {
    what: "an unknown resource",
    change: (_, one) => withIds(one, () => "00000000-0000-4000-8000-000000000000"),
    mock: "success",
    platform: 404,
    reason: "Prism keeps no resources: any valid id will do.",
  },
  {
    what: "a UUID as a URN",
    change: (_, one) => withIds(one, (id) => `urn:uuid:${id}`, "uuid"),
    mock: "success",
    platform: 400,
    reason: "Prism's check of the format allows the prefix urn:uuid:, which RFC 4122 has for URNs only.",
  },
  {
    what: "an unknown query parameter",
    change: (valid) => ({ ...valid, target: addQuery(valid.target) }),
    mock: "success",
    platform: 400,
    reason: "Prism ignores it. The platform rejects it, since it is probably misspelt.",
  },
  {
    what: "an Accept without JSON",
    change: (valid, { operation: { success } }) =>
      Object.values(success).every(({ kind }) => kind === "json")
        ? withHeaders(valid, { accept: "text/plain" })
        : undefined,
    ...both(406),
  },
];

/** Requests with another body. */
const bodies: readonly Exchange[] = [
  { what: "a body that is not JSON", change: (valid) => withBody(valid, () => "{"), ...both(400) },
  { what: "a body of type text/plain", change: (valid) => withMediaType(valid, "text/plain"), ...both(415) },
  {
    what: "a body of a type that ends in +json",
    change: (valid) => withMediaType(valid, "application/a+json"),
    mock: "success",
    platform: 415,
    reason: "Prism reads every JSON type as the documented one.",
  },
  {
    what: "a body without a type",
    // `fetch` adds a type to a text.
    change: ({ body, ...valid }) =>
      body === undefined
        ? undefined
        : { ...withoutHeaders(valid, "content-type"), body: new TextEncoder().encode(String(body)) },
    mock: 422,
    platform: 415,
    reason: "Prism takes the body for a missing one.",
  },
  {
    what: "two members with one name, of which the last is valid",
    change: (valid) =>
      withBody(valid, (body) => {
        const [name] = Object.keys(JSON.parse(body));
        return `{${JSON.stringify(name)}: {}, ${body.slice(1)}`;
      }),
    mock: "success",
    platform: 400,
    reason: "JSON.parse, with which Prism reads bodies, drops the first one silently.",
  },
  {
    what: "a byte order mark",
    change: (valid) => withBody(valid, (body) => `\ufeff${body}`),
    mock: 400,
    platform: "success",
    reason: "RFC 8259 allows parsers to ignore it. The platform does, Prism does not.",
  },
  {
    what: "a body of over 1 MiB",
    change: (valid) => withBody(valid, (body) => body + " ".repeat(2 ** 20)),
    mock: "success",
    platform: 413,
    reason: "Prism allows 10 MB.",
  },
];

const valid: Exchange = { what: "a valid request", change: (request) => request, ...both("success") };

/** The whole conversation, except the violations of the document, which `invalidRequests` derives from it. */
export const exchanges: readonly Exchange[] = [valid, ...credentials, ...targets, ...bodies];
