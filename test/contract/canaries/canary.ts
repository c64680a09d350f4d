/** Canaries: requests with one violation of the contract, which a validating mock rejects. */
import type { RawRequest } from "../mocks.ts";

/** The API and the operation of a request. */
interface Target {
  readonly api: string;
  readonly operationId: string;
}

/** A valid request. */
export type Control = RawRequest & Target;

/** A valid request that is easily rejected by mistake: the end of a range, a null. */
export interface Accepted extends Target {
  /** Description of the request, for the test's title. */
  readonly what: string;
  readonly request: RawRequest;
}

/** A request with one violation of the contract. */
export interface Canary extends Target {
  /** Description of the violation, for the test's title. */
  readonly violation: string;
  readonly request: RawRequest;
  /** The status of the mock's response. */
  readonly status: number;
  /** Text in the response, in any case, which proves that the mock rejects this violation. */
  readonly names: string;
}

/** Exports of each API's module in this folder. */
export interface CanarySuite {
  /** One valid request per operation, which the canaries change. */
  readonly controls: readonly Control[];
  /** At least one per operation. */
  readonly canaries: readonly Canary[];
  readonly accepted: readonly Accepted[];
}

/** Prism's status for a value that does not match its schema. */
export const unprocessable = 422;

/** Creates a canary from a control; `change` has the members of the request that change. */
export function broken(
  control: Control,
  violation: string,
  change: Partial<RawRequest>,
  expected: { readonly status: number; readonly names: string },
): Canary {
  const { api, operationId, ...request } = control;
  return { api, operationId, violation, request: { ...request, ...change }, ...expected };
}

/** Creates a canary with a body that its schema rejects. */
export function badBody(control: Control, violation: string, body: unknown, names: string): Canary {
  return broken(control, violation, { body: JSON.stringify(body) }, { status: unprocessable, names });
}

/** Creates a valid request with another body. */
export function goodBody(control: Control, what: string, body: unknown): Accepted {
  const { api, operationId, ...request } = control;
  return { api, operationId, what, request: { ...request, body: JSON.stringify(body) } };
}

/** Creates canaries with credentials that are missing, empty or of another scheme. */
export function badCredentials(control: Control, scheme: string, otherScheme: string): readonly Canary[] {
  const expected = { status: 401, names: "Invalid security scheme used" };
  return [
    broken(control, "no credential", { authorization: undefined }, expected),
    broken(control, `a scheme that is not ${scheme}`, { authorization: otherScheme }, expected),
    broken(control, `${scheme} with nothing after it`, { authorization: scheme }, expected),
  ];
}

/** Creates canaries with bodies that every closed object schema rejects. The body of `control` is a JSON object. */
export function badBodies(control: Control): readonly Canary[] {
  const mediaType = { status: 415, names: "application/json" };
  const malformed = { status: 400, names: "invalid_json" };
  const schema = { status: unprocessable, names: "must be object" };
  const required = { status: unprocessable, names: "body parameter is required" };
  return [
    broken(control, "no body", { body: undefined }, required),
    broken(control, "an empty body", { body: "" }, required),
    broken(control, "null as the body", { body: "null" }, required),
    broken(control, "an array around the body", { body: `[${control.body}]` }, schema),
    broken(control, "a string as the body", { body: '"text"' }, schema),
    broken(control, "JSON that ends early", { body: '{"name":' }, malformed),
    broken(control, "text after the JSON", { body: `${control.body} x` }, malformed),
    broken(control, "malformed JSON, no credential", { body: "{", authorization: undefined }, malformed),
    broken(control, "a body of another media type", { contentType: "text/plain" }, mediaType),
    badBody(control, "an unknown member", { notInTheContract: 1 }, "found 'notInTheContract'"),
  ];
}
