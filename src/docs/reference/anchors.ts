/** Anchors of the reference pages: the fragments of links to a property, a parameter, a header, a body or a response. */

export const requestBodyAnchor = "request-body";

/** Anchor that those of the properties of the request body begin with. */
export const requestAnchor = "request";

export function responseSectionAnchor(status: string): string {
  return `response-${status}`;
}

/** Anchor that those of the properties of a response begin with. */
export function responseAnchor(status: string, statuses: readonly string[]): string {
  return status === statuses.find((each) => each.startsWith("2")) ? "response" : `response-${status}`;
}

/** Anchor that those of the headers of a response begin with. */
export function headersAnchor(status: string, statuses: readonly string[]): string {
  return `${responseAnchor(status, statuses)}-header`;
}

/**
 * Anchor of a property, a parameter, a header or an option. `parent`: anchor that it begins with, such as the name of a component schema;
 * empty for none.
 */
export function memberAnchor(parent: string, name: string): string {
  return parent === "" ? name : `${parent}.${name}`;
}
