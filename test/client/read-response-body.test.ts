import { describe, expect, test } from "vitest";
import { readResponseBody } from "../../src/client/read-response-body.ts";

/** Cross-origin browser response: the body is decompressed, `content-length` is the compressed length. */
function crossOriginResponse(text: string, contentLength: number): Response {
  const response = new Response(text, { headers: { "content-length": String(contentLength) } });
  return Object.defineProperty(response, "type", { value: "cors" });
}

describe("body without a visible content-encoding", () => {
  test("is truncated at the limit, regardless of content-length", async () => {
    const body = await readResponseBody(crossOriginResponse("x".repeat(1000), 10), 100);
    expect(body).toEqual({ bytes: new TextEncoder().encode("x".repeat(100)), isTruncated: true });
  });

  test("is read completely if it is within the limit", async () => {
    const body = await readResponseBody(crossOriginResponse("x".repeat(100), 10), 100);
    expect(body).toEqual({ bytes: new TextEncoder().encode("x".repeat(100)), isTruncated: false });
  });
});
