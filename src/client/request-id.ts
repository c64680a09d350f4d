import { textMember } from "./text-member.ts";

/**
 * Finds the id that a server gave a request.
 *
 * @param response the response
 * @param body its body, parsed when it is JSON
 * @returns the id out of the body, else out of a header; undefined when there is none
 */
export function readRequestId(response: Response, body: unknown): string | undefined {
  return (
    textMember(body, "requestId") ??
    response.headers.get("x-request-id") ??
    response.headers.get("request-id") ??
    undefined
  );
}
