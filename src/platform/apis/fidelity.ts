/**
 * Fidelity: per operation, what the vendor's documentation states and what the platform chose where it is silent. `/_platform/fidelity` and
 * a page of the docs show it, so that a choice of the platform is not mistaken for a promise of the real service.
 */
import type { Fidelity, PlatformApi } from "./api.ts";

/** How the platform checks requests, for the fidelity of an API. */
export const requestChoices: readonly string[] = [
  "The order of checks is path, method, credentials, rate limit, Accept, body, parameters, resource.",
  "A violation of the contract is 400, never 422; the message names each violation with its JSON Pointer under /body or /parameters.",
  "Unknown query parameters, a body on an operation without one, duplicate member names, __proto__, and more than 64 levels are 400.",
];

/** Fidelity of an operation without a handler. */
export const exampleFidelity: Fidelity = {
  exact: ["Method, path, parameters and body, which are validated."],
  choices: [
    "The response is the example of the document, or a sample made from its schema, whatever was sent. The header X-Dataplat-Example and the journal say so.",
  ],
  extensions: [],
};

/** Fidelity of an operation or an API without statements of its own. */
export const defaultFidelity: Fidelity = {
  exact: ["Method, path, parameters, and the documented members of bodies."],
  choices: [],
  extensions: [],
};

/** Returns the fidelity of each API, by its name, and of each of its operations, by operationId, after the name of the API if several have it. */
export function listFidelity(apis: readonly PlatformApi[]): Readonly<Record<string, Fidelity>> {
  const subjects = apis.flatMap(({ name, operations, handlers, fidelity }) => [
    [name, fidelity[name] ?? defaultFidelity] as const,
    ...Object.keys(operations).map((operationId) => {
      const isShared = apis.some((api) => api.name !== name && Object.hasOwn(api.operations, operationId));
      const own = Object.hasOwn(handlers, operationId)
        ? (fidelity[operationId] ?? defaultFidelity)
        : exampleFidelity;
      return [isShared ? `${name}.${operationId}` : operationId, own] as const;
    }),
  ]);
  return Object.fromEntries(subjects);
}
