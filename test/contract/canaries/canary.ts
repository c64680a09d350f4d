/** A canary: a request with one breach of the contract, which a mock that still validates refuses. */
import type { RawRequest } from "../mocks.ts";

/** The API whose mock gets the request, and the operation that it is for. */
interface Addressee {
  readonly api: string;
  readonly operationId: string;
}

/** A request that keeps the contract. */
export type Control = RawRequest & Addressee;

/** A request that keeps the contract in a way that is easily refused by mistake: the end of a range, a null. */
export interface Accepted extends Addressee {
  /** What is sent, to complete the sentence "accepts ...". */
  readonly what: string;
  readonly request: RawRequest;
}

/** A request that breaks the contract in one place. */
export interface Canary extends Addressee {
  /** What is wrong, to complete the sentence "refuses ...". */
  readonly breach: string;
  readonly request: RawRequest;
  /** The status that the mock answers with. */
  readonly status: number;
  /** Stands in the answer, upper or lower case, and proves that the refusal is about this breach. */
  readonly names: string;
}

/** What each API's module here exports. */
export interface CanarySuite {
  /** One request per operation that keeps the contract, for the canaries to break. */
  readonly controls: readonly Control[];
  /** At least one per operation. */
  readonly canaries: readonly Canary[];
  readonly accepted: readonly Accepted[];
}

/** Prism's status for what its schemas refuse. */
export const unprocessable = 422;

/**
 * Changes a control in one place.
 *
 * @param control the request to break
 * @param breach what becomes wrong
 * @param change the members of the request that change
 * @param answer what the mock has to answer
 * @returns the canary
 */
export function broken(
  control: Control,
  breach: string,
  change: Partial<RawRequest>,
  answer: { readonly status: number; readonly names: string },
): Canary {
  const { api, operationId, ...request } = control;
  return { api, operationId, breach, request: { ...request, ...change }, ...answer };
}

/**
 * Replaces a control's body by one that its schema has to refuse.
 *
 * @param control a request with a body
 * @param breach what becomes wrong
 * @param body the new body, before it is written as JSON
 * @param names the field that the answer has to name
 * @returns the canary
 */
export function badBody(control: Control, breach: string, body: unknown, names: string): Canary {
  return broken(control, breach, { body: JSON.stringify(body) }, { status: unprocessable, names });
}

/**
 * Replaces a control's body by another that its schema has to accept.
 *
 * @param control a request with a body
 * @param what is sent
 * @param body the new body, before it is written as JSON
 */
export function goodBody(control: Control, what: string, body: unknown): Accepted {
  const { api, operationId, ...request } = control;
  return { api, operationId, what, request: { ...request, body: JSON.stringify(body) } };
}

/**
 * Credentials that are missing, empty or of another scheme.
 *
 * @param control a request with the right credentials
 * @param scheme the scheme that it uses
 * @param otherScheme an Authorization value of another scheme
 * @returns one canary for each
 */
export function badCredentials(control: Control, scheme: string, otherScheme: string): readonly Canary[] {
  const answer = { status: 401, names: "UNAUTHORIZED" };
  return [
    broken(control, "no credential", { authorization: undefined }, answer),
    broken(control, `a scheme that is not ${scheme}`, { authorization: otherScheme }, answer),
    broken(control, `${scheme} with nothing after it`, { authorization: scheme }, answer),
  ];
}

/**
 * Bodies that no JSON object schema allows, whatever its members.
 *
 * @param control a request whose body is a JSON object
 * @returns one canary for each
 */
export function badBodies(control: Control): readonly Canary[] {
  const malformed = { status: 400, names: "invalid_json" };
  const schema = { status: unprocessable, names: "must be object" };
  const required = { status: unprocessable, names: "body parameter is required" };
  return [
    broken(control, "no body", { body: undefined }, required),
    broken(control, "an empty body", { body: "" }, required),
    broken(control, "null as the body", { body: "null" }, required),
    broken(control, "an array as the body", { body: "[]" }, schema),
    broken(control, "an array around the body", { body: `[${control.body}]` }, schema),
    broken(control, "a string as the body", { body: '"text"' }, schema),
    broken(control, "a number as the body", { body: "1" }, schema),
    broken(control, "JSON that ends early", { body: '{"name":' }, malformed),
    broken(control, "JSON with unquoted names", { body: "{name: 1}" }, malformed),
    broken(control, "text after the JSON", { body: `${control.body} x` }, malformed),
    broken(
      control,
      "malformed JSON without a credential",
      { body: "{", authorization: undefined },
      malformed,
    ),
    broken(
      control,
      "a body of another media type",
      { contentType: "text/plain" },
      { status: 415, names: "application/json" },
    ),
    badBody(control, "an unknown member", { notInTheContract: 1 }, "found 'notInTheContract'"),
  ];
}
