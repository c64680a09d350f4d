/** Anchors of the reference pages: the fragments of links to a property, a parameter, a header, a body or a response. */

/** Anchor of the section of the request body. */
export const requestBodyAnchor = "request-body";

/** Anchor of what has the properties of the request body. */
export const requestAnchor = "request";

/** Anchor of the section of a response. */
export function responseSectionAnchor(status: string): string {
  return `response-${status}`;
}

/** Anchor of what has the properties of a response. */
export function responseAnchor(status: string): string {
  return status.startsWith("2") ? "response" : `response-${status}`;
}

/** Anchor of what has the headers of a response. */
export function headersAnchor(status: string): string {
  return `${responseAnchor(status)}-header`;
}

/** Anchor of a property, a parameter, a header or an option, given that of what has it; `""` is a schema's own page. */
export function memberAnchor(parent: string, name: string): string {
  return parent === "" ? name : `${parent}.${name}`;
}
