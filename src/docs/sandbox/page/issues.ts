/** Reads validation messages from error responses. */

/** A validation message and the JSON Pointer that it begins with. */
export interface PointedIssue {
  /** `/body`, `/parameters/filter` and so on. */
  readonly pointer: string;
  readonly message: string;
}

/** A pointer to the body or a parameter, and the text up to the next one. */
const pattern = /(\/(?:body|parameters)(?:\/[^\s;:,]*)?)[:,]? (.+?)(?=[;,.]? *\/(?:body|parameters)[/ ]|$)/gs;

/** Finds messages such as `/body/threshold must be number` in the strings of a body. No form of an error response is assumed. */
export function findIssues(body: unknown): readonly PointedIssue[] {
  if (typeof body === "string") {
    return [...body.matchAll(pattern)].map(([, pointer = "", message = ""]) => ({ pointer, message }));
  }
  if (typeof body !== "object" || body === null) return [];
  return Object.values(body).flatMap(findIssues);
}
