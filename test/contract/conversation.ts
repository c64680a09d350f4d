/** Good and bad requests of any operation, and the status with which stock Prism and the platform answer each. */
import { headerOf } from "../../src/contract/credential-parts.ts";
import { partsOf } from "../../src/contract/operation.ts";
import { replaceFiles } from "../../src/samples/form-sample.ts";
import { type DocumentedOperation, documentedOperations } from "../documented-operations.ts";
import { exampleValues } from "../invalid-requests.ts";
import { basicHeader, hasTenants, type TestRequest, writeRequest } from "../send-request.ts";

/** Status of a response; `success` is any that the document has. */
type Status = number | "success";

/** Changes a valid request; undefined if the operation has no such request. */
type ChangeRequest = (valid: TestRequest, one: DocumentedOperation) => TestRequest | undefined;

/** A request that is made from a valid one, and the statuses of both servers. */
export type Exchange = readonly [what: string, mock: Status, platform: Status, change: ChangeRequest];

export const keyWithColon = { id: "key-with-colon", secret: "a:b:c" };

/** Replaces headers, of the operations of which a condition holds. */
const withHeaders =
  (headers: Readonly<Record<string, string>>, isConcerned: (one: DocumentedOperation) => boolean) =>
  (valid: TestRequest, one: DocumentedOperation) =>
    isConcerned(one) ? { ...valid, headers: { ...valid.headers, ...headers } } : undefined;

/** Replaces the credentials of operations with one scheme. */
const withCredentials =
  (wanted: string, change: (sent: string) => string): ChangeRequest =>
  (valid, one) => {
    const authorization = change(valid.headers["authorization"] ?? "");
    const [only, second] = one.operation.security;
    return withHeaders({ authorization }, () => only?.scheme === wanted && !second)(valid, one);
  };

const lowerCaseScheme = (sent: string) => sent.replace(/^\w+/, (name) => name.toLowerCase());

function withoutCredentials({ headers, ...request }: TestRequest, { operation }: DocumentedOperation) {
  const names = operation.security.flatMap(partsOf).map(headerOf);
  if (names.length === 0 || operation.security.some((each) => partsOf(each).length === 0)) return undefined;
  const others = Object.entries(headers).filter(([name]) => !names.includes(name));
  return { ...request, headers: Object.fromEntries(others) };
}

/** Changes the method to the first that no operation of the API has, since other paths may match too. */
function withUndocumented(methods: readonly string[], valid: TestRequest, { api }: DocumentedOperation) {
  const own = documentedOperations.filter((each) => each.api === api);
  const method = methods.find((each) => own.every(({ operation }) => operation.method !== each));
  return method === undefined ? undefined : { ...valid, method };
}

const isJson = ({ operation: { success } }: DocumentedOperation) =>
  Object.values(success).every(({ kind, others }) => kind === "json" && !others);

const hasJsonBody = ({ operation: { requestBody } }: DocumentedOperation) =>
  requestBody?.kind === "json" && !requestBody.others;

/** Adds a parameter, if it is not a member of an open object. */
function addQuery({ target, ...valid }: TestRequest, { operation }: DocumentedOperation) {
  if (operation.parameters.some(({ style, isOpen }) => style === "form" && isOpen)) return undefined;
  return { ...valid, target: `${target}${target.includes("?") ? "&" : "?"}notInTheDocument=1` };
}

/** The values of a request whose files have content. */
export function valuesOf({ document, described, operation: { requestBody } }: DocumentedOperation) {
  const { parameters, body } = exampleValues(document, described);
  const withFiles = requestBody && replaceFiles(requestBody, body, (name) => new File(["a"], name));
  return { parameters, body: withFiles ?? body };
}

const wrong = { keyId: "unknown", keySecret: "wrong", token: "wrong" };

const withWrongKey: ChangeRequest = (_, one) =>
  hasTenants(one.api) ? writeRequest(one.operation, valuesOf(one), wrong) : undefined;

const basicWithColon = () => basicHeader(keyWithColon.id, keyWithColon.secret);

/** The status with which stock Prism rejects a request: the first that the operation documents of those that it tries. */
export function prismStatus<Each extends Status>(
  status: Each,
  { described }: DocumentedOperation,
): Each | number {
  const tried = status === 415 ? [415, 422, 400] : status === 422 ? [422, 400] : [];
  const documented = described.responses.map((response) => response.status);
  return tried.find((each) => documented.includes(String(each))) ?? status;
}

/** Requests about which both agree, and those about which stock Prism has another opinion, which a comment states. */
export const exchanges: readonly Exchange[] = [
  ["a valid request", "success", "success", (valid) => valid],
  ["no credentials", 401, 401, withoutCredentials],
  ["a token in place of a key", 401, 401, withCredentials("basic", () => "Bearer demo-token")],
  ["a key in place of a token", 401, 401, withCredentials("bearer", () => basicHeader("a", "b"))],
  ["a lower-case basic", "success", "success", withCredentials("basic", lowerCaseScheme)],
  // In RFC 9110 the case of a scheme has no meaning.
  ["a lower-case bearer", 401, "success", withCredentials("bearer", lowerCaseScheme)],
  // In RFC 7617 the first colon ends the user name.
  ["a Basic secret with a colon", 401, "success", withCredentials("basic", basicWithColon)],
  [
    "an undocumented method",
    405,
    405,
    (...args) => withUndocumented(["DELETE", "POST", "PATCH", "LOCK"], ...args),
  ],
  // In RFC 9110 a resource with GET has HEAD.
  [
    "HEAD",
    405,
    "success",
    (valid, one) => withUndocumented(valid.method === "GET" ? ["HEAD"] : [], valid, one),
  ],
  ["an unknown path", 404, 404, (valid) => ({ ...valid, target: `/nowhere${valid.target}` })],
  // It is probably misspelt.
  ["an unknown parameter", "success", 400, addQuery],
  ["an Accept without JSON", 406, 406, withHeaders({ accept: "text/plain" }, isJson)],
  ["no JSON", 400, 400, (valid, one) => (hasJsonBody(one) ? { ...valid, body: "{" } : undefined)],
  ["a body of type text/plain", 415, 415, withHeaders({ "content-type": "text/plain" }, hasJsonBody)],
  ["credentials that nobody has, of which Prism knows nothing", "success", 401, withWrongKey],
];
